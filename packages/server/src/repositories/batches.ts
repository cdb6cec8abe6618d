import { count, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executions } from "../database/schema/executions.ts"
import { batches } from "../database/schema/workflows.ts"
import { type Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { BatchId, OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Batch } from "../domain/batch.ts"
import type { ReviewState } from "../domain/review.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** The columns of a new batch. */
export interface NewBatch {
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  readonly name: string
}

/** The number of a batch's executions in one state. */
export interface BatchCount {
  readonly status: ExecutionStatus
  readonly review: ReviewState | null
  readonly count: number
}

/**
 * Returns the query that finds an open batch of a workflow and locks it against its end, as a part of another statement.
 *
 * @param after - what must be true before.
 */
export function openBatchLockOf(
  scope: Scope,
  { batchId, workflowId }: { readonly batchId: BatchId; readonly workflowId: WorkflowId },
  after: SQL,
): SQL {
  const { table, where } = within(scope, batches)
  const isOpen = where(eq(table.id, batchId), eq(table.workflowId, workflowId), isNull(table.closedAt), after)
  return sql`select ${table.id} from ${table} where ${isOpen} for share`
}

/** Reads and writes batches. */
export class BatchRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async insert(scope: Scope, values: NewBatch, transaction: Transaction): Promise<Batch> {
    const { table } = within(scope, batches)
    const row = await insertWithNewId("bat", (id) =>
      transaction
        .insert(table)
        .values({ id, ...values })
        .onConflictDoNothing()
        .returning(),
    )
    return toBatch(row)
  }

  /** Finds a batch; within a transaction, it cannot be closed until that ends. */
  async find(scope: Scope, id: BatchId, transaction?: Transaction): Promise<Batch | undefined> {
    const { table, where } = within(scope, batches)
    const query = (transaction ?? this.#database)
      .select()
      .from(table)
      .where(where(eq(table.id, id)))
    const [row] = await (transaction === undefined ? query : query.for("share"))
    return row === undefined ? undefined : toBatch(row)
  }

  /** Reads one row more than the limit. */
  async list(scope: Scope, request: PageRequest): Promise<Batch[]> {
    const { table, where } = within(scope, batches)
    const rows = await this.#database
      .select()
      .from(table)
      .where(where(afterCursor(table, "bat", request)))
      .orderBy(...newestFirst(table))
      .limit(request.limit + 1)
    return rows.map((row) => toBatch(row))
  }

  /** Closes a batch; the time of an earlier close stays. */
  async close(scope: Scope, id: BatchId, transaction: Transaction): Promise<Batch | undefined> {
    const { table, where } = within(scope, batches)
    const [row] = await transaction
      .update(table)
      .set({ closedAt: sql`coalesce(${table.closedAt}, greatest(now(), ${table.createdAt}))` })
      .where(where(eq(table.id, id)))
      .returning()
    return row === undefined ? undefined : toBatch(row)
  }

  /** Counts the executions of a batch; a state without executions has no entry. */
  countExecutions(scope: Scope, id: BatchId): Promise<BatchCount[]> {
    const { table, where } = within(scope, executions)
    return this.#database
      .select({ status: table.status, review: table.reviewState, count: count() })
      .from(table)
      .where(where(eq(table.batchId, id)))
      .groupBy(table.status, table.reviewState)
  }
}

type BatchRow = Omit<Batch, "closedAt"> & { readonly closedAt: Date | null }

function toBatch({ id, name, workflowId, ownerId, createdAt, closedAt }: BatchRow): Batch {
  return { id, name, workflowId, ownerId, createdAt, closedAt: closedAt ?? undefined }
}
