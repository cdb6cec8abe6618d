import { withDeadline } from "../domain/deadline.ts"
import type { ExecutionId, OrganizationId } from "../domain/ids.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { Job, JobQueue, TakeOptions } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import type { Run } from "./run.ts"

/*
 * One loop takes jobs while there are free slots, starts them, and waits for the first of: an event that a job was added,
 * a run that ended, or the polling interval (an event can be lost, and a retry becomes due without one). A second timer
 * sends the heartbeat of the jobs in progress and releases those of dead workers. Stopping: no more jobs are taken, runs
 * get a deadline, and the rest is aborted and released without costing an attempt.
 *
 * One organization cannot hold all slots while another one waits: when every slot runs a job of one organization, one
 * more slot, the reserved one, takes a job of another organization, if there is one. Nothing is kept free for it and
 * nothing is interrupted, so an organization that is alone loses nothing; the machine runs one job more than configured.
 * A job in the reserved slot is like any other: when a job of the first organization ends, as many run as there are slots.
 */

/** Longest time between two polls of the queue. */
const pollMs = 1000
/** Pause between polls for jobs of other organizations: each new job of one organization must not cause a poll. */
const otherOrganizationsPollMs = 250
/** Interval of heartbeats. Three fit into the 12 s after which the queue reports a job as stalled. */
const heartbeatMs = 3000
/** A longer time without a response of the database makes living workers look dead. */
const silenceMs = 2 * heartbeatMs
/** Time after such a silence in which every worker can send a heartbeat before jobs count as stalled. */
const graceMs = 10_000

/** Number of executions that a log line names. */
const maxNamed = 20

/** The collaborators and settings of a {@link Worker}. */
export interface WorkerDependencies {
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly logger: Logger
  /** No job is taken while the document store cannot be used: another process may have the right one. */
  readonly guard: Pick<StorageGuard, "isUsable">
  /** Number of slots: executions in progress at once, without the reserved slot. */
  readonly concurrency: number
  readonly run: Run
}

interface RunInProgress {
  readonly job: Job
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/** Takes executions from the queue and runs them. */
export class Worker {
  readonly #dependencies: WorkerDependencies
  readonly #inProgress = new Map<string, RunInProgress>()
  #wakeUp = Promise.withResolvers<void>()
  /** False once a poll found the queue empty, until an event arrives: an empty poll costs as much as a successful one. */
  #mayHaveMore = true
  /** The same for jobs of other organizations than the one that holds all slots. */
  #mayHaveOthers = true
  #pollsOthersFrom = Number.NEGATIVE_INFINITY
  /** One for all, because its stack is expensive, and every run that stores its result is told by its own event. */
  readonly #runEnded = new RunEnded()
  #isStopping = false
  /** Settles with the last of the redelivered jobs. */
  #redelivered: Promise<void> = Promise.resolve()
  #loop: Promise<void> | undefined
  #unsubscribe: (() => void) | undefined
  #heartbeatTimer: NodeJS.Timeout | undefined
  #isSendingHeartbeat = false
  /** When the database last responded to a heartbeat. */
  #respondedAt: number | undefined
  #findsStalledFrom = Number.NEGATIVE_INFINITY

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies
  }

