import { DrizzleQueryError } from "drizzle-orm"
import { drizzle } from "drizzle-orm/postgres-js"
import { migrate } from "drizzle-orm/postgres-js/migrator"
import postgres from "postgres"
import { setTimeout as sleep } from "node:timers/promises"
import { SetupError } from "../domain/setup-error.ts"
import type { OpenDatabase } from "./database.ts"
import { createGate, gatedClient } from "./gated-client.ts"
import { isMigrated, migrationsFolder } from "./migrations.ts"
import { readPostgresAddress } from "./postgres-address.ts"
import { postgresSockets } from "./postgres-sockets.ts"

/** Any number that no other program is likely to lock; "docsift" in ASCII, cut to 6 bytes. */
const migrationLock = 0x646f_6373_6966

/**
 * Connections for requests. PostgreSQL allows 100 by default; with 10 here, 2 for the queue and 1 for listening seven
 * replicas fit.
 */
const poolSize = 10
/** postgres.js sends a statement before the answer to the one before: waiting for a free connection would cost a fifth. */
const placesPerConnection = 4
/** Longest pause between two attempts to connect. */
const maxPauseSeconds = 1

/*
 * Limits, each above the one before it, so that whatever hangs is ended by whoever knows most about it: the caller's wait
 * for a connection; the database ends a statement; it frees the locks of a process that went silent in a transaction;
 * this side cuts a connection on which nothing comes any more. Waiting and silence add up to 18 s, after which a
 * request is answered 503 at the latest.
 */
const connectSeconds = 5
const waitForConnectionMs = 5_000
const statementMs = 10_000
const idleSeconds = 10
const silenceMs = 12_000
const idleInTransactionMs = 15_000

/** Seconds without a byte after which the system asks whether the other side lives; it gives up 10 s later. */
const keepAliveSeconds = 15

/** A migration waits this long for its turn among starting processes, */
const migrationTurn = "10min"
/** and this long for a table that is in use; whoever needs the table waits behind it, so it tries again instead. */
const tableLock = "2s"
const tableLockAttempts = 30

/** Connects to PostgreSQL 15 or newer; connections are made lazily and again after a restart of the database. */
export function openPostgresDatabase(address: string): OpenDatabase {
  const { url, tls } = readPostgresAddress(address)
  const options = {
    ssl: false,
    socket: postgresSockets({ tls }),
    // We hand over no arrays. The look-up at each connect would end the process when the connection breaks during it.
    fetch_types: false,
    // Notices such as "relation exists, skipping" are not events of ours.
    onnotice: () => undefined,
    connect_timeout: connectSeconds,
    keep_alive: keepAliveSeconds,
    // Seconds. The driver's own goes up to 20: callers would wait that long for their 503, and for the first answer
    // after the database is back.
    backoff: (attempt: number) => Math.min(maxPauseSeconds, 0.05 * 2 ** attempt) * (0.5 + Math.random() / 2),
    connection: { application_name: "docsift" },
  }
  const limits = {
    idle_timeout: idleSeconds,
    socket: postgresSockets({ tls, silenceMs, onBroken: () => gate.shut() }),
    connection: {
      ...options.connection,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
  }
  const client = postgres(url, { ...options, ...limits, max: poolSize })
  const gate = createGate(client, placesPerConnection * poolSize, waitForConnectionMs)
  const listener = postgres(url, { ...options, max: 1 })
  return {
    kind: "postgres",
    database: drizzle({ client: gatedClient(client, gate) }),
    pool: gate,
    queueOptions: {
      connectionString: url,
      // Never undefined: pg would read PGSSLMODE, by its own rules.
      ssl: tls ?? false,
      max: 2,
      application_name: "docsift-queue",
      connectionTimeoutMillis: waitForConnectionMs,
      ...queueLimits,
    },
    async migrate(folder = migrationsFolder) {
      const connection = postgres(url, { ...options, max: 1 })
      try {
        await refuseOldVersion(connection)
        // drizzle begins with "create schema if not exists", for which a process may lack the right and has no need.
        if (await isMigrated(drizzle({ client: connection }), folder)) return
        await migrateInTurn(connection, folder)
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

/** Passed on to `pg`, which pg-boss stands on; its maintenance has more to do than a request. */
const queueLimits = {
  statement_timeout: 2 * statementMs,
  query_timeout: 2 * statementMs + 5_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveSeconds * 1000,
}

/** Applies what is missing, one process at a time, without holding up those that work on the database. */
async function migrateInTurn(connection: postgres.Sql, migrationsFolder: string): Promise<void> {
  await connection`select set_config('lock_timeout', ${migrationTurn}, false)`
  // Session level, on the one connection: held over all transactions of the migration, freed even by a crash.
  await connection`select pg_advisory_lock(${migrationLock})`
  await connection`select set_config('lock_timeout', ${tableLock}, false)`
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(drizzle({ client: connection }), { migrationsFolder })
    } catch (error) {
      if (!isLockTimeout(error) || attempt === tableLockAttempts) throw error
      await sleep(1000)
    }
  }
}

/** Recognizes PostgreSQL's `lock_not_available`. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof postgres.PostgresError && cause.code === "55P03"
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
