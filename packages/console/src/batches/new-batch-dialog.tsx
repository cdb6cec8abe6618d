import type { Batch, WorkflowId } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { batchesQuery } from "../queries/batches.ts"
import { Dialog } from "../ui/dialog.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { SelectField, TextField } from "../ui/field.tsx"

interface NewBatchDialogProps {
  /** The workflows to choose from; of a single one no choice is shown. */
  readonly workflows: readonly { readonly id: WorkflowId; readonly name: string }[]
  readonly onCreated: (batch: Batch) => void
  readonly onClose: () => void
}

/** Asks for the name and the workflow of a batch, and creates it. */
export function NewBatchDialog({ workflows, onCreated, onClose }: NewBatchDialogProps) {
  const queries = useQueryClient()
  const [name, setName] = useState("")
  const [workflowId, setWorkflowId] = useState<WorkflowId>(workflows[0]?.id ?? "")
  const create = useMutation({
    mutationFn: () => client.batches.create({ name: name.trim(), workflowId }),
    onSuccess: async (batch) => {
      await queries.invalidateQueries(batchesQuery)
      onCreated(batch)
    },
  })
  return (
    <Dialog
      title="New batch"
      submitLabel="Create batch"
      isBusy={create.isPending}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <p>
        A batch groups documents of one workflow, such as the invoices of a month, to follow and export them together.
      </p>
      <TextField
        label="Name"
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={create.error === null ? undefined : sentenceOf(create.error)}
      />
      {workflows.length > 1 && (
        <SelectField label="Workflow" value={workflowId} onChange={({ target }) => setWorkflowId(target.value)}>
          {workflows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </Dialog>
  )
}