  start(): void {
    this.#unsubscribe = this.#dependencies.events.subscribe((event) => {
      if (event.kind === "ended") this.#abort(event.executionId)
      else if (event.kind !== "delivery") this.#poll()
    })
    this.#heartbeatTimer = setInterval(() => void this.#keepAlive(), heartbeatMs)
    this.#loop = this.#work()
  }

  /** Takes no more jobs, waits for runs until the deadline, then releases the rest. */
  async stop(deadlineMs: number): Promise<void> {
    this.#isStopping = true
    this.#wakeUp.resolve()
    const runsEnd = async () => {
      await this.#loop
      await Promise.all(Array.from(this.#inProgress.values(), (run) => run.ended))
    }
    await withDeadline(runsEnd, { timeoutMs: deadlineMs, onTimeout: () => undefined })
    for (const { controller } of this.#inProgress.values()) controller.abort(new WorkerStopping())
    await Promise.all(Array.from(this.#inProgress.values(), (run) => run.ended))
    clearInterval(this.#heartbeatTimer)
    this.#unsubscribe?.()
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#wakeUp = Promise.withResolvers()
      const free = this.#dependencies.concurrency - this.#inProgress.size
      const holder = this.#mayHaveOthers ? this.#findHolder() : undefined
      const pauseMs = holder === undefined ? pollMs : this.#pollsOthersFrom - performance.now()
      if (free > 0 && this.#mayHaveMore) await this.#takeAny(free)
      else if (holder !== undefined && pauseMs <= 0) await this.#takeOfOthers(holder)
      else await this.#waitForEvent(pauseMs)
    }
  }

  async #takeAny(limit: number): Promise<void> {
    // Reset before the poll: an event that arrives during it must cause another one.
    this.#mayHaveMore = false
    const count = await this.#take(limit)
    if (count === limit) this.#mayHaveMore = true
    if (count > 0) this.#mayHaveOthers = true
  }

  /** Takes a job into the reserved slot. */
  async #takeOfOthers(exceptOrganizationId: OrganizationId): Promise<void> {
    this.#mayHaveOthers = false
    this.#pollsOthersFrom = performance.now() + otherOrganizationsPollMs
    if ((await this.#take(1, { exceptOrganizationId })) > 0) this.#mayHaveOthers = true
  }

  /** Takes and starts jobs; returns how many. */
  async #take(limit: number, options?: TakeOptions): Promise<number> {
    try {
      if (!(await this.#dependencies.guard.isUsable())) return 0
      const jobs = await this.#dependencies.queue.take(limit, options)
      // The worker may have been stopped while it waited for the queue.
      if (this.#isStopping) await this.#dependencies.queue.release(...jobs)
      else for (const job of jobs) this.#start(job)
      return jobs.length
    } catch (error) {
      this.#dependencies.logger.error({ err: error }, "the worker could not take jobs; it tries again")
      return 0
    }
  }

  /** Returns the organization that holds all slots, while the reserved one is free. */
  #findHolder(): OrganizationId | undefined {
    if (this.#inProgress.size !== this.#dependencies.concurrency) return undefined
    const holders = new Set(Array.from(this.#inProgress.values(), ({ job }) => job.organizationId))
    const [holder] = holders
    return holders.size === 1 ? holder : undefined
  }

  #poll(): void {
    this.#mayHaveMore = true
    this.#mayHaveOthers = true
    this.#wakeUp.resolve()
  }

  #start(job: Job): void {
    const controller = new AbortController()
    const isRedelivered = job.delivery > 0
    const run = () => this.#dependencies.run(job, controller.signal)
    const ended = (isRedelivered ? this.#runAfterRedelivered(job, controller.signal, run) : run())
      .catch((error: unknown) => {
        // The job gets no heartbeat any more and is delivered again: nothing is lost.
        this.#dependencies.logger.error(
          { err: error, executionId: job.executionId },
          "the result of an execution attempt could not be stored; its job will be delivered again",
        )
      })
      .finally(() => {
        this.#inProgress.delete(job.jobId)
        this.#wakeUp.resolve()
      })
    if (isRedelivered) this.#redelivered = ended
    this.#inProgress.set(job.jobId, { job, controller, ended })
  }

  /**
   * Runs a redelivered job once the previous one has ended. A redelivered job may have crashed its worker, or may only
   * have run beside the one that did. Two of them never run at once in one process, so that a job that crashes workers
   * costs another job at most one attempt.
   */
  async #runAfterRedelivered(job: Job, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
    await this.#redelivered
    if (signal.aborted) await this.#dependencies.queue.release(job)
    else await run()
  }

  async #waitForEvent(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#poll(), milliseconds)
    await this.#wakeUp.promise
    clearTimeout(timer)
  }

  /** Stops the run of an execution that became final elsewhere, because it was cancelled; no effect on a run that has ended. */
  #abort(executionId: ExecutionId): void {
    for (const { job, controller } of this.#inProgress.values()) {
      if (job.executionId === executionId) controller.abort(this.#runEnded)
    }
  }

  async #keepAlive(): Promise<void> {
    if (this.#isSendingHeartbeat) return
    this.#isSendingHeartbeat = true
    try {
      await this.#sendHeartbeat()
    } catch (error) {
      this.#dependencies.logger.warn({ err: error }, "the worker could not send its heartbeat; it tries again")
    } finally {
      this.#isSendingHeartbeat = false
    }
  }

  /** Sends the heartbeat of the jobs in progress and releases stalled jobs of dead workers. */
  async #sendHeartbeat(): Promise<void> {
    const { queue, logger } = this.#dependencies
    await queue.heartbeat(Array.from(this.#inProgress.values(), (run) => run.job))
    const stalled = await queue.findStalled()
    const now = performance.now()
    // The result may be from during the silence: a statement may have waited in a database that hung.
    if (now - (this.#respondedAt ?? now) > silenceMs) this.#findsStalledFrom = now + graceMs
    this.#respondedAt = now
    if (stalled.length === 0 || now < this.#findsStalledFrom) return
    await queue.release(...stalled)
    const executionIds = stalled.slice(0, maxNamed).map(({ executionId }) => executionId)
    logger.warn({ count: stalled.length, executionIds }, "released the stalled jobs of a dead worker")
  }
}
