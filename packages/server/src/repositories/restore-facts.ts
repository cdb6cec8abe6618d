import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executions, files } from "../database/schema/executions.ts"
import { workflows } from "../database/schema/workflows.ts"
import { Scope, within } from "../database/scope.ts"
import { executionStatuses, isFinal } from "../domain/execution-status.ts"
import type { ExecutionId, FileId } from "../domain/ids.ts"

/** Rows counted by one statement, so that none reaches its time limit, even with tens of millions of rows. */
const pageSize = 50_000

const pageRows = z.array(
  z.object({ last: z.string().nullable(), open: z.number(), ended: z.number(), expired: z.number() }),
)
const countRows = z.array(z.object({ last: z.string().nullable(), count: z.number() }))

/** The numbers of executions by state. */
export interface ExecutionCounts {
  /** Queued or Processing. */
  readonly open: number
  readonly ended: number
  /** Ended executions that are older than they are kept. */
  readonly expired: number
}

/** Counts the executions of all organizations. @param days - the deployment's retention; 0 for no limit. */
export async function countExecutions(days: number, database: Database): Promise<ExecutionCounts> {
  const { table } = within(Scope.system(), executions)
  const { table: ofWorkflow } = within(Scope.system(), workflows)
  const final = sql.join(
    executionStatuses.filter(isFinal).map((status) => sql`${status}`),
    sql`, `,
  )
  const hasEnded = sql`status in (${final})`
  // `least` ignores null, which stands for no limit.
  const kept = sql`least(nullif(${days}::int, 0), retention_days, days_now)`
  const total = { open: 0, ended: 0, expired: 0 }
  for (let last = ""; ;) {
    const result: unknown = await database.execute(sql`
      select max(id) as last,
        count(*) filter (where not ${hasEnded})::int as open,
        count(*) filter (where ${hasEnded})::int as ended,
        count(*) filter (where completed_at < now() - make_interval(days => ${kept}))::int as expired
      from (select id, status, completed_at, retention_days,
          (select retention_days from ${ofWorkflow} where id = ${table.workflowId}) as days_now
        from ${table} where id > ${last} order by id limit ${pageSize}) page`)
    const [page] = pageRows.parse(rowsOf(result))
    if (page === undefined || page.last === null) return total
    total.open += page.open
    total.ended += page.ended
    total.expired += page.expired
    last = page.last
  }
}

/** Counts the documents that rows name. */
export async function countDocuments(database: Database): Promise<number> {
  const { table } = within(Scope.system(), files)
  let count = 0
  for (let last = ""; ;) {
    const result: unknown = await database.execute(sql`
      select max(id) as last, count(*)::int as count
      from (select id from ${table} where id > ${last} order by id limit ${pageSize}) page`)
    const [page] = countRows.parse(rowsOf(result))
    if (page === undefined || page.last === null) return count
    count += page.count
    last = page.last
  }
}

/** Lists executions that a worker would process, the oldest first. */
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
