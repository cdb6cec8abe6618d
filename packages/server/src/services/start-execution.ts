import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { type Idempotency, type Outcome, responseOf } from "../domain/idempotency.ts"
import { type BatchId, parseId } from "../domain/ids.ts"
import type { StartedExecution } from "../domain/execution.ts"
import type { Workflow } from "../domain/workflow.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { Completion } from "../repositories/idempotency-keys.ts"
import { requireOpenBatch } from "./batches.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { UploadOnce } from "./upload-once.ts"
import type { ReceivedFile, Upload } from "./uploads.ts"
import type { WorkflowVersionService } from "./workflow-versions.ts"

/** The dependencies of {@link StartExecution}. */
export interface StartExecutionDependencies {
  readonly workflowVersions: Pick<WorkflowVersionService, "get">
  readonly batches: Pick<BatchRepository, "find">
  readonly uploads: UploadOnce
  readonly newExecutions: EnqueueExecution
}

/** What an uploaded document is executed with. */
export interface ExecutionTarget {
  readonly workflowId: string
  /** The version of the workflow. @default the current one */
  readonly version?: number | undefined
  readonly batchId?: string | undefined
}

interface FoundTarget {
  readonly workflow: Workflow
  readonly batchId: BatchId | undefined
}

/** Starts executions of uploaded documents. */
export class StartExecution {
  readonly #workflowVersions: StartExecutionDependencies["workflowVersions"]
  readonly #batches: StartExecutionDependencies["batches"]
  readonly #uploads: UploadOnce
  readonly #newExecutions: EnqueueExecution

  constructor({ workflowVersions, batches, uploads, newExecutions }: StartExecutionDependencies) {
    this.#workflowVersions = workflowVersions
    this.#batches = batches
    this.#uploads = uploads
    this.#newExecutions = newExecutions
  }

  /**
   * Streams the file to storage and queues its extraction. The rows, the job and the idempotent response are one
   * statement.
   *
   * @throws {AppError} `not_found`, `batch_closed`, and what {@link UploadOnce.run} throws.
   */
  async start<R = StartedExecution>(
    caller: Caller,
    target: ExecutionTarget,
    upload: Upload,
    idempotency: Idempotency<StartedExecution, R>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    try {
      const { workflow, batchId } = await this.#findTarget(caller, target)
      const effect = {
        operation: "executeWorkflow",
        payloadOf: (sha256: string) => ({
          workflowId: workflow.id,
          userId: caller.userId,
          sha256,
          batchId,
          version: target.version,
        }),
        check: () => requireOpenBatch(this.#batches, Scope.of(caller), { batchId, workflowId: workflow.id }),
        store: async (file: ReceivedFile, completionOf: (response: R) => Completion | undefined) => {
          const started = await this.#newExecutions.enqueueUpload(caller, workflow, { file, batchId }, (started) =>
            completionOf(responseOf(idempotency, started)),
          )
          return responseOf(idempotency, started)
        },
      }
      return await this.#uploads.runStatement(caller, upload, idempotency, effect, signal)
    } finally {
      upload.content.destroy()
    }
  }

  async #findTarget(caller: Caller, target: ExecutionTarget): Promise<FoundTarget> {
    const batchId = target.batchId === undefined ? undefined : parseId("bat", target.batchId, "batchId")
    const workflow = await this.#workflowVersions.get(caller, target.workflowId, target.version)
    return { workflow, batchId }
  }
}
