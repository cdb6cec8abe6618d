import type { ExtractedValue } from "@docsift/sdk"
import { contentDispositionHeader } from "./generated/header-names.ts"
import { mediaTypeByExportMode as mediaTypes } from "./generated/media-types.ts"
import type { ReplyOf } from "./openapi-types.ts"
import { indentJson, orderedJson } from "./ordered-json.ts"
import type { StoredExecution } from "./records.ts"
import { tidyColumns, tidyRows } from "./tidy-rows.ts"
import { writeWorkbook } from "./workbook.ts"

/** Returns the values in the format that `Accept` or `mode` requests. */
export function exportResponse(
  execution: StoredExecution,
  mode: "csv" | "json" | "xlsx" = "csv",
  accept: string | null,
): ReplyOf<"GET /api/v1/executions/{executionId}/export"> {
  const accepted = (accept ?? "").split(",").map((type) => type.split(";")[0]?.trim())
  const stem = execution.file.name.replace(/\.[A-Za-z0-9]{1,8}$/, "")
  const disposition = (extension: string) => ({ [contentDispositionHeader]: attachment(`${stem}.${extension}`) })
  if (accepted.includes(mediaTypes.csv)) {
    return { status: 200, mediaType: mediaTypes.csv, bytes: writeCsv(execution), headers: disposition("csv") }
  }
  if (accepted.includes(mediaTypes.xlsx)) {
    return {
      status: 200,
      mediaType: mediaTypes.xlsx,
      bytes: writeWorkbook({ Values: allRows(execution) }),
      headers: disposition("xlsx"),
    }
  }
  if (mode === "json") {
    return { status: 200, json: indentJson(orderedJson(execution.configuration, execution.extractedData ?? {})) }
  }
  if (mode === "csv") return { status: 200, json: writeCsv(execution) }
  return { status: 200, json: base64Of(writeWorkbook({ Values: allRows(execution) })) }
}

function base64Of(bytes: Uint8Array): string {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Returns the `Content-Disposition` of an attachment with a file name (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7E]|["\\]/g, "_")
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`
}

function allRows(execution: StoredExecution): ExtractedValue[][] {
  return [[...tidyColumns], ...tidyRows(execution)]
}

function writeCsv(execution: StoredExecution): string {
  return csvOf(allRows(execution))
}

/** Writes rows as CSV from which no spreadsheet reads a formula. */
export function csvOf(rows: readonly (readonly ExtractedValue[])[]): string {
  return rows.map((row) => `${row.map((value) => toCell(value)).join(",")}\r\n`).join("")
}

const atStart = /^[=+\-@\t\r\n＝＋－＠]/
/** Spreadsheets that split at `;`, tabs or line breaks start a new cell after them. */
const afterSeparator = /([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g

/** Prevents a spreadsheet from running a text as a formula, and quotes as in RFC 4180. */
function toCell(value: ExtractedValue): string {
  if (value === null) return ""
  if (typeof value !== "string") return String(value)
  const escaped = value.replace(afterSeparator, "$1'")
  const text = atStart.test(escaped) ? `'${escaped}` : escaped
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
