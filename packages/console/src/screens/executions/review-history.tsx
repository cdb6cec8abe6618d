import type { ExecutionId, ReviewRevision } from "@docsift/sdk"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { callerQuery } from "../../queries/caller.ts"
import { reviewHistoryQuery } from "../../queries/executions.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { ReviewBadge } from "../../ui/status-badge.tsx"
import { Time } from "../../ui/time.tsx"
import { labelOf } from "./pointer-label.ts"
import styles from "./review-history.module.css"

/** Changed values that a row names; more are counted. */
const MAX_NAMED = 8

/** Renders who changed the review of an execution, when and where, newest first. */
export function ReviewHistory({ executionId }: { readonly executionId: ExecutionId }) {
  const history = useInfiniteQuery(reviewHistoryQuery(executionId))
  return (
    <ListView
      label="Changes of the review"
      query={history}
      head={
        <tr>
          <th scope="col">Change</th>
          <th scope="col">When</th>
          <th scope="col">By</th>
          <th scope="col">State</th>
          <th scope="col">What</th>
        </tr>
      }
      row={(revision) => <Revision key={revision.revision} executionId={executionId} revision={revision} />}
      empty={
        <EmptyState icon="review" title="Nobody has reviewed this yet">
          Each correction, approval and rejection is listed here, with the person who made it.
        </EmptyState>
      }
    />
  )
}

function Revision({
  executionId,
  revision: { revision, at, by, state, changed, note },
}: {
  readonly executionId: ExecutionId
  readonly revision: ReviewRevision
}) {
  const { data: caller } = useQuery(callerQuery)
  return (
    <tr>
      <th scope="row">{revision}</th>
      <td data-muted="">
        <Time value={at} />
      </td>
      <td>{caller?.user.id === by ? "You" : <code>{by}</code>}</td>
      <td>{state === undefined ? <span className={styles.muted}>–</span> : <ReviewBadge state={state} />}</td>
      <td>
        <ul className={styles.changed}>
          {changed.slice(0, MAX_NAMED).map((pointer) => (
            <li key={pointer}>
              <Link
                to="/executions/$executionId"
                params={{ executionId }}
                search={(search) => ({ ...search, at: pointer })}
              >
                {labelOf(pointer)}
              </Link>
            </li>
          ))}
          {changed.length > MAX_NAMED && <li className={styles.muted}>and {changed.length - MAX_NAMED} more</li>}
          {changed.length === 0 && <li className={styles.muted}>No value changed</li>}
        </ul>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </td>
    </tr>
  )
}
