import type { Database } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { AppError } from "../domain/errors.ts"
import type { FileStorage, Logger } from "../ports.ts"
import { findDeployment, noteStoreMarked } from "../repositories/deployment.ts"
import type { FileRepository } from "../repositories/files.ts"

/*
 * Documents and rows belong together, and a process cannot see from a missing document alone whether the document is gone
 * or the process looks into the wrong place: a disk that is not mounted, settings of another host, a restored database on
 * production's documents. So the store holds a mark with the deployment's id, and a process whose store has no mark or
 * another one is unready, takes no job, stores nothing and sweeps nothing.
 */

/** How a {@link StorageGuard} knows what it guards. */
export interface StorageGuardParts {
  readonly storage: FileStorage
  readonly deploymentId: string
  readonly database: Database
  readonly files: FileRepository
  /** Whether this process may mark a store that has never been marked. */
  readonly canClaim: boolean
  readonly logger: Logger
}

const awaySentence = "The service cannot reach its document storage at the moment. Please try again."
const retryAfterSeconds = 5
/** One look serves the jobs and uploads of this time: short against the time in which a person changes a mount. */
const freshMs = 2_000
/** A mount that hangs answers nothing; the S3 adapter has deadlines of its own, which are shorter. */
const deadlineMs = 10_000
/** Of an unmarked store, one of the newest documents must be there before it is marked; more are not looked for. */
const newestDocuments = 20

/** Watches that the document store is this deployment's and can be read. */
export class StorageGuard {
  readonly #parts: StorageGuardParts
  #look: Promise<void> | undefined
  #outcome: { readonly until: number; readonly isUsable: boolean } | undefined
  #wasUsable = true

  constructor(parts: StorageGuardParts) {
    this.#parts = parts
  }

  /**
   * Looks at the mark. Calls that come during a look share it.
   *
   * @throws {AppError} `unavailable` when the mark is missing, another deployment's or cannot be read.
   */
  verify(): Promise<void> {
    this.#look ??= this.#verify().finally(() => (this.#look = undefined))
    return this.#look
  }

  /** Looks at the mark, at most every 2 s. */
  async isUsable(): Promise<boolean> {
    if (this.#outcome !== undefined && performance.now() < this.#outcome.until) return this.#outcome.isUsable
    return this.verify().then(
      () => true,
      () => false,
    )
  }

  /** Refuses work that needs the store. @throws {AppError} `unavailable` when it is not usable. */
  async ensureUsable(): Promise<void> {
    if (!(await this.isUsable())) throw new AppError("unavailable", awaySentence, { retryAfterSeconds })
  }

  /** Verifies the mark, and that the store can be written to. @throws when one of them fails. */
  async check(): Promise<void> {
    await this.verify()
    await this.#parts.storage.check()
  }

  async #verify(): Promise<void> {
    try {
      await withDeadline(this.#compareMark())
      this.#note(true)
      if (!this.#wasUsable) this.#parts.logger.info({ store: this.#parts.storage.place }, "the document store is back")
      this.#wasUsable = true
    } catch (cause) {
      this.#note(false)
      if (this.#wasUsable) {
        const details = { err: cause, store: this.#parts.storage.place }
        this.#parts.logger.error(details, "the document store cannot be used; no job is taken and no upload accepted")
      }
      this.#wasUsable = false
      throw new AppError("unavailable", awaySentence, { cause, retryAfterSeconds })
    }
  }

  #note(isUsable: boolean): void {
    this.#outcome = { until: performance.now() + freshMs, isUsable }
  }

  async #compareMark(): Promise<void> {
    const { storage, deploymentId } = this.#parts
    const mark = await storage.readMark()
    if (mark === deploymentId) return
    if (mark !== undefined) {
      throw new Error(
        `${storage.place} belongs to the deployment ${mark}, and this database to ${deploymentId}. Give this process the ` +
          'store of its database, or, if the database was restored, run "docsift-server restore check".',
      )
    }
    if (await this.#claim()) return
    throw new Error(
      `${storage.place} does not hold this deployment's mark (.deployment). Is its disk mounted, and are the settings of ` +
        'the store those of the other processes? If its documents were moved here, run "docsift-server restore check".',
    )
  }

  /** Marks a store that has never been marked, unless it lacks the documents of this database. */
  async #claim(): Promise<boolean> {
    const { storage, deploymentId, database, files, canClaim } = this.#parts
    if (!canClaim || (await findDeployment(database))?.storeMarkedAt !== null) return false
    const newest = await files.findNewest(Scope.system(), newestDocuments)
    if (newest.length > 0 && !(await this.#holdsAnyOf(newest))) return false
    await storage.writeMark(deploymentId)
    await noteStoreMarked(database)
    return true
  }

  async #holdsAnyOf(ids: Awaited<ReturnType<FileRepository["findNewest"]>>): Promise<boolean> {
    for (const id of ids) {
      try {
        ;(await this.#parts.storage.open(id)).destroy()
        return true
      } catch (error) {
        if (!(error instanceof AppError && error.code === "not_found")) throw error
      }
    }
    return false
  }
}

async function withDeadline(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${deadlineMs / 1000} s`)), deadlineMs)
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
