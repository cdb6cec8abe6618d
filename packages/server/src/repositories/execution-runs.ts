import type { Configuration, ExtractionJson } from "@docsift/engine"
import { and, eq, inArray, lt, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executionResults, executions, type ExecutionTable } from "../database/schema/executions.ts"
import { executionReviews } from "../database/schema/reviews.ts"
import { type Scope, within } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import { statesBefore } from "../domain/execution-status.ts"
import type { ExecutionId, FileId, OrganizationId, WorkflowId } from "../domain/ids.ts"
import type { ReviewPolicy, ReviewReason } from "../domain/review.ts"
import type { PricedModelUsage } from "../domain/usage.ts"
import { ExecutionUsageRepository } from "./execution-usage.ts"

/** An attempt that a worker has started. */
export interface StartedAttempt {
  readonly id: ExecutionId
  readonly organizationId: OrganizationId
  readonly workflowId: WorkflowId
  readonly jobId: string
  /** Identifies this run in every later write. */
  readonly attempt: number
  readonly attemptLimit: number
  readonly fileId: FileId
  readonly fileName: string
  readonly configuration: Configuration
  readonly reviewPolicy: ReviewPolicy | undefined
  /** Detected from the content of the file. */
  readonly mediaType: string
  readonly sizeBytes: number
}

/** The job of an execution that became final, for the queue. */
export interface FinishedExecution {
  readonly attempt: number
  readonly organizationId: OrganizationId
  readonly workflowId: WorkflowId
  readonly jobId: string
  /** From the start of the first attempt to the end; 0 for one that never started. */
  readonly seconds: number
  /** Whether the organization has a webhook that may be called: without one, its end costs no further statement. */
  readonly hasWebhooks: boolean
}

/** An execution that is not final, and its position in the order of {@link ExecutionRunRepository.findOpen}. */
export interface OpenExecution extends Pick<StartedAttempt, "id" | "jobId" | "organizationId"> {
  readonly createdAt: Date
}

/*
 * Every write here names the states it may leave and, for a worker, the attempt it belongs to. A write that finds
 * another state or a newer attempt changes nothing and returns undefined: the attempt is the fencing token.
 */

/** Writes the state transitions of executions. */
export class ExecutionRunRepository {
  readonly #database: Database
  readonly #usage: ExecutionUsageRepository

  constructor(database: Database) {
    this.#database = database
    this.#usage = new ExecutionUsageRepository(database)
  }

  /** Increments the attempt and makes the execution Processing, unless it is final or has no attempt left. */
  async startAttempt(scope: Scope, id: ExecutionId): Promise<StartedAttempt | undefined> {
    const { table, where } = within(scope, executions)
    const [row] = await this.#database
      .update(table)
      .set({
        status: "Processing",
        attempt: sql`${table.attempt} + 1`,
        // The start of the first attempt; never before createdAt, even when the database's clock was set back.
        startedAt: sql`coalesce(${table.startedAt}, greatest(now(), ${table.createdAt}))`,
      })
      .where(
        where(eq(table.id, id), inArray(table.status, statesBefore("start")), lt(table.attempt, table.attemptLimit)),
      )
      .returning({
        id: table.id,
        organizationId: table.organizationId,
        workflowId: table.workflowId,
        jobId: table.jobId,
        attempt: table.attempt,
        attemptLimit: table.attemptLimit,
        fileId: table.fileId,
        fileName: table.fileName,
        configuration: table.configuration,
        reviewPolicy: table.reviewPolicy,
        mediaType: sql<string>`(select media_type from files where files.id = ${table}.file_id)`,
        sizeBytes: sql<number>`(select size_bytes from files where files.id = ${table}.file_id)`.mapWith(Number),
      })
    return row && { ...row, reviewPolicy: row.reviewPolicy ?? undefined }
  }

