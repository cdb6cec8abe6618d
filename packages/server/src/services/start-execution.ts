import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary, Workflow } from "../domain/records.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { UploadOnce } from "./upload-once.ts"
import type { ReceivedFile, Upload } from "./uploads.ts"

/** The dependencies of {@link StartExecution}. */
export interface StartExecutionDependencies {
  readonly workflows: Pick<WorkflowRepository, "find">
  readonly files: Pick<FileRepository, "insert">
  readonly uploads: UploadOnce
  readonly newExecutions: EnqueueExecution
}

/** Starts executions of uploaded documents. */
export class StartExecution {
  readonly #workflows: StartExecutionDependencies["workflows"]
  readonly #files: StartExecutionDependencies["files"]
  readonly #uploads: UploadOnce
  readonly #newExecutions: EnqueueExecution

  constructor({ workflows, files, uploads, newExecutions }: StartExecutionDependencies) {
    this.#workflows = workflows
    this.#files = files
    this.#uploads = uploads
    this.#newExecutions = newExecutions
  }

  /**
   * Streams the file to storage and queues its extraction. The rows, the job and the idempotent response are one
   * transaction.
   *
   * @throws {AppError} `not_found`, and what {@link UploadOnce.run} throws.
   */
  async start<R = ExecutionSummary>(
    caller: Caller,
    workflowId: string,
    upload: Upload,
    idempotency: Idempotency<ExecutionSummary, R>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    try {
      const workflow = await this.#findWorkflow(caller, workflowId)
      const effect = {
        operation: "executeWorkflow",
        payloadOf: (sha256: string) => ({ workflowId: workflow.id, userId: caller.userId, sha256 }),
        store: this.#store.bind(this, caller, workflow),
      }
      return await this.#uploads.run(caller, upload, idempotency, effect, signal)
    } finally {
      upload.content.destroy()
    }
  }

  async #store(
    caller: Caller,
    workflow: Workflow,
    file: ReceivedFile,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const record = { ...file, organizationId: caller.organizationId }
    const [, execution] = await settleBoth(
      this.#files.insert(Scope.of(caller), record, transaction),
      this.#newExecutions.enqueue(caller, workflow, { fileId: file.id, fileName: file.name }, transaction),
    )
    return execution
  }

  async #findWorkflow(caller: Caller, id: string): Promise<Workflow> {
    const workflow = await this.#workflows.find(Scope.of(caller), parseId("wkf", id, "workflowId"))
    if (workflow === undefined) throw notFound("workflow")
    return workflow
  }
}
