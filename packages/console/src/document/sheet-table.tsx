import { useMemo } from "react"
import { cellName, columnName } from "./cell-address.ts"
import { columnsIn, ROW_HEIGHT, type Viewport } from "./grid-window.ts"
import { SheetCell } from "./sheet-cell.tsx"
import type { SheetGridProps } from "./sheet-props.ts"
import styles from "./sheet-grid.module.css"
import type { useSheetRows } from "./use-sheet-rows.ts"
import { HEADER_WIDTH } from "./use-sheet-view.ts"

interface SheetTableProps
  extends Omit<SheetGridProps, "fileId">, Pick<ReturnType<typeof useSheetRows>, "rows" | "textAt"> {
  readonly view: Viewport
  readonly edges: readonly number[]
  readonly columnCount: number
}

/** Renders the visible cells of a sheet, with room in place of the others. */
export function SheetTable(props: SheetTableProps) {
  const { grid, marks, mark, onSelect, threshold, onPick, isPulsing, onPulsed } = props
  const { view, edges, rows, columnCount, textAt } = props
  const columns = columnsIn(view, edges)
  const before = edges[columns.start] ?? 0
  const after = (edges.at(-1) ?? 0) - (edges[columns.end] ?? 0)
  const shownColumns = Array.from({ length: columns.end - columns.start }, (_, index) => columns.start + index)
  const shownRows = Array.from({ length: rows.end - rows.start }, (_, index) => rows.start + index)
  const marksOfCell = useMemo(
    () =>
      Map.groupBy(
        marks.filter(({ page, cell }) => page === grid.page && cell !== undefined),
        ({ cell }) => cell,
      ),
    [marks, grid.page],
  )
  return (
    <table
      className={styles.table}
      style={{ width: HEADER_WIDTH + (edges.at(-1) ?? 0) }}
      aria-rowcount={grid.rows + 1}
      aria-colcount={columnCount + 1}
      data-picking={onPick !== undefined || undefined}
    >
      <colgroup>
        <col style={{ width: HEADER_WIDTH }} />
        {before > 0 && <col style={{ width: before }} />}
        {shownColumns.map((column) => (
          <col key={column} style={{ width: (edges[column + 1] ?? 0) - (edges[column] ?? 0) }} />
        ))}
        {after > 0 && <col style={{ width: after }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <td className={styles.corner} />
          {before > 0 && <td className={styles.space} />}
          {shownColumns.map((column) => (
            <th key={column} scope="col" aria-colindex={column + 2}>
              {columnName(column)}
            </th>
          ))}
          {after > 0 && <td className={styles.space} />}
        </tr>
      </thead>
      <tbody>
        {rows.start > 0 && <tr aria-hidden="true" style={{ height: rows.start * ROW_HEIGHT }} />}
        {shownRows.map((row) => (
          <tr key={row} aria-rowindex={row + 2}>
            <th scope="row">{row + 1}</th>
            {before > 0 && <td className={styles.space} />}
            {shownColumns.map((column) => {
              const cell = cellName({ row, column })
              return (
                <SheetCell
                  key={column}
                  column={column}
                  text={textAt(row, column)}
                  marks={marksOfCell.get(cell)}
                  selected={mark?.pointer}
                  threshold={threshold}
                  onSelect={onSelect}
                  onPick={onPick && (() => onPick({ page: grid.page, cell }))}
                  isPulsing={isPulsing}
                  onPulsed={onPulsed}
                />
              )
            })}
            {after > 0 && <td className={styles.space} />}
          </tr>
        ))}
        {rows.end < grid.rows && <tr aria-hidden="true" style={{ height: (grid.rows - rows.end) * ROW_HEIGHT }} />}
      </tbody>
    </table>
  )
}
