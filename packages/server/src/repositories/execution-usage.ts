import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executionUsage, type UsageRow } from "../database/schema/executions.ts"
import { type Scope, within } from "../database/scope.ts"
import type { ExecutionId, OrganizationId, WorkflowId } from "../domain/ids.ts"
import {
  costMicrosOf,
  microsPerUnit,
  type PricedModelUsage,
  type UsageGroup,
  type UsageGrouping,
} from "../domain/usage.ts"

/** The execution that used something. */
export interface UsedBy {
  readonly executionId: ExecutionId
  readonly organizationId: OrganizationId
  readonly workflowId: WorkflowId
}

/** The executions whose usage is summed up. */
export interface UsagePeriod {
  /** Included. */
  readonly from: Date
  /** Excluded. */
  readonly to: Date
  readonly groupBy: UsageGrouping
}

/** Keys that are returned at most, those with the most executions. */
const maxGroups = 1000

/*
 * One row for each execution that ended, written in the transaction that ends it. An attempt that ended without ending its
 * execution (released, abandoned, cancelled) adds what it used: to the row, or to one with the status `Processing`, which
 * the end then completes. So the row exists once, and nothing that was used is lost or counted twice.
 */

/** Reads and writes what executions used. */
export class ExecutionUsageRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Adds what an attempt used that did not end its execution. */
  async recordAttempt(scope: Scope, usedBy: UsedBy, models: readonly PricedModelUsage[]): Promise<void> {
    const { table } = within(scope, executionUsage)
    const values = { ...usedBy, status: "Processing" as const, seconds: 0, attempts: 0 }
    await this.#database
      .insert(table)
      .values({ ...values, models, costMicros: costMicrosOf(models) })
      .onConflictDoUpdate({ target: table.executionId, set: added(table) })
  }

  async find(scope: Scope, id: ExecutionId): Promise<UsageRow | undefined> {
    const { table, where } = within(scope, executionUsage)
    const [row] = await this.#database
      .select()
      .from(table)
      .where(where(eq(table.executionId, id)))
    return row
  }

  /** Sums up usage; a scope of all organizations is read organization by organization, for which there is an index. */
  async sum(scope: Scope, period: UsagePeriod): Promise<UsageGroup[]> {
    const found: unknown = await this.#database.execute(sumOf(scope, period))
    return rowsOf(found).map((row) => toGroup(row))
  }
}

/** Returns the query that sums up usage. */
export function sumOf(scope: Scope, { from, to, groupBy }: UsagePeriod): SQL {
  const { table, where } = within(scope, executionUsage)
  const isInPeriod = and(gte(table.at, from), lt(table.at, to))
  // Organization by organization, which the offset keeps the planner from joining: the index begins with the organization.
  const ofAll = sql`(
    select used.* from organizations cross join lateral (
      select * from ${table} where ${table.organizationId} = organizations.id and ${isInPeriod} offset 0
    ) as used
  ) as execution_usage`
  const inScope = where()
  const used = sql`json_to_recordset(${table.models}) as used(
      "modelId" text, calls int, "inputTokens" bigint, "outputTokens" bigint, "inputPrice" float8, "outputPrice" float8, currency text)`
  const micros = sql`case when "inputTokens" + "outputTokens" > 0 then round("inputTokens" * "inputPrice" + "outputTokens" * "outputPrice") end`
  const sums = sql`sum(calls) as calls, sum("inputTokens") as input_tokens, sum("outputTokens") as output_tokens,
      case when bool_and(${micros} is not null) then sum(${micros}) end as micros, min(currency) as currency, max(currency) as other_currency`
  const perExecution: SQL =
    groupBy === "model"
      ? sql`(select "modelId" as key, ${sums} from ${used} group by "modelId") as model on true`
      : sql`(select ${sums} from ${used}) as model on true`
  const keys = {
    day: sql`to_char(${table.at} at time zone 'UTC', 'YYYY-MM-DD')`,
    workflow: sql`${table.workflowId}`,
    model: sql`model.key`,
  }
  return sql`
      select ${keys[groupBy]} as key,
        count(*) as executions,
        count(*) filter (where ${table.status} = 'Failed') as failed,
        coalesce(sum(${table.pages}), 0) as pages,
        round(coalesce(sum(${table.seconds}), 0)::numeric, 3) as seconds,
        coalesce(sum(calls), 0) as calls,
        coalesce(sum(input_tokens), 0) as input_tokens,
        coalesce(sum(output_tokens), 0) as output_tokens,
        sum(micros) as micros,
        count(*) filter (where calls > 0 and micros is null) as unpriced,
        min(model.currency) as currency, max(model.other_currency) as other_currency
      from ${inScope === undefined ? ofAll : table} ${groupBy === "model" ? sql`join` : sql`left join`} lateral ${perExecution}
      where ${inScope === undefined ? sql`true` : and(inScope, isInPeriod)} and ${table.status} in ('Completed', 'Failed')
      group by 1
      order by 2 desc, 1
      limit ${maxGroups}`
}

/**
 * Returns the part of a statement that records the end of an execution, the one row of the part `subject`, and what its last
 * attempt used.
 */
export function recordingOf(scope: Scope, models: readonly PricedModelUsage[]): SQL {
  const { table } = within(scope, executionUsage)
  const { models: sum, costMicros } = added(table)
  return sql`
    insert into ${table}
      (execution_id, organization_id, workflow_id, at, status, pages, seconds, attempts, models, cost_micros)
    select id, organization_id, workflow_id, now(), status, page_count,
      coalesce(extract(epoch from completed_at - started_at), 0), attempt,
      ${JSON.stringify(models)}::json, ${costMicrosOf(models)}::bigint
    from subject
    on conflict (execution_id) do update set
      at = excluded.at, status = excluded.status, pages = excluded.pages, seconds = excluded.seconds,
      attempts = excluded.attempts, models = ${sum}, cost_micros = ${costMicros}`
}

/** Adds the inserted usage to that of the row; the cost of an unknown price stays unknown. */
function added(table: { readonly models: unknown; readonly costMicros: unknown }) {
  return {
    models: sql`(${table.models}::jsonb || excluded.models::jsonb)::json`,
    costMicros: sql`${table.costMicros} + excluded.cost_micros`,
  }
}

function toGroup(row: unknown): UsageGroup {
  const column = (name: string): unknown => Reflect.get(Object(row), name)
  const number = (name: string) => Number(column(name))
  const unpriced = number("unpriced")
  // Sums of two currencies mean nothing: the deployment's may have been changed within the period.
  const isPriced = unpriced === 0 && column("micros") !== null && column("currency") === column("other_currency")
  return {
    key: String(column("key")),
    executions: number("executions"),
    failed: number("failed"),
    pages: number("pages"),
    seconds: number("seconds"),
    calls: number("calls"),
    inputTokens: number("input_tokens"),
    outputTokens: number("output_tokens"),
    cost: isPriced ? number("micros") / microsPerUnit : undefined,
    currency: isPriced ? String(column("currency")) : undefined,
    unpriced,
  }
}
