import { AuthenticationError, type BatchId, type ExecutionId, type WorkflowId } from "@docsift/sdk"
import { client } from "../client.ts"
import { queryClient } from "../query-client.ts"
import { callerQuery } from "../queries/caller.ts"
import { createUploadClient } from "../upload-client.ts"
import type { ObservedExecution, UploadItem } from "./upload-state.ts"

/** Executions of a page of the list: a poll reads few pages, and a small upload a small one. */
const EXECUTIONS_PER_PAGE = 200

/** What uploads need of the server. */
export interface UploadServer {
  /**
   * Uploads a file and returns the id of its execution. Repeating it never starts a second one.
   *
   * @throws when the file can no longer be read, when the signal aborts, and what the client throws
   */
  readonly send: (
    item: UploadItem,
    file: File,
    onSent: (sentBytes: number) => void,
    signal: AbortSignal,
  ) => Promise<ExecutionId>
  readonly cancel: (executionId: ExecutionId) => Promise<unknown>
  /** Runs the file of an execution again and returns the id of the new execution. */
  readonly retry: (executionId: ExecutionId) => Promise<ExecutionId>
  /** Lists the executions of a workflow or a batch, newest first. */
  readonly list: (place: UploadPlace, signal: AbortSignal) => AsyncIterable<ObservedExecution>
}

/** The workflow that an upload goes to, and its batch. */
export interface UploadPlace {
  readonly workflowId: WorkflowId
  readonly batchId?: BatchId | undefined
}

/** The server that the console belongs to. */
export const uploadServer: UploadServer = {
  async send({ id, workflowId, batchId }, file, onSent, signal) {
    await checkContent(file)
    const uploadClient = createUploadClient(({ sentBytes }) => onSent(sentBytes))
    const options = { idempotencyKey: id, batchId, signal }
    try {
      return (await uploadClient.workflows.execute(workflowId, file, options)).workflowExecutionId
    } catch (error) {
      // Reading the caller again redirects to the sign-in when the session has ended.
      if (error instanceof AuthenticationError) void queryClient.invalidateQueries(callerQuery)
      throw error
    }
  },
  cancel: (executionId) => client.executions.cancel(executionId),
  async retry(executionId) {
    // The key makes two clicks one execution.
    const options = { idempotencyKey: `retry-${executionId}` }
    return (await client.executions.retry(executionId, options)).workflowExecutionId
  },
  list: ({ workflowId, batchId }, signal) =>
    client.executions.list({ workflowId, batchId, limit: EXECUTIONS_PER_PAGE }, { signal }),
}

/** Reports a file without content, or one that has changed since it was chosen: the browser calls that a broken connection. */
async function checkContent(file: File): Promise<void> {
  if (file.size === 0) throw new Error("The file is empty.")
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new Error("The file has been changed, moved or removed since it was chosen. Choose it again.", { cause })
  }
}
