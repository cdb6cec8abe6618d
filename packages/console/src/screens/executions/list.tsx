import type { ExecutionId, ExecutionSummary } from "@docsift/sdk"
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { timesOfDays } from "../../local-day.ts"
import { executionsQuery, POLL_MS } from "../../queries/executions.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Page } from "../../ui/page.tsx"
import { ChosenExecutions } from "./chosen-executions.tsx"
import { ExecutionExport } from "./execution-export.tsx"
import { ExecutionFilter } from "./execution-filter.tsx"
import { ExecutionRow } from "./execution-row.tsx"

const route = getRouteApi("/shell/executions")

/** The screen with the executions of the organization. */
export function ExecutionList() {
  const search = route.useSearch()
  const { from, to, ...filters } = search
  const { from: createdAfter, before: createdBefore } = timesOfDays(from, to)
  const executions = useInfiniteQuery({
    ...executionsQuery({ ...filters, createdAfter, createdBefore }),
    placeholderData: keepPreviousData,
    // While the tab is visible; a hidden one is not read again.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isUnfinished)) === true ? POLL_MS : false,
  })
  const [chosen, setChosen] = useState<ReadonlySet<ExecutionId>>(new Set())
  const rows = executions.data?.pages.flatMap(({ items }) => items) ?? []
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const [isExporting, setIsExporting] = useState(false)
  const canExport = filters.workflowId !== undefined || filters.batchId !== undefined
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const hasList = isFiltered || rows.length > 0
  return (
    <Page
      title="Executions"
      lead="An execution is one run of a workflow on one document."
      actions={
        <>
          {hasList && (
            <Button icon="download" onClick={() => setIsExporting(true)}>
              Export
            </Button>
          )}
          <ButtonLink
            to="/upload"
            search={{ workflowId: search.workflowId, batchId: search.batchId }}
            kind="primary"
            icon="upload"
          >
            Upload
          </ButtonLink>
        </>
      }
    >
      {hasList && (
        <ExecutionFilter
          isFiltered={isFiltered}
          workflowProblem={
            isExporting && !canExport
              ? "To export, choose a workflow or a batch: a file has the columns of one workflow."
              : undefined
          }
        />
      )}
      {isExporting && canExport && <ExecutionExport onClose={() => setIsExporting(false)} />}
      {chosenRows.length > 0 && <ChosenExecutions executions={chosenRows} onEnd={() => setChosen(new Set())} />}
      <ListView
        label="Executions"
        query={executions}
        head={
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label="Select all"
                checked={chosenRows.length === rows.length}
                onChange={({ target: { checked } }) => setChosen(new Set(checked ? rows.map(({ id }) => id) : []))}
              />
            </th>
            <th scope="col">File</th>
            <th scope="col">Status</th>
            <th scope="col">Review</th>
            <th scope="col">Workflow</th>
            <th scope="col" data-align="end">
              Pages
            </th>
            <th scope="col">Created</th>
            <th scope="col" data-align="end">
              Duration
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
        row={(execution) => (
          <ExecutionRow
            key={execution.id}
            execution={execution}
            isChosen={chosen.has(execution.id)}
            onChoose={(isChosen) => setChosen(withMember(chosen, execution.id, isChosen))}
          />
        )}
        empty={isFiltered ? <NothingMatches /> : <NothingYet />}
      />
    </Page>
  )
}

const isUnfinished = ({ status }: ExecutionSummary): boolean => status === "Queued" || status === "Processing"

function withMember<Value>(set: ReadonlySet<Value>, value: Value, isMember: boolean): ReadonlySet<Value> {
  const next = new Set(set)
  if (isMember) next.add(value)
  else next.delete(value)
  return next
}

function NothingMatches() {
  return (
    <EmptyState
      icon="search"
      title="No execution matches"
      actions={
        <ButtonLink to="/executions" search={{}}>
          Clear filters
        </ButtonLink>
      }
    >
      Choose another status, workflow or batch, or a longer period.
    </EmptyState>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon="execution"
      title="No executions yet"
      actions={
        <ButtonLink to="/upload" icon="upload">
          Upload documents
        </ButtonLink>
      }
    >
      Each document that is uploaded here or sent by a program is listed here, with its values once it has been read.
    </EmptyState>
  )
}
