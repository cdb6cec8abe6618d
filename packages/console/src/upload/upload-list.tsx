import type { BatchId, WorkflowId } from "@docsift/sdk"
import { useCallback, useState } from "react"
import { Button, ButtonLink } from "../ui/button.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { Table } from "../ui/table.tsx"
import { useErrorToast } from "../ui/toast.tsx"
import { describeTotals } from "./totals.ts"
import styles from "./upload-list.module.css"
import { UploadRow } from "./upload-row.tsx"
import { canSendAgain, executionIdOf, hasEnded, type UploadItem } from "./upload-state.ts"
import { uploads } from "./uploads.ts"

/** Rows shown at first, and with each "Show more": each change of one file draws the table again. */
const ROWS = 200

/** Renders the uploads of this tab: their sum, what can be done with all of them, and a row for each. */
export function UploadList({ items }: { readonly items: readonly UploadItem[] }) {
  const showError = useErrorToast()
  const [rows, setRows] = useState(ROWS)
  const cancel = useCallback(
    (chosen: readonly UploadItem[]) => void uploads.cancel(chosen).catch(showError),
    [showError],
  )
  const retry = useCallback((chosen: readonly UploadItem[]) => void uploads.retry(chosen).catch(showError), [showError])
  const cancelOne = useCallback((item: UploadItem) => cancel([item]), [cancel])
  const retryOne = useCallback((item: UploadItem) => retry([item]), [retry])
  const unfinished = items.filter((item) => !hasEnded(item))
  const failed = items.filter(
    (item) => item.progress.step === "failed" && (canSendAgain(item) || executionIdOf(item) !== undefined),
  )
  const ended = items.filter(hasEnded)
  return (
    <section className={styles.list} aria-label="Uploads">
      <div className={styles.head}>
        <p className={styles.totals}>{describeTotals(items)}</p>
        <div className={styles.actions}>
          {failed.length > 0 && (
            <Button size="small" icon="retry" onClick={() => retry(failed)}>
              Retry {failed.length} failed
            </Button>
          )}
          {unfinished.length > 0 && (
            <Button size="small" icon="close" onClick={() => cancel(unfinished)}>
              Cancel all
            </Button>
          )}
          {ended.length > 0 && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => uploads.dispatch({ type: "removed", ids: new Set(ended.map(({ id }) => id)) })}
            >
              Clear finished
            </Button>
          )}
        </div>
      </div>
      <Table
        label="Uploads"
        head={
          <tr>
            <th scope="col">File</th>
            <th scope="col" data-align="end" className={styles.size}>
              Size
            </th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
      >
        {items.slice(0, rows).map((item) => (
          <UploadRow key={item.id} item={item} onCancel={cancelOne} onRetry={retryOne} />
        ))}
      </Table>
      {items.length > rows && (
        <Button className={styles.more} onClick={() => setRows(rows + ROWS)}>
          Show more
        </Button>
      )}
      <Destinations items={items} />
    </section>
  )
}

/** Renders links to where the executions of the newest upload are. */
function Destinations({ items }: { readonly items: readonly UploadItem[] }) {
  const acknowledged = items.filter((item) => executionIdOf(item) !== undefined)
  const newest = acknowledged.at(-1)
  if (newest === undefined) return null
  const search: { workflowId: WorkflowId; batchId?: BatchId | undefined } = {
    workflowId: newest.workflowId,
    batchId: newest.batchId,
  }
  const toReview = acknowledged.filter(({ progress }) => progress.step === "completed" && progress.needsReview)
  return (
    <div className={styles.actions}>
      <ButtonLink to="/executions" search={search} icon="execution">
        {newest.batchId === undefined ? "Executions of the workflow" : "Executions of the batch"}
      </ButtonLink>
      {toReview.length > 0 && (
        <ButtonLink to="/review" search={{ workflowId: newest.workflowId }} icon="review">
          Review {formatQuantity(toReview.length, "document")}
        </ButtonLink>
      )}
    </div>
  )
}
