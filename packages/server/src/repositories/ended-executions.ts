import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { executionResults, executions, files } from "../database/schema/executions.ts"
import { type Scope, within } from "../database/scope.ts"
import type { FileId } from "../domain/ids.ts"

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

/** Removes executions that ended long ago. */
export class EndedExecutionRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Removes up to `limit` executions that ended more than a number of days ago, oldest first, with their results and documents. */
  async deleteOld(scope: Scope, days: number, limit: number): Promise<RemovedExecutions> {
    const { table, where } = within(scope, executions)
    const results = within(scope, executionResults)
    const documents = within(scope, files)
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
      if (ended.length === 0) return { count: 0, fileIds: [] }
      const ids = ended.map(({ id }) => id)
      await transaction.delete(results.table).where(results.where(inArray(results.table.executionId, ids)))
      await transaction.delete(table).where(where(inArray(table.id, ids)))
      const isFile = documents.where(inArray(documents.table.id, [...new Set(ended.map(({ fileId }) => fileId))]))
      // In one order everywhere, so that two processes cannot deadlock.
      const locked = transaction.select({ id: documents.table.id }).from(documents.table).where(isFile)
      await locked.orderBy(documents.table.id).for("update")
      const users = transaction.select({ id: table.id }).from(table).where(eq(table.fileId, documents.table.id))
      const removed = await transaction
        .delete(documents.table)
        .where(and(isFile, notExists(users)))
        .returning({ id: documents.table.id })
      return { count: ids.length, fileIds: removed.map(({ id }) => id) }
    })
  }
}
