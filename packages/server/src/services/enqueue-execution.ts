import { randomUUID } from "node:crypto"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionSummary, Workflow } from "../domain/records.ts"
import type { ExecutionEvents, JobQueue } from "../ports.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"

/** Attempts before an execution is failed: a document that kills its worker must not be tried forever. */
export const maxAttempts = 3

/** The dependencies of {@link EnqueueExecution}. */
export interface EnqueueExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "insert">
  readonly queue: Pick<JobQueue, "enqueue">
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
    const execution = await this.#executions.insert(Scope.of(caller), values, transaction)
    const { organizationId, requestId } = caller
    const job = { jobId, executionId: execution.id, organizationId, requestId }
    await settleBoth(this.#queue.enqueue(transaction, job), this.#events.publish(transaction, { kind: "queued" }))
    return execution
  }
}
