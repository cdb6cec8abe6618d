import { getTableName, type SQL, sql } from "drizzle-orm"
import { SetupError } from "../domain/setup-error.ts"
import type { Database } from "./database.ts"
import { rowsOf } from "./rows-of.ts"
import { listTables } from "./schema/all-tables.ts"

/*
 * Privileges of processes that may not change the schema: they read and write rows of the server and of pg-boss, and read
 * which migrations are applied. Default privileges cover objects that the same owner creates later.
 */

/** Checks that a role exists. @throws {SetupError} when it does not. */
export async function requireRole(database: Database, role: string): Promise<void> {
  const found: unknown = await database.execute(sql`select 1 from pg_roles where rolname = ${role}`)
  if (rowsOf(found).length > 0) return
  throw new SetupError(`--grant-to: there is no role "${role}" in this database. Create it first: create role … login`)
}

/** Grants a role the privileges that `serve` and `work` need, and no others: the schema `public` may contain tables of others. */
export async function grantToRole(database: Database, role: string): Promise<void> {
  const to = sql.identifier(role)
  const rows = sql.raw("select, insert, update, delete")
  const tables = sql.join(ownTables(), sql`, `)
  await database.transaction(async (transaction) => {
    for (const statement of [
      sql`grant usage on schema public, drizzle, pgboss to ${to}`,
      sql`grant ${rows} on table ${tables} to ${to}`,
      sql`grant ${rows} on all tables in schema pgboss to ${to}`,
      sql`grant select on all tables in schema drizzle to ${to}`,
      sql`grant usage, select on all sequences in schema pgboss to ${to}`,
      sql`grant execute on all functions in schema pgboss to ${to}`,
      sql`alter default privileges in schema public, pgboss grant ${rows} on tables to ${to}`,
      sql`alter default privileges in schema public, pgboss grant usage, select on sequences to ${to}`,
      sql`alter default privileges in schema pgboss grant execute on functions to ${to}`,
      sql`alter default privileges in schema drizzle grant select on tables to ${to}`,
    ]) {
      await transaction.execute(statement)
    }
  })
}

/** Returns the tables of the server; their identity columns need no privilege on a sequence. */
function ownTables(): SQL[] {
  return listTables().map((table) => sql`public.${sql.identifier(getTableName(table))}`)
}
