import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { timesOfDays } from "../../local-day.ts"
import { batchChoicesQuery } from "../../queries/batches.ts"
import { workflowChoicesQuery } from "../../queries/workflows.ts"
import { ExportDialog } from "../../export/export-dialog.tsx"

const route = getRouteApi("/shell/executions")

/** Asks how the executions of the list's workflow or batch are exported. */
export function ExecutionExport({ onClose }: { readonly onClose: () => void }) {
  const { status, review, workflowId, batchId, from, to } = route.useSearch()
  const { data: workflows = [] } = useQuery(workflowChoicesQuery)
  const { data: batches = [] } = useQuery(batchChoicesQuery)
  const place = batches.find(({ id }) => id === batchId) ?? workflows.find(({ id }) => id === workflowId)
  const { from: createdAfter, before: createdBefore } = timesOfDays(from, to)
  return (
    <ExportDialog
      name={place?.name ?? "executions"}
      query={{ workflowId, batchId, createdAfter, createdBefore }}
      hasOtherFilters={status !== undefined || review !== undefined}
      onClose={onClose}
    />
  )
}
