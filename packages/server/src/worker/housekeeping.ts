import { Scope } from "../database/scope.ts"
import type { FileId } from "../domain/ids.ts"
import type { FileStorage, Logger } from "../ports.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { IdempotencyRepository } from "../repositories/idempotency-keys.ts"
import type { RateLimitRepository } from "../repositories/rate-limits.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"

/** What {@link Housekeeping} keeps in order. */
export interface HousekeepingParts {
  readonly files: FileRepository
  readonly storage: FileStorage
  readonly idempotencyKeys: IdempotencyRepository
  readonly auditLog: AuditLogRepository
  readonly rateLimits: RateLimitRepository
  readonly runs: ExecutionRuns
  /** Days for which audit entries are kept; 0: for ever. */
  readonly auditRetentionDays: number
  readonly logger: Logger
}

const everyMs = 10 * 60 * 1000
/** No upload takes longer: the HTTP front ends a request after 30 minutes. */
const orphanAfterMs = 60 * 60 * 1000
/** A row and its job are committed together, so a minute is only for clocks that differ. */
const lostAfterSeconds = 60
const batchSize = 500

/** Removes what crashes leave behind: files without a row, expired answers; and finds executions without a job. */
export class Housekeeping {
  readonly #parts: HousekeepingParts
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(parts: HousekeepingParts) {
    this.#parts = parts
  }

  /** Runs at once and then every ten minutes. */
  start(): void {
    this.#timer = setInterval(() => this.#next(), everyMs)
    this.#timer.unref()
    this.#next()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }

  /** Runs all chores once. */
  async run(now = new Date()): Promise<void> {
    const { idempotencyKeys, rateLimits, auditLog, auditRetentionDays, runs, storage, logger } = this.#parts
    await idempotencyKeys.deleteExpired()
    await rateLimits.deleteOld()
    if (auditRetentionDays > 0) {
      const count = await auditLog.deleteOlderThan(auditRetentionDays)
      if (count > 0) logger.info({ count, auditRetentionDays }, "old audit entries were removed")
    }
    const requeued = await runs.requeueLost(lostAfterSeconds)
    if (requeued > 0) logger.warn({ count: requeued }, "executions had lost their job and were queued again")
    const orphanBefore = new Date(now.getTime() - orphanAfterMs)
    await storage.deleteUnfinished(orphanBefore)
    const removed = await this.#removeOrphans(orphanBefore)
    if (removed > 0) logger.info({ count: removed }, "files that no execution knows were removed")
  }

  #next(): void {
    this.#round = this.#round
      .then(() => this.run())
      .catch((error: unknown) => this.#parts.logger.warn({ err: error }, "housekeeping failed; it will run again"))
  }

  async #removeOrphans(orphanBefore: Date): Promise<number> {
    let removed = 0
    let batch: FileId[] = []
    for await (const { fileId, modifiedAt } of this.#parts.storage.list()) {
      if (modifiedAt >= orphanBefore) continue
      batch.push(fileId)
      if (batch.length < batchSize) continue
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
