import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { parseCell } from "./cell-address.ts"
import { scrollTo, type Viewport } from "./grid-window.ts"
import type { Mark } from "./mark.ts"

/** The column of row numbers, and the row of column names; sheet-grid.module.css has the same. */
export const HEADER_WIDTH = 56
const HEADER_HEIGHT = 28

/** Returns the frame of a sheet, and the part of the sheet that it shows. */
export function useSheetView() {
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
  return { frame, view, measure }
}

interface MarkScroll extends Omit<ReturnType<typeof useSheetView>, "view"> {
  readonly mark: Mark | undefined
  readonly edges: readonly number[]
  /** Whether the widths of the columns are known. */
  readonly isReady: boolean
}

/** Scrolls to the cell of a mark when it is selected. */
export function useMarkScroll({ frame, measure, mark, edges, isReady }: MarkScroll): void {
  useEffect(() => {
    const position = mark?.cell === undefined ? undefined : parseCell(mark.cell)
    const element = frame.current
    if (position === undefined || element === null || !isReady) return
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = element
    const size = { width: clientWidth - HEADER_WIDTH, height: clientHeight - HEADER_HEIGHT }
    element.scrollTo({ ...scrollTo(position, { top, left, ...size }, edges), behavior: "instant" })
    measure()
  }, [mark?.pointer, mark?.cell, isReady, edges, measure])
}
