import type { ExtractedValue, UntypedData } from "@docsift/sdk"
import type { ReplyOf } from "./document.ts"
import type { StoredExecution } from "./store.ts"

type Report = Extract<ReplyOf<"GET /api/v1/executions/{executionId}/evidence">, { readonly json: unknown }>["json"]
type Place = Report["evidence"][string]

// A4 in points.
const page = { page: 1, width: 595, height: 842 }
const lineHeight = 14

/** Makes up where the values stand: one line each on the first page, or cells under a heading when the file is a grid. */
export function evidenceOf(data: UntypedData, { configuration, file }: StoredExecution): Report {
  const isGrid = /csv|tab-separated|spreadsheet/.test(file.mediaType)
  const evidence: Record<string, Place> = {}
  let line = 0
  const add = (path: readonly (string | number)[], value: ExtractedValue, column: number, row: number) => {
    if (value === null) return
    const top = 40 + (line++ % 50) * lineHeight
    const place = isGrid ? { cell: `${columnName(column)}${row}` } : { box: [40, top, 240, top + lineHeight - 4] }
    evidence[pointerTo(path)] = { page: 1, ...place, text: printed(value), confidence: 0.95, source: "builtin" }
  }
  for (const { name, fields = [], tables = [] } of configuration.objects) {
    for (const [at, field] of fields.entries()) {
      add([name, "fields", field.name], data[name]?.fields?.[field.name] ?? null, 1, at + 1)
    }
    for (const table of tables) {
      for (const [row, cells] of (data[name]?.tables?.[table.name] ?? []).entries()) {
        // The first row of a grid is its heading.
        for (const [at, column] of table.columns.entries()) {
          add([name, "tables", table.name, row, column.name], cells[column.name] ?? null, at, row + 2)
        }
      }
    }
  }
  return { pages: [page], evidence, warnings: [] }
}

/** Writes a JSON Pointer (RFC 6901). */
function pointerTo(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Prints a number as an invoice would. */
function printed(value: string | number): string {
  return typeof value === "number" ? value.toLocaleString("en-US", { minimumFractionDigits: 2 }) : value
}