  /** Stores the result; `reasons` are those for a review, an empty list when none is needed; `models` what the attempt used. */
  async complete(
    scope: Scope,
    id: ExecutionId,
    attempt: number,
    extraction: ExtractionJson,
    reasons: readonly ReviewReason[],
    models: readonly PricedModelUsage[],
    transaction: Transaction,
  ): Promise<FinishedExecution | undefined> {
    const { table, where } = within(scope, executions)
    const [row] = await transaction
      .update(table)
      .set({
        status: "Completed",
        completedAt: sql`greatest(now(), ${table.startedAt})`,
        ...(reasons.length > 0 && { reviewState: "needed" as const }),
        pageCount: extraction.pages.length,
      })
      .where(where(eq(table.id, id), inArray(table.status, statesBefore("complete")), eq(table.attempt, attempt)))
      .returning(finishedColumns(table))
    if (row === undefined) return undefined
    const { dataJson, evidenceJson, pages, warnings, usage } = extraction
    const report = `{"pages":${JSON.stringify(pages)},"evidence":${evidenceJson},"warnings":${JSON.stringify(warnings)}}`
    const stored = transaction
      .insert(within(scope, executionResults).table)
      .values({
        executionId: id,
        organizationId: row.organizationId,
        // Texts already: the column would write them as JSON strings.
        extractedData: sql`${dataJson}::json`,
        evidence: sql`${report}::json`,
        modelUsage: usage,
      })
      // A query that is only awaited is sent at each await.
      .execute()
    const { organizationId, workflowId, seconds } = row
    const end = { executionId: id, organizationId, workflowId, status: "Completed", pages: pages.length } as const
    const recorded = this.#usage.recordEnd(scope, { ...end, seconds, attempts: attempt }, models, transaction)
    await settleBoth(stored, recorded)
    if (reasons.length > 0) {
      const review = { executionId: id, organizationId, reasons, corrections: {} }
      await transaction.insert(within(scope, executionReviews).table).values(review)
    }
    return row
  }

  /** Makes the execution Failed; with an attempt only if that attempt is the current one, which used `models`. */
  async fail(
    scope: Scope,
    id: ExecutionId,
    attempt: number | undefined,
    errorMessage: string,
    models: readonly PricedModelUsage[],
    transaction: Transaction,
  ): Promise<FinishedExecution | undefined> {
    const { table, where } = within(scope, executions)
    const [row] = await transaction
      .update(table)
      .set({
        status: "Failed",
        errorMessage,
        completedAt: sql`greatest(now(), coalesce(${table.startedAt}, ${table.createdAt}))`,
      })
      .where(
        where(
          eq(table.id, id),
          inArray(table.status, statesBefore("fail")),
          attempt === undefined ? undefined : eq(table.attempt, attempt),
        ),
      )
      .returning(finishedColumns(table))
    if (row !== undefined) {
      const { organizationId, workflowId, seconds, attempt: attempts } = row
      const end = { executionId: id, organizationId, workflowId, status: "Failed", pages: undefined } as const
      await this.#usage.recordEnd(scope, { ...end, seconds, attempts }, models, transaction)
    }
    return row
  }

  /** Records what an attempt used that did not end its execution. */
  async recordUsage(scope: Scope, run: StartedAttempt, models: readonly PricedModelUsage[]): Promise<void> {
    const { id: executionId, organizationId, workflowId } = run
    await this.#usage.recordAttempt(scope, { executionId, organizationId, workflowId }, models)
  }

  /** Allows one more attempt, for a run that was ended by a shutdown and not by a fault. */
  async refundAttempt(scope: Scope, id: ExecutionId, attempt: number): Promise<void> {
    const { table, where } = within(scope, executions)
    await this.#database
      .update(table)
      .set({ attemptLimit: sql`${table.attemptLimit} + 1` })
      .where(where(eq(table.id, id), eq(table.attempt, attempt), eq(table.status, "Processing")))
  }

  /** Lists executions that are not final although they were created a while ago, oldest first, starting after `after`. */
  findOpen(
    scope: Scope,
    olderThanSeconds: number,
    limit: number,
    after?: Pick<OpenExecution, "id" | "createdAt">,
  ): Promise<OpenExecution[]> {
    const { table, where } = within(scope, executions)
    return this.#database
      .select({
        id: table.id,
        jobId: table.jobId,
        organizationId: table.organizationId,
        createdAt: table.createdAt,
      })
      .from(table)
      .where(
        where(
          // Written as in the partial index, so that the planner uses it.
          sql`${table.status} in ('Queued', 'Processing')`,
          lt(table.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
          after &&
            sql`(${table.createdAt}, ${table.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(table.createdAt, table.id)
      .limit(limit)
  }

  /** Assigns a new job to an open execution whose job was lost. */
  async replaceJob(scope: Scope, id: ExecutionId, jobId: string, newJobId: string, transaction: Transaction) {
    const { table, where } = within(scope, executions)
    const rows = await transaction
      .update(table)
      .set({ jobId: newJobId })
      .where(and(where(eq(table.id, id), eq(table.jobId, jobId)), inArray(table.status, statesBefore("start"))))
      .returning({ id: table.id })
    return rows.length > 0
  }
}

function finishedColumns(table: ExecutionTable) {
  return {
    attempt: table.attempt,
    organizationId: table.organizationId,
    workflowId: table.workflowId,
    jobId: table.jobId,
    seconds: sql<number>`coalesce(extract(epoch from ${table.completedAt} - ${table.startedAt}), 0)`.mapWith(Number),
    hasWebhooks: sql<boolean>`exists (
      select 1 from webhooks where webhooks.organization_id = ${table}.organization_id and webhooks.is_enabled)`,
  }
}
