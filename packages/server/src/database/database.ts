import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import type { ConstructorOptions, Db } from "pg-boss"

/** The database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open transaction. PGlite has one connection: inside a transaction use only the transaction. */
export type Transaction = Database

/** Called after each wait for a connection with its duration and whether a permit was acquired. */
export type WaitListener = (seconds: number, isAcquired: boolean) => void

/** The limit on the statements that this process has in flight, for metrics. */
export interface ConnectionPool {
  readonly permits: number
  /** Returns how many permits are in use and how many callers wait for one. */
  state(): { readonly inUse: number; readonly waiting: number }
  /** Sets the one listener, replacing an earlier one. A permit acquired at once is no wait. */
  onWaited(listener: WaitListener): void
}

/** An open database of either kind. */
export interface OpenDatabase {
  readonly kind: "embedded" | "postgres"
  readonly database: Database
  /** The limit on connections; undefined for the embedded database, which has only one. */
  readonly pool?: ConnectionPool
  /** Options with which the queue connects to the same database. */
  readonly queueOptions: Pick<
    ConstructorOptions,
    "db" | "backend" | "connectionString" | "ssl" | "max" | "application_name" | "connectionTimeoutMillis"
  >
  /** Runs the statement that takes jobs, with a plan that is kept. @default the queue's own connections */
  readonly claims?: Db
  /** Brings the schema up to date; safe to run in several processes at once. @param folder - for tests. */
  migrate(folder?: string): Promise<void>
  /** Calls `onMessage` for every NOTIFY on the channel, and `onListening` each time listening (re)starts. */
  listen(channel: string, onMessage: (payload: string) => void, onListening: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
