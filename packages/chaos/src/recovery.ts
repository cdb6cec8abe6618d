import { setTimeout as sleep } from "node:timers/promises"
import { type Client, DocsiftError } from "@docsift/sdk"
import { makeDocument } from "./load.ts"

const deadlineMs = 60_000
/** Pause after a rejected call: a refused connection fails at once. */
const retryPauseMs = 100

/**
 * Measures the time until each server accepts an execution that a worker completes.
 *
 * @param name - first part of the documents' names.
 * @returns milliseconds; Infinity when it took longer than a minute.
 */
export async function recover(clients: readonly Client[], workflowId: string, name: string): Promise<number> {
  const startedAt = performance.now()
  const works = await Promise.all(clients.map((client, index) => runOne(client, workflowId, `${name}-${index}`)))
  return works.every(Boolean) ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}

async function runOne(client: Client, workflowId: string, number: string): Promise<boolean> {
  const signal = AbortSignal.timeout(deadlineMs)
  // The client's own retry delays would be measured, too; the key makes repeating the call safe.
  const options = { signal, maxRetries: 0, idempotencyKey: crypto.randomUUID() }
  while (!signal.aborted) {
    try {
      const file = { data: makeDocument(number), name: `${number}.txt` }
      const { workflowExecutionId } = await client.workflows.execute(workflowId, file, options)
      const { status } = await client.executions.wait(workflowExecutionId, { ...options, deadline: 10_000 })
      return status === "Completed"
    } catch (error) {
      // Reaching the deadline is no client error.
      if (!(error instanceof DocsiftError) && !signal.aborted) throw error
      await sleep(retryPauseMs)
    }
  }
  return false
}
