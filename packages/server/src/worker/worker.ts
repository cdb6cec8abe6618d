import type { ExecutionId, OrganizationId } from "../domain/ids.ts"
import type { ExecutionEvents, Job, JobQueue, Logger, TakeOptions } from "../ports.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import type { Run } from "./run.ts"

/*
 * One loop takes jobs while there are free seats, starts them, and waits for the first of: a NOTIFY that a job was
 * added, a run that ended, or the polling floor (a NOTIFY can be lost, and a retry becomes due without one). A second
 * timer beats for the jobs in work and gives back those of dead workers. Stopping: no more jobs, runs get a deadline,
 * the rest is aborted and handed back without costing an attempt.
 *
 * Nobody has all seats while another waits: when every seat runs a job of one organization, one more seat, the reserved
 * one, takes a job of another, if there is one. Nothing is kept free for it and nothing is interrupted, so whoever is
 * alone loses nothing; the machine runs one job more than it is set to. A job in the reserved seat is one like the others:
 * when one of the organization's ends, as many run as there are seats.
 */

const pollMs = 1000
/** Between looks for jobs of other organizations: one organization's jobs must not cause a look each. */
const othersPauseMs = 250
/** Three beats fit into the twelve seconds after which a job counts as lost. */
const beatMs = 3000
/** A longer silence of the database makes living workers look dead. */
const silenceMs = 2 * beatMs
/** After it everybody gets the time to beat before a job counts as lost. */
const graceMs = 10_000

/** A log line names so many executions. */
const maxNamed = 20

