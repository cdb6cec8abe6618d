import { and, eq, gt, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database, Transaction } from "../database/database.ts"
import { executionResults, executions, type ExecutionTable, files } from "../database/schema/executions.ts"
import { workflows } from "../database/schema/workflows.ts"
import { Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { ExecutionId, FileId, OrganizationId, WorkflowId } from "../domain/ids.ts"
import { deleteUnusedFiles } from "./files.ts"

/** An execution to remove. */
export interface EndedExecution {
  readonly id: ExecutionId
  readonly fileId: FileId
}

/** A workflow whose executions are kept for a time of its own. */
export interface RetainingWorkflow {
  readonly id: WorkflowId
  readonly organizationId: OrganizationId
}

/** The rows and documents that one batch removed. */
export interface RemovedExecutions {
  readonly count: number
  /** Documents that no row refers to any more; their bytes can be removed. */
  readonly fileIds: readonly FileId[]
}

/*
 * A document belongs to its execution and to every retry of it, so its row is removed with the last of them. Two things may
 * happen at the same time. Another process removes executions: the batches differ, since locked rows are skipped, and
 * where they share a document, the lock on its row makes one wait until the other has committed, so that the later one
 * finds no execution left. And a caller may retry an execution that is about to be removed: the retry locks it
 * (`ExecutionRepository.find`), so either the batch skips it, or the retry waits and finds nothing.
 */

/** Removes executions that have ended. */
export class EndedExecutionRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Removes up to `limit` executions that ended more than a number of days ago, oldest first, with their results and documents. */
  async deleteOld(scope: Scope, days: number, limit: number): Promise<RemovedExecutions> {
    const { table } = within(scope, executions)
    const condition = and(hasEnded(table), lt(table.completedAt, daysAgo(days)))
    return this.#deleteEnded(scope, { condition, oldest: table.completedAt, limit })
  }

  /** Removes up to `limit` executions that were to be kept for this number of days when they were started, and ended earlier. */
  async deleteOldOfRetention(scope: Scope, days: number, limit: number): Promise<RemovedExecutions> {
    const { table } = within(scope, executions)
    const condition = and(hasEnded(table), eq(table.retentionDays, days), lt(table.completedAt, daysAgo(days)))
    return this.#deleteEnded(scope, { condition, oldest: table.completedAt, limit })
  }

  /**
   * Removes up to `limit` executions of a workflow that ended longer ago than its current retention allows, oldest first.
   * The days are read by the same statement, so that a change that was confirmed before is respected.
   */
  async deleteOldOfWorkflow({ organizationId, id }: RetainingWorkflow, limit: number): Promise<RemovedExecutions> {
    const scope = Scope.of({ organizationId })
    const { status, workflowId, createdAt, completedAt } = within(scope, executions).table
    const { table, where } = within(scope, workflows)
    const keptSince = sql`(${this.#database
      .select({ keptSince: daysAgo(table.retentionDays) })
      .from(table)
      .where(where(eq(table.id, id)))})`
    // Not as in the partial index of all ended executions, which the planner would prefer for a workflow with many of them.
    const isFinal = sql`${status} not in ('Queued', 'Processing')`
    // An execution ends after its creation, by which the index of the workflow's executions is sorted.
    const condition = and(isFinal, eq(workflowId, id), lt(createdAt, keptSince), lt(completedAt, keptSince))
    return this.#deleteEnded(scope, { condition, oldest: createdAt, limit })
  }

  /** Lists workflows with a retention of their own, at most `limit` after an id. */
  async listRetaining(scope: Scope, after: WorkflowId | undefined, limit: number): Promise<RetainingWorkflow[]> {
    const { table, where } = within(scope, workflows)
    return this.#database
      .select({ id: table.id, organizationId: table.organizationId })
      .from(table)
      .where(where(isNotNull(table.retentionDays), after && gt(table.id, after)))
      .orderBy(table.id)
      .limit(limit)
  }

  /** Returns the least retention, in days, above `above` that an ended execution was started with. */
  async nextRetention(scope: Scope, above: number): Promise<number | undefined> {
    const { table, where } = within(scope, executions)
    const [row] = await this.#database
      .select({ days: table.retentionDays })
      .from(table)
      .where(where(hasEnded(table), isNotNull(table.retentionDays), gt(table.retentionDays, above)))
      .orderBy(table.retentionDays)
      .limit(1)
    return row?.days ?? undefined
  }

  async #deleteEnded(
    scope: Scope,
    { condition, oldest, limit }: { condition: SQL | undefined; oldest: PgColumn; limit: number },
  ): Promise<RemovedExecutions> {
    const { table, where } = within(scope, executions)
    return this.#database.transaction(async (transaction) => {
      const ended = await transaction
        .select({ id: table.id, fileId: table.fileId })
        .from(table)
        .where(where(condition))
        .orderBy(oldest)
        .limit(limit)
        .for("update", { skipLocked: true })
      return { count: ended.length, fileIds: await this.delete(scope, ended, transaction) }
    })
  }

  /** Locks an execution, so that it cannot be retried or removed until the transaction ends. */
  async lock(
    scope: Scope,
    id: ExecutionId,
    transaction: Transaction,
  ): Promise<(EndedExecution & { readonly status: ExecutionStatus }) | undefined> {
    const { table, where } = within(scope, executions)
    const [row] = await transaction
      .select({ id: table.id, fileId: table.fileId, status: table.status })
      .from(table)
      .where(where(eq(table.id, id)))
      .for("update")
    return row
  }

  /** Deletes locked executions with their results and reviews. @returns their files that no other execution uses; their rows are deleted, too. */
  async delete(scope: Scope, ended: readonly EndedExecution[], transaction: Transaction): Promise<FileId[]> {
    if (ended.length === 0) return []
    const { table, where } = within(scope, executions)
    const results = within(scope, executionResults)
    const documents = within(scope, files)
    const ids = ended.map(({ id }) => id)
    const fileIds = [...new Set(ended.map(({ fileId }) => fileId))]
    await transaction.delete(results.table).where(results.where(inArray(results.table.executionId, ids)))
    await transaction.delete(table).where(where(inArray(table.id, ids)))
    await transaction
      .select({ id: documents.table.id })
      .from(documents.table)
      .where(documents.where(inArray(documents.table.id, fileIds)))
      // In one order everywhere, so that two processes cannot deadlock.
      .orderBy(documents.table.id)
      .for("update")
    return deleteUnusedFiles(scope, fileIds, transaction)
  }
}

/** Written as in the partial indexes, so that the planner uses them. */
function hasEnded({ status }: ExecutionTable): SQL {
  return sql`${status} in ('Completed', 'Failed')`
}

/** The time a number of days ago. */
function daysAgo(days: number | PgColumn): SQL {
  return sql`now() - make_interval(days => ${days})`
}
