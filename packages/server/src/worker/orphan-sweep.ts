import { Scope } from "../database/scope.ts"
import type { FileId } from "../domain/ids.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Logger } from "../ports/logger.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { SweepCursor, SweepProgressRepository } from "../repositories/sweep-progress.ts"
import type { StorageGuard } from "../services/storage-guard.ts"

/*
 * A crash between writing a document and its row leaves a document without a row, and there are few of those. Many of them
 * mean that rows are missing: the database was restored to an earlier point in time, or a failover lost its last
 * transactions. These documents may be the only copies, so they are reported for a week before they are removed.
 *
 * A store of 300 million documents takes 300,000 requests to list. So it is swept in parts, in the order of the ids, and the
 * id at which a part ended is stored: the next part may be swept by another process, or after a restart. Ids are random, so
 * a part is a sample of the entire store, and what is missing is missing from every part alike: the share that is withheld is
 * that of each part. A store of fewer documents than a part is swept at once.
 *
 * One process sweeps at a time: it starts the chore in the database, as all chores that go through everything, and renews that.
 * An advisory lock would occupy a connection for hours, would be kept by a process that hangs, and does not exist behind a
 * pooler of transactions. A process that has been overtaken finds the stored id changed and ends; until then two of them remove
 * the same orphans, which does no harm.
 */

/** The collaborators and settings of an {@link OrphanSweep}. */
export interface OrphanSweepDependencies {
  readonly files: Pick<FileRepository, "findExisting">
  readonly storage: Pick<FileStorage, "list" | "deleteAll">
  readonly guard: Pick<StorageGuard, "verify">
  readonly sweepProgress: Pick<SweepProgressRepository, "readCursor" | "renew" | "withhold" | "advance">
  readonly logger: Pick<Logger, "warn">
  /** Documents in a part. @default 100,000: few enough to hold the ids of all, about 10 MB, and enough for 1 % to mean something */
  readonly partSize?: number
  /** Time after which no further part is started until the next round; half of the interval, so that other chores have theirs. @default 5 min */
  readonly roundMs?: number
}

/** Age from which a document without a row is an orphan. No upload takes longer: a request is ended after 30 minutes. */
export const orphanAfterMs = 60 * 60 * 1000
/** A larger share of the documents is withheld, so that an operator can notice it before they are removed. */
const withheldShare = 0.01
const withheldForSeconds = 7 * 24 * 3600
/** Documents looked up, and removed, at once. */
const batchSize = 500
const defaultPartSize = 100_000
const defaultRoundMs = 5 * 60 * 1000
/** Documents between two heartbeats of the sweep, without which another process takes it over. */
const renewEvery = 10_000

interface Part {
  readonly orphans: readonly FileId[]
  readonly total: number
  /** Undefined at the end of the store. */
  readonly to: SweepCursor
}

/** Removes documents without a row. */
export class OrphanSweep {
  readonly #dependencies: OrphanSweepDependencies

  constructor(dependencies: OrphanSweepDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Sweeps parts of the store, from where the last round ended until the end of the store or of the time of a round.
   *
   * @returns how many documents were removed. @throws when the store is not this deployment's.
   */
  async run(now: Date, signal: AbortSignal): Promise<number> {
    const { guard, sweepProgress, roundMs = defaultRoundMs } = this.#dependencies
    const orphanBefore = new Date(now.getTime() - orphanAfterMs)
    const endsAt = performance.now() + roundMs
    const withheld = { count: 0, total: 0, daysLeft: 0 }
    let removed = 0
    let from = await sweepProgress.readCursor()
    do {
      await guard.verify()
      const part = await this.#find(from, orphanBefore, signal)
      const count = part.orphans.length
      if (signal.aborted) break
      const daysLeft = count > part.total * withheldShare ? await this.#withhold() : 0
      if (daysLeft > 0) {
        withheld.count += count
        withheld.total += part.total
        withheld.daysLeft = daysLeft
      } else {
        // The listing may have taken minutes.
        await guard.verify()
        removed += await this.#remove(part.orphans, signal)
        if (signal.aborted) break
      }
      if (!(await sweepProgress.advance({ from, to: part.to, withheld: daysLeft > 0 ? count : 0 }))) break
      from = part.to
    } while (from !== undefined && performance.now() < endsAt)
    if (withheld.count > 0) {
      this.#dependencies.logger.warn(
        withheld,
        "more than 1 % of the documents have no row; they are kept for now. Was the database restored to an earlier point in time?",
      )
    }
    return removed
  }

  async #find(from: SweepCursor, orphanBefore: Date, signal: AbortSignal): Promise<Part> {
    const { storage, sweepProgress, partSize = defaultPartSize } = this.#dependencies
    const orphans: FileId[] = []
    let total = 0
    let batch: FileId[] = []
    const checkBatch = async () => {
      for (const id of await this.#findUnknown(batch)) orphans.push(id)
      batch = []
    }
    let to: SweepCursor
    for await (const { fileId, modifiedAt } of storage.list(from)) {
      if (signal.aborted) break
      total++
      if (total % renewEvery === 0) await sweepProgress.renew()
      if (modifiedAt < orphanBefore) batch.push(fileId)
      if (batch.length === batchSize) await checkBatch()
      if (total < partSize) continue
      to = fileId
      break
    }
    await checkBatch()
    return { orphans, total, to }
  }

  /** Returns for how many days the documents are still withheld; 0 when they may be removed. */
  async #withhold(): Promise<number> {
    const withheldSeconds = await this.#dependencies.sweepProgress.withhold()
    return Math.max(0, Math.ceil((withheldForSeconds - withheldSeconds) / (24 * 3600)))
  }

  async #remove(orphans: readonly FileId[], signal: AbortSignal): Promise<number> {
    let removed = 0
    for (let start = 0; start < orphans.length && !signal.aborted; start += batchSize) {
      // Looked up again: a document that has a row by now must stay.
      const unknown = await this.#findUnknown(orphans.slice(start, start + batchSize))
      await this.#dependencies.storage.deleteAll(unknown)
      removed += unknown.length
    }
    return removed
  }

  async #findUnknown(ids: readonly FileId[]): Promise<FileId[]> {
    if (ids.length === 0) return []
    const known = await this.#dependencies.files.findExisting(Scope.system(), ids)
    return ids.filter((id) => !known.has(id))
  }
}
