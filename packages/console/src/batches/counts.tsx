import type { BatchDetails, BatchId } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"
import { executionStatuses, reviewStates } from "../search-values.ts"
import { formatCount } from "../ui/figures.ts"
import { reviewStateNames } from "../ui/review-state-names.ts"
import styles from "./counts.module.css"

interface CountsProps<Counts> {
  readonly batchId: BatchId
  readonly counts: Counts
}

/** Renders how many executions of a batch have each status, with links to them. */
export function StatusCounts({ batchId, counts }: CountsProps<BatchDetails["statusCounts"]>) {
  const present = executionStatuses.filter((status) => counts[status] > 0)
  if (present.length === 0) return <span className={styles.none}>None yet</span>
  return (
    <ul className={styles.counts}>
      {present.map((status) => (
        <li key={status}>
          <Link to="/executions" search={{ batchId, status }}>
            {formatCount(counts[status])} {status.toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Renders how many executions of a batch are in each state of review, with links to them. */
export function ReviewCounts({ batchId, counts }: CountsProps<BatchDetails["reviewCounts"]>) {
  return (
    <ul className={styles.counts}>
      {reviewStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state}>
            <Link to="/executions" search={{ batchId, review: state }}>
              {formatCount(counts[state])} {reviewStateNames[state].toLowerCase()}
            </Link>
          </li>
        ))}
    </ul>
  )
}
