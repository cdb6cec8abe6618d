import { Scope } from "../database/scope.ts"
import type { FileId } from "../domain/ids.ts"
import type { FileStorage, Logger } from "../ports.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { HousekeepingRepository } from "../repositories/housekeeping.ts"
import type { StorageGuard } from "../services/storage-guard.ts"

/*
 * A crash between writing a document and its row leaves a document without a row, and there are few of those. Many of them
 * mean that rows are missing: the database was restored to an earlier point in time, or a failover lost its last
 * transactions. These documents may be the only copies, so they are reported for a week before they are removed.
 */

/** The collaborators and settings of an {@link OrphanSweep}. */
export interface OrphanSweepDependencies {
  readonly files: Pick<FileRepository, "findExisting">
  readonly storage: Pick<FileStorage, "list" | "delete">
  readonly guard: Pick<StorageGuard, "verify">
  readonly housekeeping: Pick<HousekeepingRepository, "withhold" | "renew" | "release">
  readonly logger: Pick<Logger, "warn">
  /** Most ids held in memory; the rest is left for the next sweep. @default 100,000, about 10 MB */
  readonly maxHeld?: number
}

/** Age from which a document without a row is an orphan. No upload takes longer: a request is ended after 30 minutes. */
export const orphanAfterMs = 60 * 60 * 1000
/** A larger share of all documents is withheld, so that an operator can notice it before they are removed. */
const withheldShare = 0.01
const withheldForSeconds = 7 * 24 * 3600
/** Documents looked up at once. */
const batchSize = 500
const defaultMaxHeld = 100_000
/** Documents between two heartbeats of the sweep, without which another process takes it over after an hour. */
const renewEvery = 10_000

/** Removes documents without a row. */
export class OrphanSweep {
  readonly #dependencies: OrphanSweepDependencies

  constructor(dependencies: OrphanSweepDependencies) {
    this.#dependencies = dependencies
  }

  /** Sweeps once; returns how many documents were removed. @throws when the store is not this deployment's. */
  async run(now: Date, signal: AbortSignal): Promise<number> {
    const { guard, housekeeping } = this.#dependencies
    await guard.verify()
    const { orphans, found, total } = await this.#find(new Date(now.getTime() - orphanAfterMs), signal)
    if (signal.aborted) return 0
    if (found > total * withheldShare && !(await this.#mayRemove(found, total))) return 0
    // The listing may have taken hours.
    await guard.verify()
    const removed = await this.#remove(orphans, signal)
    // Not while some are left: those need no second week of reports.
    if (found === orphans.length) await housekeeping.release("orphaned_documents")
    return removed
  }

  async #find(orphanBefore: Date, signal: AbortSignal) {
    const { housekeeping, maxHeld = defaultMaxHeld } = this.#dependencies
    const orphans: FileId[] = []
    let [found, total] = [0, 0]
    let batch: FileId[] = []
    const checkBatch = async () => {
      const unknown = await this.#findUnknown(batch)
      found += unknown.length
      for (const id of unknown.slice(0, maxHeld - orphans.length)) orphans.push(id)
      batch = []
    }
    for await (const { fileId, modifiedAt } of this.#dependencies.storage.list()) {
      if (signal.aborted) break
      total++
      if (total % renewEvery === 0) await housekeeping.renew("orphaned_documents")
      if (modifiedAt < orphanBefore) batch.push(fileId)
      if (batch.length === batchSize) await checkBatch()
    }
    await checkBatch()
    return { orphans, found, total }
  }

  async #mayRemove(count: number, total: number): Promise<boolean> {
    const { housekeeping, logger } = this.#dependencies
    const withheldSeconds = await housekeeping.withhold("orphaned_documents", count)
    if (withheldSeconds >= withheldForSeconds) return true
    const daysLeft = Math.ceil((withheldForSeconds - withheldSeconds) / (24 * 3600))
    logger.warn(
      { count, total, daysLeft },
      "more than 1 % of the documents have no row; they are kept for now. Was the database restored to an earlier point in time?",
    )
    return false
  }

  async #remove(orphans: readonly FileId[], signal: AbortSignal): Promise<number> {
    let removed = 0
    for (let start = 0; start < orphans.length; start += batchSize) {
      // Looked up again: a document that has a row by now must stay.
      for (const id of await this.#findUnknown(orphans.slice(start, start + batchSize))) {
        if (signal.aborted) return removed
        await this.#dependencies.storage.delete(id)
        removed++
      }
    }
    return removed
  }

  async #findUnknown(ids: readonly FileId[]): Promise<FileId[]> {
    if (ids.length === 0) return []
    const known = await this.#dependencies.files.findExisting(Scope.system(), ids)
    return ids.filter((id) => !known.has(id))
  }
}
