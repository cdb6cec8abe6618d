import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { errorMessageOf } from "../domain/failure.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { JobQueue } from "../ports/job-queue.ts"
import type { ExecutionRunRepository, RemovalOf } from "../repositories/execution-runs.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The dependencies of {@link CancelExecution}. */
export interface CancelExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "find">
  readonly runs: Pick<ExecutionRunRepository, "fail">
  readonly queue: Pick<JobQueue, "removalOf">
  readonly events: Pick<ExecutionEvents, "publish">
  readonly idempotency: IdempotencyService
  readonly telemetry: Telemetry
}

/** Cancels executions on request. */
export class CancelExecution {
  readonly #executions: CancelExecutionDependencies["executions"]
  readonly #runs: CancelExecutionDependencies["runs"]
  readonly #removalOf: RemovalOf
  readonly #events: CancelExecutionDependencies["events"]
  readonly #idempotency: IdempotencyService
  readonly #telemetry: Telemetry

  constructor(dependencies: CancelExecutionDependencies) {
    this.#executions = dependencies.executions
    this.#runs = dependencies.runs
    this.#removalOf = (jobId) => dependencies.queue.removalOf(jobId)
    this.#events = dependencies.events
    this.#idempotency = dependencies.idempotency
    this.#telemetry = dependencies.telemetry
  }

  /** Fails an execution that is not final, and notifies its worker. @throws {AppError} `not_found`, `conflict`. */
  async cancel<R = ExecutionSummary>(
    caller: Caller,
    id: string,
    idempotency: Idempotency<ExecutionSummary, R>,
  ): Promise<Outcome<R>> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    const payload = { executionId }
    const outcome = await this.#idempotency.run(
      caller,
      "cancelExecution",
      idempotency,
      payload,
      async (transaction) => {
        const message = errorMessageOf("cancelled", "The execution was cancelled on request.")
        const failure = { id: executionId, attempt: undefined, errorMessage: message }
        const failed = await this.#runs.fail(scope, failure, this.#removalOf, transaction)
        const execution = await this.#executions.find(scope, executionId, transaction)
        if (execution === undefined) throw notFound("execution")
        if (failed === undefined) {
          throw new AppError("conflict", `The execution is already ${execution.status} and cannot be cancelled.`)
        }
        this.#events.publish({ kind: "ended", executionId }, transaction)
        return execution
      },
    )
    if (!outcome.isReplayed) this.#telemetry.executionEnded("cancelled")
    return outcome
  }
}
