import type { FileGrid } from "@docsift/sdk"
import { useEffect, useRef, useState } from "react"
import type { DocumentViewProps } from "./document-view-props.ts"
import { SheetGrid } from "./sheet-grid.tsx"
import styles from "./sheets-view.module.css"
import { useSelectionPulse } from "./use-selection-pulse.ts"
import { useViewerKeys } from "./use-viewer-keys.ts"
import { PickingBar } from "./viewer-toolbar.tsx"

interface SheetsViewProps extends DocumentViewProps {
  readonly grids: readonly FileGrid[]
}

const nothing = () => {}

/** Renders a spreadsheet or a CSV file: one sheet as a grid of cells, and a tab for each of the others. */
export function SheetsView(props: SheetsViewProps) {
  const { fileId, grids, marks, selected, onSelect, page, onPageChange, threshold, onPick } = props
  const { mark, isPulsing, endPulse } = useSelectionPulse(marks, selected)
  const [shown, setShown] = useState(page)
  const index = Math.max(
    0,
    grids.findIndex((grid) => grid.page === shown),
  )
  const grid = grids[index]

  const reported = useRef(page)
  const open = (number: number | undefined) => {
    if (number === undefined) return
    setShown(number)
    if (number === reported.current) return
    reported.current = number
    onPageChange(number)
  }
  useEffect(() => {
    if (page === reported.current) return
    reported.current = page
    setShown(page)
  }, [page])
  const isOpened = useRef(false)
  useEffect(() => {
    // As with pages: a link that names another sheet than that of the selected value means the sheet.
    if (mark !== undefined && (isOpened.current || page === 1)) open(mark.page)
    if (mark !== undefined) isOpened.current = true
  }, [mark?.pointer, mark?.page, mark?.cell])

  useViewerKeys({
    onZoomIn: nothing,
    onZoomOut: nothing,
    onFit: nothing,
    onPreviousPage: () => open(grids[index - 1]?.page),
    onNextPage: () => open(grids[index + 1]?.page),
  })

  if (grid === undefined) return null
  return (
    <>
      {grids.length > 1 && (
        <nav className={styles.tabs} aria-label="Sheets">
          {grids.map(({ page, name }) => (
            <button
              key={page}
              type="button"
              className={styles.tab}
              aria-current={page === grid.page ? "page" : undefined}
              onClick={() => open(page)}
            >
              {name ?? `Sheet ${page}`}
            </button>
          ))}
        </nav>
      )}
      {onPick !== undefined && (
        <PickingBar fileId={fileId} page={grid.page} onPick={onPick}>
          Click the cell that holds the value.
        </PickingBar>
      )}
      <SheetGrid
        key={grid.page}
        fileId={fileId}
        grid={grid}
        marks={marks}
        mark={mark?.page === grid.page ? mark : undefined}
        onSelect={onSelect}
        threshold={threshold}
        onPick={onPick}
        isPulsing={isPulsing}
        onPulsed={endPulse}
      />
    </>
  )
}
