import type { Workflow } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { useToast } from "../ui/toast.tsx"

interface DeleteWorkflowProps {
  readonly workflow: Pick<Workflow, "id" | "name">
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks for the name of a workflow, and deletes it. */
export function DeleteWorkflow({ workflow: { id, name }, onClose, onDeleted }: DeleteWorkflowProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [typed, setTyped] = useState("")
  const isConfirmed = typed.trim() === name.trim()
  const remove = useMutation({
    mutationFn: () => client.workflows.delete(id),
    onSuccess: async () => {
      showToast(`Workflow “${name}” deleted.`)
      onDeleted()
      queries.removeQueries({ queryKey: ["getWorkflow", id] })
      await queries.invalidateQueries({ queryKey: ["listWorkflows"] })
    },
  })
  return (
    <Dialog
      title={`Delete ${name}?`}
      submitLabel="Delete workflow"
      submitKind="danger"
      isBusy={remove.isPending || !isConfirmed}
      onClose={onClose}
      onSubmit={() => remove.mutate()}
    >
      <p>The definition and all its versions are lost. Executions and their data are kept.</p>
      <TextField
        label="Type the name of the workflow to confirm"
        autoFocus
        value={typed}
        hint={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      {remove.error !== null && <ErrorNotice error={remove.error} />}
    </Dialog>
  )
}
