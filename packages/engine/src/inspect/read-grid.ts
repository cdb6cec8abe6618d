import { greatest } from "../arrays/extremes.ts"
import type { Grid } from "../document.ts"
import { InspectionError } from "./inspection-error.ts"
import type { GridRequest, GridRows } from "./inspector.ts"

/** A screen of cells; more are read by further calls. */
export const MAX_GRID_ROWS = 500
/**
 * A file of 100 KB can have one row of 100,000 cells, to whose length all others would be filled: 500 of them were 150 MB of
 * JSON and blocked the server for seconds.
 */
export const MAX_GRID_COLUMNS = 1000

/**
 * Returns rows of the sheet that a page stands for, each as long as the longest row of the sheet, up to a thousand cells.
 *
 * @throws {InspectionError} page_out_of_range for pages that are no sheets.
 */
export function readGrid(
  grids: readonly Grid[],
  { page, firstRow = 1, rows: count = MAX_GRID_ROWS }: GridRequest,
): GridRows {
  const { name, rows } = gridOf(grids, page)
  const longest = greatest(
    rows.map((row) => row.length),
    0,
  )
  const columns = Math.min(longest, MAX_GRID_COLUMNS)
  const texts = rows
    .slice(firstRow - 1, firstRow - 1 + Math.min(count, MAX_GRID_ROWS))
    .map((row) => Array.from({ length: columns }, (_, column) => row[column]?.text ?? ""))
  return { page, ...(name !== undefined && { name }), firstRow, rows: texts }
}

/**
 * Returns the sheet that a page stands for.
 *
 * @throws {InspectionError} page_out_of_range.
 */
export function gridOf(grids: readonly Grid[], page: number): Grid {
  const grid = grids.find((grid) => grid.page === page)
  if (grid === undefined) throw new InspectionError("page_out_of_range", `The document has no sheet ${page}.`)
  return grid
}
