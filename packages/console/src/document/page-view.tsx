import type { FileId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { type CSSProperties, memo, useEffect, useState } from "react"
import { pageWordsQuery } from "../queries/files.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import type { Mark, PickedPlace } from "./mark.ts"
import { MarkLabel } from "./mark-label.tsx"
import { PageBoxes } from "./page-boxes.tsx"
import type { PlacedPage } from "./page-layout.ts"
import { HiddenText, PrintedText } from "./page-text.tsx"
import styles from "./page-view.module.css"
import { PickedShape } from "./picked-shape.tsx"
import { useBoxPointer } from "./use-box-pointer.ts"
import { imageWidthFor, usePageImage } from "./use-page-image.ts"
import { useWordPick } from "./use-word-pick.ts"

interface PageViewProps {
  readonly fileId: FileId
  readonly placed: PlacedPage
  readonly pageCount: number
  /** Whether the server has an image of the page. */
  readonly isDrawn: boolean
  /** Whether this is the page that is read. */
  readonly isCurrent: boolean
  /** Whether what the page lacks is to be loaded. */
  readonly isLoaded: boolean
  /** Those of this page. */
  readonly marks: readonly Mark[]
  readonly selected: string | undefined
  readonly onSelect: (pointer: string) => void
  readonly threshold: number | undefined
  readonly onPick: ((place: PickedPlace) => void) | undefined
  readonly isPulsing: boolean
  readonly onPulsed: () => void
}

/** Renders a page and the boxes of its values in one SVG, whose units are the points of the page. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { fileId, placed, pageCount, isDrawn, isCurrent, isLoaded, marks, selected, onSelect, threshold, onPick } =
    props
  const { page, width, height, scale } = placed
  const image = usePageImage(fileId, page, imageWidthFor(width * scale * devicePixelRatio), isDrawn && isLoaded)
  const isRead = useIsRead(isCurrent)
  const isPicking = onPick !== undefined
  const text = useQuery({ ...pageWordsQuery(fileId, page), enabled: isLoaded && (!isDrawn || isPicking || isRead) })
  const words = text.data?.words
  const pointer = useBoxPointer({ marks, selected, onSelect, pointsPerPixel: 1 / scale })
  const pick = useWordPick({ page: placed, words, onPick })
  const hovered = isPicking ? undefined : pointer.hovered
  // The label covers what is printed above the value, often its name, so it disappears once the eye has found it.
  const labelled = hovered ?? (props.isPulsing ? marks.find((mark) => mark.pointer === selected) : undefined)
  const place: CSSProperties = { top: placed.top, left: placed.left, width: width * scale, height: height * scale }
  const failed = isDrawn ? image.error : text.error
  return (
    <div
      className={styles.paper}
      style={place}
      data-page={page}
      data-cursor={isPicking ? "pick" : hovered && "select"}
      {...(isPicking ? pick.handlers : pointer.handlers)}
    >
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Page ${page} of ${pageCount}`}
      >
        {image.url !== undefined && <image href={image.url} width={width} height={height} preserveAspectRatio="none" />}
        {!isDrawn && words !== undefined && <PrintedText words={words} />}
        <PageBoxes
          marks={marks}
          selected={selected}
          hovered={hovered?.pointer}
          threshold={threshold}
          pointsPerPixel={1 / scale}
          isPulsing={props.isPulsing}
          onPulsed={props.onPulsed}
        />
        {isPicking && <PickedShape shape={pick.shape} />}
      </svg>
      {labelled !== undefined && !isPicking && <MarkLabel mark={labelled} page={placed} />}
      {words !== undefined && <HiddenText words={words} />}
      <div className={styles.state}>
        {failed === null ? (
          isCurrent && (isDrawn ? image.url : words) === undefined && <Loading label="Drawing the page…" />
        ) : (
          <ErrorNotice error={failed} onRetry={isDrawn ? image.retry : () => void text.refetch()} />
        )}
        {isDrawn && isPicking && text.isError && <ErrorNotice error={text.error} onRetry={() => void text.refetch()} />}
        {!isDrawn && words?.length === 0 && <p>This page cannot be drawn, and there is no text on it.</p>}
      </div>
    </div>
  )
})

/** A page that a person scrolls past is not read. The words of a scan take the server about a second. */
const READ_MS = 400

/** Returns whether a page has been the current one long enough to need its words. */
function useIsRead(isCurrent: boolean): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!isCurrent) return undefined
    const timer = setTimeout(() => setIsRead(true), READ_MS)
    return () => clearTimeout(timer)
  }, [isCurrent])
  return isRead
}
