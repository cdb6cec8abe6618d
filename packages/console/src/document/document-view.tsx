import type { FileId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { filePagesQuery } from "../queries/files.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import styles from "./document-view.module.css"
import type { Mark, PickedPlace } from "./mark.ts"
import { PageView } from "./page-view.tsx"

/** What the viewer shows, and what it reports. */
export interface DocumentViewProps {
  readonly fileId: FileId
  readonly marks: readonly Mark[]
  /** Pointer of the value whose place is shown. */
  readonly selected: string | undefined
  readonly onSelect: (pointer: string) => void
  /** From the address; 1 when missing. */
  readonly page: number
  readonly onPageChange: (page: number) => void
  /** Below this a value is to be checked. @default 0.8 */
  readonly threshold?: number | undefined
  /**
   * Called when a person clicks words, draws a box or clicks a cell. While it is given, a click picks a place instead of
   * selecting a value: pass it only while a value waits for its place.
   */
  readonly onPick?: ((place: PickedPlace) => void) | undefined
}

/** Renders a document with the place of every value; it fills the height of its parent. */
export function DocumentView({ fileId, marks, selected, onSelect, threshold }: DocumentViewProps) {
  const { data, error, refetch } = useQuery(filePagesQuery(fileId))
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  return (
    <section className={styles.viewer} aria-label="Document">
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Pages">
        {data.pages
          .filter(({ isDrawn }) => isDrawn)
          .map((page) => (
            <PageView
              key={page.page}
              fileId={fileId}
              page={page}
              marks={marks.filter((mark) => mark.page === page.page)}
              selected={selected}
              onSelect={onSelect}
              threshold={threshold}
            />
          ))}
      </div>
    </section>
  )
}