/** What a {@link Worker} works with. */
export interface WorkerParts {
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly logger: Logger
  /** No job is taken while the document store cannot be used: another process may have the right one. */
  readonly guard: Pick<StorageGuard, "isUsable">
  /** Executions in work at once, without the reserved seat. */
  readonly concurrency: number
  readonly run: Run
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
  /** False once a look found the queue empty, until there is news: an empty look costs as much as a full one. */
  #mayHaveMore = true
  /** The same for jobs of other organizations than the one that has all seats. */
  #mayHaveOthers = true
  #looksForOthersFrom = Number.NEGATIVE_INFINITY
  #isStopping = false
  /** Ends with the latest of the jobs that were delivered before. */
  #suspects: Promise<void> = Promise.resolve()
  #loop: Promise<void> | undefined
  #unsubscribe: (() => void) | undefined
  #beat: NodeJS.Timeout | undefined
  #isBeating = false
  /** When the database last answered a beat. */
  #answeredAt: number | undefined
  #findsLostFrom = Number.NEGATIVE_INFINITY

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  start(): void {
    this.#unsubscribe = this.#parts.events.subscribe((event) => {
      if (event.kind === "ended") this.#abort(event.executionId)
      else this.#look()
    })
    this.#beat = setInterval(() => void this.#keepAlive(), beatMs)
    this.#loop = this.#work()
  }

  /** Takes no more jobs, waits for runs until the deadline, then hands the rest back. */
  async stop(deadlineMs: number): Promise<void> {
    this.#isStopping = true
    this.#wakeUp.resolve()
    const runsEnd = async () => {
      await this.#loop
      await Promise.all(Array.from(this.#inWork.values(), (run) => run.ended))
    }
    await withDeadline(runsEnd(), deadlineMs)
    for (const { controller } of this.#inWork.values()) controller.abort(new WorkerStopping())
    await Promise.all(Array.from(this.#inWork.values(), (run) => run.ended))
    clearInterval(this.#beat)
    this.#unsubscribe?.()
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#wakeUp = Promise.withResolvers()
      const free = this.#parts.concurrency - this.#inWork.size
      const holder = this.#mayHaveOthers ? this.#findHolder() : undefined
      const pauseMs = holder === undefined ? pollMs : this.#looksForOthersFrom - performance.now()
      if (free > 0 && this.#mayHaveMore) await this.#takeAny(free)
      else if (holder !== undefined && pauseMs <= 0) await this.#takeOfOthers(holder)
      else await this.#nextNews(pauseMs)
    }
  }

  async #takeAny(limit: number): Promise<void> {
    // Before the look: news that arrive during it must cause another one.
    this.#mayHaveMore = false
    const count = await this.#take(limit)
    if (count === limit) this.#mayHaveMore = true
    if (count > 0) this.#mayHaveOthers = true
  }

  /** Takes a job into the reserved seat. */
  async #takeOfOthers(exceptOrganizationId: OrganizationId): Promise<void> {
    this.#mayHaveOthers = false
    this.#looksForOthersFrom = performance.now() + othersPauseMs
    if ((await this.#take(1, { exceptOrganizationId })) > 0) this.#mayHaveOthers = true
  }

  /** Takes and starts jobs; returns how many. */
  async #take(limit: number, options?: TakeOptions): Promise<number> {
    try {
      if (!(await this.#parts.guard.isUsable())) return 0
      const jobs = await this.#parts.queue.take(limit, options)
      // It took so long that the worker is told to stop by now.
      if (this.#isStopping) await this.#parts.queue.giveBack(...jobs)
      else for (const job of jobs) this.#begin(job)
      return jobs.length
    } catch (error) {
      this.#parts.logger.error({ err: error }, "the worker could not take jobs; it tries again")
      return 0
    }
  }

  /** Returns the organization that has all seats, while the reserved one is free. */
  #findHolder(): OrganizationId | undefined {
    if (this.#inWork.size !== this.#parts.concurrency) return undefined
    const holders = new Set(Array.from(this.#inWork.values(), ({ job }) => job.organizationId))
    const [holder] = holders
    return holders.size === 1 ? holder : undefined
  }

  #look(): void {
    this.#mayHaveMore = true
    this.#mayHaveOthers = true
    this.#wakeUp.resolve()
  }

  #begin(job: Job): void {
    const controller = new AbortController()
    const isSuspect = job.delivery > 0
    const start = () => this.#parts.run(job, controller.signal)
    const ended = (isSuspect ? this.#afterSuspects(job, controller.signal, start) : start())
      .catch((error: unknown) => {
        // The job stays in work without a beat and is delivered again: nothing is lost.
        this.#parts.logger.error({ err: error, executionId: job.executionId }, "a run could not be settled")
      })
      .finally(() => {
        this.#inWork.delete(job.jobId)
        this.#wakeUp.resolve()
      })
    if (isSuspect) this.#suspects = ended
    this.#inWork.set(job.jobId, { job, controller, ended })
  }

  /**
   * A job that is delivered again may have killed its worker, or only have been beside the one that did. Two of them never
   * run together in one process: so the one that kills takes nobody else's attempts with it more than once.
   */
  async #afterSuspects(job: Job, signal: AbortSignal, start: () => Promise<void>): Promise<void> {
    await this.#suspects
    if (signal.aborted) await this.#parts.queue.giveBack(job)
    else await start()
  }

  async #nextNews(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#look(), milliseconds)
    await this.#wakeUp.promise
    clearTimeout(timer)
  }

  /** Stops a run whose execution became final elsewhere: somebody cancelled it. For the run's own end it is too late. */
  #abort(executionId: ExecutionId): void {
    for (const { job, controller } of this.#inWork.values()) {
      if (job.executionId === executionId) controller.abort(new RunEnded())
    }
  }

  async #keepAlive(): Promise<void> {
    if (this.#isBeating) return
    this.#isBeating = true
    try {
      await this.#beatAndFindLost()
    } catch (error) {
      this.#parts.logger.warn({ err: error }, "the worker could not show a sign of life; it tries again")
    } finally {
      this.#isBeating = false
    }
  }

  async #beatAndFindLost(): Promise<void> {
    const { queue, logger } = this.#parts
    await queue.beat(Array.from(this.#inWork.values(), (run) => run.job))
    const lost = await queue.findLost()
    const now = performance.now()
    // Found during the silence as well as after it: a statement may have waited in a database that hung.
    if (now - (this.#answeredAt ?? now) > silenceMs) this.#findsLostFrom = now + graceMs
    this.#answeredAt = now
    if (lost.length === 0 || now < this.#findsLostFrom) return
    await queue.giveBack(...lost)
    const executionIds = lost.slice(0, maxNamed).map(({ executionId }) => executionId)
    logger.warn({ count: lost.length, executionIds }, "jobs of a dead worker were given back")
  }
}

async function withDeadline(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, over])
  clearTimeout(timer)
}
