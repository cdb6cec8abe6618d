import { Scope } from "../database/scope.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Logger } from "../ports/logger.ts"
import type { PageCache } from "../ports/page-cache.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { EndedExecutionRepository } from "../repositories/ended-executions.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { Chore, HousekeepingRepository } from "../repositories/housekeeping.ts"
import type { IdempotencyRepository } from "../repositories/idempotency-keys.ts"
import type { RateLimitRepository } from "../repositories/rate-limits.ts"
import type { SessionRepository } from "../repositories/sessions.ts"
import type { SweepProgressRepository } from "../repositories/sweep-progress.ts"
import type { WebhookDeliveryRepository } from "../repositories/webhook-deliveries.ts"
import type { WebhookRetentionRepository } from "../repositories/webhook-retention.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import type { FileEraser } from "../services/file-eraser.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { ExecutionRetention, executionBatchSize } from "./execution-retention.ts"
import { OrphanSweep, orphanAfterMs } from "./orphan-sweep.ts"

/*
 * Every process does housekeeping, without a lock between them: it would occupy a connection for the entire round, and a
 * process that hangs would keep it. Rows are deleted in short batches that skip rows locked by other processes, so that
 * several processes share the work. Chores that go through all rows or files (open executions, stored documents) are done
 * by the process that starts them first; if it dies, another one does them after the interval.
 */

/** The collaborators and settings of {@link Housekeeping}. */
export interface HousekeepingDependencies {
  readonly files: FileRepository
  readonly storage: FileStorage
  readonly eraser: FileEraser
  readonly pages: PageCache
  readonly guard: Pick<StorageGuard, "verify">
  readonly housekeeping: HousekeepingRepository
  readonly sweepProgress: SweepProgressRepository
  readonly idempotencyKeys: IdempotencyRepository
  readonly auditLog: AuditLogRepository
  readonly endedExecutions: EndedExecutionRepository
  readonly rateLimits: RateLimitRepository
  readonly sessions: SessionRepository
  readonly webhookDeliveries: Pick<WebhookDeliveryRepository, "failOfDisabled">
  readonly webhookRetention: WebhookRetentionRepository
  readonly runs: ExecutionRuns
  /** Days for which audit entries are kept; 0 keeps them forever. */
  readonly auditRetentionDays: number
  /** Days for which ended executions are kept, with results and documents, unless their workflow has fewer; 0 keeps them forever. */
  readonly executionRetentionDays: number
  /** Days for which messages and deliveries of webhooks are kept; 0 keeps them forever. */
  readonly webhookRetentionDays: number
  readonly logger: Logger
}

const intervalMs = 10 * 60 * 1000
/** A little less than the interval, so that clocks that differ between processes do not skip a round. */
const missingJobsEverySeconds = 9 * 60
/** More often would find little: documents younger than an hour are never removed. */
const sweepEverySeconds = 59 * 60
/** A sweep that ended in the middle of the store is continued in the next round, by whichever process comes first. */
const continueSweepAfterSeconds = 9 * 60
/** Age of an open execution without a job. A row and its job are committed together: a minute only covers clock skew. */
const missingJobAfterSeconds = 60
/** Small rows removed by one statement. */
const rowBatchSize = 2000

/** Messages removed by one statement, each with its deliveries and their attempts: 50 webhooks, 10 attempts. */
const messageBatchSize = 200

/** Intervals in which one process does a chore for the deployment, in seconds. */
export interface ChoreIntervals {
  readonly missingJobs: number
  readonly sweep: number
}

/** Removes old rows and what crashes leave behind, such as files without a row, and finds executions without a job. */
export class Housekeeping {
  readonly #dependencies: HousekeepingDependencies
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isFirst = true
  readonly #stopping = new AbortController()
  readonly #sweep: OrphanSweep
  readonly #retention: ExecutionRetention

  constructor(dependencies: HousekeepingDependencies) {
    this.#dependencies = dependencies
    this.#sweep = new OrphanSweep(dependencies)
    this.#retention = new ExecutionRetention(dependencies)
  }

  /** Runs at once and then every ten minutes; one process of the deployment sweeps the store once an hour, a large one in parts. */
  start(): void {
    this.#timer = setInterval(() => this.#next(), intervalMs)
    this.#timer.unref()
    this.#next()
  }

