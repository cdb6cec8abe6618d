import type { ExecutionSummary } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../../client.ts"
import { saveFrom } from "../../save-file.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { sentenceOf } from "../../ui/error-notice.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { Notice } from "../../ui/notice.tsx"
import { useErrorToast, useToast } from "../../ui/toast.tsx"
import styles from "./execution-actions.module.css"
import { ExportMenu } from "./export-menu.tsx"

/** Renders the menus of an execution on its own screen: its exports, and what can be done with it. */
export function ExecutionActions({ execution }: { readonly execution: ExecutionSummary }) {
  const navigate = useNavigate()
  return (
    <div className={styles.actions}>
      {execution.status === "Completed" && <ExportMenu execution={execution} />}
      <ExecutionMenu execution={execution} size="medium" onDeleted={() => navigate({ to: "/executions" })} />
    </div>
  )
}

interface ExecutionMenuProps {
  readonly execution: ExecutionSummary
  readonly size: "medium" | "small"
  /** Called before the lists are read again. */
  readonly onDeleted?: (() => Promise<void>) | undefined
}

/** Renders the menu of an execution: its file, running it again, cancelling and deleting it. */
export function ExecutionMenu({ execution, size, onDeleted }: ExecutionMenuProps) {
  const { id, fileName, status } = execution
  const [isDeleting, setIsDeleting] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const onError = useErrorToast()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["getExecution", id] }),
      queries.invalidateQueries({ queryKey: ["listExecutions"] }),
    ])

  const download = useMutation({
    mutationFn: async () => saveFrom((await client.executions.file(id)).url, fileName),
    onError,
  })
  const retry = useMutation({
    mutationFn: () => client.executions.retry(id),
    onSuccess: async ({ workflowExecutionId: executionId }) => {
      showToast("Running the file again with the current version of the workflow.", {
        label: "Open",
        run: () => void navigate({ to: "/executions/$executionId", params: { executionId } }),
      })
      await refresh()
    },
    onError,
  })
  const cancel = useMutation({
    mutationFn: () => client.executions.cancel(id),
    onSuccess: async () => {
      showToast("Execution cancelled.")
      await refresh()
    },
    onError,
  })

  const hasEnded = status === "Completed" || status === "Failed"
  return (
    <>
      <Menu label={`Actions for ${fileName}`} size={size}>
        <MenuItem icon="download" onSelect={() => download.mutate()}>
          Download the file
        </MenuItem>
        <MenuItem icon="retry" onSelect={() => retry.mutate()}>
          Run again with the current version
        </MenuItem>
        {hasEnded ? (
          <MenuItem icon="delete" kind="danger" onSelect={() => setIsDeleting(true)}>
            Delete…
          </MenuItem>
        ) : (
          <MenuItem icon="close" kind="danger" onSelect={() => cancel.mutate()}>
            Cancel
          </MenuItem>
        )}
      </Menu>
      {isDeleting && (
        <DeleteExecution execution={execution} onDeleted={onDeleted} onClose={() => setIsDeleting(false)} />
      )}
    </>
  )
}

interface DeleteExecutionProps {
  readonly execution: ExecutionSummary
  readonly onDeleted: (() => Promise<void>) | undefined
  readonly onClose: () => void
}

function DeleteExecution({ execution: { id, fileName }, onDeleted, onClose }: DeleteExecutionProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const remove = useMutation({
    mutationFn: () => client.executions.delete(id),
    onSuccess: async () => {
      onClose()
      await onDeleted?.()
      queries.removeQueries({ queryKey: ["getExecution", id] })
      showToast("Execution deleted.")
      await queries.invalidateQueries({ queryKey: ["listExecutions"] })
    },
  })
  return (
    <Dialog
      title="Delete this execution?"
      submitLabel="Delete"
      submitKind="danger"
      isBusy={remove.isPending}
      onClose={onClose}
      onSubmit={() => remove.mutate()}
    >
      <p className={styles.lost}>
        The values of <strong>{fileName}</strong>, their review and its history are lost, and so is the file unless
        another execution uses it. Usage totals still include it.
      </p>
      {remove.isError && <Notice kind="danger">{sentenceOf(remove.error)}</Notice>}
    </Dialog>
  )
}
