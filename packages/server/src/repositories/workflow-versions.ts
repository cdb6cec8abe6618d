import { and, desc, eq, lt, lte } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { workflowVersions } from "../database/schema/workflows.ts"
import { type Scope, within } from "../database/scope.ts"
import type { OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { WorkflowDefinition } from "../domain/workflow-definition.ts"

/** A stored version of a workflow. */
export interface StoredVersion extends WorkflowDefinition {
  readonly version: number
  readonly createdAt: Date
  readonly userId: UserId
}

/** A version to store. */
export interface NewVersion extends StoredVersion {
  readonly workflowId: WorkflowId
  readonly organizationId: OrganizationId
}

/** Reads and writes the versions of workflows. Rows never change. */
export class WorkflowVersionRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async insert(scope: Scope, versions: readonly NewVersion[], transaction: Transaction): Promise<void> {
    const { table } = within(scope, workflowVersions)
    await transaction.insert(table).values([...versions])
  }

  async find(
    scope: Scope,
    workflowId: WorkflowId,
    version: number,
    transaction: Transaction = this.#database,
  ): Promise<StoredVersion | undefined> {
    const { table, where } = within(scope, workflowVersions)
    const { name, description, configuration, review, retentionDays, createdAt, userId } = table
    const [row] = await transaction
      .select({ name, description, configuration, review, retentionDays, createdAt, userId, version: table.version })
      .from(table)
      .where(where(eq(table.workflowId, workflowId), eq(table.version, version)))
    return row && { ...row, review: row.review ?? undefined, retentionDays: row.retentionDays ?? undefined }
  }

  /** Lists stored versions, newest first, from `newest` or before `before`, whichever is less. */
  async list(
    scope: Scope,
    workflowId: WorkflowId,
    { newest, before, rows }: { readonly newest: number; readonly before: number | undefined; readonly rows: number },
  ): Promise<Pick<StoredVersion, "version" | "name" | "createdAt" | "userId">[]> {
    const { table, where } = within(scope, workflowVersions)
    const { version, name, createdAt, userId } = table
    const below = before === undefined ? undefined : lt(version, before)
    return this.#database
      .select({ version, name, createdAt, userId })
      .from(table)
      .where(where(eq(table.workflowId, workflowId), and(lte(version, newest), below)))
      .orderBy(desc(version))
      .limit(rows)
  }
}
