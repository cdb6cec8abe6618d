import { randomUUID } from "node:crypto"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { ExecutionSummary, Workflow } from "../domain/records.ts"
import type { ExecutionEvents, JobQueue } from "../ports.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"

/** Attempts before an execution is failed: a document that kills its worker must not be tried forever. */
export const maxAttempts = 3

/** The dependencies of {@link EnqueueExecution}. */
export interface EnqueueExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "insert">
  readonly queue: Pick<JobQueue, "additionOf">
  readonly events: Pick<ExecutionEvents, "publish">
}

/** Creates executions together with their jobs. */
export class EnqueueExecution {
  readonly #executions: EnqueueExecutionDependencies["executions"]
  readonly #queue: EnqueueExecutionDependencies["queue"]
  readonly #events: EnqueueExecutionDependencies["events"]

  constructor({ executions, queue, events }: EnqueueExecutionDependencies) {
    this.#executions = executions
    this.#queue = queue
    this.#events = events
  }

  /** Inserts the execution and its job in the caller's transaction: both exist once it commits, or neither. */
  async enqueue(
    caller: Caller,
    workflow: Workflow,
    { fileId, fileName, batchId }: Pick<ExecutionSummary, "fileId" | "fileName" | "batchId">,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const jobId = randomUUID()
    const values = {
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
      jobId,
      attemptLimit: maxAttempts,
    }
    const { organizationId, requestId } = caller
    const additionOf = (executionId: ExecutionId) =>
      this.#queue.additionOf({ jobId, executionId, organizationId, requestId })
    const execution = await this.#executions.insert(Scope.of(caller), values, additionOf, transaction)
    this.#events.publish({ kind: "queued" }, transaction)
    return execution
  }
}
