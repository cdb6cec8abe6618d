import { drizzle } from "drizzle-orm/postgres-js"
import { migrate } from "drizzle-orm/postgres-js/migrator"
import postgres from "postgres"
import { SetupError } from "../domain/setup-error.ts"
import type { OpenDatabase } from "./database.ts"
import { migrationsFolder } from "./migrations.ts"

/** Any number that no other program is likely to lock; "docsift" in ASCII, cut to 6 bytes. */
const migrationLock = 0x646f_6373_6966

/**
 * Connections for requests. PostgreSQL allows 100 by default; with 10 here, 2 for the queue and 1 for listening seven
 * replicas fit.
 */
const poolSize = 10

/** Longest pause between two attempts to connect. */
const maxPauseSeconds = 1

/** Connects to PostgreSQL 15 or newer; connections are made lazily and again after a restart of the database. */
export function openPostgresDatabase(url: string): OpenDatabase {
  const options = {
    // Notices such as "relation exists, skipping" are not events of ours.
    onnotice: () => undefined,
    connect_timeout: 10,
    // Seconds. The driver's own goes up to 20: callers would wait that long for their 503, and for the first answer
    // after the database is back.
    backoff: (attempt: number) => Math.min(maxPauseSeconds, 0.05 * 2 ** attempt) * (0.5 + Math.random() / 2),
    connection: { application_name: "docsift" },
  }
  const client = postgres(url, { ...options, max: poolSize })
  const listener = postgres(url, { ...options, max: 1 })
  return {
    kind: "postgres",
    database: drizzle({ client }),
    queueOptions: { connectionString: url, max: 2 },
    async migrate() {
      const connection = postgres(url, { ...options, max: 1 })
      try {
        await refuseOldVersion(connection)
        // Session level, on the one connection: held over all transactions of the migration, freed even by a crash.
        await connection`select pg_advisory_lock(${migrationLock})`
        await migrate(drizzle({ client: connection }), { migrationsFolder })
      } finally {
        await connection.end({ timeout: 5 })
      }
    },
    async listen(channel, onMessage, onListening) {
      const listening = await listener.listen(channel, onMessage, onListening)
      return () => listening.unlisten()
    },
    async close() {
      await Promise.all([client.end({ timeout: 5 }), listener.end({ timeout: 5 })])
    },
  }
}

/** Older versions lack what the queue's statements use. */
const oldestVersion = 15

async function refuseOldVersion(connection: postgres.Sql): Promise<void> {
  const [row] = await connection<{ version: number }[]>`select current_setting('server_version_num')::int as version`
  if (row !== undefined && row.version < oldestVersion * 10_000) {
    throw new SetupError(
      `PostgreSQL ${Math.floor(row.version / 10_000)} is too old. Use version ${oldestVersion} or newer.`,
    )
  }
}
