import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { isFinal } from "../domain/execution-status.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { EnqueueExecution } from "./enqueue-execution.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The dependencies of {@link RetryExecution}. */
export interface RetryExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "find">
  readonly workflows: Pick<WorkflowRepository, "find">
  readonly newExecutions: EnqueueExecution
  readonly idempotency: IdempotencyService
}

/** Starts further executions of documents that are already stored. */
export class RetryExecution {
  readonly #executions: RetryExecutionDependencies["executions"]
  readonly #workflows: RetryExecutionDependencies["workflows"]
  readonly #newExecutions: EnqueueExecution
  readonly #idempotency: IdempotencyService

  constructor({ executions, workflows, newExecutions, idempotency }: RetryExecutionDependencies) {
    this.#executions = executions
    this.#workflows = workflows
    this.#newExecutions = newExecutions
    this.#idempotency = idempotency
  }

  /**
   * Starts a new execution of the same file with the workflow's current configuration, in the same batch, even a closed one:
   * it replaces a result and adds no document.
   *
   * @throws {AppError} `not_found` for an unknown execution or a deleted workflow, `conflict` while it has not ended.
   */
  async retry<R = ExecutionSummary>(
    caller: Caller,
    id: string,
    idempotency: Idempotency<ExecutionSummary, R>,
  ): Promise<Outcome<R>> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    return this.#idempotency.run(caller, "retryExecution", idempotency, { executionId }, async (transaction) => {
      const earlier = await this.#executions.find(scope, executionId, transaction)
      if (earlier === undefined) throw notFound("execution")
      if (!isFinal(earlier.status)) {
        throw new AppError("conflict", `The execution is ${earlier.status}; wait for its end or cancel it first.`)
      }
      const workflow = await this.#workflows.find(scope, earlier.workflowId, transaction)
      if (workflow === undefined) throw notFound("workflow")
      return this.#newExecutions.enqueue(caller, workflow, earlier, transaction)
    })
  }
}
