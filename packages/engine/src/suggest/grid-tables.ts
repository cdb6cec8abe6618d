import type { Grid, GridCell } from "../document.ts"
import { type CellFormat, readCell } from "../tables/cells/cell-value.ts"
import { conceptOf } from "../tables/headings/heading-concepts.ts"
import type { PrintedColumn } from "./column-draft.ts"

/** Rows of a grid that are searched for headings, and below them for cells. */
const MAX_ROWS = 60
const MAX_SAMPLED_ROWS = 12
const MAX_GRIDS = 40
/** Columns that are read; real sheets have a few dozen. */
const MAX_GRID_COLUMNS = 100
const MAX_HEADING_LENGTH = 60
/** Headings of which at least one must be known: two texts beside each other are also a label and its value. */
const MIN_UNKNOWN_COLUMNS = 3
const MIN_TYPED_SHARE = 0.6

/** The headings of a native grid, with the cells below each. */
export interface GridTable {
  readonly grid: Grid
  /** Index of the heading row. */
  readonly row: number
  readonly columns: readonly PrintedColumn[]
}

/** Finds the heading row of each native grid. */
export function findGridTables(grids: readonly Grid[], format: CellFormat): GridTable[] {
  return grids.slice(0, MAX_GRIDS).flatMap((grid) => findHeadings(grid, format) ?? [])
}

function findHeadings(grid: Grid, format: CellFormat): GridTable | undefined {
  for (let row = 0; row < Math.min(grid.rows.length, MAX_ROWS); row++) {
    const heads = (grid.rows[row] ?? []).slice(0, MAX_GRID_COLUMNS)
    const filled = heads.flatMap(({ text }, column) => (text.trim() === "" ? [] : [column]))
    if (filled.length < 2 || !filled.every((column) => isHeading(heads[column]))) continue
    const below = grid.rows.slice(row + 1, row + 1 + MAX_SAMPLED_ROWS)
    const columns = filled.map((column) => ({
      heading: heads[column]?.text ?? "",
      cells: below.flatMap((cells) => (cells[column]?.text ?? "") || []),
      isTyped: isTyped(below, column, format),
    }))
    const known = columns.filter(({ heading }) => conceptOf(heading) !== undefined).length
    if (known === 0 && columns.length < MIN_UNKNOWN_COLUMNS) continue
    if (columns.filter(({ cells }) => cells.length > 0).length < Math.max(2, filled.length / 2)) continue
    if (columns.some((column) => column.isTyped)) return { grid, row, columns }
  }
  return undefined
}

function isHeading(cell: GridCell | undefined): boolean {
  if (!cell || cell.value !== undefined) return false
  const text = cell.text.trim()
  return text.length <= MAX_HEADING_LENGTH && /[\p{L}#%]/u.test(text) && !text.endsWith(":") && !/\d{3}/u.test(text)
}

function isTyped(rows: readonly (readonly GridCell[])[], column: number, format: CellFormat): boolean {
  const cells = rows.flatMap((row) => row[column] ?? []).filter(({ text }) => text.trim() !== "")
  const typed = cells.filter(
    ({ text, value }) =>
      value !== undefined || readCell(text, "number", format) !== null || readCell(text, "date", format) !== null,
  )
  return cells.length > 0 && typed.length >= MIN_TYPED_SHARE * cells.length
}
