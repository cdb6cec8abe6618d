import { sql } from "drizzle-orm"
import type { OpenDatabase } from "../database/database.ts"
import { isMigrated } from "../database/migrations.ts"
import { withDeadline } from "../domain/deadline.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Logger } from "../ports/logger.ts"

/** The parts of the server, and whether each works. */
export interface Readiness {
  readonly database: boolean
  readonly storage: boolean
  readonly migrations: boolean
  /** True once the server stops taking work; it is not ready then. */
  readonly draining: boolean
}

/** Returns whether the server can serve requests. */
export function isReady({ database, storage, migrations, draining }: Readiness): boolean {
  return database && storage && migrations && !draining
}

/** Load balancers usually wait a few seconds for a probe; a part that needs longer is of no use to clients either. */
const checkMs = 2000
const logEveryMs = 60_000
/** Time after which a hanging check is repeated: a dead connection may never respond, but another one may. */
const abandonDatabaseMs = 10_000

/** Checks whether the server can serve requests. */
export class HealthService {
  readonly #database: OpenDatabase
  readonly #storage: Pick<FileStorage, "check">
  readonly #draining: AbortSignal
  readonly #logger: Logger
  /**
   * Checks in progress. Probes that arrive meanwhile share them: one probe a second on a part that hangs would soon occupy every
   * connection of the pool, or every thread that reads files.
   */
  readonly #running = new Map<keyof Readiness, Promise<boolean>>()

  readonly #loggedAt = new Map<keyof Readiness, number>()

  constructor(database: OpenDatabase, storage: Pick<FileStorage, "check">, draining: AbortSignal, logger: Logger) {
    this.#database = database
    this.#storage = storage
    this.#draining = draining
    this.#logger = logger
  }

  /** Checks every part. Never throws: a part that does not respond within 2 s counts as unavailable. */
  async ready(): Promise<Readiness> {
    const { database } = this.#database
    const [isDatabaseUp, isStorageUp, isSchemaCurrent] = await Promise.all([
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
      database: isDatabaseUp,
      storage: isStorageUp,
      migrations: isSchemaCurrent,
      draining: this.#draining.aborted,
    }
  }

  async #check(part: keyof Readiness, check: () => Promise<boolean>, abandonMs?: number): Promise<boolean> {
    const running = this.#running.get(part) ?? this.#start(part, check, abandonMs)
    return withDeadline(() => running, {
      timeoutMs: checkMs,
      onTimeout: () => {
        this.#logger.warn({ part, checkMs }, "a readiness check takes too long")
        return false
      },
    })
  }

  /** Probes arrive every second: logs the first failure, and then one a minute while it lasts. */
  #logFailure(part: keyof Readiness, error: unknown): void {
    const now = performance.now()
    if (now - (this.#loggedAt.get(part) ?? Number.NEGATIVE_INFINITY) < logEveryMs) return
    this.#loggedAt.set(part, now)
    this.#logger.warn({ err: error, part }, "a readiness check failed")
  }

  #start(part: keyof Readiness, check: () => Promise<boolean>, abandonMs: number | undefined): Promise<boolean> {
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
      .then((isUp) => {
        if (isUp) this.#loggedAt.delete(part)
        return isUp
      })
      .finally(forget)
    this.#running.set(part, running)
    return running
  }
}
