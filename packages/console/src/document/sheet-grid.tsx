import type { FileGrid, FileId } from "@docsift/sdk"
import { useQueries, useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { gridQuery } from "../queries/files.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { cellName, columnName, parseCell } from "./cell-address.ts"
import {
  columnEdges,
  columnsIn,
  MAX_COLUMNS,
  requestsFor,
  ROW_HEIGHT,
  ROWS_PER_REQUEST,
  rowsIn,
  scrollTo,
  type Viewport,
} from "./grid-window.ts"
import type { Mark, PickedPlace } from "./mark.ts"
import { SheetCell } from "./sheet-cell.tsx"
import styles from "./sheet-grid.module.css"

/** The column of row numbers, and the row of column names; sheet-grid.module.css has the same. */
const HEADER_WIDTH = 56
const HEADER_HEIGHT = 28

interface SheetGridProps {
  readonly fileId: FileId
  readonly grid: FileGrid
  /** Of all sheets. */
  readonly marks: readonly Mark[]
  /** The selected one, when it is on this sheet. */
  readonly mark: Mark | undefined
  readonly onSelect: (pointer: string) => void
  readonly threshold: number | undefined
  readonly onPick: ((place: PickedPlace) => void) | undefined
  readonly isPulsing: boolean
  readonly onPulsed: () => void
}

/** Renders a sheet. Of thousands of rows and columns, those that are visible are in the document. */
export function SheetGrid(props: SheetGridProps) {
  const { fileId, grid, marks, mark, onSelect, threshold, onPick, isPulsing, onPulsed } = props
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<Viewport>({ top: 0, left: 0, width: 0, height: 0 })
  const measure = useCallback(() => {
    const element = frame.current
    if (element === null) return
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = element
    setView({ top, left, width: clientWidth - HEADER_WIDTH, height: clientHeight - HEADER_HEIGHT })
  }, [])
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [measure])

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

  const columnCount = Math.min(grid.columns, MAX_COLUMNS)
  const edges = useMemo(() => columnEdges(firstRows.data?.rows ?? [], columnCount), [firstRows.data, columnCount])
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
  const isReady = firstRows.data !== undefined && view.width > 0
  useEffect(() => {
    const position = mark?.cell === undefined ? undefined : parseCell(mark.cell)
    const element = frame.current
    if (position === undefined || element === null || !isReady) return
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = element
    const size = { width: clientWidth - HEADER_WIDTH, height: clientHeight - HEADER_HEIGHT }
    element.scrollTo({ ...scrollTo(position, { top, left, ...size }, edges), behavior: "instant" })
    measure()
  }, [mark?.pointer, mark?.cell, isReady, edges, measure])

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
