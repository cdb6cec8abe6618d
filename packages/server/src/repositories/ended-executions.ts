import { eq, inArray, lt, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executionResults, executions, files } from "../database/schema/executions.ts"
import { type Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { ExecutionId, FileId } from "../domain/ids.ts"
import { deleteUnusedFiles } from "./files.ts"

/** An execution to remove. */
export interface EndedExecution {
  readonly id: ExecutionId
  readonly fileId: FileId
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
    const { table, where } = within(scope, executions)
    return this.#database.transaction(async (transaction) => {
      const ended = await transaction
        .select({ id: table.id, fileId: table.fileId })
        .from(table)
        .where(
          where(
            // Written as in the partial index, so that the planner uses it.
            sql`${table.status} in ('Completed', 'Failed')`,
            lt(table.completedAt, sql`now() - make_interval(days => ${days})`),
          ),
        )
        .orderBy(table.completedAt)
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
