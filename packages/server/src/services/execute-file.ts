import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { FileRepository } from "../repositories/files.ts"
import { requireOpenBatch } from "./batches.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { WorkflowVersionService } from "./workflow-versions.ts"

/** The dependencies of {@link ExecuteFile}. */
export interface ExecuteFileDependencies {
  readonly workflowVersions: Pick<WorkflowVersionService, "get">
  readonly batches: Pick<BatchRepository, "find">
  readonly files: Pick<FileRepository, "attach">
  readonly newExecutions: EnqueueExecution
  readonly idempotency: IdempotencyService
}

/** What to execute. */
export interface FileExecution {
  readonly fileId: string
  /** The version of the workflow to run. @default the current one */
  readonly version?: number | undefined
  readonly batchId?: string | undefined
}

/** Starts executions of files that are stored already. */
export class ExecuteFile {
  readonly #workflowVersions: ExecuteFileDependencies["workflowVersions"]
  readonly #batches: ExecuteFileDependencies["batches"]
  readonly #files: ExecuteFileDependencies["files"]
  readonly #newExecutions: EnqueueExecution
  readonly #idempotency: IdempotencyService

  constructor({ workflowVersions, batches, files, newExecutions, idempotency }: ExecuteFileDependencies) {
    this.#workflowVersions = workflowVersions
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
    const { version } = input
    const payload = { ...ids, userId: caller.userId, version }
    return this.#idempotency.run(caller, "executeFile", idempotency, payload, async (transaction) => {
      const workflow = await this.#workflowVersions.get(caller, ids.workflowId, version, transaction)
      await requireOpenBatch(this.#batches, scope, ids, transaction)
      // Before the execution exists: a deletion or a sweep of the file either waits for this lock and finds the execution,
      // or has removed the row, and this finds none.
      const file = await this.#files.attach(scope, ids.fileId, transaction)
      if (file === undefined) throw notFound("file")
      return this.#newExecutions.enqueue(caller, workflow, { ...ids, fileName: file.name }, transaction)
    })
  }
}
