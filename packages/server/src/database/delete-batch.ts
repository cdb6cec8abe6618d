import { type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Database } from "./database.ts"
import { rowsOf } from "./rows-of.ts"

const counts = z.array(z.object({ count: z.number() }))

/** The rows to delete. */
export interface Batch {
  readonly table: PgTable
  readonly where: SQL
  /** The lowest are deleted first; an index on it keeps the query cheap. */
  readonly orderBy: PgColumn
  readonly limit: number
}

/**
 * Deletes up to `limit` rows and returns how many. Small batches keep statements short however many rows there are. Rows
 * locked by another transaction are left for a later batch: several processes may clean up at once.
 */
export async function deleteBatch(database: Database, { table, where, orderBy, limit }: Batch): Promise<number> {
  // An array is evaluated once; a plan for `in (select …)` may evaluate the query repeatedly and exceed the limit.
  const result: unknown = await database.execute(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${orderBy} limit ${limit} for update skip locked
      ))
      returning 1
    )
    select count(*)::int as count from gone`)
  return counts.parse(rowsOf(result))[0]?.count ?? 0
}
