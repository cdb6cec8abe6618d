import type { ExtractionJson } from "@docsift/engine"
import type { Database } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { errorMessageOf, type FailureReason } from "../domain/failure.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { PricedModelUsage } from "../domain/usage.ts"
import { reviewReasons } from "../domain/review-policy.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { Job, JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type {
  StartedAttempt,
  ExecutionRunRepository,
  OpenExecution,
  RemovalOf,
  EndedExecution,
} from "../repositories/execution-runs.ts"
import { Telemetry } from "../telemetry/telemetry.ts"

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Open executions per query for lost jobs. */
const reconcileBatch = 1000

/**
 * Moves executions from state to state on behalf of the worker. An execution and its job end in one statement, and
 * every write of a run names its attempt, so that a run that was abandoned changes nothing. The end of a run may be stored
 * again when the response was lost: the repetition changes nothing, and succeeds.
 */
export class ExecutionRuns {
  readonly #database: Database
  readonly #runs: ExecutionRunRepository
  readonly #queue: JobQueue
  readonly #events: ExecutionEvents
  readonly #telemetry: Telemetry
  readonly #logger: Logger
  readonly #removalOf: RemovalOf
  // The worker serves every organization; it touches only the execution its job names.
  readonly #scope = Scope.system()

  constructor(
    database: Database,
    runs: ExecutionRunRepository,
    queue: JobQueue,
    events: ExecutionEvents,
    telemetry = new Telemetry(),
    logger: Logger = silent,
  ) {
    this.#database = database
    this.#runs = runs
    this.#queue = queue
    this.#removalOf = (jobId) => queue.removalOf(jobId)
    this.#events = events
    this.#telemetry = telemetry
    this.#logger = logger
  }

  /** Starts the next attempt; returns undefined when there is nothing to run, after removing the job. */
  async startAttempt(job: Job): Promise<StartedAttempt | undefined> {
    const started = await this.#runs.startAttempt(this.#scope, job.executionId)
    if (started !== undefined) return started
    const sentence = "The document ended its worker several times; it is not tried again."
    // Final already, or still open with no attempt left: only the second is changed by this.
    const finished = await this.#fail(job.executionId, undefined, "internal", sentence)
    if (finished === undefined) await this.#queue.finish(job)
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
    const result = { id, attempt, extraction, reasons, models }
    const ended = await this.#runs.complete(this.#scope, result, this.#removalOf)
    if (ended === undefined && !(await this.#runs.hasEnded(this.#scope, { id, attempt }))) return false
    this.#events.publish({ kind: "ended", executionId: id })
    this.#telemetry.executionEnded()
    return true
  }

  /** Ends the execution without data. Returns false when the run was abandoned in the meantime. */
  async fail(
    run: StartedAttempt,
    reason: FailureReason,
    sentence: string,
    models: readonly PricedModelUsage[] = [],
  ): Promise<boolean> {
    const { id, attempt } = run
    const ended = await this.#fail(id, attempt, reason, sentence, models)
    if (ended === undefined) {
      const errorMessage = errorMessageOf(reason, sentence)
      if (!(await this.#runs.hasEnded(this.#scope, { id, attempt, errorMessage }))) return false
      this.#events.publish({ kind: "ended", executionId: id })
    }
    this.#telemetry.executionEnded(reason)
    return true
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
        this.#events.publish({ kind: "queued" }, transaction)
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
    models: readonly PricedModelUsage[] = [],
  ): Promise<EndedExecution | undefined> {
    const failure = { id, attempt, errorMessage: errorMessageOf(reason, sentence), models }
    const ended = await this.#runs.fail(this.#scope, failure, this.#removalOf)
    if (ended !== undefined) this.#events.publish({ kind: "ended", executionId: id })
    return ended
  }
}
