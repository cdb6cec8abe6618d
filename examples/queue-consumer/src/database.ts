import { PGlite } from "@electric-sql/pglite"
import { Pool } from "pg"
import { type ConstructorOptions, fromPglite } from "pg-boss"

/** Runs a statement with parameters `$1`, `$2`, … */
export type Query = (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>

/** The database of this program: its own tables, and those of the queue in the schema `pgboss`. */
export interface Database {
  readonly queueOptions: ConstructorOptions
  readonly query: Query
  /** Commits what a function does, or nothing of it if the function throws. */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const tables = `
  create table if not exists processed_messages (
    message_id text primary key,
    execution_id text not null,
    processed_at timestamptz not null default now()
  );
  create table if not exists extracted_values (
    execution_id text not null,
    pointer text not null, -- JSON Pointer, such as /Invoice/fields/total
    value jsonb,
    primary key (execution_id, pointer)
  );`

/** Opens PostgreSQL, or without a URL the embedded database in a folder, and creates the tables. */
export async function openDatabase(url: string | undefined, folder?: string): Promise<Database> {
  const database = url === undefined ? openEmbedded(folder) : openPostgres(url)
  for (const table of tables.split(";")) if (table.trim() !== "") await database.query(table)
  return database
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url })
  // A connection that breaks while idle is replaced with the next query.
  pool.on("error", (error) => process.stderr.write(`warning: ${error.message}\n`))
  return {
    queueOptions: { connectionString: url },
    query: (text, values = []) => pool.query(text, [...values]),
    async transaction(run) {
      const client = await pool.connect()
      try {
        await client.query("begin")
        const result = await run((text, values = []) => client.query(text, [...values]))
        await client.query("commit")
        client.release()
        return result
      } catch (error) {
        // Closed instead of returned to the pool: nothing of the transaction remains, whatever its state.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}

/** One process at a time can open the folder. */
function openEmbedded(folder: string | undefined): Database {
  const pglite = folder === undefined ? new PGlite() : new PGlite(folder)
  return {
    queueOptions: { db: fromPglite(pglite), backend: "pglite" },
    query: (text, values = []) => pglite.query(text, [...values]),
    transaction: (run) =>
      pglite.transaction((transaction) => run((text, values = []) => transaction.query(text, [...values]))),
    close: () => pglite.close(),
  }
}
