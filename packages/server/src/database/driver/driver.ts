import { DrizzleQueryError } from "drizzle-orm"
import postgres from "postgres"
import {
  connectSeconds,
  idleInTransactionMs,
  idleSeconds,
  keepAliveSeconds,
  silenceMs,
  statementMs,
  waitForConnectionMs,
} from "../postgres-timeouts.ts"
import type { ConnectionPool } from "../database.ts"
import type { PostgresAddress } from "../../postgres-address.ts"
import { joinPools } from "./join-pools.ts"
import { createLimiter, limitClient } from "./limited-client.ts"
import { createSocketFactory } from "./sockets.ts"
import { setLookupClient } from "./statement.ts"

export { type PreparableQuery, prepareStatement, type QueryColumns } from "./statement.ts"

/** A client of postgres.js. */
export type Client = postgres.Sql

/** The connections of one process to PostgreSQL. They are opened lazily, and again after a restart of the database. */
export interface Driver {
  /** The client for requests, behind the limiter. */
  readonly client: Client
  /** Runs the statement that takes jobs from the queue, on a connection of its own, and returns its rows. */
  claim(text: string, values: readonly unknown[]): Promise<unknown[]>
  /** The limits on all of these statements. */
  readonly pool: ConnectionPool
  /** The client for `LISTEN`: one connection, without limits of time. */
  readonly listener: Client
  /** Opens a client of one connection without limits of time, for migrations; the caller ends it. */
  openSession(): Client
  close(): Promise<void>
}

/**
 * Connections for requests. PostgreSQL allows 100 by default; with 10 here, 2 for the queue and 1 for listening seven
 * replicas fit.
 */
const poolSize = 10
/** postgres.js pipelines: a wait for an idle connection would cost a fifth of the rate (measured). */
const permitsPerConnection = 4
/**
 * Connections of the pool that are for lookups alone. postgres.js sends each statement to the connection that has been idle longest,
 * and to wake its process costs more than the lookup: with two connections instead of ten, 16 callers that read a
 * status took 0.7 of the processor time, here and in PostgreSQL. And no lookup queues behind a statement that waits for a lock.
 */
const lookupPoolSize = 2
/**
 * Settings of the connections for lookups, each of which finds rows by a unique index. Before the first ANALYZE, PostgreSQL prefers
 * to read a new table entirely, and keeps that plan while the table grows: the status of an execution then took ten times as long.
 * And it planned other lookups anew at each call, which took five times as long as to run them.
 */
const lookupPlans = { plan_cache_mode: "force_generic_plan", enable_seqscan: "off", jit: "off" }
/** A process takes one job, or several at once, after the other. */
const claimPoolSize = 1
/**
 * Settings of the connection that takes jobs. To plan the statement takes three times as long as to run it, so a plan is kept, for a
 * moment: one that is made while the queue is empty suits no long queue (2 s for two of 300,000 waiting jobs). What is switched off
 * would read all waiting jobs instead of the first ones of their index.
 */
const claimPlans = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_bitmapscan: "off",
  enable_sort: "off",
  // Compiling a plan that costs a million because of these settings takes 0.4 s.
  jit: "off",
}
/** Longest age of a plan. In this time a queue cannot become so long that the plan for the shorter one costs more than milliseconds. */
const claimPlanMs = 1_000
/** Longest pause between two attempts to connect, in seconds. */
const maxPauseSeconds = 1
/** Time for statements in flight to end when a client is closed, in seconds. */
const closeSeconds = 5

/** Creates the clients of one process for a database. */
export function createDriver({ url, tls }: PostgresAddress): Driver {
  const options = {
    ssl: false,
    socket: createSocketFactory({ tls }),
    // No statement has an array parameter. The lookup of array types at each connect ends the process when the
    // connection breaks during it.
    fetch_types: false,
    // Notices such as "relation exists, skipping" are of no interest.
    onnotice: () => undefined,
    connect_timeout: connectSeconds,
    keep_alive: keepAliveSeconds,
    // Returns seconds. The driver's own back-off goes up to 20 s: callers would wait that long for a 503, and for the
    // first response after an outage.
    backoff: (attempt: number) => Math.min(maxPauseSeconds, 0.05 * 2 ** attempt) * (0.5 + Math.random() / 2),
    connection: { application_name: "docsift" },
  }
  const openPool = (max: number, plans: Readonly<Record<string, string>> = {}) => {
    const settings = {
      ...options,
      max,
      idle_timeout: idleSeconds,
      socket: createSocketFactory({ tls, silenceMs, onBroken: () => limiter.openCircuit() }),
      connection: {
        ...options.connection,
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: idleInTransactionMs,
        ...plans,
      },
    }
    const client = postgres(url, settings)
    const limiter = createLimiter(client, permitsPerConnection * max, waitForConnectionMs)
    return { limiter, client: limitClient(client, limiter), end: () => client.end({ timeout: closeSeconds }) }
  }
  const main = openPool(poolSize - lookupPoolSize - claimPoolSize)
  const lookups = openPool(lookupPoolSize, lookupPlans)
  const claims = openPool(claimPoolSize, claimPlans)
  let plansFrom = Number.NEGATIVE_INFINITY
  setLookupClient(main.client, lookups.client)
  const openSession = () => postgres(url, { ...options, max: 1 })
  const listener = openSession()
  return {
    client: main.client,
    pool: joinPools([main.limiter, lookups.limiter, claims.limiter]),
    listener,
    openSession,
    async claim(text, values) {
      const now = performance.now()
      if (now - plansFrom > claimPlanMs) {
        plansFrom = now
        await claims.client.unsafe("discard plans")
      }
      const parameters = [...values] as postgres.ParameterOrJSON<never>[] // Numbers and texts, as pg-boss passes them.
      return claims.client.unsafe(text, parameters, { prepare: true })
    },
    async close() {
      await Promise.all([main.end(), lookups.end(), claims.end(), listener.end({ timeout: closeSeconds })])
    },
  }
}

/** Returns whether PostgreSQL rejected a statement with `lock_not_available`. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof postgres.PostgresError && cause.code === "55P03"
}
