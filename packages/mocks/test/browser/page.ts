import { Client, ExecutionFailedError, RateLimitError } from "@docsift/sdk"
import { setupWorker } from "msw/browser"
import { mockDocsift } from "../../src/index.ts"

/*
 * The program inside the page, as in the tests of a web application: the client, the mocks and msw's service worker. The
 * host below does not exist, so every response comes from the worker.
 */

const baseUrl = "https://docsift.example"
const docsift = mockDocsift({ baseUrl, extractedData: { Invoice: { fields: { total: 12.5 } } } })
const client = new Client({ apiKey: docsift.apiKey, baseUrl, dangerouslyAllowBrowser: true, maxRetries: 0 })

/** Registers the service worker. */
export async function start(): Promise<void> {
  await setupWorker(...docsift.handlers).start({ onUnhandledFrame: "bypass", quiet: true })
}

/** Creates a workflow, executes it, waits, and fetches values and file. */
export async function readInvoice() {
  const { workflowId } = await createWorkflow("Invoices")
  const { workflowExecutionId: id } = await client.workflows.execute(workflowId, new File(["text"], "Rechnung ä.txt"))
  const seen: string[] = []
  const execution = await client.executions.wait(id, { onStatus: ({ status }) => void seen.push(status) })
  const file = await client.executions.download(id)
  return {
    last: seen.at(-1),
    fileName: execution.fileName,
    data: execution.extractedData,
    file: await file.text(),
    csv: await client.executions.export(id),
  }
}

/** Executes with a file whose name makes the execution fail. */
export async function readEncrypted() {
  const { workflowId } = await createWorkflow("Invoices")
  const { workflowExecutionId: id } = await client.workflows.execute(workflowId, new File(["text"], "encrypted.pdf"))
  const error: unknown = await client.executions.wait(id).catch((thrown: unknown) => thrown)
  return error instanceof ExecutionFailedError && { reason: error.reason }
}

/** Executes a workflow whose name makes the request fail. */
export async function readTooOften() {
  const { workflowId } = await createWorkflow("rate-limited")
  const sent = client.workflows.execute(workflowId, new File(["text"], "a.txt"))
  const error: unknown = await sent.catch((thrown: unknown) => thrown)
  return error instanceof RateLimitError && { status: error.status, code: error.code, retryAfter: error.retryAfterMs }
}

/** Sends a request to the page's own server that is not part of the API. */
export async function fetchFromPageServer(): Promise<string> {
  return (await fetch("/elsewhere")).text()
}

function createWorkflow(name: string) {
  return client.workflows.create({
    name,
    configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
  })
}
