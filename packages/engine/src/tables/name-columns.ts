import type { TableDefinition } from "../configuration.ts"
import { greatest } from "../arrays/extremes.ts"
import { conceptOf } from "./column-labels.ts"
import type { TableColumn } from "./columns.ts"
import { textOf } from "./page-text.ts"
import type { RowCells } from "./reading.ts"

/**
 * Gives the one configured text column that no heading named to the printed column with the most text, unless a
 * heading says that it is something else: the names of the rows often stand below no heading at all.
 */
export function nameByText(
  columns: readonly TableColumn[],
  rows: readonly RowCells[],
  definition: TableDefinition,
  isMoney: boolean,
): TableColumn[] {
  const missing = definition.columns.flatMap(({ type }, position) =>
    type === "string" && !columns.some((column) => column.column === position) ? [position] : [],
  )
  const [wanted] = missing
  if (wanted === undefined || missing.length > 1 || (!isMoney && wanted !== 0)) return [...columns]
  if (isMoney && isCode(definition.columns[wanted]?.name ?? "")) return [...columns]
  const letters = columns.map((column, index) =>
    isFree(column, isMoney)
      ? rows.reduce((sum, row) => sum + textOf(row[index] ?? []).replace(/[^\p{L}]/gu, "").length, 0)
      : 0,
  )
  const most = greatest(letters)
  // Four letters a row tell names from units and article codes.
  if (most < 4 * rows.length) return [...columns]
  const found = letters.indexOf(most)
  return columns.map((column, index) =>
    index === found ? { ...column, column: wanted, type: "string", score: 0.5 } : column,
  )
}

/** Numbers and units are never the widest text of a row. */
function isCode(name: string): boolean {
  const concept = conceptOf(name)
  return concept === "position" || concept === "article" || concept === "documentNumber" || concept === "unit"
}

/** Not configured, and without a heading that means something else, such as a unit or an article number. */
function isFree({ column, head, heading }: TableColumn, isMoney: boolean): boolean {
  if (column !== undefined) return false
  const concept = conceptOf(heading)
  return head === undefined || (isMoney && (concept === undefined || concept === "description"))
}
