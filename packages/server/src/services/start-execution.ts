import type { Database } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { type Idempotency, type Outcome, responseOf } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary, Workflow } from "../domain/records.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { Claim, IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { ReceivedFile, Upload, UploadService } from "./uploads.ts"

/** The dependencies of {@link StartExecution}. */
export interface StartExecutionDependencies {
  readonly database: Database
  readonly workflows: Pick<WorkflowRepository, "find">
  readonly files: Pick<FileRepository, "insert">
  readonly uploads: UploadService
  readonly newExecutions: EnqueueExecution
  readonly idempotency: IdempotencyService
  readonly validity: KeyValidity
}

/** Starts executions of uploaded documents. */
export class StartExecution {
  readonly #database: Database
  readonly #workflows: StartExecutionDependencies["workflows"]
  readonly #files: StartExecutionDependencies["files"]
  readonly #uploads: UploadService
  readonly #newExecutions: EnqueueExecution
  readonly #idempotency: IdempotencyService
  readonly #validity: KeyValidity

  constructor(dependencies: StartExecutionDependencies) {
    this.#database = dependencies.database
    this.#workflows = dependencies.workflows
    this.#files = dependencies.files
    this.#uploads = dependencies.uploads
    this.#newExecutions = dependencies.newExecutions
    this.#idempotency = dependencies.idempotency
    this.#validity = dependencies.validity
  }

  /**
   * Streams the file to storage and queues its extraction. The rows, the job and the idempotent response are one
   * transaction. A failure before it leaves nothing behind; what a crash leaves is swept.
   *
   * @throws {AppError} `not_found`, `file_empty`, `file_unsupported`, `payload_too_large`, the idempotency codes, and
   * `unauthorized` when the key was revoked during the upload.
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
      const claim = await this.#idempotency.claim(caller, "executeWorkflow", idempotency)
      if (claim !== undefined && "verify" in claim) {
        await claim.verify(payloadOf(workflow, caller, await this.#uploads.digest(upload, signal)))
        return { value: claim.value, isReplayed: true }
      }
      let isCommitted = false
      try {
        const file = await this.#uploads.receive(upload, signal)
        const value = await this.#store(caller, workflow, file, idempotency, claim)
        isCommitted = true
        return { value, isReplayed: false }
      } finally {
        await claim?.end(isCommitted)
      }
    } finally {
      upload.content.destroy()
    }
  }

  async #store<R>(
    caller: Caller,
    workflow: Workflow,
    file: ReceivedFile,
    idempotency: Idempotency<ExecutionSummary, R>,
    claim: Claim | undefined,
  ): Promise<R> {
    try {
      return await this.#database.transaction(async (transaction) => {
        const record = { ...file, organizationId: caller.organizationId }
        const [, execution] = await settleBoth(
          this.#files.insert(Scope.of(caller), record, transaction),
          this.#newExecutions.enqueue(caller, workflow, { fileId: file.id, fileName: file.name }, transaction),
        )
        const response = responseOf(idempotency, execution)
        await settleBoth(
          claim?.complete(transaction, payloadOf(workflow, caller, file.sha256), response),
          this.#validity.lock(caller, transaction),
        )
        return response
      })
    } catch (error) {
      // Only an error of our own proves that nothing was committed. After a lost connection the row may exist; if it
      // does not, the sweep removes the file.
      if (error instanceof AppError) await this.#uploads.discard(file)
      throw error
    }
  }

  async #findWorkflow(caller: Caller, id: string): Promise<Workflow> {
    const workflow = await this.#workflows.find(Scope.of(caller), parseId("wkf", id, "workflowId"))
    if (workflow === undefined) throw notFound("workflow")
    return workflow
  }
}

/** Returns the payload by which requests are compared. */
function payloadOf(workflow: Workflow, caller: Caller, sha256: string) {
  return { workflowId: workflow.id, userId: caller.userId, sha256 }
}
