import type { Configuration, ExtractionJson } from "@docsift/engine"
import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database, Transaction } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executionResults, executions } from "../database/schema/executions.ts"
import { executionReviews } from "../database/schema/reviews.ts"
import { prepareWithin, type Scope, within } from "../database/scope.ts"
import { statesBefore } from "../domain/execution-status.ts"
import { type ExecutionId, type FileId, isId, type OrganizationId, type WorkflowId } from "../domain/ids.ts"
import type { ReviewPolicy, ReviewReason } from "../domain/review.ts"
import type { PricedModelUsage } from "../domain/usage.ts"
import { ExecutionUsageRepository, recordingOf } from "./execution-usage.ts"
import { readSlotModels, type SlotModel, slotModels } from "./models.ts"
import { outboxOf, wakeUp } from "./webhook-messages.ts"

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
  /** The runtime configuration when the attempt started. */
  readonly slots: readonly SlotModel[]
}

/** The result of an attempt. */
export interface CompletedAttempt extends Pick<StartedAttempt, "id" | "attempt"> {
  readonly extraction: ExtractionJson
  /** Why a review is needed; empty when none is. */
  readonly reasons: readonly ReviewReason[]
  /** What the attempt used. */
  readonly models: readonly PricedModelUsage[]
}

/** An execution that ends without data. */
export interface FailedAttempt {
  readonly id: ExecutionId
  /** Undefined ends the execution whichever attempt is the current one. */
  readonly attempt: number | undefined
  readonly errorMessage: string
  /** What the attempt used. @default nothing */
  readonly models?: readonly PricedModelUsage[]
}

/** An execution that became final. */
export interface EndedExecution {
  readonly attempt: number
  readonly organizationId: OrganizationId
}

/** Returns the statement that removes the job of an id. */
export type RemovalOf = (jobId: SQL) => SQL

interface EndingStatement {
  /** The update that ends the execution and returns its row. */
  readonly ended: SQL
  readonly parts: SQL
  readonly outbox: SQL
  readonly recording: SQL
  readonly removalOf: RemovalOf
}

/** An execution that is not final, and its position in the order of {@link ExecutionRunRepository.findOpen}. */
export interface OpenExecution extends Pick<StartedAttempt, "id" | "jobId" | "organizationId"> {
  readonly createdAt: Date
}

const completed = ["execution.completed"] as const
const completedForReview = ["execution.completed", "execution.review_needed"] as const
const failed = ["execution.failed"] as const

const endedRows = z.array(
  z.object({ attempt: z.number(), organizationId: z.string().refine((text) => isId("org", text)) }),
)

/*
 * Every write here names the states it may leave and, for a worker, the attempt it belongs to. A write that finds
 * another state or a newer attempt changes nothing and returns undefined: the attempt is the fencing token.
 */

/** Writes the state transitions of executions. */
export class ExecutionRunRepository {
  readonly #database: Database
  readonly #usage: ExecutionUsageRepository
  readonly #startAttempt: ReturnType<typeof prepareStartAttempt>

  constructor(database: Database) {
    this.#database = database
    this.#startAttempt = prepareStartAttempt(database)
    this.#usage = new ExecutionUsageRepository(database)
  }

  /** Increments the attempt and makes the execution Processing, unless it is final or has no attempt left. */
  async startAttempt(scope: Scope, id: ExecutionId): Promise<StartedAttempt | undefined> {
    const [row] = await this.#startAttempt(scope, { id })
    if (row === undefined) return undefined
    return { ...row, reviewPolicy: row.reviewPolicy ?? undefined, slots: readSlotModels(row.slots) }
  }

