import { isDeepStrictEqual } from "node:util"
import type { Client, WorkflowId } from "@docsift/sdk"
import { invoiceWorkflow } from "./invoice-workflow.ts"

/**
 * Finds this service's workflow by its name, brings it up to date, or stores it.
 *
 * Two replicas that start at the same moment, the very first time, may each store one; either is as good.
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