  /** Waits for the batch in progress; the rest is left for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#round
  }

  /**
   * Runs the chores once; a failed one is logged and does not prevent the others.
   *
   * @param intervals - a chore is skipped when a process has started it within that time; 0 never skips.
   */
  async run(now = new Date(), { missingJobs, sweep }: ChoreIntervals = { missingJobs: 0, sweep: 0 }): Promise<void> {
    const { idempotencyKeys, rateLimits, runs, sessions, storage, guard } = this.#dependencies
    const orphanBefore = new Date(now.getTime() - orphanAfterMs)
    await this.#do("expired_idempotency_keys", "expired idempotency keys were removed", () =>
      this.#inBatches(rowBatchSize, () => idempotencyKeys.deleteExpired(rowBatchSize)),
    )
    await this.#do("old_rate_limit_buckets", "unused rate limit buckets were removed", () =>
      this.#inBatches(rowBatchSize, () => rateLimits.deleteOld(rowBatchSize)),
    )
    await this.#do("expired_sessions", "expired sessions were removed", () =>
      this.#inBatches(rowBatchSize, () => sessions.deleteExpired(rowBatchSize)),
    )
    await this.#do("old_audit_entries", "old audit entries were removed", () => this.#removeOldAuditEntries())
    const requeue = () => runs.requeueMissing(missingJobAfterSeconds, this.#stopping.signal)
    await this.#do("lost_jobs", "executions without a job were queued again", requeue, missingJobs)
    await this.#do("old_executions", "old executions were removed", () => this.#retention.run(this.#stopping.signal))
    await this.#tidyWebhooks()
    await this.#do("unattached_files", "files that no execution uses were removed", () => this.#removeUnattachedFiles())
    await this.#do("unfinished_uploads", "unfinished uploads were removed", async () => {
      await guard.verify()
      await storage.deleteUnfinished(orphanBefore)
    })
    const removeOrphans = () => this.#sweep.run(now, this.#stopping.signal)
    await this.#do("orphaned_documents", "documents without an execution were removed", removeOrphans, sweep)
    await this.#do("orphaned_pictures", "page images of deleted files were removed", () => this.#removePageImages())
  }

  #next(): void {
    // The first round over a large backlog may take hours; the next one starts after its end.
    if (this.#round !== undefined) return
    // A start may follow a restore or a move of the database, which contains when a chore was last started.
    const missingJobs = this.#isFirst ? 0 : missingJobsEverySeconds
    this.#isFirst = false
    this.#round = this.run(new Date(), { missingJobs, sweep: sweepEverySeconds }).finally(
      () => (this.#round = undefined),
    )
  }

  /**
   * Does one chore, and logs its sentence when the count is not 0.
   *
   * @param everySeconds - one process of the deployment does it in this time; undefined: every process does its part.
   */
  async #do(chore: Chore, sentence: string, work: () => Promise<number | void>, everySeconds?: number): Promise<void> {
    if (this.#stopping.signal.aborted) return
    const { logger, housekeeping } = this.#dependencies
    try {
      const unfinishedSeconds = everySeconds && Math.min(everySeconds, continueSweepAfterSeconds)
      if (everySeconds !== undefined && !(await housekeeping.start(chore, everySeconds, unfinishedSeconds))) return
      const count = (await work()) ?? 0
      if (count > 0) logger[chore === "lost_jobs" ? "warn" : "info"]({ count, chore }, sentence)
      if (!this.#stopping.signal.aborted) await housekeeping.succeed(chore, count)
    } catch (error) {
      logger.warn({ err: error, chore }, "housekeeping failed; it will run again")
    }
  }

  /** Repeats until a batch is not full; returns the total. */
  async #inBatches(limit: number, removeBatch: () => Promise<number>): Promise<number> {
    let removed = 0
    for (;;) {
      const count = await removeBatch()
      removed += count
      if (count < limit || this.#stopping.signal.aborted) return removed
    }
  }

  async #removeOldAuditEntries(): Promise<number> {
    const { auditLog, auditRetentionDays: days } = this.#dependencies
    if (days === 0) return 0
    return this.#inBatches(rowBatchSize, () => auditLog.deleteOlderThan(days, rowBatchSize))
  }

  async #tidyWebhooks(): Promise<void> {
    const { webhookDeliveries, webhookRetention, webhookRetentionDays: days } = this.#dependencies
    await this.#do("old_webhook_messages", "old messages of webhooks were removed", async () =>
      days === 0 ? 0 : this.#inBatches(messageBatchSize, () => webhookRetention.deleteOld(days, messageBatchSize)),
    )
    await this.#do("pending_of_disabled_webhooks", "deliveries of disabled webhooks were failed", () =>
      this.#inBatches(rowBatchSize, () => webhookDeliveries.failOfDisabled(rowBatchSize)),
    )
    await this.#do("expired_webhook_secrets", "expired secrets of webhooks were removed", () =>
      this.#inBatches(rowBatchSize, () => webhookRetention.clearExpiredSecrets(rowBatchSize)),
    )
  }

  /** Removes cached page images of files that another process has deleted. */
  async #removePageImages(): Promise<number> {
    const { files, pages } = this.#dependencies
    const cached = await pages.listFiles()
    let removed = 0
    for (let start = 0; start < cached.length; start += rowBatchSize) {
      const batch = cached.slice(start, start + rowBatchSize)
      const known = await files.findExisting(Scope.system(), batch)
      for (const fileId of batch) {
        if (known.has(fileId) || this.#stopping.signal.aborted) continue
        await pages.remove(fileId)
        removed++
      }
    }
    return removed
  }

  async #removeUnattachedFiles(): Promise<number> {
    const { files, eraser, guard } = this.#dependencies
    await guard.verify()
    return this.#inBatches(executionBatchSize, async () => {
      const fileIds = await files.deleteExpired(Scope.system(), executionBatchSize)
      await eraser.erase(fileIds)
      return fileIds.length
    })
  }
}
