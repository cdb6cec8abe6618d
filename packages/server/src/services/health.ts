import { sql } from "drizzle-orm"
import type { OpenDatabase } from "../database/database.ts"
import { isMigrated } from "../database/migrations.ts"
import { withDeadline } from "../domain/deadline.ts"
import type { FileStorage, Logger } from "../ports.ts"

/** Which parts of the server work. */
export interface Readiness {
  readonly database: boolean
  readonly storage: boolean
  readonly migrations: boolean
  /** True once the server stops taking work; it is not ready then. */
  readonly draining: boolean
}

/** Returns whether nothing is missing. */
export function isReady({ database, storage, migrations, draining }: Readiness): boolean {
  return database && storage && migrations && !draining
}

/** Balancers usually give a probe a few seconds; a part that needs longer is no good to callers either. */
const checkMs = 2000
const logEveryMs = 60_000
/** A connection that leads nowhere may never answer; another one may. */
const abandonDatabaseMs = 10_000

/** Tells whether the server can do its work. */
export class HealthService {
  readonly #database: OpenDatabase
  readonly #storage: Pick<FileStorage, "check">
  readonly #draining: AbortSignal
  readonly #logger: Logger
  /**
   * Checks that have not ended. Probes that come meanwhile join them: a probe a second on a part that hangs would soon hold
   * every connection of the pool, or every thread that reads files.
   */
  readonly #running = new Map<keyof Readiness, Promise<boolean>>()

  readonly #loggedAt = new Map<keyof Readiness, number>()

  constructor(database: OpenDatabase, storage: Pick<FileStorage, "check">, draining: AbortSignal, logger: Logger) {
    this.#database = database
    this.#storage = storage
    this.#draining = draining
    this.#logger = logger
  }

  /** Never throws: a part that does not answer within 2 s counts as away. */
  async ready(): Promise<Readiness> {
    const { database } = this.#database
    const [isDatabaseThere, isStorageThere, isSchemaCurrent] = await Promise.all([
      this.#check(
        "database",
        async () => {
          await database.execute(sql`select 1`)
          return true
        },
        abandonDatabaseMs,
      ),
      this.#check("storage", async () => {
        await this.#storage.check()
        return true
      }),
      this.#check("migrations", () => isMigrated(database), abandonDatabaseMs),
    ])
    return {
      database: isDatabaseThere,
      storage: isStorageThere,
      migrations: isSchemaCurrent,
      draining: this.#draining.aborted,
    }
  }

  async #check(part: keyof Readiness, check: () => Promise<boolean>, abandonMs?: number): Promise<boolean> {
    const running = this.#running.get(part) ?? this.#begin(part, check, abandonMs)
    return withDeadline(() => running, {
      timeoutMs: checkMs,
      onTimeout: () => {
        this.#logger.warn({ part, checkMs }, "a readiness check takes too long")
        return false
      },
    })
  }

  /** Probes come every second: the log has the first failure, and one a minute while it lasts. */
  #logFailure(part: keyof Readiness, error: unknown): void {
    const now = performance.now()
    if (now - (this.#loggedAt.get(part) ?? Number.NEGATIVE_INFINITY) < logEveryMs) return
    this.#loggedAt.set(part, now)
    this.#logger.warn({ err: error, part }, "a readiness check failed")
  }

  #begin(part: keyof Readiness, check: () => Promise<boolean>, abandonMs: number | undefined): Promise<boolean> {
    const forget = () => {
      clearTimeout(timer)
      if (this.#running.get(part) === running) this.#running.delete(part)
    }
    const timer = abandonMs === undefined ? undefined : setTimeout(forget, abandonMs).unref()
    const running = check()
      .catch((error: unknown) => {
        this.#logFailure(part, error)
        return false
      })
      .then((isThere) => {
        if (isThere) this.#loggedAt.delete(part)
        return isThere
      })
      .finally(forget)
    this.#running.set(part, running)
    return running
  }
}
