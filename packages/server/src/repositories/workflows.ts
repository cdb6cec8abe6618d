import { eq, lte, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database, Transaction } from "../database/database.ts"
import { workflows, type WorkflowTable } from "../database/schema/workflows.ts"
import { prepareLookup, prepareWithin, type Scope, within } from "../database/scope.ts"
import type { OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Workflow } from "../domain/workflow.ts"
import type { ReviewPolicy } from "../domain/review.ts"
import type { WorkflowDefinition } from "../domain/workflow-definition.ts"
import { maxPageBytes } from "../generated/limits.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { afterPosition, newestFirst, positionOf } from "./newest-first.ts"

/** The columns of a new workflow. */
export interface NewWorkflow extends WorkflowDefinition {
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
}

/** A workflow in a list. */
export interface ListedWorkflow extends Workflow {
  /** The most bytes that its JSON can have, apart from the review policy. */
  readonly jsonBytes: number
  /** The most bytes that its review policy adds. */
  readonly reviewBytes: number
}

/** Reads and writes workflows. */
export class WorkflowRepository {
  readonly #find: ReturnType<typeof prepareFind>
  readonly #insert: ReturnType<typeof prepareInsert>
  readonly #listFirst: ReturnType<typeof prepareList>
  readonly #listNext: ReturnType<typeof prepareList>

  constructor(database: Database) {
    this.#find = prepareFind(database)
    this.#insert = prepareInsert(database)
    this.#listFirst = prepareList(database, "workflow_list_first", () => undefined)
    this.#listNext = prepareList(database, "workflow_list_next", afterPosition)
  }

  /** Inserts a workflow, in a transaction of its own if none is given. */
  async insert(scope: Scope, values: NewWorkflow, transaction?: Transaction): Promise<Workflow> {
    if (transaction === undefined) return this.#insertAlone(scope, values)
    const { table } = within(scope, workflows)
    const row = await insertWithNewId("wkf", (id) =>
      transaction
        .insert(table)
        .values({ id, ...values })
        .onConflictDoNothing()
        .returning(workflowColumns(table)),
    )
    return toWorkflow(row)
  }

  async #insertAlone(scope: Scope, values: NewWorkflow): Promise<Workflow> {
    const review = values.review === undefined ? null : JSON.stringify(values.review)
    const retentionDays = values.retentionDays ?? null
    return toWorkflow(
      await insertWithNewId("wkf", (id) => this.#insert(scope, { id, ...values, review, retentionDays })),
    )
  }

  async find(scope: Scope, id: WorkflowId, transaction?: Transaction): Promise<Workflow | undefined> {
    if (transaction === undefined) {
      const row = await this.#find(scope, id)
      return row && toWorkflow(row)
    }
    const { table, where } = within(scope, workflows)
    const [row] = await transaction
      .select(workflowColumns(table))
      .from(table)
      .where(where(eq(table.id, id)))
    return row && toWorkflow(row)
  }

  /**
   * Reads a page and one row more. The database adds the sizes up in the list's order and never fetches a definition after
   * the page: a thousand of them can be half a gigabyte.
   */
  async list(scope: Scope, request: PageRequest): Promise<ListedWorkflow[]> {
    const rows = request.limit + 1
    const found =
      request.cursor === undefined
        ? await this.#listFirst(scope, { rows })
        : await this.#listNext(scope, { rows, ...positionOf("wkf", request.cursor) })
    return found.map((row) => toWorkflow(row))
  }

  /** Finds a workflow and locks it against other changes until the transaction ends. */
  async lock(scope: Scope, id: WorkflowId, transaction: Transaction): Promise<Workflow | undefined> {
    const { table, where } = within(scope, workflows)
    const [row] = await transaction
      .select(workflowColumns(table))
      .from(table)
      .where(where(eq(table.id, id)))
      .for("no key update")
    return row && toWorkflow(row)
  }

