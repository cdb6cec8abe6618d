import type { Database } from "../database/database.ts"
import { withDeadline } from "../domain/deadline.ts"
import { storageUnavailable } from "../domain/errors.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Logger } from "../ports/logger.ts"
import { findDeployment, recordStoreMarked } from "../repositories/deployment.ts"
import type { FileRepository } from "../repositories/files.ts"
import { isClaimable } from "./store-claim.ts"

/*
 * Documents and rows belong together. From a missing document alone a process cannot tell whether the document is gone or
 * the store is the wrong one: a disk that is not mounted, settings of another host, a restored database with production's
 * documents. So the store contains a marker with the deployment's id, and a process whose store has no marker or another one is
 * unready, takes no job, stores nothing and sweeps nothing.
 */

/** The dependencies of a {@link StorageGuard}. */
export interface StorageGuardDependencies {
  readonly storage: Pick<FileStorage, "location" | "readMarker" | "writeMarker" | "list" | "open" | "check">
  readonly deploymentId: string
  readonly database: Database
  readonly files: Pick<FileRepository, "findNewest">
  /** Whether this process may write the marker of a new store. */
  readonly canClaim: boolean
  readonly logger: Logger
}

/** One check serves the jobs and uploads of this time: short compared to the time in which a person changes a mount. */
const freshMs = 2_000
/** A store that responded this recently is still used when one check fails: a network hiccup rejects no request. */
const graceMs = 10_000
/** A hanging mount never responds; the S3 adapter has shorter deadlines of its own. */
const deadlineMs = 10_000

/** Time for which jobs are left to other processes after the store denied access to a document. */
const suspensionMs = 30_000

/** The error of a store that can be read but is not this deployment's, or not accessible to this process. */
class ForeignStore extends Error {
  override readonly name = "ForeignStore"
}

/** Checks that the document store is this deployment's and can be read. */
export class StorageGuard {
  readonly #dependencies: StorageGuardDependencies
  /** The check in progress. One that hangs is not started again: each would occupy one of the few threads that read files. */
  #check: Promise<void> | undefined
  #succeededAt = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #isForeign = false
  #wasUsable = true
  #deploymentId: string
  #suspension: { readonly until: number; readonly cause: unknown } | undefined

  constructor(dependencies: StorageGuardDependencies) {
    this.#dependencies = dependencies
    this.#deploymentId = dependencies.deploymentId
  }

  /**
   * Treats the store as unusable for half a minute, because it denied access to a document although its marker could be read:
   * this process may lack rights that others have, and each further job would be kept from them.
   */
  suspend(cause: unknown): void {
    this.#suspension = { until: performance.now() + suspensionMs, cause }
    this.#isForeign = true
    this.#failedAt = performance.now()
  }

  /**
   * Compares the marker. Concurrent calls share a check.
   *
   * @throws {AppError} `unavailable` when the marker is missing, another deployment's or cannot be read.
   */
  async verify(): Promise<void> {
    this.#check ??= this.#compareMark()
      .then(
        () => this.#recordSuccess(),
        (error: unknown) => this.#recordFailure(error),
      )
      .finally(() => (this.#check = undefined))
    const check = this.#check
    // A late check continues, and its result is recorded.
    await withDeadline(() => check, { timeoutMs: deadlineMs, onTimeout: (error) => this.#recordFailure(error) })
  }

  /** Compares the marker, at most every 2 s. One failed check counts once the last successful one is 10 s old. */
  async isUsable(): Promise<boolean> {
    const now = performance.now()
    const isRemembered = now - Math.max(this.#succeededAt, this.#failedAt) < freshMs
    const isRecent = !this.#isForeign && now - this.#succeededAt < graceMs
    if (isRemembered) return isRecent
    const check = this.verify().then(
      () => true,
      () => false,
    )
    return isRecent || check
  }

  /** Returns when the store is usable. @throws {AppError} `unavailable` when it is not. */
  async ensureUsable(): Promise<void> {
    if (!(await this.isUsable())) throw storageUnavailable()
  }

  /** Verifies the marker, and that the store can be written to. @throws when one of them fails. */
  async check(): Promise<void> {
    await this.verify()
    await this.#dependencies.storage.check()
  }

  #recordSuccess(): void {
    this.#succeededAt = performance.now()
    this.#isForeign = false
    if (!this.#wasUsable)
      this.#dependencies.logger.info(
        { store: this.#dependencies.storage.location },
        "the document store is available again",
      )
    this.#wasUsable = true
  }

  #recordFailure(cause: unknown): never {
    this.#failedAt = performance.now()
    this.#isForeign = cause instanceof ForeignStore
    const isStillUsed = !this.#isForeign && this.#failedAt - this.#succeededAt < graceMs
    if (isStillUsed) throw storageUnavailable(cause)
    if (this.#wasUsable) {
      const details = { err: cause, store: this.#dependencies.storage.location }
      this.#dependencies.logger.error(
        details,
        "the document store cannot be used; no job is taken and no upload accepted",
      )
    }
    this.#wasUsable = false
    throw storageUnavailable(cause)
  }

  async #compareMark(): Promise<void> {
    const { storage, logger, database } = this.#dependencies
    if (this.#suspension !== undefined && performance.now() < this.#suspension.until) {
      throw new ForeignStore(`${storage.location} denied access to a document`, { cause: this.#suspension.cause })
    }
    const marker = await storage.readMarker()
    if (marker === this.#deploymentId) return
    const known = await findDeployment(database)
    // The database may have been given another identity since this process started: "restore accept" or "restore detach" has run.
    this.#deploymentId = known?.deploymentId ?? this.#deploymentId
    const deploymentId = this.#deploymentId
    if (marker === deploymentId) return
    if (marker !== undefined) {
      throw new ForeignStore(
        `${storage.location} belongs to the deployment ${marker}, and this database to ${deploymentId}. Give this process the ` +
          'store of its database, or, if the database was restored, run "docsift-server restore check".',
      )
    }
    const isNew = known?.storeMarkedAt === null
    if (isNew && (await this.#claim())) return
    // Another process may have written the marker in the meantime.
    if ((await storage.readMarker()) === deploymentId) return
    if (isNew && this.#wasUsable)
      logger.info({ store: storage.location }, 'waiting for a "serve" to mark the document store')
    throw new ForeignStore(
      `${storage.location} does not have this deployment's marker (.deployment). Is its disk mounted, and are the settings of ` +
        'the store those of the other processes? If its documents were moved here, run "docsift-server restore check".',
    )
  }

  /** Writes the marker of a new store, unless the store lacks the documents of this database or contains others. */
  async #claim(): Promise<boolean> {
    const { storage, database, files, canClaim } = this.#dependencies
    if (!canClaim || !(await isClaimable(storage, files))) return false
    await storage.writeMarker(this.#deploymentId)
    await recordStoreMarked(database)
    return true
  }
}
