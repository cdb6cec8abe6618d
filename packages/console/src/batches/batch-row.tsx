import type { Batch } from "@docsift/sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { batchQuery } from "../queries/batches.ts"
import { ExportDialog } from "../export/export-dialog.tsx"
import { Badge } from "../ui/badge.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { Notice } from "../ui/notice.tsx"
import { Time } from "../ui/time.tsx"
import styles from "./batch-row.module.css"
import { ReviewCounts, StatusCounts } from "./counts.tsx"

/** The interval between polls of a batch with unfinished executions. */
const POLL_MS = 3_000

interface BatchRowProps {
  readonly batch: Batch
  /** Missing for a workflow that has been deleted. */
  readonly workflowName: string | undefined
}

/** Renders one batch with its counts, each a link to the executions that it counts. */
export function BatchRow({ batch, workflowName }: BatchRowProps) {
  const { id, name, workflowId, createdAt, closedAt } = batch
  const [dialog, setDialog] = useState<"close" | "export">()
  const navigate = useNavigate()
  const { data: details, error } = useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.statusCounts.Queued + data.statusCounts.Processing > 0 ? POLL_MS : false,
  })
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to="/executions" search={{ batchId: id }}>
          {name}
        </Link>{" "}
        {closedAt !== undefined && <Badge icon="success">Closed</Badge>}
      </th>
      <td className={styles.workflow}>
        {workflowName === undefined ? (
          <code>{workflowId}</code>
        ) : (
          <Link to="/workflows/$workflowId" params={{ workflowId }}>
            {workflowName}
          </Link>
        )}
      </td>
      <td>
        {error !== null && <span className={styles.error}>{sentenceOf(error)}</span>}
        {details !== undefined && <StatusCounts batchId={id} counts={details.statusCounts} />}
      </td>
      <td>{details !== undefined && <ReviewCounts batchId={id} counts={details.reviewCounts} />}</td>
      <td data-muted="" className={styles.time}>
        <Time value={createdAt} />
      </td>
      <td data-align="end">
        <Menu label={`Actions for ${name}`}>
          {closedAt === undefined && (
            <MenuItem
              icon="upload"
              onSelect={() => void navigate({ to: "/upload", search: { workflowId, batchId: id } })}
            >
              Upload documents
            </MenuItem>
          )}
          <MenuItem icon="download" onSelect={() => setDialog("export")}>
            Export…
          </MenuItem>
          {closedAt === undefined && (
            <MenuItem icon="close" onSelect={() => setDialog("close")}>
              Close…
            </MenuItem>
          )}
        </Menu>
        {dialog === "export" && (
          <ExportDialog name={name} query={{ batchId: id }} onClose={() => setDialog(undefined)} />
        )}
        {dialog === "close" && <CloseBatch batch={batch} onClose={() => setDialog(undefined)} />}
      </td>
    </tr>
  )
}

function CloseBatch({ batch: { id, name }, onClose }: { readonly batch: Batch; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: () => client.batches.close(id),
    onSuccess: async () => {
      onClose()
      await queries.invalidateQueries({ queryKey: ["listBatches"] })
    },
  })
  return (
    <Dialog
      title="Close this batch?"
      submitLabel="Close batch"
      isBusy={close.isPending}
      onClose={onClose}
      onSubmit={() => close.mutate()}
    >
      <p className={styles.sentence}>
        No more documents can be uploaded to <strong>{name}</strong>, and a batch cannot be reopened. Its executions
        continue and can be run again.
      </p>
      {close.error !== null && (
        <Notice kind="danger">
          <p>{sentenceOf(close.error)}</p>
        </Notice>
      )}
    </Dialog>
  )
}
