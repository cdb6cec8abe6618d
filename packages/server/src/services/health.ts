import { sql } from "drizzle-orm"
import type { OpenDatabase } from "../database/database.ts"
import { isMigrated } from "../database/migrations.ts"
import type { FileStorage, Logger } from "../ports.ts"

/** Which parts of the server work. */
export interface Readiness {
  readonly database: boolean
  readonly storage: boolean
  readonly migrations: boolean
  /** True once the server stops taking work; it is not ready then. */
  readonly draining: boolean
}

/** Balancers usually give a probe a few seconds; a part that needs longer is no good to callers either. */
const checkMs = 2000

/** Tells whether the server can do its work. */
export class HealthService {
  readonly #database: OpenDatabase
  readonly #storage: FileStorage
  readonly #draining: AbortSignal
  readonly #logger: Logger

  constructor(database: OpenDatabase, storage: FileStorage, draining: AbortSignal, logger: Logger) {
    this.#database = database
    this.#storage = storage
    this.#draining = draining
    this.#logger = logger
  }

  /** Never throws: a part that does not answer within 2 s counts as away. */
  async ready(): Promise<Readiness> {
    const { database } = this.#database
    const [isDatabaseThere, isStorageThere, isSchemaCurrent] = await Promise.all([
      this.#check("database", async () => {
        await database.execute(sql`select 1`)
        return true
      }),
      this.#check("storage", async () => {
        await this.#storage.check()
        return true
      }),
      this.#check("migrations", () => isMigrated(database)),
    ])
    return {
      database: isDatabaseThere,
      storage: isStorageThere,
      migrations: isSchemaCurrent,
      draining: this.#draining.aborted,
    }
  }

  async #check(part: string, check: () => Promise<boolean>): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), checkMs)
    try {
      return await Promise.race([check(), late])
    } catch (error) {
      this.#logger.warn({ err: error, part }, "a readiness check failed")
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}
