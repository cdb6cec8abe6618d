import type { CompletedExecution as Completed } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { callerQuery } from "../../queries/caller.ts"
import { evidenceQuery, reviewQuery } from "../../queries/reviews.ts"
import { workflowVersionQuery } from "../../queries/workflows.ts"
import { ReviewWorkspace } from "../../review/review-workspace.tsx"
import { inferConfiguration } from "../../review/sections.ts"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { ExecutionTabs } from "./execution-tabs.tsx"
import { JsonPanel } from "./json-panel.tsx"
import { ReviewHistory } from "./review-history.tsx"
import styles from "./show.module.css"
import { UsagePanel } from "./usage-panel.tsx"
import { useMove } from "./use-move.ts"
import { useNext } from "./use-next.ts"

const route = getRouteApi("/shell/executions/$executionId")

/** Renders the values of an execution beside its document, for a review. */
export function CompletedExecution({ execution }: { readonly execution: Completed }) {
  const { id, workflowId, workflowVersion, extractedData, fileName } = execution
  const { at, page, tab = "values", queue } = route.useSearch()
  const move = useMove()
  const next = useNext(execution)
  const review = useQuery(reviewQuery(id))
  const evidence = useQuery(evidenceQuery(id))
  const caller = useQuery(callerQuery)
  const version = useQuery({
    ...workflowVersionQuery(workflowId, workflowVersion ?? 1),
    enabled: workflowVersion !== undefined,
  })
  const failed = [review, evidence, caller].find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined) {
    return (
      <div className={styles.side}>
        <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
      </div>
    )
  }
  const isReady = !version.isLoading && review.data !== undefined && evidence.data !== undefined
  if (!isReady || review.data === undefined || evidence.data === undefined || caller.data === undefined) {
    return <Loading />
  }
  const panels = {
    values: undefined,
    json: <JsonPanel data={review.data.data} fileName={`${fileName}.json`} />,
    usage: <UsagePanel executionId={id} />,
    history: <ReviewHistory executionId={id} />,
  }
  return (
    <ReviewWorkspace
      execution={execution}
      review={review.data}
      report={evidence.data}
      // The workflow may have been deleted, with its versions.
      configuration={version.data?.configuration ?? inferConfiguration(extractedData)}
      policy={version.data?.review}
      userId={caller.data.user.id}
      position={{ at, page }}
      onMove={move}
      isInQueue={queue !== undefined}
      onNext={next.openNext}
      tabs={<ExecutionTabs tab={tab} />}
      panel={panels[tab]}
    />
  )
}
