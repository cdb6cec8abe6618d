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

/** The progress of a document. */
export type Step =
  | { readonly name: "uploading"; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly name: "processing"; readonly status: ExecutionStatus }

/** The data of a document, with the evidence of each value. */
export interface Extraction {
  readonly execution: CompletedExecution<typeof invoiceWorkflow>
  readonly report: EvidenceReport
}

/**
 * Uploads a document, waits for its execution and returns the data.
 *
 * @throws {ExecutionFailedError} if the execution failed
 * @throws the signal's reason if it is aborted; an execution that was started is then cancelled
 */
export async function extractDocument(
  { client, workflowId }: Connection,
  file: File,
  onStep: (step: Step) => void,
  signal: AbortSignal,
): Promise<Extraction> {
  onStep({ name: "uploading", sentBytes: 0, totalBytes: file.size })
  const uploadFetch = createUploadFetch(({ sentBytes, totalBytes = file.size }) =>
    onStep({ name: "uploading", sentBytes, totalBytes }),
  )
  const uploader = client.withOptions({ fetch: uploadFetch })
  const { workflowExecutionId: id } = await uploader.workflows.execute(workflowId, file, { signal })
  onStep({ name: "processing", status: "Queued" })
  try {
    for await (const { status } of client.executions.watch(id, { signal })) onStep({ name: "processing", status })
    const execution = await client.executions.get<typeof invoiceWorkflow>(id, { signal })
    if (execution.status === "Failed") throw new ExecutionFailedError(execution)
    if (execution.status !== "Completed") throw new Error(`${id} is ${execution.status} although it has ended.`)
    return { execution, report: await client.executions.evidence(id, { signal }) }
  } catch (error) {
    if (signal.aborted) await cancel({ client, workflowId }, id)
    throw error
  }
}

async function cancel({ client }: Connection, id: ExecutionId): Promise<void> {
  await client.executions.cancel(id).catch((error: unknown) => {
    // It has just ended: there is nothing to cancel.
    if (!(error instanceof ConflictError)) throw error
  })
}
