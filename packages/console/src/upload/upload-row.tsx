import { Link } from "@tanstack/react-router"
import { memo, type ReactNode } from "react"
import { assertNever } from "../assert-never.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { formatBytes } from "../ui/format-bytes.ts"
import { ReviewBadge, StatusBadge } from "../ui/status-badge.tsx"
import styles from "./upload-row.module.css"
import { canSendAgain, executionIdOf, hasEnded, type UploadItem } from "./upload-state.ts"

interface UploadRowProps {
  readonly item: UploadItem
  readonly onCancel: (item: UploadItem) => void
  readonly onRetry: (item: UploadItem) => void
}

/** Renders one file: its name, which leads to its execution, how far it is, and what can be done. */
export const UploadRow = memo(function UploadRow({ item, onCancel, onRetry }: UploadRowProps) {
  const executionId = executionIdOf(item)
  const { step } = item.progress
  const canRetry = canSendAgain(item) || ((step === "failed" || step === "cancelled") && executionId !== undefined)
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {executionId === undefined ? (
          item.name
        ) : (
          <Link to="/executions/$executionId" params={{ executionId }}>
            {item.name}
          </Link>
        )}
        {item.folder !== "" && <span className={styles.folder}>{item.folder}</span>}
      </th>
      <td className={styles.size} data-align="end" data-muted="">
        {formatBytes(item.sizeBytes)}
      </td>
      <td className={styles.state}>
        <State item={item} />
      </td>
      <td data-align="end">
        {!hasEnded(item) && (
          <Button size="small" kind="quiet" icon="close" label={`Cancel ${item.name}`} onClick={() => onCancel(item)} />
        )}
        {canRetry && (
          <Button size="small" kind="quiet" icon="retry" label={`Retry ${item.name}`} onClick={() => onRetry(item)} />
        )}
      </td>
    </tr>
  )
})

function State({ item: { progress, sizeBytes, name } }: { readonly item: UploadItem }): ReactNode {
  switch (progress.step) {
    case "waiting":
      return <Badge icon="clock">Waiting</Badge>
    case "uploading":
      return <Sending name={name} share={sizeBytes === 0 ? 1 : progress.sentBytes / sizeBytes} />
    case "queued":
      return <StatusBadge status="Queued" />
    case "processing":
      return <StatusBadge status="Processing" />
    case "completed":
      return (
        <span className={styles.badges}>
          <StatusBadge status="Completed" />
          {progress.needsReview && <ReviewBadge state="needed" />}
        </span>
      )
    case "failed":
      return (
        <>
          <StatusBadge status="Failed" />
          <p className={styles.sentence}>{progress.sentence}</p>
        </>
      )
    case "cancelled":
      return <Badge icon="close">Cancelled</Badge>
    case "interrupted":
      return (
        <>
          <Badge kind="warning" icon="warning">
            Interrupted
          </Badge>
          <p className={styles.sentence}>
            The page was reloaded before this file was uploaded. Choose it again; it will not run twice.
          </p>
        </>
      )
    default:
      return assertNever(progress)
  }
}

/** Renders a bar, and the percentage that screen readers get with it. */
function Sending({ name, share }: { readonly name: string; readonly share: number }) {
  const percent = Math.floor(share * 100)
  return (
    <span className={styles.sending}>
      <progress value={share} aria-label={`Upload of ${name}`} />
      {percent === 100 ? "Sent" : `Uploading ${percent}%`}
    </span>
  )
}
