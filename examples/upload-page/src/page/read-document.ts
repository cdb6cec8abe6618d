import {
  type CompletedExecution,
  ConflictError,
  type EvidenceReport,
  ExecutionFailedError,
  type ExecutionId,
  type ExecutionStatus,
} from "@docsift/sdk"
import type { invoiceWorkflow } from "../invoice-workflow.ts"
import type { Connection } from "./connect.ts"
import { createUploadFetch } from "./upload-fetch.ts"

/** How far one document has come. */
export type Step =
  | { readonly name: "uploading"; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly name: "reading"; readonly status: ExecutionStatus }

/** What was read out of a document, and where each value stands. */
export interface Reading {
  readonly execution: CompletedExecution<typeof invoiceWorkflow>
  readonly report: EvidenceReport
}

/**
 * Uploads a document and follows it to its values.
 *
 * @throws {ExecutionFailedError} when the document cannot be read
 * @throws the signal's reason when it is aborted; what has been started is then cancelled
 */
export async function readDocument(
  { client, workflowId }: Connection,
  file: File,
  onStep: (step: Step) => void,
  signal: AbortSignal,
): Promise<Reading> {
  onStep({ name: "uploading", sentBytes: 0, totalBytes: file.size })
  const uploadFetch = createUploadFetch(({ sentBytes, totalBytes = file.size }) =>
    onStep({ name: "uploading", sentBytes, totalBytes }),
  )
  const uploader = client.withOptions({ fetch: uploadFetch })
  const { workflowExecutionId: id } = await uploader.workflows.execute(workflowId, file, { signal })
  onStep({ name: "reading", status: "Queued" })
  try {
    for await (const { status } of client.executions.watch(id, { signal })) onStep({ name: "reading", status })
    const execution = await client.executions.get<typeof invoiceWorkflow>(id, { signal })
    if (execution.status === "Failed") throw new ExecutionFailedError(execution)
    if (execution.status !== "Completed") throw new Error(`${id} is ${execution.status} after it had ended.`)
    return { execution, report: await client.executions.evidence(id, { signal }) }
  } catch (error) {
    if (signal.aborted) await cancel({ client, workflowId }, id)
    throw error
  }
}

async function cancel({ client }: Connection, id: ExecutionId): Promise<void> {
  await client.executions.cancel(id).catch((error: unknown) => {
    // It had ended a moment before: there is nothing to cancel.
    if (!(error instanceof ConflictError)) throw error
  })
}
