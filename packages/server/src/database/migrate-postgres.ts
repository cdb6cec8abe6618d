import { setTimeout as sleep } from "node:timers/promises"
import { drizzle } from "drizzle-orm/postgres-js"
import { migrate } from "drizzle-orm/postgres-js/migrator"
import { SetupError } from "../domain/setup-error.ts"
import { type Client, isLockTimeout } from "./driver/driver.ts"
import { isMigrated } from "./migrations.ts"

/** Key of the advisory lock that serialises migrations: "docsift" in ASCII, cut to 6 bytes. Any constant would do. */
const migrationLock = 0x646f_6373_6966

/** `lock_timeout` for the advisory lock, which several starting processes may wait for. */
const migrationLockTimeout = "10min"
/** `lock_timeout` for a table in use. Statements on the table queue behind the migration, so it retries instead. */
const tableLockTimeout = "2s"
const tableLockAttempts = 30
const tableLockPauseMs = 1_000

/** The oldest major version; earlier ones lack what the queue's statements use. */
const oldestVersion = 15

/**
 * Brings the schema up to date, one process at a time, without blocking statements of running processes.
 *
 * @throws {SetupError} when PostgreSQL is too old.
 */
export async function migratePostgres(session: Client, migrationsFolder: string): Promise<void> {
  await requireVersion(session)
  // drizzle starts with "create schema if not exists", which needs a right that a process without migrations lacks.
  if (await isMigrated(drizzle({ client: session }), migrationsFolder)) return
  await session`select set_config('lock_timeout', ${migrationLockTimeout}, false)`
  // Of the session: held over all transactions of the migration, and released even by a crash.
  await session`select pg_advisory_lock(${migrationLock})`
  await session`select set_config('lock_timeout', ${tableLockTimeout}, false)`
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(drizzle({ client: session }), { migrationsFolder })
    } catch (error) {
      if (!isLockTimeout(error) || attempt === tableLockAttempts) throw error
      await sleep(tableLockPauseMs)
    }
  }
}

async function requireVersion(session: Client): Promise<void> {
  const [row] = await session<{ version: number }[]>`select current_setting('server_version_num')::int as version`
  if (row !== undefined && row.version < oldestVersion * 10_000) {
    throw new SetupError(
      `PostgreSQL ${Math.floor(row.version / 10_000)} is too old. Use version ${oldestVersion} or newer.`,
    )
  }
}
