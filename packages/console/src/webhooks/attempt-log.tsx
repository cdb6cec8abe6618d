import type { WebhookAttempt, WebhookDeliveryDetails } from "@docsift/sdk"
import { Badge } from "../ui/badge.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Table } from "../ui/table.tsx"
import { Time } from "../ui/time.tsx"
import { describeAttempt, formatDuration } from "./attempt-words.ts"
import styles from "./attempt-log.module.css"

/** Renders the attempts of a delivery, the newest first. */
export function AttemptLog({ delivery: { attemptLog } }: { readonly delivery: WebhookDeliveryDetails }) {
  if (attemptLog.length === 0) {
    return (
      <EmptyState icon="clock" title="No attempts yet">
        Each attempt is listed here, with what the receiver responded.
      </EmptyState>
    )
  }
  return (
    <Table
      label="Attempts"
      head={
        <tr>
          <th scope="col" data-align="end">
            Attempt
          </th>
          <th scope="col">Result</th>
          <th scope="col">Response</th>
          <th scope="col" data-align="end">
            Duration
          </th>
          <th scope="col">Started</th>
        </tr>
      }
    >
      {attemptLog.toReversed().map((attempt) => (
        <AttemptRow key={attempt.number} attempt={attempt} />
      ))}
    </Table>
  )
}

function AttemptRow({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { number, startedAt, error, durationMs } = attempt
  return (
    <tr>
      <th scope="row" data-align="end" className={styles.number}>
        {number}
      </th>
      <td>
        {error === undefined ? (
          <Badge kind="success" icon="success">
            Delivered
          </Badge>
        ) : (
          <Badge kind="danger" icon="failure">
            Failed
          </Badge>
        )}
      </td>
      <td className={styles.response}>{describeAttempt(attempt)}</td>
      <td data-align="end">{formatDuration(durationMs)}</td>
      <td data-muted="">
        <Time value={startedAt} />
      </td>
    </tr>
  )
}
