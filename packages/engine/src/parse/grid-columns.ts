import type { GridCell } from "../document.ts"

/** Drops the columns that only space a table out: no row has a text in them. */
export function dropEmptyColumns(rows: readonly GridCell[][]): GridCell[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const isUsed = Array.from({ length: width }, () => false)
  for (const row of rows) for (const [index, { text }] of row.entries()) if (text !== "") isUsed[index] = true
  return rows.map((row) => row.filter((_, index) => isUsed[index] === true))
}
