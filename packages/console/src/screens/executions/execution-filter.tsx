import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { batchChoicesQuery } from "../../queries/batches.ts"
import { workflowChoicesQuery } from "../../queries/workflows.ts"
import { executionStatuses, reviewStates } from "../../search-values.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { DateField } from "../../ui/date-field.tsx"
import { sentenceOf } from "../../ui/error-notice.tsx"
import { SelectField } from "../../ui/field.tsx"
import { reviewStateNames } from "../../ui/review-state-names.ts"
import styles from "./execution-filter.module.css"

const route = getRouteApi("/shell/executions")

interface ExecutionFilterProps {
  readonly isFiltered: boolean
  /** What is wrong with the choice of the workflow. */
  readonly workflowProblem: string | undefined
}

/** Renders the filters of the list, which are parameters of the URL. */
export function ExecutionFilter({ isFiltered, workflowProblem }: ExecutionFilterProps) {
  const { status, review, workflowId, batchId, from, to } = route.useSearch()
  const navigate = route.useNavigate()
  const workflows = useQuery(workflowChoicesQuery)
  const batches = useQuery(batchChoicesQuery)
  const change = (change: Partial<ReturnType<typeof route.useSearch>>) =>
    void navigate({ search: (search) => ({ ...search, ...change }) })
  const batchChoices = batches.data?.filter((batch) => workflowId === undefined || batch.workflowId === workflowId)
  return (
    <div className={styles.filter}>
      <SelectField
        label="Status"
        value={status ?? ""}
        onChange={({ target: { value } }) => change({ status: executionStatuses.find((status) => status === value) })}
      >
        <option value="">All</option>
        {executionStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <SelectField
        label="Review"
        value={review ?? ""}
        onChange={({ target: { value } }) => change({ review: reviewStates.find((state) => state === value) })}
      >
        <option value="">All</option>
        {reviewStates.map((state) => (
          <option key={state} value={state}>
            {reviewStateNames[state]}
          </option>
        ))}
      </SelectField>
      <PlaceField
        label="Workflow"
        value={workflowId}
        choices={workflows.data}
        error={workflows.error === null ? workflowProblem : sentenceOf(workflows.error)}
        // A batch belongs to one workflow.
        onChange={(workflowId) => change({ workflowId, batchId: undefined })}
      />
      <PlaceField
        label="Batch"
        value={batchId}
        choices={batchChoices}
        error={batches.error === null ? undefined : sentenceOf(batches.error)}
        onChange={(batchId) => change({ batchId })}
      />
      <DateField label="First day" value={from} onChange={(from) => change({ from })} />
      <DateField
        label="Last day"
        value={to}
        error={from !== undefined && to !== undefined && from > to ? "Before the first day." : undefined}
        onChange={(to) => change({ to })}
      />
      {isFiltered && (
        <div className={styles.actions}>
          <ButtonLink to="/executions" search={{}} size="small" icon="close">
            Clear filters
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

interface PlaceFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly choices: readonly { readonly id: string; readonly name: string }[] | undefined
  readonly error: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** Renders the choice of a workflow or a batch; one that a link names and the list lacks shows its id. */
function PlaceField({ label, value, choices = [], error, onChange }: PlaceFieldProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      error={error}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">All</option>
      {value !== undefined && !choices.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
