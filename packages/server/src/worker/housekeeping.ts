import { Scope } from "../database/scope.ts"
import type { FileStorage, Logger } from "../ports.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { EndedExecutionRepository } from "../repositories/ended-executions.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { Chore, HousekeepingRepository } from "../repositories/housekeeping.ts"
import type { IdempotencyRepository } from "../repositories/idempotency-keys.ts"
import type { RateLimitRepository } from "../repositories/rate-limits.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { OrphanSweep, orphanAfterMs } from "./orphan-sweep.ts"

/*
 * Every process keeps house, and no lock makes them take turns: it would hold a connection for the whole round, and
 * would have to be got back from a process that hangs. Rows are deleted in short batches that skip what somebody else has
 * locked, so that several processes share the work. What goes through everything there is (open executions, stored
 * documents) is done by whoever begins it first; a process that dies in the middle leaves it to the next interval.
 */

/** What {@link Housekeeping} keeps in order. */
export interface HousekeepingParts {
  readonly files: FileRepository
  readonly storage: FileStorage
  readonly guard: Pick<StorageGuard, "verify">
  readonly housekeeping: HousekeepingRepository
  readonly idempotencyKeys: IdempotencyRepository
  readonly auditLog: AuditLogRepository
  readonly endedExecutions: EndedExecutionRepository
  readonly rateLimits: RateLimitRepository
  readonly runs: ExecutionRuns
  /** Days for which audit entries are kept; 0: for ever. */
  readonly auditRetentionDays: number
  /** Days for which ended executions are kept, with results and documents; 0: for ever. */
  readonly executionRetentionDays: number
  readonly logger: Logger
}

const everyMs = 10 * 60 * 1000
/** The clocks of processes are not in step: a little less than the interval keeps a round from being left out. */
const lostJobsEverySeconds = 9 * 60
/** Documents are left alone for an hour anyway. */
const sweepEverySeconds = 59 * 60
/** A row and its job are committed together, so a minute is only for clocks that differ. */
const lostAfterSeconds = 60
/** Executions removed in one transaction. Results are large: deleting a hundred of 2 MB took 0.2 s (PostgreSQL 15). */
const executionBatchSize = 100
/** Small rows removed by one statement. */
const rowBatchSize = 2000

/** Seconds in which one process does a chore for all. */
export interface ChoreIntervals {
  readonly lostJobs: number
  readonly sweep: number
}

/** Removes what is old and what crashes leave behind: rows, files without a row; and finds executions without a job. */
export class Housekeeping {
  readonly #parts: HousekeepingParts
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isFirst = true
  readonly #stopping = new AbortController()
  readonly #sweep: OrphanSweep

  constructor(parts: HousekeepingParts) {
    this.#parts = parts
    this.#sweep = new OrphanSweep(parts)
  }

  /** Runs at once and then every ten minutes; one process of the deployment goes through the store once an hour. */
  start(): void {
    this.#timer = setInterval(() => this.#next(), everyMs)
    this.#timer.unref()
    this.#next()
  }

  /** Waits for the batch in work; the rest is left for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#round
  }

  /**
   * Runs the chores once; one that fails is logged and keeps no other from running.
   *
   * @param intervals - what to leave out when any process has begun it within so many seconds; 0: nothing.
   */
  async run(now = new Date(), { lostJobs, sweep }: ChoreIntervals = { lostJobs: 0, sweep: 0 }): Promise<void> {
    const { idempotencyKeys, rateLimits, runs, storage, guard } = this.#parts
    const orphanBefore = new Date(now.getTime() - orphanAfterMs)
    await this.#do("expired_idempotency_keys", "expired answers were removed", () =>
      this.#inBatches(rowBatchSize, () => idempotencyKeys.deleteExpired(rowBatchSize)),
    )
    await this.#do("old_rate_limit_buckets", "old balances of rate limits were removed", () =>
      this.#inBatches(rowBatchSize, () => rateLimits.deleteOld(rowBatchSize)),
    )
    await this.#do("old_audit_entries", "old audit entries were removed", () => this.#removeOldAuditEntries())
    const requeue = () => runs.requeueLost(lostAfterSeconds, this.#stopping.signal)
    await this.#do("lost_jobs", "executions had lost their job and were queued again", requeue, lostJobs)
    await this.#do("old_executions", "old executions were removed", () => this.#removeOldExecutions())
    await this.#do("unfinished_uploads", "unfinished uploads were removed", async () => {
      await guard.verify()
      await storage.deleteUnfinished(orphanBefore)
    })
    const removeOrphans = () => this.#sweep.run(now, this.#stopping.signal)
    await this.#do("orphaned_documents", "documents that no execution knows were removed", removeOrphans, sweep)
  }

  #next(): void {
    // The first round over a large backlog may take hours; the next one begins after its end.
    if (this.#round !== undefined) return
    // A start may follow a restore or a move of the database, which bring along when a chore was begun last.
    const lostJobs = this.#isFirst ? 0 : lostJobsEverySeconds
    this.#isFirst = false
    this.#round = this.run(new Date(), { lostJobs, sweep: sweepEverySeconds }).finally(() => (this.#round = undefined))
  }

  /**
   * Does one chore, and writes its sentence to the log when it counted anything.
   *
   * @param everySeconds - one process of the deployment does it in this time; undefined: each does its part.
   */
  async #do(chore: Chore, sentence: string, work: () => Promise<number | void>, everySeconds?: number): Promise<void> {
    if (this.#stopping.signal.aborted) return
    const { logger, housekeeping } = this.#parts
    try {
      if (everySeconds !== undefined && !(await housekeeping.begin(chore, everySeconds))) return
      const count = (await work()) ?? 0
      if (count > 0) logger[chore === "lost_jobs" ? "warn" : "info"]({ count, chore }, sentence)
      if (!this.#stopping.signal.aborted) await housekeeping.succeed(chore, count)
    } catch (error) {
      logger.warn({ err: error, chore }, "housekeeping failed; it will run again")
    }
  }

  /** Repeats until a batch is not full. */
  async #inBatches(limit: number, removeBatch: () => Promise<number>): Promise<number> {
    let removed = 0
    for (;;) {
      const count = await removeBatch()
      removed += count
      if (count < limit || this.#stopping.signal.aborted) return removed
    }
  }

  async #removeOldAuditEntries(): Promise<number> {
    const { auditLog, auditRetentionDays: days } = this.#parts
    if (days === 0) return 0
    return this.#inBatches(rowBatchSize, () => auditLog.deleteOlderThan(days, rowBatchSize))
  }

  async #removeOldExecutions(): Promise<number> {
    const { endedExecutions, executionRetentionDays: days, storage, guard } = this.#parts
    if (days === 0) return 0
    // A document goes with its rows: they stay while the store is not the one that holds it.
    await guard.verify()
    return this.#inBatches(executionBatchSize, async () => {
      const { count, fileIds } = await endedExecutions.deleteOld(Scope.system(), days, executionBatchSize)
      // After the commit: a row must never name a file that is gone. What a crash leaves here, the sweep finds.
      for (const fileId of fileIds) if (!this.#stopping.signal.aborted) await storage.delete(fileId)
      return count
    })
  }
}
