import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"

/** The database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open transaction. */
export type Transaction = Database
