import { sql } from "drizzle-orm"
import { z } from "zod"
import type { OpenDatabase } from "../database/database.ts"
import { executions } from "../database/schema.ts"
import { Scope, within } from "../database/scope.ts"

/** What the whole deployment has to do. */
export interface DeploymentLoad {
  /** Executions that no worker has begun. */
  readonly waiting: number
  readonly inWork: number
  /** 0 when none waits. */
  readonly oldestWaitingSeconds: number
  /** PostgreSQL's connections by their state; empty on the embedded database, which has one. */
  readonly connections: readonly { readonly state: string; readonly count: number }[]
}

const connectionRows = z.array(z.object({ state: z.string(), count: z.number() }))

/** Reads the load of all organizations; the partial index of open executions keeps it cheap beside millions of final ones. */
export async function readDeploymentLoad({ database, kind }: OpenDatabase): Promise<DeploymentLoad> {
  const { table, where } = within(Scope.system(), executions)
  const waits = sql`${table.status} = 'Queued'`
  const [row] = await database
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
      inWork: sql<number>`count(*) filter (where not (${waits}))::int`,
      oldestWaitingSeconds: sql<number>`coalesce(extract(epoch from now() - min(${table.createdAt}) filter (where ${waits})), 0)::float8`,
    })
    .from(table)
    .where(where(sql`${table.status} in ('Queued', 'Processing')`))
  if (row === undefined) throw new Error("a count without a row")
  if (kind === "embedded") return { ...row, connections: [] }
  const rows: unknown = await database.execute(
    sql`select coalesce(state, 'other') as state, count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1`,
  )
  return { ...row, connections: connectionRows.parse(rows) }
}
