import type { ExecutionId } from "../domain/ids.ts"
import type { ExecutionEvents, Job, JobQueue, Logger } from "../ports.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import type { Run } from "./run.ts"

/*
 * One loop takes jobs while there are free hands, starts them, and waits for the first of: a NOTIFY that a job was
 * added, a run that ended, or the polling floor (a NOTIFY can be lost, and a retry becomes due without one). A second
 * timer beats for the jobs in work and gives back those of dead workers. Stopping: no more jobs, runs get a deadline,
 * the rest is aborted and handed back without costing an attempt.
 */

const pollMs = 1000
/** Three beats fit into the ten seconds after which a job counts as lost. */
const beatMs = 3000

/** What a {@link Worker} works with. */
export interface WorkerParts {
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly logger: Logger
  /** Executions in work at once. */
  readonly concurrency: number
  readonly run: Run
  /** Whether an execution in work was ended by somebody else, such as a caller who cancelled it. */
  isEnded(executionId: ExecutionId): Promise<boolean>
}

interface RunInWork {
  readonly job: Job
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/** Takes executions from the queue and runs them. */
export class Worker {
  readonly #parts: WorkerParts
  readonly #inWork = new Map<string, RunInWork>()
  #wakeUp = Promise.withResolvers<void>()
  #isStopping = false
  #loop: Promise<void> | undefined
  #unsubscribe: (() => void) | undefined
  #beat: NodeJS.Timeout | undefined

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  start(): void {
    this.#unsubscribe = this.#parts.events.subscribe((event) => {
      if (event.kind === "changed") this.#abortIfEnded(event.executionId)
      else this.#wakeUp.resolve()
    })
    this.#beat = setInterval(() => void this.#keepAlive(), beatMs)
    this.#loop = this.#work()
  }

  /** Takes no more jobs, waits for runs until the deadline, then hands the rest back. */
  async stop(deadlineMs: number): Promise<void> {
    this.#isStopping = true
    this.#wakeUp.resolve()
    await this.#loop
    const runs = [...this.#inWork.values()]
    await withDeadline(Promise.all(runs.map((run) => run.ended)), deadlineMs)
    for (const { controller } of this.#inWork.values()) controller.abort(new WorkerStopping())
    await Promise.all([...this.#inWork.values()].map((run) => run.ended))
    clearInterval(this.#beat)
    this.#unsubscribe?.()
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#wakeUp = Promise.withResolvers()
      const free = this.#parts.concurrency - this.#inWork.size
      const taken = free > 0 ? await this.#take(free) : 0
      // A full answer means that more may wait; then the next round starts when a hand is free.
      if (taken === 0 || this.#inWork.size >= this.#parts.concurrency) await this.#nextNews()
    }
  }

  async #take(limit: number): Promise<number> {
    try {
      const jobs = await this.#parts.queue.take(limit)
      for (const job of jobs) this.#begin(job)
      return jobs.length
    } catch (error) {
      this.#parts.logger.error({ err: error }, "the worker could not take jobs; it tries again")
      return 0
    }
  }

  #begin(job: Job): void {
    const controller = new AbortController()
    const ended = this.#parts
      .run(job, controller.signal)
      .catch((error: unknown) => {
        // The job stays in work without a beat and is delivered again: nothing is lost.
        this.#parts.logger.error({ err: error, executionId: job.executionId }, "a run could not be settled")
      })
      .finally(() => {
        this.#inWork.delete(job.jobId)
        this.#wakeUp.resolve()
      })
    this.#inWork.set(job.jobId, { job, controller, ended })
  }

  async #nextNews(): Promise<void> {
    const timer = setTimeout(() => this.#wakeUp.resolve(), pollMs)
    await this.#wakeUp.promise
    clearTimeout(timer)
  }

  #abortIfEnded(executionId: ExecutionId): void {
    for (const { job, controller } of this.#inWork.values()) {
      if (job.executionId === executionId && !controller.signal.aborted) void this.#checkEnd(executionId, controller)
    }
  }

  async #checkEnd(executionId: ExecutionId, controller: AbortController): Promise<void> {
    try {
      if (await this.#parts.isEnded(executionId)) controller.abort(new RunEnded())
    } catch (error) {
      // The run goes on in vain at worst: its result is refused.
      this.#parts.logger.warn({ err: error, executionId }, "a cancellation could not be checked")
    }
  }

  async #keepAlive(): Promise<void> {
    const { queue, logger } = this.#parts
    try {
      await queue.beat([...this.#inWork.values()].map((run) => run.job))
      const count = await queue.giveBackLost()
      if (count > 0) logger.warn({ count }, "jobs of a dead worker were given back")
    } catch (error) {
      logger.warn({ err: error }, "the worker could not show a sign of life; it tries again")
    }
  }
}

async function withDeadline(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, over])
  clearTimeout(timer)
}
