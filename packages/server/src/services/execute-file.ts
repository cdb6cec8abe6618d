import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/records.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import { requireOpenBatch } from "./batches.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The dependencies of {@link ExecuteFile}. */
export interface ExecuteFileDependencies {
  readonly workflows: Pick<WorkflowRepository, "find">
  readonly batches: Pick<BatchRepository, "find">
  readonly files: Pick<FileRepository, "attach">
  readonly newExecutions: EnqueueExecution
  readonly idempotency: IdempotencyService
}

/** What to execute. */
export interface FileExecution {
  readonly fileId: string
  readonly batchId?: string | undefined
}

/** Starts executions of files that are stored already. */
export class ExecuteFile {
  readonly #workflows: ExecuteFileDependencies["workflows"]
  readonly #batches: ExecuteFileDependencies["batches"]
  readonly #files: ExecuteFileDependencies["files"]
  readonly #newExecutions: EnqueueExecution
  readonly #idempotency: IdempotencyService

  constructor({ workflows, batches, files, newExecutions, idempotency }: ExecuteFileDependencies) {
    this.#workflows = workflows
    this.#batches = batches
    this.#files = files
    this.#newExecutions = newExecutions
    this.#idempotency = idempotency
  }

  /** Queues the extraction of a stored file. @throws {AppError} `not_found` for an unknown workflow, file or batch, `batch_closed`, and the idempotency codes. */
  async start<R = ExecutionSummary>(
    caller: Caller,
    workflowId: string,
    input: FileExecution,
    idempotency: Idempotency<ExecutionSummary, R>,
  ): Promise<Outcome<R>> {
    const ids = {
      workflowId: parseId("wkf", workflowId, "workflowId"),
      fileId: parseId("file", input.fileId, "fileId"),
      batchId: input.batchId === undefined ? undefined : parseId("bat", input.batchId, "batchId"),
    }
    const scope = Scope.of(caller)
    const payload = { ...ids, userId: caller.userId }
    return this.#idempotency.run(caller, "executeFile", idempotency, payload, async (transaction) => {
      const workflow = await this.#workflows.find(scope, ids.workflowId, transaction)
      if (workflow === undefined) throw notFound("workflow")
      await requireOpenBatch(this.#batches, scope, ids, transaction)
      // Before the execution exists: a deletion or a sweep of the file either waits for this lock and finds the execution,
      // or has removed the row, and this finds none.
      const file = await this.#files.attach(scope, ids.fileId, transaction)
      if (file === undefined) throw notFound("file")
      return this.#newExecutions.enqueue(caller, workflow, { ...ids, fileName: file.name }, transaction)
    })
  }
}
