import type { FileId, FilePage } from "@docsift/sdk"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { stepOf } from "./confidence-step.ts"
import type { Mark } from "./mark.ts"
import styles from "./page-view.module.css"
import { usePageImage } from "./use-page-image.ts"

interface PageViewProps {
  readonly fileId: FileId
  readonly page: FilePage
  readonly marks: readonly Mark[]
  readonly selected: string | undefined
  readonly onSelect: (pointer: string) => void
  readonly threshold: number | undefined
}

/** Renders a page and the boxes of its values, both in points of the page. */
export function PageView({ fileId, page, marks, selected, onSelect, threshold }: PageViewProps) {
  const { url, error, retry } = usePageImage(fileId, page.page, 1200)
  if (error !== null) return <ErrorNotice error={error} onRetry={retry} />
  return (
    <svg
      className={styles.page}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={`Page ${page.page}`}
    >
      {url !== undefined && <image href={url} width={page.width} height={page.height} preserveAspectRatio="none" />}
      {marks.map(({ pointer, label, box, confidence }) =>
        box === undefined ? null : (
          <rect
            key={pointer}
            className={styles.mark}
            data-step={confidence === undefined ? "set" : stepOf(confidence, threshold)}
            data-selected={pointer === selected || undefined}
            x={box[0]}
            y={box[1]}
            width={box[2] - box[0]}
            height={box[3] - box[1]}
            onClick={() => onSelect(pointer)}
          >
            <title>{label}</title>
          </rect>
        ),
      )}
    </svg>
  )
}
