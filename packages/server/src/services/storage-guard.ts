import type { Database } from "../database/database.ts"
import { withDeadline } from "../domain/deadline.ts"
import { storageUnavailable } from "../domain/errors.ts"
import type { FileStorage, Logger } from "../ports.ts"
import { findDeployment, noteStoreMarked } from "../repositories/deployment.ts"
import type { FileRepository } from "../repositories/files.ts"
import { isClaimable } from "./store-claim.ts"

/*
 * Documents and rows belong together, and a process cannot see from a missing document alone whether the document is gone
 * or the process looks into the wrong place: a disk that is not mounted, settings of another host, a restored database on
 * production's documents. So the store holds a mark with the deployment's id, and a process whose store has no mark or
 * another one is unready, takes no job, stores nothing and sweeps nothing.
 */

/** How a {@link StorageGuard} knows what it guards. */
export interface StorageGuardParts {
  readonly storage: Pick<FileStorage, "place" | "readMark" | "writeMark" | "list" | "open" | "check">
  readonly deploymentId: string
  readonly database: Database
  readonly files: Pick<FileRepository, "findNewest">
  /** Whether this process may mark a store that has never been marked. */
  readonly canClaim: boolean
  readonly logger: Logger
}

/** One look serves the jobs and uploads of this time: short against the time in which a person changes a mount. */
const freshMs = 2_000
/** A store that answered this recently is still used while one look fails: a hiccup of the network refuses nobody. */
const graceMs = 10_000
/** A mount that hangs answers nothing; the S3 adapter has deadlines of its own, which are shorter. */
const deadlineMs = 10_000

/** How long a store that refused a document is left to others. */
const distrustMs = 30_000

/** The store can be read and is not this deployment's, or not for this process. */
class ForeignStore extends Error {
  override readonly name = "ForeignStore"
}

/** Watches that the document store is this deployment's and can be read. */
export class StorageGuard {
  readonly #parts: StorageGuardParts
  /** A look that has not ended. One that hangs is never begun again: each would hold one of the few threads that read files. */
  #look: Promise<void> | undefined
  #succeededAt = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #isForeign = false
  #wasUsable = true
  #deploymentId: string
  #distrusted: { readonly until: number; readonly cause: unknown } | undefined

  constructor(parts: StorageGuardParts) {
    this.#parts = parts
    this.#deploymentId = parts.deploymentId
  }

  /**
   * Takes the store for unusable for half a minute, because it refused a document although its mark could be read: this
   * process may not read what others may, and each further job would be kept from them.
   */
  distrust(cause: unknown): void {
    this.#distrusted = { until: performance.now() + distrustMs, cause }
    this.#isForeign = true
    this.#failedAt = performance.now()
  }

  /**
   * Looks at the mark. Calls that come during a look share it.
   *
   * @throws {AppError} `unavailable` when the mark is missing, another deployment's or cannot be read.
   */
  async verify(): Promise<void> {
    this.#look ??= this.#compareMark()
      .then(
        () => this.#noteSuccess(),
        (error: unknown) => this.#noteFailure(error),
      )
      .finally(() => (this.#look = undefined))
    const look = this.#look
    // A look that is late is still watched: what it brings is noted.
    await withDeadline(() => look, { timeoutMs: deadlineMs, onTimeout: (error) => this.#noteFailure(error) })
  }

  /** Looks at the mark, at most every 2 s. One look that fails counts once the last good one is 10 s old. */
  async isUsable(): Promise<boolean> {
    const now = performance.now()
    const isRemembered = now - Math.max(this.#succeededAt, this.#failedAt) < freshMs
    const isRecent = !this.#isForeign && now - this.#succeededAt < graceMs
    if (isRemembered) return isRecent
    const look = this.verify().then(
      () => true,
      () => false,
    )
    return isRecent || look
  }

  /** Refuses work that needs the store. @throws {AppError} `unavailable` when it is not usable. */
  async ensureUsable(): Promise<void> {
    if (!(await this.isUsable())) throw storageUnavailable()
  }

  /** Verifies the mark, and that the store can be written to. @throws when one of them fails. */
  async check(): Promise<void> {
    await this.verify()
    await this.#parts.storage.check()
  }

  #noteSuccess(): void {
    this.#succeededAt = performance.now()
    this.#isForeign = false
    if (!this.#wasUsable) this.#parts.logger.info({ store: this.#parts.storage.place }, "the document store is back")
    this.#wasUsable = true
  }

  #noteFailure(cause: unknown): never {
    this.#failedAt = performance.now()
    this.#isForeign = cause instanceof ForeignStore
    const isStillUsed = !this.#isForeign && this.#failedAt - this.#succeededAt < graceMs
    if (isStillUsed) throw storageUnavailable(cause)
    if (this.#wasUsable) {
      const details = { err: cause, store: this.#parts.storage.place }
      this.#parts.logger.error(details, "the document store cannot be used; no job is taken and no upload accepted")
    }
    this.#wasUsable = false
    throw storageUnavailable(cause)
  }

  async #compareMark(): Promise<void> {
    const { storage, logger, database } = this.#parts
    if (this.#distrusted !== undefined && performance.now() < this.#distrusted.until) {
      throw new ForeignStore(`${storage.place} refused a document`, { cause: this.#distrusted.cause })
    }
    const mark = await storage.readMark()
    if (mark === this.#deploymentId) return
    const known = await findDeployment(database)
    // The database may have got another identity since this process began: "restore accept" or "restore detach" has run.
    this.#deploymentId = known?.deploymentId ?? this.#deploymentId
    const deploymentId = this.#deploymentId
    if (mark === deploymentId) return
    if (mark !== undefined) {
      throw new ForeignStore(
        `${storage.place} belongs to the deployment ${mark}, and this database to ${deploymentId}. Give this process the ` +
          'store of its database, or, if the database was restored, run "docsift-server restore check".',
      )
    }
    const isNew = known?.storeMarkedAt === null
    if (isNew && (await this.#claim())) return
    // Another process may have marked it since the first look.
    if ((await storage.readMark()) === deploymentId) return
    if (isNew && this.#wasUsable)
      logger.info({ store: storage.place }, 'waiting for a "serve" to mark the document store')
    throw new ForeignStore(
      `${storage.place} does not hold this deployment's mark (.deployment). Is its disk mounted, and are the settings of ` +
        'the store those of the other processes? If its documents were moved here, run "docsift-server restore check".',
    )
  }

  /** Marks a store that has never been marked, unless it lacks the documents of this database or holds others. */
  async #claim(): Promise<boolean> {
    const { storage, database, files, canClaim } = this.#parts
    if (!canClaim || !(await isClaimable(storage, files))) return false
    await storage.writeMark(this.#deploymentId)
    await noteStoreMarked(database)
    return true
  }
}
