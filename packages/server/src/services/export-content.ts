import type { Configuration, ExtractedData } from "@docsift/engine"
import { assertNever } from "../domain/assert-never.ts"
import { toCsv } from "./export-csv.ts"
import { toSheets } from "./export-tables.ts"
import { indentJson } from "./indent-json.ts"

/** The formats of an export. */
export const exportModes = ["csv", "json", "xlsx"] as const

/** The format of an export. */
export type ExportMode = (typeof exportModes)[number]

/** The input of an export; the data is JSON text, so that it can be passed to a thread as is. */
export interface ExportRequest {
  readonly mode: ExportMode
  readonly configuration: Configuration
  readonly extractedData: string
}

/** Exported data: text for `csv` and `json`, bytes for `xlsx`. */
export type ExportContent = string | Uint8Array

/** Builds the content of an export. It takes seconds for hundreds of thousands of values, without yielding. */
export async function buildExport({ mode, configuration, extractedData }: ExportRequest): Promise<ExportContent> {
  switch (mode) {
    case "csv":
      return toCsv(configuration, parse(extractedData))
    case "json":
      return indentJson(extractedData)
    case "xlsx": {
      // Loaded when it is first used: its 74 modules would make every start slower.
      const { writeXlsx } = await import("hucre/xlsx")
      return writeXlsx({ sheets: toSheets(configuration, parse(extractedData)) })
    }
    default:
      return assertNever(mode)
  }
}

function parse(json: string): ExtractedData {
  return JSON.parse(json) as ExtractedData // Written by the engine.
}
