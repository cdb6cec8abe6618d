import { useMemo } from "react"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { parseCell } from "./cell-address.ts"
import { columnEdges, MAX_COLUMNS } from "./grid-window.ts"
import type { SheetGridProps } from "./sheet-props.ts"
import styles from "./sheet-grid.module.css"
import { SheetTable } from "./sheet-table.tsx"
import { useMarkScroll, useSheetView } from "./use-sheet-view.ts"
import { useSheetRows } from "./use-sheet-rows.ts"

/** Renders a sheet. Of thousands of rows and columns, those that are visible are in the document. */
export function SheetGrid(props: SheetGridProps) {
  const { fileId, grid, mark } = props
  const { frame, view, measure } = useSheetView()
  const { rows, firstRows, failed, textAt } = useSheetRows(fileId, grid, view)
  const columnCount = Math.min(grid.columns, MAX_COLUMNS)
  const edges = useMemo(() => columnEdges(firstRows ?? [], columnCount), [firstRows, columnCount])
  useMarkScroll({ frame, measure, mark, edges, isReady: firstRows !== undefined && view.width > 0 })
  const position = mark?.cell === undefined ? undefined : parseCell(mark.cell)
  return (
    <>
      {mark !== undefined && position !== undefined && (
        <p className={styles.selected}>
          <span className={styles.address}>{mark.cell}</span>
          <span className={styles.name}>{mark.label}</span>
          <span>{textAt(position.row, position.column)}</span>
        </p>
      )}
      {failed !== undefined && (
        <div className={styles.failure}>
          <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
        </div>
      )}
      <div
        ref={frame}
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={grid.name ?? `Sheet ${grid.page}`}
        onScroll={measure}
      >
        <SheetTable {...props} {...{ view, edges, rows, columnCount, textAt }} />
        {grid.rows === 0 && <p className={styles.empty}>This sheet is empty.</p>}
      </div>
      {grid.columns > MAX_COLUMNS && (
        <p className={styles.note}>
          The first {MAX_COLUMNS.toLocaleString("en")} of {grid.columns.toLocaleString("en")} columns are shown.
        </p>
      )}
    </>
  )
}
