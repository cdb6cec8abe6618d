import { ConflictError, type FilePages, NotFoundError } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { sentenceOfFailure } from "../failure-sentence.ts"
import { filePagesQuery } from "../queries/files.ts"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { Notice } from "../ui/notice.tsx"
import type { DocumentViewProps } from "./document-view-props.ts"
import styles from "./document-view.module.css"
import { PagesView } from "./pages-view.tsx"
import { SheetsView } from "./sheets-view.tsx"

/** Renders a document with the place of every value; it fills the height of its parent. */
export function DocumentView(props: DocumentViewProps) {
  const { data, error, refetch } = useQuery(filePagesQuery(props.fileId))
  return (
    <section className={styles.viewer} aria-label="Document">
      {data === undefined ? (
        <div className={styles.state}>
          {error === null ? (
            <Loading label="Opening the document…" />
          ) : (
            <Failure error={error} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        // Zoom, scroll position and images belong to one file.
        <Content key={props.fileId} {...props} document={data} />
      )}
    </section>
  )
}

function Content({ document, ...props }: DocumentViewProps & { readonly document: FilePages }) {
  const { pages, grids, warnings } = document
  return (
    <>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <Notice kind="warning">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        </div>
      )}
      {grids.length > 0 ? (
        <SheetsView {...props} grids={grids} />
      ) : pages.length > 0 ? (
        <PagesView {...props} pages={pages} />
      ) : (
        <div className={styles.state}>
          <EmptyState icon="file" title="Nothing to show">
            This kind of file has no pages or sheets.
          </EmptyState>
        </div>
      )}
    </>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof NotFoundError) {
    return (
      <EmptyState icon="file" title="The document is no longer stored">
        It was deleted, or its retention has ended. Values that were read from it are kept as long as their execution.
      </EmptyState>
    )
  }
  // Another try would be refused for the same reason.
  if (error instanceof ConflictError && error.code === "document_refused") {
    return (
      <EmptyState icon="file" title="This document cannot be shown">
        {sentenceOfFailure(error.sentence)}
      </EmptyState>
    )
  }
  return <ErrorNotice error={error} onRetry={onRetry} />
}
