import { randomUUID } from "node:crypto"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { assertNever } from "../domain/assert-never.ts"
import type { Caller } from "../domain/caller.ts"
import { unauthorized } from "../domain/errors.ts"
import type { BatchId, ExecutionId } from "../domain/ids.ts"
import type { ExecutionSummary, StartedExecution } from "../domain/execution.ts"
import type { Workflow } from "../domain/workflow.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { JobAddition, JobQueue } from "../ports/job-queue.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { ExecutionStartRepository } from "../repositories/execution-starts.ts"
import type { ExecutionRepository, NewExecution } from "../repositories/executions.ts"
import type { Completion } from "../repositories/idempotency-keys.ts"
import { insertWithNewId } from "../repositories/insert-with-new-id.ts"
import { requireOpenBatch } from "./batches.ts"
import { inProgress } from "./idempotency.ts"
import type { ReceivedFile } from "./uploads.ts"

/** Attempts before an execution is failed: a document that kills its worker must not be tried forever. */
export const maxAttempts = 3

/** The dependencies of {@link EnqueueExecution}. */
export interface EnqueueExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "insert">
  readonly executionStarts: Pick<ExecutionStartRepository, "start">
  readonly batches: Pick<BatchRepository, "find">
  readonly queue: Pick<JobQueue, "additionOf">
  readonly events: Pick<ExecutionEvents, "publish">
}

/** Creates executions together with their jobs. */
export class EnqueueExecution {
  readonly #executions: EnqueueExecutionDependencies["executions"]
  readonly #executionStarts: EnqueueExecutionDependencies["executionStarts"]
  readonly #batches: EnqueueExecutionDependencies["batches"]
  readonly #queue: EnqueueExecutionDependencies["queue"]
  readonly #events: EnqueueExecutionDependencies["events"]

  constructor({ executions, executionStarts, batches, queue, events }: EnqueueExecutionDependencies) {
    this.#executions = executions
    this.#executionStarts = executionStarts
    this.#batches = batches
    this.#queue = queue
    this.#events = events
  }

  /** Inserts the execution and its job in the caller's transaction: both exist once it commits, or neither. */
  async enqueue(
    caller: Caller,
    workflow: Workflow,
    document: ExecutedDocument,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const values = newExecutionOf(caller, workflow, document)
    const additionOf = (id: ExecutionId) => this.#additionOf(caller, values, id)
    const execution = await this.#executions.insert(Scope.of(caller), values, additionOf, transaction)
    this.#events.publish({ kind: "queued" }, transaction)
    return execution
  }

  /**
   * Inserts the row of an uploaded file, its execution and its job, and stores the response for repeated requests, with one
   * statement.
   *
   * @param completionOf - returns the response to an execution; undefined without an idempotency key.
   * @throws {AppError} `unauthorized` when the key was revoked or the session has ended, `batch_closed`, `idempotency_in_progress` when
   * a duplicate took over the request. Nothing is written then.
   */
  async enqueueUpload(
    caller: Caller,
    workflow: Workflow,
    { file, batchId }: { readonly file: ReceivedFile; readonly batchId: BatchId | undefined },
    completionOf: (started: StartedExecution) => Completion | undefined,
  ): Promise<StartedExecution> {
    const scope = Scope.of(caller)
    const record = { ...file, organizationId: caller.organizationId }
    const execution = newExecutionOf(caller, workflow, { fileId: file.id, fileName: file.name, batchId })
    const started = await insertWithNewId("exe", async (id) => {
      const { workflowId, fileId, fileName, jobId } = execution
      const started: StartedExecution = { id, status: "Queued", workflowId, fileId, fileName, jobId }
      const outcome = await this.#executionStarts.start(scope, {
        caller,
        id,
        file: record,
        execution,
        addition: this.#additionOf(caller, execution, id),
        completion: completionOf(started),
      })
      switch (outcome) {
        case "started":
          return [started]
        case "taken":
          return []
        case "caller":
          throw unauthorized()
        case "claim":
          throw inProgress()
        case "batch":
          throw await this.#explainBatch(scope, execution)
        default:
          return assertNever(outcome)
      }
    })
    this.#events.publish({ kind: "queued" })
    return started
  }

  /** Returns the error of a batch that was closed or deleted while the file arrived. */
  async #explainBatch(scope: Scope, { batchId, workflowId }: NewExecution): Promise<unknown> {
    return requireOpenBatch(this.#batches, scope, { batchId, workflowId }).then(
      () => new Error("an open batch did not accept an execution"),
      (error: unknown) => error,
    )
  }

  #additionOf(caller: Caller, { jobId }: NewExecution, executionId: ExecutionId): JobAddition {
    const { organizationId, requestId } = caller
    return this.#queue.additionOf({ jobId, executionId, organizationId, requestId })
  }
}

type ExecutedDocument = Pick<ExecutionSummary, "fileId" | "fileName" | "batchId">

function newExecutionOf(caller: Caller, workflow: Workflow, document: ExecutedDocument): NewExecution {
  const { fileId, fileName, batchId } = document
  return {
    organizationId: caller.organizationId,
    ownerId: caller.userId,
    workflowId: workflow.id,
    workflowName: workflow.name,
    configuration: workflow.configuration,
    reviewPolicy: workflow.review,
    retentionDays: workflow.retentionDays,
    workflowVersion: workflow.version,
    fileId,
    fileName,
    batchId,
    jobId: randomUUID(),
    attemptLimit: maxAttempts,
  }
}
