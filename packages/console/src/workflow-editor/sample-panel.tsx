import { type FileId, NotFoundError, type WorkflowId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { DocumentView } from "../document/document-view.tsx"
import { filePagesQuery, fileQuery } from "../queries/files.ts"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Notice } from "../ui/notice.tsx"
import { SamplePicker } from "./sample-picker.tsx"
import styles from "./sample-panel.module.css"
import type { TryResult } from "./try-result.ts"
import type { useTry } from "./use-try.ts"

interface SamplePanelProps {
  readonly fileId: FileId | undefined
  readonly workflowId: WorkflowId | undefined
  readonly trial: ReturnType<typeof useTry>
  readonly selected: string | undefined
  readonly page: number
  readonly threshold: number | undefined
  readonly onChoose: (fileId: FileId) => void
  readonly onSelect: (pointer: string) => void
  readonly onPageChange: (page: number) => void
}

/** Renders the sample that the definition is tried on, with the places of what was found. */
export function SamplePanel({ fileId, workflowId, trial, onChoose, ...view }: SamplePanelProps) {
  const { result, error, retry, isPending, canTry } = trial
  const file = useQuery(fileQuery(fileId))
  const isGone = file.error instanceof NotFoundError
  // A document that cannot be read is refused by both, and the viewer says so.
  const pages = useQuery({ ...filePagesQuery(fileId ?? ""), enabled: fileId !== undefined })
  return (
    <section className={styles.panel} aria-label="Sample">
      <SamplePicker fileId={fileId} workflowId={workflowId} onChoose={onChoose} />
      {fileId === undefined && (
        <EmptyState icon="file" title="No sample yet">
          Upload a document of this kind: what the definition finds in it is shown here and updated at each change.
        </EmptyState>
      )}
      {isGone && (
        <EmptyState icon="clock" title="The sample has been removed">
          A sample without executions is kept for 24 hours after its last use. Choose another one, or upload it again.
        </EmptyState>
      )}
      {fileId !== undefined && !isGone && (
        <>
          {!canTry && <p className={styles.status}>Name a field or a column to see what it finds in the sample.</p>}
          {canTry && error === null && <TryStatus result={result} isPending={isPending} />}
          {error !== null && pages.error === null && <ErrorNotice error={error} onRetry={retry} />}
          <div className={styles.document}>
            <DocumentView fileId={fileId} marks={result?.marks ?? []} {...view} />
          </div>
        </>
      )}
    </section>
  )
}

function TryStatus({ result, isPending }: { readonly result: TryResult | undefined; readonly isPending: boolean }) {
  const found = [...(result?.found.values() ?? [])]
  const count = found.filter((values) => values.some((value) => value !== undefined)).length
  return (
    <>
      <p className={styles.status} role="status" data-busy={isPending || undefined}>
        {isPending || result === undefined
          ? "Trying the definition…"
          : `${count} of ${found.length} fields and columns found in ${Math.round(result.durationMs)} ms. Nothing is stored.`}
      </p>
      {result !== undefined && result.warnings.length > 0 && (
        <Notice kind="warning">
          {result.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
