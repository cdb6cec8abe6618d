import type { FileGrid, FileId } from "@docsift/sdk"
import { useQueries, useQuery } from "@tanstack/react-query"
import { gridQuery } from "../queries/files.ts"
import { requestsFor, ROWS_PER_REQUEST, rowsIn, type Viewport } from "./grid-window.ts"

/** Loads the rows of a sheet that are visible, and the first ones, which decide the widths of its columns. */
export function useSheetRows(fileId: FileId, grid: FileGrid, view: Viewport) {
  const rows = rowsIn(view, grid.rows)
  const firstRows = useQuery(gridQuery(fileId, grid.page, 1))
  const requests = useQueries({
    queries: requestsFor(rows).map((firstRow) => gridQuery(fileId, grid.page, firstRow)),
  })
  const failed = requests.find(({ isError }) => isError)
  const loaded = new Map(requests.flatMap(({ data }) => (data === undefined ? [] : [[data.firstRow, data.rows]])))
  const textAt = (row: number, column: number) => {
    const firstRow = row - (row % ROWS_PER_REQUEST) + 1
    return loaded.get(firstRow)?.[row - firstRow + 1]?.[column]
  }
  return { rows, firstRows: firstRows.data?.rows, failed, textAt }
}
