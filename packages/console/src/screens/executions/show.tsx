import type { CompletedExecution, Execution, ExecutionId, FailedExecution } from "@docsift/sdk"
import { useMutation, useQuery } from "@tanstack/react-query"
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { type ReactNode, useCallback } from "react"
import { client } from "../../client.ts"
import { DocumentView } from "../../document/document-view.tsx"
import { callerQuery } from "../../queries/caller.ts"
import { executionQuery } from "../../queries/executions.ts"
import { evidenceQuery, reviewQuery } from "../../queries/reviews.ts"
import { workflowVersionQuery } from "../../queries/workflows.ts"
import { explainFailure } from "../../review/failure-advice.ts"
import { findNext, WHOLE_QUEUE } from "../../review/next-in-queue.ts"
import { type ReviewPosition, ReviewWorkspace } from "../../review/review-workspace.tsx"
import { inferConfiguration } from "../../review/sections.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { formatQuantity } from "../../ui/figures.ts"
import { Loading } from "../../ui/loading.tsx"
import { Notice } from "../../ui/notice.tsx"
import { Page, useTitle } from "../../ui/page.tsx"
import { ReviewBadge, StatusBadge } from "../../ui/status-badge.tsx"
import { Time } from "../../ui/time.tsx"
import { useErrorToast } from "../../ui/toast.tsx"
import { ExecutionActions } from "./execution-actions.tsx"
import { JsonPanel } from "./json-panel.tsx"
import { ReviewHistory } from "./review-history.tsx"
import styles from "./show.module.css"
import { UsagePanel } from "./usage-panel.tsx"

const route = getRouteApi("/shell/executions/$executionId")

/** The screen with the document and the values of an execution. */
export function ShowExecution() {
  const { executionId } = route.useParams()
  const { data: execution, error, refetch } = useQuery(executionQuery(executionId))
  if (execution === undefined) {
    return (
      <Page title="Execution">
        {error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return (
    <div className={styles.screen}>
      <Header execution={execution} />
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Content key={executionId} execution={execution} />
    </div>
  )
}

function Header({ execution }: { readonly execution: Execution }) {
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

/** Returns how the next execution of the queue is opened. A person who leaves the screen meanwhile is not called back. */
function useNext(execution: Execution) {
  const { queue = WHOLE_QUEUE } = route.useSearch()
  const navigate = useNavigate()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({ mutationFn: () => findNext(queue, execution) })
  const open = (executionId: ExecutionId | undefined) =>
    executionId === undefined
      ? navigate({ to: "/review", search: { workflowId: queue === WHOLE_QUEUE ? undefined : queue } })
      : navigate({ to: "/executions/$executionId", params: { executionId }, search: { queue } })
  return {
    isPending,
    // Functions of this call: unlike those of the mutation, they are not called once the screen is gone.
    openNext: () =>
      mutate(undefined, {
        onSuccess: (executionId) => void open(executionId),
        onError: showError,
      }),
  }
}

function Content({ execution }: { readonly execution: Execution }) {
  if (execution.status === "Completed") return <Completed execution={execution} />
  if (execution.status === "Failed") return <Failed execution={execution} />
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

function Failed({ execution }: { readonly execution: FailedExecution }) {
  const { sentence, advice, isUnreadable } = explainFailure(execution.errorMessage)
  const navigate = useNavigate()
  const retry = useMutation({
    mutationFn: () => client.executions.retry(execution.id),
    onSuccess: ({ workflowExecutionId: executionId }) =>
      navigate({ to: "/executions/$executionId", params: { executionId } }),
  })
  const explanation = (
    <>
      <Notice kind="danger">
        <p>
          <strong>{sentence}</strong>
        </p>
        <p>{advice}</p>
      </Notice>
      <div>
        <Button kind="primary" icon="retry" isBusy={retry.isPending} onClick={() => retry.mutate()}>
          Run again
        </Button>
      </div>
      {retry.isError && <ErrorNotice error={retry.error} />}
    </>
  )
  // A document that cannot be read cannot be shown either.
  return isUnreadable ? (
    <div className={styles.side}>{explanation}</div>
  ) : (
    <PlainDocument execution={execution}>{explanation}</PlainDocument>
  )
}

/** Renders the document of an execution without values. */
function PlainDocument({ execution, children }: { readonly execution: Execution; readonly children: ReactNode }) {
  const { page = 1 } = route.useSearch()
  const move = useMove()
  return (
    <div className={styles.plain}>
      <div className={styles.side}>{children}</div>
      <div className={styles.document}>
        <DocumentView
          fileId={execution.fileId}
          marks={[]}
          selected={undefined}
          onSelect={() => {}}
          page={page}
          onPageChange={(page) => move({ page })}
        />
      </div>
    </div>
  )
}

/** Returns the function that moves within the screen, without a step in the history for each value. */
function useMove(): (position: Partial<ReviewPosition>) => void {
  const navigate = route.useNavigate()
  return useCallback(
    (position) =>
      void navigate({ search: (search) => ({ ...search, ...position }), replace: true, resetScroll: false }),
    [navigate],
  )
}

function Completed({ execution }: { readonly execution: CompletedExecution }) {
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
      tabs={<Tabs tab={tab} />}
      panel={panels[tab]}
    />
  )
}

const tabs = { values: "Values", json: "JSON", usage: "Usage", history: "History" } as const

function Tabs({ tab }: { readonly tab: keyof typeof tabs }) {
  return (
    <nav className={styles.tabs} aria-label="Panels">
      {(["values", "json", "usage", "history"] as const).map((name) => (
        <Link
          key={name}
          from="/executions/$executionId"
          to="."
          search={(search) => ({ ...search, tab: name === "values" ? undefined : name })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === tab ? "page" : undefined}
          className={styles.tab}
          data-current={name === tab || undefined}
        >
          {tabs[name]}
        </Link>
      ))}
    </nav>
  )
}
