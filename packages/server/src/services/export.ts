import type { Configuration, ExtractedData, Value } from "@docsift/engine"
import { stringify } from "csv-stringify/sync"
import { Scope } from "../database/scope.ts"
import { assertNever } from "../domain/assert-never.ts"
import type { Caller } from "../domain/caller.ts"
import { notFound } from "../domain/errors.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import { notCompleted } from "./executions.ts"
import { toSheets, toTidyRows } from "./export-tables.ts"

/** In which form the data is wanted. */
export const exportModes = ["csv", "json", "xlsx"] as const

/** In which form the data is wanted. */
export type ExportMode = (typeof exportModes)[number]

/** Exported data: text for `csv` and `json`, bytes for `xlsx`. */
export interface ExportedData {
  readonly content: string | Uint8Array
  readonly mediaType: string
  /** The document's name with the ending of the form. */
  readonly fileName: string
}

/** Turns extracted data into files people can open. */
export class ExportService {
  readonly #executions: ExecutionRepository

  constructor(executions: ExecutionRepository) {
    this.#executions = executions
  }

  /** @throws {AppError} `not_found`, `execution_not_completed`. */
  async export(caller: Caller, id: string, mode: ExportMode): Promise<ExportedData> {
    const found = await this.#executions.findForExport(Scope.of(caller), parseId("exe", id, "executionId"))
    if (found === undefined) throw notFound("execution")
    const { status, configuration, extractedData, fileName } = found
    if (extractedData === undefined) throw notCompleted(status)
    const name = `${fileName.replace(/\.[A-Za-z0-9]{1,8}$/, "")}.${mode}`
    switch (mode) {
      case "csv":
        return { content: toCsv(configuration, extractedData), mediaType: "text/csv; charset=utf-8", fileName: name }
      case "json":
        return { content: JSON.stringify(extractedData, null, 2), mediaType: "application/json", fileName: name }
      case "xlsx": {
        // Loaded when it is first used: its 74 modules would make every start slower.
        const { writeXlsx } = await import("hucre/xlsx")
        return {
          content: await writeXlsx({ sheets: toSheets(configuration, extractedData) }),
          mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          fileName: name,
        }
      }
      default:
        return assertNever(mode)
    }
  }
}

const csvColumns = ["object", "section", "table", "row", "name", "type", "value"] as const

/** Writes the tidy form as CSV (RFC 4180: CRLF, quotes doubled). */
export function toCsv(configuration: Configuration, data: ExtractedData): string {
  const rows = toTidyRows(configuration, data).map((row) => csvColumns.map((column) => toCell(row[column])))
  return stringify([csvColumns.map(String), ...rows], { record_delimiter: "\r\n" })
}

/**
 * Keeps a spreadsheet from running text as a formula: a leading apostrophe. Numbers are JSON numbers and pass as they
 * are, `-5` included.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function toCell(value: Value | undefined): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "number") return String(value)
  return /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
}
