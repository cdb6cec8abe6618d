import { randomUUID } from "node:crypto"
import type { Database, Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { contentDisposition } from "../domain/content-disposition.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { type ExecutionStatus, isFinal } from "../domain/execution-status.ts"
import { errorMessageOf } from "../domain/failure.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Execution, ExecutionSummary, Workflow } from "../domain/records.ts"
import { isInlineMediaType } from "../domain/inline-media-type.ts"
import { fileUrlLifetimeSeconds } from "../generated/limits.ts"
import type { ExecutionEvents, FileStorage, JobQueue } from "../ports.ts"
import type { ExecutionRunRepository } from "../repositories/execution-runs.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import type { ExecutionWaiter, WaitOptions } from "./execution-waiter.ts"
import type { FileUrls } from "./file-urls.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { Upload, UploadService } from "./uploads.ts"

export type { Upload } from "./uploads.ts"

/** Begins of one execution before it is given up: a document that kills its worker must not do so for ever. */
export const maxAttempts = 3

/** Which executions are wanted. */
export interface ExecutionFilter extends PageRequest {
  readonly workflowId?: string | undefined
  readonly status?: ExecutionStatus | undefined
}

/** What an {@link ExecutionService} works with. */
export interface ExecutionServiceParts {
  readonly database: Database
  readonly executions: ExecutionRepository
  readonly runs: ExecutionRunRepository
  readonly workflows: WorkflowRepository
  readonly files: FileRepository
  readonly storage: FileStorage
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly uploads: UploadService
  readonly urls: FileUrls
  readonly waiter: ExecutionWaiter
  readonly idempotency: IdempotencyService
  readonly validity: KeyValidity
  readonly telemetry: Telemetry
}

/** Starts, shows and ends executions: the caller's side. */
export class ExecutionService {
  readonly #parts: ExecutionServiceParts

  constructor(parts: ExecutionServiceParts) {
    this.#parts = parts
  }

  /**
   * Streams the file to storage and queues its extraction. Row, job and idempotency answer are one transaction; a
   * failure before it leaves nothing, and what a crash leaves is swept.
   *
   * @throws {AppError} `not_found`, `file_empty`, `file_unsupported`, `payload_too_large`, the idempotency codes, and
   * `unauthorized` when the key was revoked during the upload.
   */
  async start(
    caller: Caller,
    workflowId: string,
    upload: Upload,
    idempotency: Idempotency,
    signal: AbortSignal,
  ): Promise<Outcome<ExecutionSummary>> {
    const { uploads } = this.#parts
    try {
      const workflow = await this.#findWorkflow(caller, workflowId)
      const claim = await this.#parts.idempotency.claim(caller, "executeWorkflow", idempotency)
      if (claim !== undefined && "verify" in claim) {
        await claim.verify(startPayload(workflow, caller, await uploads.digest(upload, signal)))
        return { value: claim.value as ExecutionSummary, isReplayed: true } // Sealed below by this operation.
      }
      let isCommitted = false
      try {
        const file = await uploads.receive(upload, signal)
        try {
          const value = await this.#parts.database.transaction(async (transaction) => {
            const record = { ...file, organizationId: caller.organizationId }
            const [, value] = await settleBoth(
              this.#parts.files.insert(Scope.of(caller), record, transaction),
              this.#insert(caller, workflow, { fileId: file.id, fileName: file.name }, transaction),
            )
            await settleBoth(
              claim?.complete(transaction, startPayload(workflow, caller, file.sha256), value),
              this.#parts.validity.hold(caller, transaction),
            )
            return value
          })
          isCommitted = true
          return { value, isReplayed: false }
        } catch (error) {
          // Only a refusal of ours proves that nothing was committed; after a lost connection the row may exist, and
          // the sweep removes the file if it does not.
          if (error instanceof AppError) await uploads.discard(file)
          throw error
        }
      } finally {
        await claim?.end(isCommitted)
      }
    } finally {
      upload.content.destroy()
    }
  }

  async list(caller: Caller, filter: ExecutionFilter): Promise<PageOf<ExecutionSummary>> {
    const { workflowId: id, ...request } = filter
    const workflowId = id === undefined ? undefined : parseId("wkf", id, "workflowId")
    const rows = await this.#parts.executions.list(Scope.of(caller), { ...request, workflowId })
    return toPage(rows, filter, (row) => jsonBytesOf(row.workflowName, row.fileName, row.errorMessage))
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<Execution> {
    const executionId = parseId("exe", id, "executionId")
    const execution = await this.#parts.executions.findWithData(Scope.of(caller), executionId)
    if (execution === undefined) throw notFound("execution")
    return execution
  }

  /** @throws {AppError} `not_found` also when the execution is another workflow's. */
  async getOfWorkflow(caller: Caller, workflowId: string, id: string): Promise<Execution> {
    const parent = parseId("wkf", workflowId, "workflowId")
    const executionId = parseId("exe", id, "workflowExecutionId")
    const execution = await this.#parts.executions.findWithData(Scope.of(caller), executionId)
    if (execution === undefined || execution.workflowId !== parent) throw notFound("execution")
    return execution
  }

  /** Reads the status without the data. @throws {AppError} `not_found`. */
  async getStatus(caller: Caller, id: string): Promise<ExecutionSummary> {
    const execution = await this.#parts.executions.find(Scope.of(caller), parseId("exe", id, "executionId"))
    if (execution === undefined) throw notFound("execution")
    return execution
  }

  /** Answers as soon as the execution is final, or with the state as it is after `timeoutMs` or when the server drains. */
  async waitUntilFinal(caller: Caller, id: string, options: WaitOptions): Promise<ExecutionSummary> {
    return this.#parts.waiter.wait(parseId("exe", id, "executionId"), () => this.getStatus(caller, id), options)
  }

  /** Makes a URL of the document that needs no key and is valid for 15 minutes. */
  async fileUrl(caller: Caller, id: string): Promise<{ url: string }> {
    const { fileId } = await this.getStatus(caller, id)
    const file = await this.#parts.files.find(Scope.of(caller), fileId)
    if (file === undefined) throw notFound("file")
    const disposition = isInlineMediaType(file.mediaType) ? "inline" : "attachment"
    const url = await this.#parts.storage.presign(fileId, {
      expiresInSeconds: fileUrlLifetimeSeconds,
      mediaType: file.mediaType,
      contentDisposition: contentDisposition(disposition, file.name),
    })
    return { url: url ?? this.#parts.urls.make(fileId) }
  }

  /** Reads the evidence report as JSON. @throws {AppError} `not_found`, `execution_not_completed`. */
  async evidenceJson(caller: Caller, id: string): Promise<string> {
    const { id: executionId, status } = await this.getStatus(caller, id)
    const report = await this.#parts.executions.findEvidenceJson(Scope.of(caller), executionId)
    // Removed between the two looks when it is Completed.
    if (report === undefined) throw status === "Completed" ? notFound("execution") : notCompleted(status)
    return report
  }

  /** Ends an execution that is not final; a run in work is told to stop. @throws {AppError} `not_found`, `conflict`. */
  async cancel(caller: Caller, id: string, idempotency: Idempotency): Promise<Outcome<ExecutionSummary>> {
    const executionId = parseId("exe", id, "executionId")
    const { idempotency: promises, runs, queue, events, executions } = this.#parts
    const scope = Scope.of(caller)
    const outcome = await promises.run(caller, "cancelExecution", idempotency, { executionId }, async (transaction) => {
      const message = errorMessageOf("cancelled", "The execution was cancelled on request.")
      const settled = await runs.fail(scope, executionId, undefined, message, transaction)
      const execution = await executions.find(scope, executionId, transaction)
      if (execution === undefined) throw notFound("execution")
      if (settled === undefined) {
        throw new AppError("conflict", `The execution is ${execution.status} already and cannot be cancelled.`)
      }
      await queue.finish(transaction, settled)
      await events.announce(transaction, { kind: "ended", executionId })
      return execution
    })
    if (!outcome.isReplayed) this.#parts.telemetry.executionEnded("cancelled")
    return outcome
  }

  /**
   * Starts a new execution of the same file with the workflow's current configuration.
   *
   * @throws {AppError} `not_found` for an unknown execution or a deleted workflow, `conflict` while it has not ended.
   */
  async retry(caller: Caller, id: string, idempotency: Idempotency): Promise<Outcome<ExecutionSummary>> {
    const executionId = parseId("exe", id, "executionId")
    return this.#parts.idempotency.run(caller, "retryExecution", idempotency, { executionId }, async (transaction) => {
      const earlier = await this.#parts.executions.find(Scope.of(caller), executionId, transaction)
      if (earlier === undefined) throw notFound("execution")
      if (!isFinal(earlier.status)) {
        throw new AppError("conflict", `The execution is ${earlier.status}; wait for its end or cancel it first.`)
      }
      const workflow = await this.#parts.workflows.find(Scope.of(caller), earlier.workflowId, transaction)
      if (workflow === undefined) throw notFound("workflow")
      return this.#insert(caller, workflow, earlier, transaction)
    })
  }

  async #findWorkflow(caller: Caller, id: string): Promise<Workflow> {
    const workflow = await this.#parts.workflows.find(Scope.of(caller), parseId("wkf", id, "workflowId"))
    if (workflow === undefined) throw notFound("workflow")
    return workflow
  }

  async #insert(
    caller: Caller,
    workflow: Workflow,
    file: Pick<ExecutionSummary, "fileId" | "fileName">,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const jobId = randomUUID()
    const values = {
      organizationId: caller.organizationId,
      ownerId: caller.userId,
      workflowId: workflow.id,
      workflowName: workflow.name,
      configuration: workflow.configuration,
      fileId: file.fileId,
      fileName: file.fileName,
      jobId,
      attemptLimit: maxAttempts,
    }
    const execution = await this.#parts.executions.insert(Scope.of(caller), values, transaction)
    const { organizationId, requestId } = caller
    const job = { jobId, executionId: execution.id, organizationId, requestId }
    await settleBoth(
      this.#parts.queue.enqueue(transaction, job),
      this.#parts.events.announce(transaction, { kind: "queued" }),
    )
    return execution
  }
}

/** Says that there is no data yet, or never will be. */
export function notCompleted(status: ExecutionStatus): AppError {
  return new AppError("execution_not_completed", `The execution is ${status}; only a Completed execution has data.`)
}

function startPayload(workflow: Workflow, caller: Caller, sha256: string) {
  return { workflowId: workflow.id, userId: caller.userId, sha256 }
}
