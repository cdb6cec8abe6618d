import "server-only"
import { Client, type WorkflowReference } from "@docsift/sdk"
import { invoiceWorkflow } from "./invoice-workflow.ts"

/** Returns a client with the key of the environment. The import above keeps it, and the key, out of every bundle for browsers. */
export function docsift(): Client {
  return (client ??= new Client())
}

/** Returns the workflow of the invoices; creates or updates it once per process. */
export function ensureInvoiceWorkflow(): Promise<WorkflowReference<typeof invoiceWorkflow>> {
  return (workflow ??= docsift()
    .workflows.ensure(invoiceWorkflow)
    .catch((error: unknown) => {
      // The next request tries again.
      workflow = undefined
      throw error
    }))
}

// At the first request instead of at import: `next build` imports this file, and has no key.
let client: Client | undefined
let workflow: Promise<WorkflowReference<typeof invoiceWorkflow>> | undefined
