import { sql } from "drizzle-orm"
import { z } from "zod"
import type { OpenDatabase } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { housekeeping } from "../database/schema/deployment.ts"
import { executions } from "../database/schema/executions.ts"
import { type Chore, chores } from "./housekeeping.ts"
import { Scope, within } from "../database/scope.ts"

/** The load of the entire deployment. */
export interface DeploymentLoad {
  /** Executions that no worker has started. */
  readonly waiting: number
  readonly inWork: number
  /** 0 when no execution waits. */
  readonly oldestWaitingSeconds: number
  /** Organizations with at least one waiting execution. */
  readonly waitingOrganizations: number
  /** Waiting executions of the organization that has the most. */
  readonly mostWaitingOfOrganization: number
  /** PostgreSQL's connections by their state; empty on the embedded database, which has one. */
  readonly connections: readonly { readonly state: string; readonly count: number }[]
}

/** The last run of a housekeeping chore in the entire deployment. */
export interface ChoreRecord {
  readonly chore: Chore
  /** Seconds since 1970; 0 until it has succeeded once. */
  readonly lastSuccessSeconds: number
  /** Rows, documents or jobs processed since the deployment was created. */
  readonly removed: number
  /** Documents that the last sweep did not remove because there were too many. */
  readonly withheld: number
}

/**
 * Open executions that are counted, the oldest first: every process counts at every scrape, and no decision needs a
 * larger number. Counting a million took 0.5 to 1.1 s on a busy machine of two cores (PostgreSQL 15), this number 0.06 to 0.08 s.
 */
export const maxCounted = 100_000

const loadRows = z.array(
  z.object({
    waiting: z.number(),
    inWork: z.number(),
    oldestWaitingSeconds: z.number(),
    waitingOrganizations: z.number(),
    mostWaitingOfOrganization: z.number(),
  }),
)
const connectionRows = z.array(z.object({ state: z.string(), count: z.number() }))

/** Checks that the database responds. @throws when it does not. */
export async function probeDatabase({ database }: OpenDatabase): Promise<void> {
  await database.execute(sql`select 1`)
}

/** Reads the load of all organizations; the partial index of open executions keeps it cheap beside millions of final ones. */
export async function readDeploymentLoad(
  { database, kind }: OpenDatabase,
  limit = maxCounted,
): Promise<DeploymentLoad> {
  const { table, where } = within(Scope.system(), executions)
  // Written as in the partial index, so that the planner uses it.
  const isOpen = where(sql`${table.status} in ('Queued', 'Processing')`)
  const waits = sql`status = 'Queued'`
  const counted: unknown = await database.execute(sql`
    select
      coalesce(sum(number) filter (where ${waits}), 0)::int as "waiting",
      coalesce(sum(number) filter (where not ${waits}), 0)::int as "inWork",
      coalesce(extract(epoch from now() - min(oldest) filter (where ${waits})), 0)::float8 as "oldestWaitingSeconds",
      count(*) filter (where ${waits})::int as "waitingOrganizations",
      coalesce(max(number) filter (where ${waits}), 0)::int as "mostWaitingOfOrganization"
    from (
      select status, organization_id, count(*) as number, min(created_at) as oldest
      from (
        select ${table.status}, ${table.organizationId}, ${table.createdAt} from ${table}
        where ${isOpen} order by ${table.createdAt} limit ${limit}
      ) open_executions
      group by status, organization_id
    ) by_organization`)
  const [load] = loadRows.parse(rowsOf(counted))
  if (load === undefined) throw new Error("a count without a row")
  if (kind === "embedded") return { ...load, connections: [] }
  const rows: unknown = await database.execute(
    sql`select coalesce(state, 'other') as state, count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1`,
  )
  return { ...load, connections: connectionRows.parse(rows) }
}

/** Reads the last run of each chore of this version; a chore that has never run is listed too, so that it is noticed. */
export async function readHousekeeping({ database }: OpenDatabase): Promise<ChoreRecord[]> {
  const rows = await database
    .select({
      chore: housekeeping.chore,
      lastSuccessSeconds: sql<number>`coalesce(extract(epoch from ${housekeeping.succeededAt}), 0)::float8`,
      removed: housekeeping.removed,
      withheld: housekeeping.withheld,
    })
    .from(housekeeping)
  const byChore = new Map<string, Omit<ChoreRecord, "chore">>(rows.map(({ chore, ...record }) => [chore, record]))
  return chores.map((chore) => ({ chore, ...(byChore.get(chore) ?? neverRun) }))
}

const neverRun = { lastSuccessSeconds: 0, removed: 0, withheld: 0 }
