import type { ExecutionId, ExecutionUsage } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { executionUsageQuery } from "../../queries/executions.ts"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { formatCost, formatCount, formatSeconds } from "../../ui/figures.ts"
import { Loading } from "../../ui/loading.tsx"
import { Table } from "../../ui/table.tsx"
import styles from "./usage-panel.module.css"

/** Renders what an execution used: pages, time, attempts, and the calls of models. */
export function UsagePanel({ executionId }: { readonly executionId: ExecutionId }) {
  const { data, error, refetch } = useQuery(executionUsageQuery(executionId))
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  const { pages, attempts, models } = data
  return (
    <section className={styles.panel} aria-label="Usage">
      <dl className={styles.figures}>
        {pages !== undefined && <Figure name={pages === 1 ? "Page" : "Pages"}>{formatCount(pages)}</Figure>}
        <Figure name="Time">{formatSeconds(data.seconds)}</Figure>
        <Figure name={attempts === 1 ? "Attempt" : "Attempts"}>{formatCount(attempts)}</Figure>
      </dl>
      {models.length === 0 ? (
        <p className={styles.note}>No model was called: the built-in engine read the document.</p>
      ) : (
        <Models models={models} />
      )}
    </section>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Models({ models }: Pick<ExecutionUsage, "models">) {
  // A price that is unknown is no price of 0.
  const hasCost = models.some(({ cost }) => cost !== undefined)
  return (
    <Table
      label="Models"
      head={
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Slot</th>
          <th scope="col" data-align="end">
            Calls
          </th>
          <th scope="col" data-align="end">
            Input tokens
          </th>
          <th scope="col" data-align="end">
            Output tokens
          </th>
          {hasCost && (
            <th scope="col" data-align="end">
              Cost
            </th>
          )}
        </tr>
      }
    >
      {models.map(({ modelId, name, slot, calls, inputTokens, outputTokens, cost, currency }) => (
        <tr key={`${modelId} ${slot}`}>
          <th scope="row">{name}</th>
          <td data-muted="">{slot}</td>
          <td data-align="end">{formatCount(calls)}</td>
          <td data-align="end">{formatCount(inputTokens)}</td>
          <td data-align="end">{formatCount(outputTokens)}</td>
          {hasCost && (
            <td data-align="end">
              {cost === undefined || currency === undefined ? "Unknown" : formatCost(cost, currency)}
            </td>
          )}
        </tr>
      ))}
    </Table>
  )
}
