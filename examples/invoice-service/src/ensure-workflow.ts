import { isDeepStrictEqual } from "node:util"
import type { Client, WorkflowId } from "@docsift/sdk"
import { invoiceWorkflow } from "./invoice-workflow.ts"

/**
 * Returns the id of this service's workflow, found by name; creates or updates it if necessary.
 *
 * Two replicas that start simultaneously for the first time may each create one; both work.
 */
export async function ensureWorkflow(client: Client, signal?: AbortSignal): Promise<WorkflowId> {
  for await (const workflow of client.workflows.list({}, { signal })) {
    if (workflow.name !== invoiceWorkflow.name) continue
    if (!isDeepStrictEqual(workflow.configuration, invoiceWorkflow.configuration)) {
      await client.workflows.update(workflow.id, invoiceWorkflow, { signal })
    }
    return workflow.id
  }
  const { workflowId } = await client.workflows.create(invoiceWorkflow, { signal })
  return workflowId
}
