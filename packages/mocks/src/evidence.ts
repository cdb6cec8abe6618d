import type { ExtractedValue, UntypedData } from "@docsift/sdk"
import { confidenceAt } from "./confidence.ts"
import type { ReplyOf } from "./openapi-types.ts"
import { pointerTo } from "./json-pointer.ts"
import type { StoredExecution } from "./records.ts"

type Report = Extract<ReplyOf<"GET /api/v1/executions/{executionId}/evidence">, { readonly json: unknown }>["json"]
type Evidence = Report["evidence"][string]

// A4 in points.
const page = { page: 1, width: 595, height: 842 }
const lineHeight = 14

/** Generates positions for the values: one line each on the first page, or cells below a header row in a spreadsheet. */
export function evidenceOf(
  data: UntypedData,
  { configuration, file, outcome }: Pick<StoredExecution, "configuration" | "file" | "outcome">,
): Report {
  const isGrid = /csv|tab-separated|spreadsheet/.test(file.mediaType)
  const evidence: Record<string, Evidence> = {}
  const confidence = confidenceAt(outcome.confidence)
  let line = 0
  const add = (path: readonly (string | number)[], value: ExtractedValue, column: number, row: number) => {
    if (value === null) return
    const top = 40 + (line++ % 50) * lineHeight
    const position = isGrid ? { cell: `${columnName(column)}${row}` } : { box: [40, top, 240, top + lineHeight - 4] }
    evidence[pointerTo(path)] = {
      page: 1,
      ...position,
      text: formatted(value),
      confidence: confidence(path),
      source: "builtin",
    }
  }
  for (const { name, fields = [], tables = [] } of configuration.objects) {
    for (const [at, field] of fields.entries()) {
      add([name, "fields", field.name], data[name]?.fields?.[field.name] ?? null, 1, at + 1)
    }
    for (const table of tables) {
      for (const [row, cells] of (data[name]?.tables?.[table.name] ?? []).entries()) {
        // The first row of a spreadsheet is its header.
        for (const [at, column] of table.columns.entries()) {
          add([name, "tables", table.name, row, column.name], cells[column.name] ?? null, at, row + 2)
        }
      }
    }
  }
  return { pages: [page], evidence, warnings: [] }
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Formats a number as on an invoice. */
function formatted(value: string | number): string {
  return typeof value === "number" ? value.toLocaleString("en-US", { minimumFractionDigits: 2 }) : value
}
