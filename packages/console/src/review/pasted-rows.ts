import type { ExtractedValue } from "@docsift/sdk"
import type { RowValues } from "./draft-rows.ts"
import { parseTsv } from "./parse-tsv.ts"
import { parseValue } from "./parse-value.ts"
import type { Column } from "./sections.ts"
import type { ValueFormat } from "./value-format.ts"

/** A cell of the clipboard that is no value of its column. */
export interface PasteProblem {
  /** Counted from 1, without the heading. */
  readonly row: number
  readonly column: string
  readonly problem: string
}

/** What rows of a spreadsheet become in a table. */
export interface PastedRows {
  readonly rows: readonly RowValues[]
  /** Whether the first line names columns; otherwise the columns are taken in their order. */
  readonly hasHeading: boolean
  /** Cells and headings of the clipboard that no column takes. */
  readonly ignored: readonly string[]
  /** Columns that get no value. */
  readonly missing: readonly string[]
  readonly problems: readonly PasteProblem[]
}

/** Reads rows of a spreadsheet as rows of a table. */
export function readPastedRows(text: string, columns: readonly Column[], format: ValueFormat): PastedRows {
  const lines = parseTsv(text)
  const heading = lines[0]?.map((cell) => findColumn(cell, columns)) ?? []
  // One named column may be a value by chance; a heading names at least half of its cells.
  const named = new Set(heading.filter((column) => column !== undefined)).size
  const hasHeading = named > 0 && named * 2 >= (lines[0]?.length ?? 0)
  const targets = hasHeading ? firstOfEach(heading) : columns
  const problems: PasteProblem[] = []
  const rows = lines.slice(hasHeading ? 1 : 0).map((cells, index) => {
    const values = new Map<string, ExtractedValue>(columns.map(({ name }) => [name, null]))
    for (const [position, column] of targets.entries()) {
      if (column === undefined) continue
      const parsed = parseValue(cells[position] ?? "", column.type, format)
      if ("value" in parsed) values.set(column.name, parsed.value)
      else problems.push({ row: index + 1, column: column.name, problem: parsed.problem })
    }
    return Object.fromEntries(values)
  })
  const width = lines.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  const ignored = Array.from({ length: width }, (_, position) => position)
    .filter(
      (position) => targets[position] === undefined && lines.some((cells) => (cells[position] ?? "").trim() !== ""),
    )
    .map((position) => (hasHeading && lines[0]?.[position]?.trim()) || `column ${position + 1}`)
  const filled = new Set(targets.slice(0, width).map((column) => column?.name))
  return {
    rows,
    hasHeading,
    ignored,
    missing: columns.map(({ name }) => name).filter((name) => !filled.has(name)),
    problems,
  }
}

const findColumn = (cell: string, columns: readonly Column[]): Column | undefined =>
  columns.find(({ name }) => name.toLowerCase() === cell.trim().toLowerCase())

/** Leaves out a column that was named before. */
function firstOfEach(columns: readonly (Column | undefined)[]): readonly (Column | undefined)[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined))
}
