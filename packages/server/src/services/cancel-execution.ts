import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { errorMessageOf } from "../domain/failure.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/records.ts"
import type { ExecutionEvents, JobQueue } from "../ports.ts"
import type { ExecutionRunRepository } from "../repositories/execution-runs.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { WebhookMessageRepository } from "../repositories/webhook-messages.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The dependencies of {@link CancelExecution}. */
export interface CancelExecutionDependencies {
  readonly executions: Pick<ExecutionRepository, "find">
  readonly runs: Pick<ExecutionRunRepository, "fail">
  readonly webhookMessages: Pick<WebhookMessageRepository, "send">
  readonly queue: Pick<JobQueue, "finish">
  readonly events: Pick<ExecutionEvents, "publish">
  readonly idempotency: IdempotencyService
  readonly telemetry: Telemetry
}

/** Cancels executions on request. */
export class CancelExecution {
  readonly #executions: CancelExecutionDependencies["executions"]
  readonly #runs: CancelExecutionDependencies["runs"]
  readonly #messages: CancelExecutionDependencies["webhookMessages"]
  readonly #queue: CancelExecutionDependencies["queue"]
  readonly #events: CancelExecutionDependencies["events"]
  readonly #idempotency: IdempotencyService
  readonly #telemetry: Telemetry

  constructor(dependencies: CancelExecutionDependencies) {
    this.#executions = dependencies.executions
    this.#runs = dependencies.runs
    this.#messages = dependencies.webhookMessages
    this.#queue = dependencies.queue
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
        const failed = await this.#runs.fail(scope, executionId, undefined, message, [], transaction)
        const execution = await this.#executions.find(scope, executionId, transaction)
        if (execution === undefined) throw notFound("execution")
        if (failed === undefined) {
          throw new AppError("conflict", `The execution is already ${execution.status} and cannot be cancelled.`)
        }
        await settleBoth(
          failed.hasWebhooks ? this.#messages.send(scope, executionId, ["execution.failed"], transaction) : undefined,
          settleBoth(
            this.#queue.finish(transaction, failed),
            this.#events.publish(transaction, { kind: "ended", executionId }),
          ),
        )
        return execution
      },
    )
    if (!outcome.isReplayed) this.#telemetry.executionEnded("cancelled")
    return outcome
  }
}