  async update(
    scope: Scope,
    id: WorkflowId,
    definition: WorkflowDefinition & { readonly version: number },
    transaction: Transaction,
  ): Promise<Workflow | undefined> {
    const { table, where } = within(scope, workflows)
    const [row] = await transaction
      .update(table)
      .set({
        ...definition,
        review: definition.review ?? null,
        retentionDays: definition.retentionDays ?? null,
        updatedAt: sql`greatest(now(), ${table.updatedAt})`,
      })
      .where(where(eq(table.id, id)))
      .returning(workflowColumns(table))
    return row && toWorkflow(row)
  }

  async delete(scope: Scope, id: WorkflowId, transaction: Transaction): Promise<boolean> {
    const { table, where } = within(scope, workflows)
    const rows = await transaction
      .delete(table)
      .where(where(eq(table.id, id)))
      .returning({ id: table.id })
    return rows.length > 0
  }
}

/** The columns of a {@link Workflow}. */
function workflowColumns<T extends Readonly<Record<keyof Workflow, PgColumn>>>(table: T): Pick<T, keyof Workflow> {
  const { id, name, description, configuration, review, retentionDays, createdAt, updatedAt, ownerId, version } = table
  return { id, name, description, configuration, review, retentionDays, createdAt, updatedAt, ownerId, version }
}

/** Converts a row to what the interface shows; null becomes undefined. */
function toWorkflow<Row extends { readonly review: ReviewPolicy | null; readonly retentionDays: number | null }>(
  row: Row,
) {
  return { ...row, review: row.review ?? undefined, retentionDays: row.retentionDays ?? undefined }
}

function prepareFind(database: Database) {
  const idOf = ({ id }: { id: WorkflowId }) => id
  return prepareLookup(database, "workflows_by_id", workflows, idOf, ({ table, where }, matches) => {
    const columns = workflowColumns(table)
    const query = database
      .select(columns)
      .from(table)
      .where(where(matches(table.id)))
    return { query, columns }
  })
}

function prepareInsert(database: Database) {
  return prepareWithin(database, "workflow_insert", workflows, ({ table }) => {
    const columns = workflowColumns(table)
    const query = database
      .insert(table)
      .values({
        id: sql.placeholder("id"),
        organizationId: sql.placeholder("organizationId"),
        ownerId: sql.placeholder("ownerId"),
        name: sql.placeholder("name"),
        description: sql.placeholder("description"),
        configuration: sql.placeholder("configuration"),
        // Text already: the column would write null as JSON.
        review: sql`${sql.placeholder("review")}::json`,
        retentionDays: sql.placeholder("retentionDays"),
      })
      .onConflictDoNothing()
      .returning(columns)
    return { query, columns }
  })
}

function prepareList(database: Database, name: string, from: (table: WorkflowTable) => SQL | undefined) {
  return prepareWithin(database, name, workflows, ({ table, where }) => {
    const newest = newestFirst(table)
    // No more than a page for one row, so that the row after it is read, however large it is.
    const counted = sql`least(${table.jsonBytes} + ${table.reviewBytes}, ${maxPageBytes}::int)`
    const before = sql`coalesce(
      sum(${counted}) over (order by ${sql.join(newest, sql`, `)} rows between unbounded preceding and 1 preceding), 0)`
    const page = database
      .select({
        ...workflowColumns(table),
        jsonBytes: table.jsonBytes,
        reviewBytes: table.reviewBytes,
        before: before.as("bytes_before"),
      })
      .from(table)
      .where(where(from(table)))
      .orderBy(...newest)
      .limit(sql.placeholder("rows"))
      .as("page")
    const columns = { ...workflowColumns(page), jsonBytes: page.jsonBytes, reviewBytes: page.reviewBytes }
    const query = database
      .select(columns)
      .from(page)
      .where(lte(page.before, maxPageBytes))
      .orderBy(...newestFirst(page))
    return { query, columns }
  })
}
