import { drizzle } from "drizzle-orm/postgres-js"
import { observeCommits } from "./after-commit.ts"
import type { OpenDatabase } from "./database.ts"
import { createDriver } from "./driver/driver.ts"
import { migratePostgres } from "./migrate-postgres.ts"
import { migrationsFolder } from "./migrations.ts"
import { readPostgresAddress } from "../postgres-address.ts"
import { idleInTransactionMs, keepAliveSeconds, statementMs, waitForConnectionMs } from "./postgres-timeouts.ts"

/** Connects to PostgreSQL 15 or newer. Connections are opened lazily, and again after a restart of the database. */
export function openPostgresDatabase(address: string): OpenDatabase {
  const { url, tls } = readPostgresAddress(address)
  const driver = createDriver({ url, tls })
  const database = drizzle({ client: driver.client })
  observeCommits(database)
  return {
    kind: "postgres",
    database,
    pool: driver.pool,
    queueOptions: {
      connectionString: url,
      // Never undefined: pg would read PGSSLMODE, by its own rules.
      ssl: tls ?? false,
      max: 2,
      application_name: "docsift-queue",
      connectionTimeoutMillis: waitForConnectionMs,
      ...queueLimits,
    },
    claims: {
      async executeSql(text, values = []) {
        return { rows: await driver.claim(text, values) }
      },
    },
    async migrate(folder = migrationsFolder) {
      const session = driver.openSession()
      try {
        await migratePostgres(session, folder)
      } finally {
        await session.end({ timeout: 5 })
      }
    },
    async listen(channel, onMessage, onListening) {
      const listening = await driver.listener.listen(channel, onMessage, onListening)
      return () => listening.unlisten()
    },
    close: () => driver.close(),
  }
}

/** Options of `pg`, the driver of pg-boss, whose maintenance statements take longer than those of requests. */
const queueLimits = {
  statement_timeout: 2 * statementMs,
  query_timeout: 2 * statementMs + 5_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveSeconds * 1000,
}
