import type { Execution } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { executionQuery } from "../../queries/executions.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { CompletedExecution } from "./completed-execution.tsx"
import { ExecutionHeader } from "./execution-header.tsx"
import { FailedExecution } from "./failed-execution.tsx"
import { PlainDocument } from "./plain-document.tsx"
import styles from "./show.module.css"

const route = getRouteApi("/shell/executions/$executionId")

/** The screen with the document and the values of an execution. */
export function ShowExecution() {
  const { executionId } = route.useParams()
  const { data: execution, error, refetch } = useQuery(executionQuery(executionId))
  if (execution === undefined) {
    return (
      <Page
        title="Execution"
        back={<ButtonLink to="/executions" kind="quiet" icon="chevron-left" label="Executions" />}
      >
        {error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return (
    <div className={styles.screen}>
      <ExecutionHeader execution={execution} />
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Content key={executionId} execution={execution} />
    </div>
  )
}

function Content({ execution }: { readonly execution: Execution }) {
  if (execution.status === "Completed") return <CompletedExecution execution={execution} />
  if (execution.status === "Failed") return <FailedExecution execution={execution} />
  return (
    <Waiting execution={execution}>
      {execution.status === "Queued" ? "Waiting for a worker." : "The document is being read."} Its values appear here
      when they are ready.
    </Waiting>
  )
}

function Waiting({ execution, children }: { readonly execution: Execution; readonly children: ReactNode }) {
  return (
    <PlainDocument execution={execution}>
      <div role="status">
        <Loading />
        <p className={styles.waiting}>{children}</p>
      </div>
    </PlainDocument>
  )
}
