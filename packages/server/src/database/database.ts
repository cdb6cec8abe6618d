import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import type { ConstructorOptions } from "pg-boss"
import type { Gate } from "./gate.ts"

/** The database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open transaction. On PGlite there is one connection: inside a transaction use only the transaction. */
export type Transaction = Database

/** What an open database offers, whichever one it is. */
export interface OpenDatabase {
  readonly kind: "embedded" | "postgres"
  readonly database: Database
  /** What stands before the connections of this process; the embedded database has only one. */
  readonly pool?: Pick<Gate, "places" | "state" | "onWaited">
  /** How the queue reaches the same database. */
  readonly queueOptions: Pick<
    ConstructorOptions,
    "db" | "backend" | "connectionString" | "ssl" | "max" | "application_name" | "connectionTimeoutMillis"
  >
  /** Brings the schema up to date; safe to run from several processes at once. @param folder - for tests. */
  migrate(folder?: string): Promise<void>
  /** Calls back for every NOTIFY on the channel, and `onListening` each time listening (re)starts. */
  listen(channel: string, onMessage: (payload: string) => void, onListening: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
