import type { ExecutionSummary } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"
import { sentenceOfFailure } from "../../failure-sentence.ts"
import { formatCount, formatSeconds } from "../../ui/figures.ts"
import { ReviewBadge, StatusBadge } from "../../ui/status-badge.tsx"
import { Time } from "../../ui/time.tsx"
import { ExecutionMenu } from "./execution-actions.tsx"
import styles from "./execution-row.module.css"

interface ExecutionRowProps {
  readonly execution: ExecutionSummary
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** Renders one execution of the list. */
export function ExecutionRow({ execution, isChosen, onChoose }: ExecutionRowProps) {
  const { id, fileName, workflowId, workflowName, status, errorMessage, review, pageCount, createdAt } = execution
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`Select ${fileName}`}
          checked={isChosen}
          onChange={({ target: { checked } }) => onChoose(checked)}
        />
      </td>
      <th scope="row" className={styles.file}>
        <Link to="/executions/$executionId" params={{ executionId: id }}>
          {fileName}
        </Link>
        {errorMessage !== undefined && <p className={styles.sentence}>{sentenceOfFailure(errorMessage)}</p>}
      </th>
      <td>
        <StatusBadge status={status} />
      </td>
      <td>
        <ReviewBadge state={review} />
      </td>
      <td className={styles.workflow}>
        <Link to="/workflows/$workflowId" params={{ workflowId }}>
          {workflowName}
        </Link>
      </td>
      <td data-align="end" data-muted="">
        {pageCount !== undefined && formatCount(pageCount)}
      </td>
      <td data-muted="" className={styles.figure}>
        <Time value={createdAt} />
      </td>
      <td data-align="end" data-muted="" className={styles.figure}>
        {durationOf(execution)}
      </td>
      <td data-align="end">
        <ExecutionMenu execution={execution} size="small" />
      </td>
    </tr>
  )
}

/** Returns how long an execution was processed, without the time in the queue; undefined until it has ended. */
function durationOf({ startedAt, completedAt }: ExecutionSummary): string | undefined {
  if (startedAt === undefined || completedAt === undefined) return undefined
  return formatSeconds((Date.parse(completedAt) - Date.parse(startedAt)) / 1000)
}
