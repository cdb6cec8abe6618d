import type { Configuration, ExtractedData } from "@docsift/engine"
import { assertNever } from "../domain/assert-never.ts"
import { writeLabel } from "../domain/label.ts"
import { mergeCorrections } from "../domain/merge-corrections.ts"
import type { Corrections } from "../domain/review.ts"
import { toCsv } from "./export-csv.ts"
import { toSheets } from "./export-tables.ts"
import { indentJson } from "./indent-json.ts"

/** The formats of an export. */
export const exportModes = ["csv", "json", "xlsx"] as const

/** The format of an export. */
export type ExportMode = (typeof exportModes)[number]

/** The input of an export; the data is JSON text, so that it can be passed to a thread as is. */
export interface ExportRequest {
  /** `data` is compact JSON, the form of `data` in a review; `label` has the members of a label. */
  readonly mode: ExportMode | "data" | "label"
  /** The evidence report as JSON text, for `label`. */
  readonly evidence?: string | undefined
  /** Undefined to export the data as it was extracted. */
  readonly corrections?: Corrections | undefined
  readonly configuration: Configuration
  readonly extractedData: string
}

/** Exported data: text for `csv` and `json`, bytes for `xlsx`. */
export type ExportContent = string | Uint8Array

/** Builds the content of an export. It takes seconds for hundreds of thousands of values, without yielding. */
export async function buildExport({ mode, configuration, ...request }: ExportRequest): Promise<ExportContent> {
  const { corrections, evidence } = request
  if (mode === "label") {
    if (evidence === undefined) throw new TypeError("a label needs the evidence")
    return writeLabel({ configuration, extractedData: request.extractedData, evidence, corrections: corrections ?? {} })
  }
  const isCorrected = corrections !== undefined && Object.keys(corrections).length > 0
  const extractedData = isCorrected
    ? mergeCorrections({ configuration, extractedData: request.extractedData, corrections })
    : request.extractedData
  switch (mode) {
    case "data":
      return extractedData
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