  /** Stores the result and ends the execution. */
  async complete(scope: Scope, result: CompletedAttempt, removalOf: RemovalOf): Promise<EndedExecution | undefined> {
    const { table, where } = within(scope, executions)
    const { id, attempt, extraction, reasons, models } = result
    const { dataJson, evidenceJson, pages, warnings, usage } = extraction
    const report = `{"pages":${JSON.stringify(pages)},"evidence":${evidenceJson},"warnings":${JSON.stringify(warnings)}}`
    const needsReview = reasons.length > 0
    const review = sql`,
      review as (
        insert into ${within(scope, executionReviews).table} (execution_id, organization_id, reasons, corrections)
        select id, organization_id, ${JSON.stringify(reasons)}::json, '{}'::json from subject
      )`
    return this.#end(this.#database, {
      ended: sql`
        update ${table} set status = 'Completed', completed_at = greatest(now(), ${table.startedAt}),
          page_count = ${pages.length}, review_state = ${needsReview ? sql`'needed'` : table.reviewState}
        where ${where(eq(table.id, id), inArray(table.status, statesBefore("complete")), eq(table.attempt, attempt))}
        returning ${table}.*`,
      parts: sql`,
        result as (
          insert into ${within(scope, executionResults).table}
            (execution_id, organization_id, extracted_data, evidence, model_usage)
          select id, organization_id, ${dataJson}::json, ${report}::json,
            ${usage === undefined ? null : JSON.stringify(usage)}::json
          from subject
        )${needsReview ? review : sql``}`,
      outbox: outboxOf(scope, needsReview ? completedForReview : completed),
      recording: recordingOf(scope, models),
      removalOf,
    })
  }

  /** Makes the execution Failed; with an attempt only if that attempt is the current one, which used `models`. */
  async fail(
    scope: Scope,
    { id, attempt, errorMessage, models = [] }: FailedAttempt,
    removalOf: RemovalOf,
    transaction?: Transaction,
  ): Promise<EndedExecution | undefined> {
    const { table, where } = within(scope, executions)
    const isCurrent = attempt === undefined ? undefined : eq(table.attempt, attempt)
    return this.#end(transaction ?? this.#database, {
      ended: sql`
        update ${table} set status = 'Failed', error_message = ${errorMessage},
          completed_at = greatest(now(), coalesce(${table.startedAt}, ${table.createdAt}))
        where ${where(eq(table.id, id), inArray(table.status, statesBefore("fail")), isCurrent)}
        returning ${table}.*`,
      parts: sql``,
      outbox: outboxOf(scope, failed),
      recording: recordingOf(scope, models),
      removalOf,
    })
  }

  /** Returns whether this attempt has ended its execution: with this message or, without one, with a result. */
  async hasEnded(
    scope: Scope,
    { id, attempt, errorMessage }: Pick<CompletedAttempt, "id" | "attempt"> & { readonly errorMessage?: string },
  ): Promise<boolean> {
    const { table, where } = within(scope, executions)
    const isSame =
      errorMessage === undefined
        ? eq(table.status, "Completed")
        : and(eq(table.status, "Failed"), eq(table.errorMessage, errorMessage))
    const rows = await this.#database
      .select({ id: table.id })
      .from(table)
      .where(where(eq(table.id, id), eq(table.attempt, attempt), isSame))
    return rows.length > 0
  }

  /** Ends an execution with all that belongs to it in one statement, which needs no transaction around it. */
  async #end(database: Database, { ended, parts, outbox, recording, removalOf }: EndingStatement) {
    const result: unknown = await database.execute(sql`
      with subject as (${ended}),
      ${outbox},
      recorded as (${recording}),
      removed as (${removalOf(sql`(select job_id from subject)`)})
      ${parts}
      select attempt, organization_id as "organizationId", (select ${wakeUp} from delivery limit 1) from subject`)
    return endedRows.parse(rowsOf(result))[0]
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

function prepareStartAttempt(database: Database) {
  return prepareWithin(database, "execution_start_attempt", executions, ({ table, where }) => {
    const columns = {
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
      sizeBytes: sql<number>`(select size_bytes::float8 from files where files.id = ${table}.file_id)`,
      slots: slotModels(),
    }
    const query = database
      .update(table)
      .set({
        status: "Processing",
        attempt: sql`${table.attempt} + 1`,
        // The start of the first attempt; never before createdAt, even when the database's clock was set back.
        startedAt: sql`coalesce(${table.startedAt}, greatest(now(), ${table.createdAt}))`,
      })
      .where(
        where(
          eq(table.id, sql.placeholder("id")),
          inArray(table.status, statesBefore("start")),
          lt(table.attempt, table.attemptLimit),
        ),
      )
      .returning(columns)
    return { query, columns }
  })
}
