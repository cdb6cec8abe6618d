import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { BatchRow } from "../batches/batch-row.tsx"
import { NewBatchDialog } from "../batches/new-batch-dialog.tsx"
import { batchesQuery } from "../queries/batches.ts"
import { workflowChoicesQuery } from "../queries/workflows.ts"
import { Button, ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { ListView } from "../ui/list-view.tsx"
import { Page } from "../ui/page.tsx"

/** The screen with the batches of the organization. */
export function BatchList() {
  const batches = useInfiniteQuery(batchesQuery)
  const workflows = useQuery(workflowChoicesQuery)
  const navigate = useNavigate()
  const [isCreating, setIsCreating] = useState(false)
  const hasWorkflows = workflows.data !== undefined && workflows.data.length > 0
  const newBatch = hasWorkflows && (
    <Button kind="primary" icon="add" onClick={() => setIsCreating(true)}>
      New batch
    </Button>
  )
  return (
    <Page
      title="Batches"
      lead="A batch groups documents of one workflow, such as the invoices of a month, to follow and export them together."
      actions={newBatch}
    >
      {workflows.error !== null && <ErrorNotice error={workflows.error} onRetry={() => void workflows.refetch()} />}
      <ListView
        label="Batches"
        query={batches}
        head={
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Workflow</th>
            <th scope="col">Documents</th>
            <th scope="col">Review</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
        row={(batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            workflowName={workflows.data?.find(({ id }) => id === batch.workflowId)?.name}
          />
        )}
        empty={
          <EmptyState
            icon="batch"
            title="No batches yet"
            actions={
              workflows.data?.length === 0 ? (
                <ButtonLink to="/workflows/new" icon="add">
                  New workflow
                </ButtonLink>
              ) : undefined
            }
          >
            {workflows.data?.length === 0
              ? "Batches are listed here, with the number of their documents in each status. A batch belongs to a workflow: create one first."
              : "Batches are listed here, with the number of their documents in each status. Create one, then upload documents to it."}
          </EmptyState>
        }
      />
      {isCreating && hasWorkflows && (
        <NewBatchDialog
          workflows={workflows.data}
          onClose={() => setIsCreating(false)}
          onCreated={({ id, workflowId }) => void navigate({ to: "/upload", search: { workflowId, batchId: id } })}
        />
      )}
    </Page>
  )
}
