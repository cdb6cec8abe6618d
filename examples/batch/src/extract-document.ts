import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { basename } from "node:path"
import { type Client, DocsiftError, ExecutionFailedError, type ExecutionId, type Workflow } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"

/** The outcome of one file. */
export type Outcome =
  | { readonly fileName: string; readonly csv: string }
  | { readonly fileName: string; readonly reason: string }

/** Options that all files of a batch share. */
export interface ExtractOptions {
  readonly client: Client
  readonly workflow: Workflow
  /** Time limit of one document, including its wait in the queue. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Extracts the data of one file as CSV, or returns the reason why that failed.
 *
 * @throws the signal's reason, and errors that are not caused by the file
 */
export async function extractDocument(path: string, options: ExtractOptions): Promise<Outcome> {
  const { client, timeoutMs, signal } = options
  const fileName = basename(path)
  try {
    const executionId = await start(path, options)
    await client.executions.wait(executionId, { deadline: timeoutMs, signal })
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
 * The idempotency key identifies the request: this content under this name with this version of the workflow. For a known
 * key the server returns the existing execution. A failed one is retried with a key derived from it, so that a third run
 * finds the retry of the second.
 */
async function start(path: string, { client, workflow, signal }: ExtractOptions): Promise<ExecutionId> {
  const file = await fromPath(path)
  const idempotencyKey = await keyOf(path, workflow, signal)
  let started = await client.workflows.execute(workflow.id, file, { idempotencyKey, signal }).withResponse()
  for (;;) {
    const executionId = started.data.workflowExecutionId
    if (started.response.headers.get("idempotent-replayed") !== "true") return executionId
    const { status } = await client.executions.status(executionId, { signal })
    if (status !== "Failed") return executionId
    started = await client.executions
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
