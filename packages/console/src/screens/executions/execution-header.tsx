import type { Execution } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { reviewQuery } from "../../queries/reviews.ts"
import { WHOLE_QUEUE } from "../../review/next-in-queue.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { formatQuantity } from "../../ui/figures.ts"
import { useTitle } from "../../ui/page.tsx"
import { ReviewBadge, StatusBadge } from "../../ui/status-badge.tsx"
import { Time } from "../../ui/time.tsx"
import { ExecutionActions } from "./execution-actions.tsx"
import styles from "./show.module.css"
import { useNext } from "./use-next.ts"

const route = getRouteApi("/shell/executions/$executionId")

/** Renders what an execution is about, its state, and what can be done with it. */
export function ExecutionHeader({ execution }: { readonly execution: Execution }) {
  const { id, fileName, status, workflowId, workflowName, workflowVersion, createdAt, pageCount } = execution
  const { queue } = route.useSearch()
  useTitle(fileName)
  // The review may be newer than the execution: another person has been here in the meantime.
  const { data: review } = useQuery({ ...reviewQuery(id), enabled: status === "Completed" })
  const next = useNext(execution)
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {queue === undefined ? (
          <ButtonLink to="/executions" kind="quiet" icon="chevron-left" label="Executions" />
        ) : (
          <ButtonLink
            to="/review"
            search={{ workflowId: queue === WHOLE_QUEUE ? undefined : queue }}
            kind="quiet"
            icon="chevron-left"
            label="Review queue"
          />
        )}
        <div className={styles.names}>
          <h1 title={fileName}>{fileName}</h1>
          <p className={styles.meta}>
            <Link to="/workflows/$workflowId" params={{ workflowId }}>
              {workflowName}
            </Link>
            {workflowVersion !== undefined && <span>version {workflowVersion}</span>}
            {pageCount !== undefined && <span>{formatQuantity(pageCount, "page")}</span>}
            <Time value={createdAt} />
          </p>
        </div>
      </div>
      <div className={styles.tools}>
        {status === "Completed" ? (
          <ReviewBadge state={review?.state ?? execution.review} />
        ) : (
          <StatusBadge status={status} />
        )}
        {queue !== undefined && (
          <Button kind="quiet" icon="chevron-right" isBusy={next.isPending} onClick={next.openNext}>
            Skip
          </Button>
        )}
        <ExecutionActions execution={execution} />
      </div>
    </header>
  )
}
