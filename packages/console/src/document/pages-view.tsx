import type { FileId, FilePage } from "@docsift/sdk"
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { DocumentViewProps } from "./document-view-props.ts"
import styles from "./document-view.module.css"
import { layoutPages } from "./page-layout.ts"
import { PageView } from "./page-view.tsx"
import { usePageScroll } from "./use-page-scroll.ts"
import { useSelectionScroll } from "./use-selection-scroll.ts"
import { useSelectionPulse } from "./use-selection-pulse.ts"
import { useViewerKeys } from "./use-viewer-keys.ts"
import { ViewerToolbar } from "./viewer-toolbar.tsx"
import { FIT_WIDTH, stepZoom } from "./zoom.ts"

const noMarks: readonly [] = []

interface PagesViewProps extends Omit<DocumentViewProps, "fileId"> {
  readonly fileId: FileId
  readonly pages: readonly FilePage[]
}

/** Renders pages below each other, of which those near the visible part are drawn. */
export function PagesView(props: PagesViewProps) {
  const { fileId, pages, marks, selected, onSelect, page, onPageChange, threshold, onPick } = props
  const frame = useRef<HTMLDivElement>(null)
  const frameWidth = useWidth(frame)
  const [zoom, setZoom] = useState(FIT_WIDTH)
  const isMeasured = frameWidth > 0
  const layout = useMemo(
    () => layoutPages(isMeasured ? pages : [], frameWidth, zoom),
    [pages, isMeasured, frameWidth, zoom],
  )
  const marksOfPage = useMemo(() => Map.groupBy(marks, (mark) => mark.page), [marks])

  // A page that this viewer has reported itself needs no scrolling when it comes back in the URL.
  const reported = useRef(1)
  const report = (index: number) => {
    const number = pages[index]?.page ?? 1
    if (number === reported.current) return
    reported.current = number
    onPageChange(number)
  }
  const { near, current, isFast, onScroll, showPage, showBox } = usePageScroll(frame, layout, report)
  const openPage = (index: number) => {
    showPage(index)
    report(index)
  }

  useEffect(() => {
    if (!isMeasured || page === reported.current) return
    reported.current = page
    showPage(pages.findIndex((other) => other.page === page))
    // `showPage` changes with the zoom, which is no reason to scroll.
  }, [page, isMeasured])

  const { mark, isPulsing, endPulse } = useSelectionPulse(marks, selected)
  useSelectionScroll({ pages, page, mark, isMeasured, zoom, current, showBox })

  const keys = {
    onZoomIn: () => setZoom((zoom) => stepZoom(zoom, 1)),
    onZoomOut: () => setZoom((zoom) => stepZoom(zoom, -1)),
    onFit: () => setZoom(FIT_WIDTH),
    onPreviousPage: () => openPage(Math.max(0, current - 1)),
    onNextPage: () => openPage(Math.min(pages.length - 1, current + 1)),
  }
  useViewerKeys(keys)

  const column: CSSProperties = { width: layout.width, height: layout.height }
  return (
    <>
      <ViewerToolbar
        {...keys}
        zoom={zoom}
        page={pages[current]?.page ?? 1}
        pageCount={pages.length}
        onPage={(number) => openPage(pages.findIndex((other) => other.page === number))}
        fileId={fileId}
        onPick={onPick}
      />
      <div ref={frame} className={styles.scroll} tabIndex={0} role="region" aria-label="Pages" onScroll={onScroll}>
        <div className={styles.column} style={column}>
          {layout.pages.slice(near[0], near[1] + 1).map((placed, offset) => (
            <PageView
              key={placed.page}
              fileId={fileId}
              placed={placed}
              pageCount={pages.length}
              isDrawn={pages[near[0] + offset]?.isDrawn ?? false}
              isCurrent={near[0] + offset === current}
              isLoaded={!isFast}
              marks={marksOfPage.get(placed.page) ?? noMarks}
              selected={selected}
              onSelect={onSelect}
              threshold={threshold}
              onPick={onPick}
              isPulsing={isPulsing}
              onPulsed={endPulse}
            />
          ))}
        </div>
      </div>
    </>
  )
}

/** Returns the inner width of an element; 0 before it is measured. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [frame])
  return width
}
