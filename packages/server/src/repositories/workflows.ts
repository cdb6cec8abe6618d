import { eq, getTableColumns, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { workflows } from "../database/schema.ts"
import { prepareWithin, type Scope, within } from "../database/scope.ts"
import type { OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Workflow } from "../domain/records.ts"
import type { WorkflowDefinition } from "../domain/workflow-definition.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { behindCursor, newestFirst } from "./newest-first.ts"

/** What is stored of a new workflow. */
export interface NewWorkflow extends WorkflowDefinition {
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
}

/** Reads and writes workflows. */
export class WorkflowRepository {
  readonly #database: Database
  readonly #find: ReturnType<typeof prepareFind>
  readonly #insert: ReturnType<typeof prepareInsert>

  constructor(database: Database) {
    this.#database = database
    this.#find = prepareFind(database)
    this.#insert = prepareInsert(database)
  }

  /** Without a transaction the insert is one of its own. */
  insert(scope: Scope, values: NewWorkflow, transaction?: Transaction): Promise<Workflow> {
    if (transaction === undefined) return insertWithNewId("wkf", (id) => this.#insert(scope, { id, ...values }))
    const { table } = within(scope, workflows)
    return insertWithNewId("wkf", (id) =>
      transaction
        .insert(table)
        .values({ id, ...values })
        .onConflictDoNothing()
        .returning(),
    )
  }

  async find(scope: Scope, id: WorkflowId, transaction?: Transaction): Promise<Workflow | undefined> {
    if (transaction === undefined) {
      const [row] = await this.#find(scope, { id })
      return row
    }
    const { table, where } = within(scope, workflows)
    const [row] = await transaction
      .select()
      .from(table)
      .where(where(eq(table.id, id)))
    return row
  }

  /** Reads one row more than asked for. */
  list(scope: Scope, request: PageRequest): Promise<Workflow[]> {
    const { table, where } = within(scope, workflows)
    return this.#database
      .select()
      .from(table)
      .where(where(behindCursor(table, "wkf", request)))
      .orderBy(...newestFirst(table))
      .limit(request.limit + 1)
  }

  async update(scope: Scope, id: WorkflowId, definition: WorkflowDefinition): Promise<Workflow | undefined> {
    const { table, where } = within(scope, workflows)
    const [row] = await this.#database
      .update(table)
      .set({ ...definition, updatedAt: sql`greatest(now(), ${table.createdAt})` })
      .where(where(eq(table.id, id)))
      .returning()
    return row
  }

  async delete(scope: Scope, id: WorkflowId): Promise<boolean> {
    const { table, where } = within(scope, workflows)
    const rows = await this.#database
      .delete(table)
      .where(where(eq(table.id, id)))
      .returning({ id: table.id })
    return rows.length > 0
  }
}

function prepareFind(database: Database) {
  return prepareWithin(database, "workflow_by_id", workflows, ({ table, where }) => {
    const columns = getTableColumns(table)
    const query = database
      .select(columns)
      .from(table)
      .where(where(eq(table.id, sql.placeholder("id"))))
    return { query, columns }
  })
}

function prepareInsert(database: Database) {
  return prepareWithin(database, "workflow_insert", workflows, ({ table }) => {
    const columns = getTableColumns(table)
    const query = database
      .insert(table)
      .values({
        id: sql.placeholder("id"),
        organizationId: sql.placeholder("organizationId"),
        ownerId: sql.placeholder("ownerId"),
        name: sql.placeholder("name"),
        description: sql.placeholder("description"),
        configuration: sql.placeholder("configuration"),
      })
      .onConflictDoNothing()
      .returning(columns)
    return { query, columns }
  })
}
