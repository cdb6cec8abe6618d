import type { Configuration } from "@docsift/engine"
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { executionResults, executions, type ExecutionTable } from "../database/schema/executions.ts"
import { executionReviews } from "../database/schema/reviews.ts"
import { type Scope, within } from "../database/scope.ts"
import type { BatchId, ExecutionId, WorkflowId } from "../domain/ids.ts"
import { newestFirst } from "./newest-first.ts"

/** An execution of a joined export, with its JSON as text. */
export interface JoinedExecutionRow {
  readonly id: ExecutionId
  readonly fileName: string
  readonly extractedData: string
  /** With corrections only, which need it to be merged. */
  readonly configuration: string | null
  readonly corrections: string | null
}

/** The conditions of a joined export. Only Completed executions fulfil them. */
export interface JoinedConditions {
  readonly workflowId: WorkflowId | undefined
  readonly batchId: BatchId | undefined
  /** Included. */
  readonly createdAfter: Date | undefined
  /** Excluded. */
  readonly createdBefore: Date | undefined
  /** Whether rejected executions are left out. */
  readonly isReviewed: boolean
}

/** Reads the executions of joined exports. */
export class JoinedExecutionRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Lists the ids, newest first. */
  async listIds(scope: Scope, conditions: JoinedConditions, limit: number): Promise<ExecutionId[]> {
    const { table, where } = within(scope, executions)
    const rows = await this.#database
      .select({ id: table.id })
      .from(table)
      .where(where(matching(table, conditions)))
      .orderBy(...newestFirst(table))
      .limit(limit)
    return rows.map(({ id }) => id)
  }

  async count(scope: Scope, conditions: JoinedConditions): Promise<number> {
    const { table, where } = within(scope, executions)
    const [row] = await this.#database
      .select({ count: count() })
      .from(table)
      .where(where(matching(table, conditions)))
    return row?.count ?? 0
  }

  /** Lists the newest execution of each definition that these executions were made with, newest first. */
  async listDefinitions(scope: Scope, conditions: JoinedConditions): Promise<ExecutionId[]> {
    const { table, where } = within(scope, executions)
    // By content: executions of earlier releases have no version.
    const digest = sql`md5(${table.configuration}::text)`
    const newest = this.#database
      .selectDistinctOn([digest], { id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(where(matching(table, conditions)))
      .orderBy(digest, ...newestFirst(table))
      .as("newest")
    const rows = await this.#database
      .select({ id: newest.id })
      .from(newest)
      .orderBy(sql`${newest.createdAt} desc`, asc(newest.id))
    return rows.map(({ id }) => id)
  }

  /** Reads configurations, in the order of the ids. */
  async findConfigurations(scope: Scope, ids: readonly ExecutionId[]): Promise<Configuration[]> {
    const { table, where } = within(scope, executions)
    const rows = await this.#database
      .select({ id: table.id, configuration: table.configuration })
      .from(table)
      .where(where(inArray(table.id, [...ids])))
    const byId = new Map(rows.map(({ id, configuration }) => [id, configuration]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** Reads the bytes of the data of each execution; one that was removed has none. */
  async findSizes(scope: Scope, ids: readonly ExecutionId[]): Promise<ReadonlyMap<ExecutionId, number>> {
    const { table, where } = within(scope, executionResults)
    const reviews = within(scope, executionReviews).table
    const rows = await this.#database
      .select({
        id: table.executionId,
        bytes: sql<number>`octet_length(${table.extractedData}::text) + coalesce(octet_length(${reviews.corrections}::text), 0)`,
      })
      .from(table)
      .leftJoin(reviews, eq(reviews.executionId, table.executionId))
      .where(where(inArray(table.executionId, [...ids])))
    return new Map(rows.map(({ id, bytes }) => [id, bytes]))
  }

  /** Reads executions with their JSON as text, in the order of the ids, without those that were removed. */
  async findRows(scope: Scope, ids: readonly ExecutionId[], isReviewed: boolean): Promise<JoinedExecutionRow[]> {
    const { table, where } = within(scope, executions)
    const results = within(scope, executionResults).table
    const reviews = within(scope, executionReviews).table
    const isCorrected = isReviewed ? sql`${reviews.corrections}::text <> '{}'` : sql`false`
    const rows = await this.#database
      .select({
        id: table.id,
        fileName: table.fileName,
        extractedData: sql<string>`${results.extractedData}::text`,
        configuration: sql<string | null>`case when ${isCorrected} then ${table.configuration}::text end`,
        corrections: sql<string | null>`case when ${isCorrected} then ${reviews.corrections}::text end`,
      })
      .from(table)
      .innerJoin(results, eq(results.executionId, table.id))
      .leftJoin(reviews, eq(reviews.executionId, table.id))
      .where(where(inArray(table.id, [...ids])))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}

function matching(table: ExecutionTable, conditions: JoinedConditions): SQL | undefined {
  const { workflowId, batchId, createdAfter, createdBefore, isReviewed } = conditions
  return and(
    eq(table.status, "Completed"),
    workflowId === undefined ? undefined : eq(table.workflowId, workflowId),
    batchId === undefined ? undefined : eq(table.batchId, batchId),
    createdAfter === undefined ? undefined : gte(table.createdAt, createdAfter),
    createdBefore === undefined ? undefined : lt(table.createdAt, createdBefore),
    isReviewed ? or(isNull(table.reviewState), ne(table.reviewState, "rejected")) : undefined,
  )
}
