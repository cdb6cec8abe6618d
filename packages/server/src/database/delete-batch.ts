import { type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Database } from "./database.ts"
import { rowsOf } from "./rows-of.ts"

const counts = z.array(z.object({ count: z.number() }))

/** Which rows go. */
export interface Batch {
  readonly table: PgTable
  readonly where: SQL
  /** The lowest go first; an index on it keeps the look-up cheap. */
  readonly orderBy: PgColumn
  readonly limit: number
}

/**
 * Deletes up to `limit` rows and returns how many. Small batches keep a statement short however much there is to
 * remove. Rows that somebody else has locked are left for a later batch: several processes may clean up at once.
 */
export async function deleteBatch(database: Database, { table, where, orderBy, limit }: Batch): Promise<number> {
  // As an array, the rows are looked up once; a plan for `in (select …)` may look anew and take more than the limit.
  const answer: unknown = await database.execute(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${orderBy} limit ${limit} for update skip locked
      ))
      returning 1
    )
    select count(*)::int as count from gone`)
  return counts.parse(rowsOf(answer))[0]?.count ?? 0
}
