import type { ExecutionId, ReviewRevision } from "@docsift/sdk"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { PersonName } from "../../person-name.tsx"
import { reviewHistoryQuery } from "../../queries/executions.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { ReviewBadge } from "../../ui/status-badge.tsx"
import { Time } from "../../ui/time.tsx"
import { labelOf } from "./pointer-label.ts"
import styles from "./review-history.module.css"

/** Changed values that an entry names; more are counted. */
const MAX_NAMED = 8

/** Renders who changed the review of an execution, when and where, newest first. */
export function ReviewHistory({ executionId }: { readonly executionId: ExecutionId }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reviewHistoryQuery(executionId),
  )
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  const revisions = data.pages.flatMap(({ items }) => items)
  if (revisions.length === 0) {
    return (
      <EmptyState icon="review" title="Nobody has reviewed this yet">
        Each correction, approval and rejection is listed here, with the person who made it.
      </EmptyState>
    )
  }
  return (
    <section className={styles.history} aria-label="Changes of the review">
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <ol className={styles.list}>
        {revisions.map((revision) => (
          <Revision key={revision.revision} executionId={executionId} revision={revision} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

interface RevisionProps {
  readonly executionId: ExecutionId
  readonly revision: ReviewRevision
}

function Revision({ executionId, revision: { revision, at, by, state, changed, note } }: RevisionProps) {
  return (
    <li className={styles.revision}>
      <p className={styles.head}>
        <strong>
          <PersonName userId={by} />
        </strong>
        <ReviewBadge state={state} />
        <span className={styles.muted}>
          change {revision}, <Time value={at} />
        </span>
      </p>
      {changed.length === 0 ? (
        <p className={styles.muted}>No value changed.</p>
      ) : (
        <ul className={styles.changed}>
          {changed.slice(0, MAX_NAMED).map((pointer) => (
            <li key={pointer}>
              <Link
                to="/executions/$executionId"
                params={{ executionId }}
                search={(search) => ({ ...search, at: pointer, tab: undefined })}
              >
                {labelOf(pointer)}
              </Link>
            </li>
          ))}
          {changed.length > MAX_NAMED && <li className={styles.muted}>and {changed.length - MAX_NAMED} more</li>}
        </ul>
      )}
      {note !== undefined && <blockquote className={styles.note}>{note}</blockquote>}
    </li>
  )
}
