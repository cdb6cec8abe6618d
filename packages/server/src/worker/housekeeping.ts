import { Scope } from "../database/scope.ts"
import type { FileId } from "../domain/ids.ts"
import type { FileStorage, Logger } from "../ports.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { EndedExecutionRepository } from "../repositories/ended-executions.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { IdempotencyRepository } from "../repositories/idempotency-keys.ts"
import type { RateLimitRepository } from "../repositories/rate-limits.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"

/*
 * Every process keeps house, and no lock makes them take turns: it would hold a connection for the whole round, and
 * would have to be got back from a process that hangs. Nothing goes wrong without one. Rows are deleted in short batches
 * that skip what somebody else has locked, so that several processes share the work, and to delete a file twice is no
 * error. A process that finds nothing to do has spent a look into an index for each chore, and once an hour a listing of
 * the store, which costs a request for every thousand documents in S3.
 */

/** What {@link Housekeeping} keeps in order. */
export interface HousekeepingParts {
  readonly files: FileRepository
  readonly storage: FileStorage
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
/** Every which round goes through the store: files are left alone for an hour anyway. */
const sweepEvery = 6
/** No upload takes longer: the HTTP front ends a request after 30 minutes. */
const orphanAfterMs = 60 * 60 * 1000
/** A row and its job are committed together, so a minute is only for clocks that differ. */
const lostAfterSeconds = 60
/** Files looked up at once. */
const fileBatchSize = 500
/** Executions removed in one transaction. Results are large: deleting a hundred of 2 MB took 0.2 s (PostgreSQL 15). */
const executionBatchSize = 100
/** Small rows removed by one statement. */
const rowBatchSize = 2000

/** Removes what is old and what crashes leave behind: rows, files without a row; and finds executions without a job. */
export class Housekeeping {
  readonly #parts: HousekeepingParts
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isStopping = false
  #rounds = 0

  constructor(parts: HousekeepingParts) {
    this.#parts = parts
  }

  /** Runs at once and then every ten minutes; goes through the store at once and then every hour. */
  start(): void {
    this.#timer = setInterval(() => this.#next(), everyMs)
    this.#timer.unref()
    this.#next()
  }

  /** Waits for the batch in work; the rest is left for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopping = true
    await this.#round
  }

  /**
   * Runs the chores once; one that fails is logged and keeps no other from running.
   *
   * @param isSweep - whether to look for files without a row as well.
   */
  async run(now = new Date(), isSweep = true): Promise<void> {
    const { idempotencyKeys, rateLimits, runs, storage } = this.#parts
    const orphanBefore = new Date(now.getTime() - orphanAfterMs)
    await this.#do("expired answers were removed", () =>
      this.#inBatches(rowBatchSize, () => idempotencyKeys.deleteExpired(rowBatchSize)),
    )
    await this.#do("old balances of rate limits were removed", () =>
      this.#inBatches(rowBatchSize, () => rateLimits.deleteOld(rowBatchSize)),
    )
    await this.#do("old audit entries were removed", () => this.#removeOldAuditEntries())
    await this.#do(
      "executions had lost their job and were queued again",
      () => runs.requeueLost(lostAfterSeconds),
      "warn",
    )
    await this.#do("old executions were removed", () => this.#removeOldExecutions())
    await this.#do("unfinished uploads were removed", () => storage.deleteUnfinished(orphanBefore))
    if (isSweep) await this.#do("files that no execution knows were removed", () => this.#removeOrphans(orphanBefore))
  }

  #next(): void {
    // The first round over a large backlog may take hours; the next one begins after its end.
    if (this.#round !== undefined) return
    const isSweep = this.#rounds++ % sweepEvery === 0
    this.#round = this.run(new Date(), isSweep).finally(() => (this.#round = undefined))
  }

  /** Does one chore, and writes its sentence to the log when it counted anything. */
  async #do(sentence: string, chore: () => Promise<number | void>, level: "info" | "warn" = "info"): Promise<void> {
    if (this.#isStopping) return
    const { logger } = this.#parts
    try {
      const count = (await chore()) ?? 0
      if (count > 0) logger[level]({ count }, sentence)
    } catch (error) {
      logger.warn({ err: error, chore: sentence }, "housekeeping failed; it will run again")
    }
  }

  /** Repeats until a batch is not full. */
  async #inBatches(limit: number, removeBatch: () => Promise<number>): Promise<number> {
    let removed = 0
    for (;;) {
      const count = await removeBatch()
      removed += count
      if (count < limit || this.#isStopping) return removed
    }
  }

  async #removeOldAuditEntries(): Promise<number> {
    const { auditLog, auditRetentionDays: days } = this.#parts
    if (days === 0) return 0
    return this.#inBatches(rowBatchSize, () => auditLog.deleteOlderThan(days, rowBatchSize))
  }

  async #removeOldExecutions(): Promise<number> {
    const { endedExecutions, executionRetentionDays: days, storage } = this.#parts
    if (days === 0) return 0
    return this.#inBatches(executionBatchSize, async () => {
      const { count, fileIds } = await endedExecutions.deleteOld(Scope.system(), days, executionBatchSize)
      // After the commit: a row must never name a file that is gone. What a crash leaves here, the sweep finds.
      for (const fileId of fileIds) if (!this.#isStopping) await storage.delete(fileId)
      return count
    })
  }

  async #removeOrphans(orphanBefore: Date): Promise<number> {
    let removed = 0
    let batch: FileId[] = []
    for await (const { fileId, modifiedAt } of this.#parts.storage.list()) {
      if (this.#isStopping) return removed
      if (modifiedAt >= orphanBefore) continue
      batch.push(fileId)
      if (batch.length < fileBatchSize) continue
      removed += await this.#removeUnknown(batch)
      batch = []
    }
    return removed + (await this.#removeUnknown(batch))
  }

  async #removeUnknown(ids: readonly FileId[]): Promise<number> {
    if (ids.length === 0) return 0
    const known = await this.#parts.files.findKnown(Scope.system(), ids)
    const unknown = ids.filter((id) => !known.has(id))
    for (const id of unknown) await this.#parts.storage.delete(id)
    return unknown.length
  }
}
