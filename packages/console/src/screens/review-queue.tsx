import type { ExecutionSummary } from "@docsift/sdk"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { executionsQuery } from "../queries/executions.ts"
import { workflowChoicesQuery } from "../queries/workflows.ts"
import { WHOLE_QUEUE } from "../review/next-in-queue.ts"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { SelectField } from "../ui/field.tsx"
import { formatCount, formatQuantity } from "../ui/figures.ts"
import { ListView } from "../ui/list-view.tsx"
import { Page } from "../ui/page.tsx"
import { ReviewBadge } from "../ui/status-badge.tsx"
import { Time } from "../ui/time.tsx"
import filterStyles from "./filter.module.css"
import styles from "./review-queue.module.css"

const route = getRouteApi("/shell/review")

/** The screen with the executions that a person should check, newest first. */
export function ReviewQueue() {
  const { workflowId } = route.useSearch()
  const queue = workflowId ?? WHOLE_QUEUE
  const executions = useInfiniteQuery(executionsQuery({ review: "needed", workflowId }))
  const items = executions.data?.pages.flatMap((page) => page.items) ?? []
  const [first] = items
  return (
    <Page
      title="Review"
      lead={leadOf(items.length, executions.hasNextPage)}
      actions={
        first !== undefined && (
          <ButtonLink
            to="/executions/$executionId"
            params={{ executionId: first.id }}
            search={{ queue }}
            kind="primary"
            icon="review"
          >
            Start reviewing
          </ButtonLink>
        )
      }
    >
      <WorkflowFilter />
      <ListView
        label="Executions to review"
        query={executions}
        head={
          <tr>
            <th scope="col">File</th>
            <th scope="col">Workflow</th>
            <th scope="col">Review</th>
            <th scope="col" data-align="end">
              Pages
            </th>
            <th scope="col">Created</th>
          </tr>
        }
        row={(execution) => <QueueRow key={execution.id} {...{ execution, queue }} />}
        empty={
          <EmptyState
            icon="success"
            title="Nothing left to review"
            actions={<ButtonLink to="/executions">Go to the executions</ButtonLink>}
          >
            Documents appear here when a value is below the threshold of their workflow, when a required value is
            missing, or when the workflow asks for a review of every document or of a sample.
          </EmptyState>
        }
      />
    </Page>
  )
}

function QueueRow({ execution, queue }: { readonly execution: ExecutionSummary; readonly queue: string }) {
  const { id, fileName, workflowName, review, pageCount, createdAt } = execution
  return (
    <tr>
      <th scope="row" className={styles.file}>
        <Link to="/executions/$executionId" params={{ executionId: id }} search={{ queue }}>
          {fileName}
        </Link>
      </th>
      <td data-muted="" className={styles.file}>
        {workflowName}
      </td>
      <td>
        <ReviewBadge state={review} />
      </td>
      <td data-align="end" data-muted="">
        {pageCount ?? "–"}
      </td>
      <td data-muted="">
        <Time value={createdAt} />
      </td>
    </tr>
  )
}

function WorkflowFilter() {
  const { workflowId } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: workflows = [] } = useQuery(workflowChoicesQuery)
  const isKnown = workflowId === undefined || workflows.some(({ id }) => id === workflowId)
  return (
    <div className={filterStyles.filter}>
      <SelectField
        label="Workflow"
        className={filterStyles.wide}
        value={workflowId ?? ""}
        onChange={({ currentTarget }) =>
          void navigate({ search: { workflowId: currentTarget.value === "" ? undefined : currentTarget.value } })
        }
      >
        <option value="">All workflows</option>
        {!isKnown && <option value={workflowId}>{workflowId}</option>}
        {workflows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Returns how much there is to do; a plus stands for pages that are not loaded yet. */
function leadOf(count: number, hasMore: boolean): string {
  if (count === 0) return "Documents whose values a person should check before they are used."
  const documents = hasMore ? `${formatCount(count)}+ documents` : formatQuantity(count, "document")
  return `${documents} to review, newest first.`
}
