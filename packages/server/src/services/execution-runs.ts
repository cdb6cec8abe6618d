import type { ExtractionJson } from "@docsift/engine"
import type { Database, Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import { errorMessageOf, type FailureReason } from "../domain/failure.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { PricedModelUsage } from "../domain/usage.ts"
import { reviewReasons } from "../domain/review-policy.ts"
import type { ExecutionEventType } from "../domain/webhook.ts"
import type { ExecutionEvents, Job, JobQueue, Logger } from "../ports.ts"
import type {
  StartedAttempt,
  ExecutionRunRepository,
  OpenExecution,
  FinishedExecution,
} from "../repositories/execution-runs.ts"
import type { WebhookMessageRepository } from "../repositories/webhook-messages.ts"
import { Telemetry } from "../telemetry/telemetry.ts"

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const completed = ["execution.completed"] as const
const completedForReview = ["execution.completed", "execution.review_needed"] as const

/** Open executions per query for lost jobs. */
const reconcileBatch = 1000

/**
 * Moves executions from state to state on behalf of the worker. Ending an execution and its job is one transaction, and
 * every write of a run names its attempt, so that a run that was abandoned changes nothing.
 */
export class ExecutionRuns {
  readonly #database: Database
  readonly #runs: ExecutionRunRepository
  readonly #messages: Pick<WebhookMessageRepository, "send">
  readonly #queue: JobQueue
  readonly #events: ExecutionEvents
  readonly #telemetry: Telemetry
  readonly #logger: Logger
  // The worker serves every organization; it touches only the execution its job names.
  readonly #scope = Scope.system()

  constructor(
    database: Database,
    runs: ExecutionRunRepository,
    messages: Pick<WebhookMessageRepository, "send">,
    queue: JobQueue,
    events: ExecutionEvents,
    telemetry = new Telemetry(),
    logger: Logger = silent,
  ) {
    this.#database = database
    this.#runs = runs
    this.#messages = messages
    this.#queue = queue
    this.#events = events
    this.#telemetry = telemetry
    this.#logger = logger
  }

  /** Starts the next attempt; returns undefined when there is nothing to run, after removing the job. */
  async startAttempt(job: Job): Promise<StartedAttempt | undefined> {
    const started = await this.#runs.startAttempt(this.#scope, job.executionId)
    if (started !== undefined) return started
    const sentence = "The document ended its worker several times; it is not tried again."
    const finished = await this.#database.transaction(async (transaction) => {
      // Final already, or still open with no attempt left: only the second is changed by this.
      const finished = await this.#fail(job.executionId, undefined, "internal", sentence, [], transaction)
      if (finished === undefined) await this.#queue.finish(transaction, job)
      return finished
    })
    if (finished !== undefined) {
      this.#telemetry.executionEnded("internal")
      const { attempt, organizationId } = finished
      const { executionId, requestId } = job
      this.#logger.error(
        { executionId, attempt, outcome: "failed", reason: "internal", organizationId, requestId },
        "execution failed: its document ended its worker in every attempt",
      )
    }
    return undefined
  }

  /** Stores the result. Returns false, and stores nothing, when the run was abandoned in the meantime. */
  async complete(
    run: StartedAttempt,
    extraction: ExtractionJson,
    models: readonly PricedModelUsage[] = [],
  ): Promise<boolean> {
    const { id, attempt, reviewPolicy } = run
    const reasons = reviewPolicy === undefined ? [] : reviewReasons(reviewPolicy, id, extraction)
    const isFinished = await this.#database.transaction(async (transaction) => {
      const finished = await this.#runs.complete(this.#scope, id, attempt, extraction, reasons, models, transaction)
      const types = reasons.length > 0 ? completedForReview : completed
      if (finished !== undefined) await this.#finishJob(run.id, finished, types, transaction)
      return finished !== undefined
    })
    if (isFinished) this.#telemetry.executionEnded()
    return isFinished
  }

  /** Ends the execution without data. Returns false when the run was abandoned in the meantime. */
  async fail(
    run: StartedAttempt,
    reason: FailureReason,
    sentence: string,
    models: readonly PricedModelUsage[] = [],
  ): Promise<boolean> {
    const isFinished = await this.#database.transaction(
      async (transaction) =>
        (await this.#fail(run.id, run.attempt, reason, sentence, models, transaction)) !== undefined,
    )
    if (isFinished) this.#telemetry.executionEnded(reason)
    return isFinished
  }

  /** Records what an attempt used that did not end its execution. */
  async recordUsage(run: StartedAttempt, models: readonly PricedModelUsage[]): Promise<void> {
    await this.#runs.recordUsage(this.#scope, run, models)
  }

  /** Refunds an attempt that ended because this process stops. */
  async refundAttempt(run: StartedAttempt): Promise<void> {
    await this.#runs.refundAttempt(this.#scope, run.id, run.attempt)
    this.#telemetry.attemptRefunded()
  }

  /**
   * Creates a new job for open executions whose job was lost, for example by a restore of the queue's tables. Goes through
   * all of them, the oldest first.
   *
   * @param signal - stops it after the current page.
   * @returns how many.
   */
  async requeueMissing(olderThanSeconds: number, signal?: AbortSignal): Promise<number> {
    let count = 0
    let after: OpenExecution | undefined
    for (;;) {
      const open = await this.#runs.findOpen(this.#scope, olderThanSeconds, reconcileBatch, after)
      count += await this.#requeueMissingOf(open)
      after = open.at(-1)
      if (open.length < reconcileBatch || signal?.aborted === true) return count
    }
  }

  async #requeueMissingOf(open: readonly OpenExecution[]): Promise<number> {
    const living = await this.#queue.findUnfinished(open.map((execution) => execution.jobId))
    let count = 0
    for (const { id, jobId, organizationId } of open) {
      if (living.has(jobId)) continue
      const isReplaced = await this.#database.transaction(async (transaction) => {
        const newJobId = crypto.randomUUID()
        if (!(await this.#runs.replaceJob(this.#scope, id, jobId, newJobId, transaction))) return false
        await this.#queue.enqueue(transaction, { jobId: newJobId, executionId: id, organizationId })
        await this.#events.publish(transaction, { kind: "queued" })
        return true
      })
      if (isReplaced) count++
    }
    return count
  }

  async #fail(
    id: ExecutionId,
    attempt: number | undefined,
    reason: FailureReason,
    sentence: string,
    models: readonly PricedModelUsage[],
    transaction: Transaction,
  ): Promise<FinishedExecution | undefined> {
    const message = errorMessageOf(reason, sentence)
    const finished = await this.#runs.fail(this.#scope, id, attempt, message, models, transaction)
    if (finished !== undefined) await this.#finishJob(id, finished, ["execution.failed"], transaction)
    return finished
  }

  async #finishJob(
    executionId: ExecutionId,
    finished: FinishedExecution,
    types: readonly ExecutionEventType[],
    transaction: Transaction,
  ): Promise<void> {
    await settleBoth(
      finished.hasWebhooks ? this.#messages.send(this.#scope, executionId, types, transaction) : undefined,
      settleBoth(
        this.#queue.finish(transaction, finished),
        this.#events.publish(transaction, { kind: "ended", executionId }),
      ),
    )
  }
}
