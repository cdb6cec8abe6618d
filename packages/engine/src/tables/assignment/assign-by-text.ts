import type { TableDefinition } from "../../configuration.ts"
import { greatest } from "../../arrays/extremes.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import type { TableColumn } from "../columns/columns.ts"
import { textOf } from "../words/page-text.ts"
import type { RowCells } from "../rows/row-records.ts"

/** Names have more letters per row than units and article codes. */
const MIN_LETTERS_PER_ROW = 4
/** Heading score of a column that was assigned by its text alone. */
const TEXT_ONLY_SCORE = 0.5

/**
 * Assigns the only configured text column without a matched heading to the printed column with the most text, unless that
 * column's heading means something else: row names are often printed below no heading at all.
 */
export function assignByText(
  columns: readonly TableColumn[],
  rows: readonly RowCells[],
  definition: TableDefinition,
  isPricedList: boolean,
): TableColumn[] {
  const missing = definition.columns.flatMap(({ type }, position) =>
    type === "string" && !columns.some((column) => column.column === position) ? [position] : [],
  )
  const [target] = missing
  if (target === undefined || missing.length > 1 || (!isPricedList && target !== 0)) return [...columns]
  if (isPricedList && isCode(definition.columns[target]?.name ?? "")) return [...columns]
  const letters = columns.map((column, index) =>
    isFree(column, isPricedList)
      ? rows.reduce((sum, row) => sum + textOf(row[index] ?? []).replace(/[^\p{L}]/gu, "").length, 0)
      : 0,
  )
  const most = greatest(letters)
  if (most < MIN_LETTERS_PER_ROW * rows.length) return [...columns]
  const found = letters.indexOf(most)
  return columns.map((column, index) =>
    index === found ? { ...column, column: target, type: "string", score: TEXT_ONLY_SCORE, isGuessed: true } : column,
  )
}

/** Returns whether a column holds codes or units, which are never the longest text of a row. */
function isCode(name: string): boolean {
  const concept = conceptOf(name)
  return concept === "position" || concept === "article" || concept === "documentNumber" || concept === "unit"
}

/** Returns whether a printed column is unassigned and its heading does not mean something else, such as a unit. */
function isFree({ column, head, heading }: TableColumn, isPricedList: boolean): boolean {
  if (column !== undefined) return false
  const concept = conceptOf(heading)
  return head === undefined || (isPricedList && (concept === undefined || concept === "description"))
}
