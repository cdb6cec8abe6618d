import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { basename } from "node:path"
import { type Client, DocsiftError, ExecutionFailedError, type ExecutionId, type Workflow } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"

/** What became of one file. */
export type Outcome =
  | { readonly fileName: string; readonly csv: string }
  | { readonly fileName: string; readonly reason: string }

/** What all files of a batch have in common. */
export interface ReadOptions {
  readonly client: Client
  readonly workflow: Workflow
  /** For one document, waiting in the queue included. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Reads one file and answers its data as CSV, or why there is none.
 *
 * @throws the signal's reason, and errors that are no fault of the file
 */
export async function readDocument(path: string, options: ReadOptions): Promise<Outcome> {
  const { client, timeoutMs, signal } = options
  const fileName = basename(path)
  try {
    const executionId = await start(path, options)
    await client.executions.wait(executionId, { timeout: timeoutMs, signal })
    return { fileName, csv: await client.executions.export(executionId, { mode: "csv" }, { signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof ExecutionFailedError) return { fileName, reason: error.execution.errorMessage }
    if (error instanceof DocsiftError || isFileSystemError(error)) return { fileName, reason: error.message }
    throw error
  }
}

/**
 * Starts an execution, or finds the one that an earlier run of the same batch started.
 *
 * The idempotency key says what is asked: this content under this name with this version of the workflow. The server
 * answers a key that it knows with the execution it already has. One that failed is retried, with a key that follows from
 * it, so that a third run finds the second one's retry.
 */
async function start(path: string, { client, workflow, signal }: ReadOptions): Promise<ExecutionId> {
  const file = await fromPath(path)
  const idempotencyKey = await keyOf(path, workflow, signal)
  let answer = await client.workflows.execute(workflow.id, file, { idempotencyKey, signal }).withResponse()
  for (;;) {
    const executionId = answer.data.workflowExecutionId
    if (answer.response.headers.get("idempotent-replayed") !== "true") return executionId
    const { status } = await client.executions.status(executionId, { signal })
    if (status !== "Failed") return executionId
    answer = await client.executions
      .retry(executionId, { idempotencyKey: `retry-${executionId}`, signal })
      .withResponse()
  }
}

async function keyOf(path: string, workflow: Workflow, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([workflow.id, workflow.updatedAt, basename(path)]))
  for await (const chunk of createReadStream(path, { signal })) hash.update(chunk)
  return hash.digest("hex")
}

function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error
}
