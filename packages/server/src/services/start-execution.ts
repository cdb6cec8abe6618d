import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { type BatchId, parseId } from "../domain/ids.ts"
import type { ExecutionSummary, Workflow } from "../domain/records.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { FileRepository } from "../repositories/files.ts"
import { requireOpenBatch } from "./batches.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { UploadOnce } from "./upload-once.ts"
import type { ReceivedFile, Upload } from "./uploads.ts"
import type { WorkflowVersionService } from "./workflow-versions.ts"

/** The dependencies of {@link StartExecution}. */
export interface StartExecutionDependencies {
  readonly workflowVersions: Pick<WorkflowVersionService, "get">
  readonly batches: Pick<BatchRepository, "find">
  readonly files: Pick<FileRepository, "insert">
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
  readonly #files: StartExecutionDependencies["files"]
  readonly #uploads: UploadOnce
  readonly #newExecutions: EnqueueExecution

  constructor({ workflowVersions, batches, files, uploads, newExecutions }: StartExecutionDependencies) {
    this.#workflowVersions = workflowVersions
    this.#batches = batches
    this.#files = files
    this.#uploads = uploads
    this.#newExecutions = newExecutions
  }

  /**
   * Streams the file to storage and queues its extraction. The rows, the job and the idempotent response are one
   * transaction.
   *
   * @throws {AppError} `not_found`, `batch_closed`, and what {@link UploadOnce.run} throws.
   */
  async start<R = ExecutionSummary>(
    caller: Caller,
    target: ExecutionTarget,
    upload: Upload,
    idempotency: Idempotency<ExecutionSummary, R>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    try {
      const found = await this.#findTarget(caller, target)
      const { workflow, batchId } = found
      const effect = {
        operation: "executeWorkflow",
        payloadOf: (sha256: string) => ({
          workflowId: workflow.id,
          userId: caller.userId,
          sha256,
          batchId,
          version: target.version,
        }),
        check: () => this.#checkBatch(caller, found),
        store: this.#store.bind(this, caller, found),
      }
      return await this.#uploads.run(caller, upload, idempotency, effect, signal)
    } finally {
      upload.content.destroy()
    }
  }

  async #store(
    caller: Caller,
    found: FoundTarget,
    file: ReceivedFile,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const { workflow, batchId } = found
    await this.#checkBatch(caller, found, transaction)
    const record = { ...file, organizationId: caller.organizationId }
    const [, execution] = await settleBoth(
      this.#files.insert(Scope.of(caller), record, transaction),
      this.#newExecutions.enqueue(caller, workflow, { fileId: file.id, fileName: file.name, batchId }, transaction),
    )
    return execution
  }

  async #findTarget(caller: Caller, target: ExecutionTarget): Promise<FoundTarget> {
    const batchId = target.batchId === undefined ? undefined : parseId("bat", target.batchId, "batchId")
    const workflow = await this.#workflowVersions.get(caller, target.workflowId, target.version)
    return { workflow, batchId }
  }

  async #checkBatch(caller: Caller, { workflow, batchId }: FoundTarget, transaction?: Transaction): Promise<void> {
    await requireOpenBatch(this.#batches, Scope.of(caller), { batchId, workflowId: workflow.id }, transaction)
  }
}
