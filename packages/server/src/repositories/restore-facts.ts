import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executions, files } from "../database/schema.ts"
import { Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { ExecutionId, FileId } from "../domain/ids.ts"

const countRows = z.array(z.object({ status: z.string(), count: z.coerce.number() }))
const oneCount = z.array(z.object({ count: z.coerce.number() }))

/** Counts the executions in each status. */
export async function countByStatus(database: Database): Promise<ReadonlyMap<ExecutionStatus, number>> {
  const { table } = within(Scope.system(), executions)
  const answer: unknown = await database.execute(sql`select status, count(*) as count from ${table} group by status`)
  // The column's own values.
  return new Map(countRows.parse(rowsOf(answer)).map(({ status, count }) => [status as ExecutionStatus, count]))
}

/** Counts the documents that rows name. */
export async function countDocuments(database: Database): Promise<number> {
  const { table } = within(Scope.system(), files)
  const answer: unknown = await database.execute(sql`select count(*) as count from ${table}`)
  return oneCount.parse(rowsOf(answer))[0]?.count ?? 0
}

/** Counts the ended executions that are older than so many days. */
export async function countEndedBefore(days: number, database: Database): Promise<number> {
  const { table } = within(Scope.system(), executions)
  const answer: unknown = await database.execute(
    sql`select count(*) as count from ${table} where completed_at < now() - make_interval(days => ${days})`,
  )
  return oneCount.parse(rowsOf(answer))[0]?.count ?? 0
}

/** Lists executions that a worker would take up, the oldest first. */
export async function listOpen(
  limit: number,
  database: Database,
): Promise<{ readonly id: ExecutionId; readonly fileId: FileId }[]> {
  const { table, where } = within(Scope.system(), executions)
  return database
    .select({ id: table.id, fileId: table.fileId })
    .from(table)
    .where(where(sql`${table.status} in ('Queued', 'Processing')`))
    .orderBy(table.createdAt)
    .limit(limit)
}
