import type { BatchId, WorkflowId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { NewBatchDialog } from "../batches/new-batch-dialog.tsx"
import { batchChoicesQuery } from "../queries/batches.ts"
import { Button, ButtonLink } from "../ui/button.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { SelectField } from "../ui/field.tsx"
import styles from "./upload-target.module.css"

interface UploadTargetProps {
  readonly workflows: readonly { readonly id: WorkflowId; readonly name: string }[]
  readonly workflowId: WorkflowId | undefined
  readonly batchId: BatchId | undefined
  readonly onChange: (target: { workflowId: WorkflowId | undefined; batchId?: BatchId | undefined }) => void
  readonly error: string | undefined
}

/** Renders the choice of the workflow and, if documents belong together, of the batch. */
export function UploadTarget({ workflows, workflowId, batchId, onChange, error }: UploadTargetProps) {
  const batches = useQuery(batchChoicesQuery)
  const [isCreating, setIsCreating] = useState(false)
  const open = batches.data?.filter((batch) => batch.workflowId === workflowId && batch.closedAt === undefined) ?? []
  return (
    <div className={styles.target}>
      <SelectField
        label="Workflow"
        value={workflowId ?? ""}
        error={error}
        onChange={({ target: { value } }) => onChange({ workflowId: value || undefined })}
      >
        <option value="">Choose a workflow</option>
        {workflows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Batch"
        hint="Groups documents that belong together"
        value={batchId ?? ""}
        error={batches.error === null ? undefined : sentenceOf(batches.error)}
        disabled={workflowId === undefined}
        onChange={({ target: { value } }) => onChange({ workflowId, batchId: value || undefined })}
      >
        <option value="">No batch</option>
        {open.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <Button icon="add" disabled={workflowId === undefined} onClick={() => setIsCreating(true)}>
          New batch
        </Button>
        <ButtonLink to="/workflows/new" kind="quiet" icon="workflow">
          New workflow
        </ButtonLink>
      </div>
      {isCreating && (
        <NewBatchDialog
          workflows={workflows.filter(({ id }) => id === workflowId)}
          onClose={() => setIsCreating(false)}
          onCreated={({ id }) => {
            setIsCreating(false)
            onChange({ workflowId, batchId: id })
          }}
        />
      )}
    </div>
  )
}
