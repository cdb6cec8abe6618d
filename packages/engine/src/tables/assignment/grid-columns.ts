import type { TableDefinition } from "../../configuration.ts"
import type { Grid, GridCell } from "../../document.ts"
import { assignColumns } from "./assign-columns.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { TableColumn } from "../columns/columns.ts"
import type { GridHeader } from "../headings/grid-header.ts"

/** Rows that are profiled; the cells of a long sheet look alike. */
const MAX_PROFILED_ROWS = 200

/** Reassigns the columns of a native grid by their headings, cells and the table's arithmetic. */
export function assignGridColumns(
  header: GridHeader,
  labels: readonly ColumnLabels[],
  definition: TableDefinition,
  format: CellFormat,
): GridHeader {
  const { grid, row, columns } = header
  const headings = headingsOf(grid, row)
  const rows = grid.rows.slice(row + 1, row + 1 + MAX_PROFILED_ROWS).map((cells) => cells.map(textOf))
  const score = header.score / Math.max(1, columns.size)
  const printed = headings.map((heading, position): TableColumn => {
    const configured = [...columns].find(([, found]) => found === position)?.[0]
    return {
      column: configured,
      type: configured === undefined ? undefined : definition.columns[configured]?.type,
      head: heading === "" ? undefined : [position, 0, position + 1, 1],
      heading,
      left: position,
      right: position + 1,
      score: configured === undefined ? 0 : score,
    }
  })
  const assigned = assignColumns(printed, rows, labels, definition, format)
  const positions = new Map(
    assigned.flatMap(({ column }, position): [number, number][] => (column === undefined ? [] : [[column, position]])),
  )
  // A matched heading keeps its column when no other takes it; cells that do not fit are reported elsewhere.
  for (const [configured, position] of columns) {
    const isTaken = positions.has(configured) || [...positions.values()].includes(position)
    if (!isTaken) positions.set(configured, position)
  }
  return { ...header, columns: positions }
}

/** Returns the stored value, or the displayed text of percentages: 0.19 may be anything, `19 %` is a rate. */
function textOf({ text, value }: GridCell): string {
  return value === undefined || value === null || text.endsWith("%") ? text : String(value)
}

function headingsOf({ rows }: Grid, row: number): string[] {
  return (rows[row] ?? []).map(({ text }) => text)
}
