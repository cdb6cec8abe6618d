import type { Configuration } from "@docsift/engine"
import { eq, gte, lt, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Database, Transaction } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executionResults, executions, type ExecutionTable } from "../database/schema/executions.ts"
import { prepareLookup, prepareWithin, Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { BatchId, ExecutionId, FileId, OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Execution, ExecutionSummary } from "../domain/execution.ts"
import type { ReviewPolicy, ReviewState } from "../domain/review.ts"
import type { JobAddition } from "../ports/job-queue.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** The columns of a new execution. */
export interface NewExecution {
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  readonly workflowName: string
  readonly configuration: Configuration
  readonly reviewPolicy: ReviewPolicy | undefined
  readonly retentionDays: number | undefined
  readonly workflowVersion: number
  readonly fileId: FileId
  readonly fileName: string
  readonly batchId?: BatchId | undefined
  readonly jobId: string
  readonly attemptLimit: number
}

/** The conditions of a list of executions. */
export interface ExecutionConditions {
  readonly workflowId?: WorkflowId | undefined
  readonly status?: ExecutionStatus | undefined
  readonly batchId?: BatchId | undefined
  readonly review?: ReviewState | undefined
  /** Included. */
  readonly createdAfter?: Date | undefined
  /** Excluded. */
  readonly createdBefore?: Date | undefined
}

const insertedRows = z.array(z.object({ createdAt: z.number(), outcome: z.string() }))

/** Reads and writes executions for callers; the worker's writes are in `execution-runs.ts`. */
export class ExecutionRepository {
  readonly #database: Database
  readonly #find: ReturnType<typeof prepareFind>
  readonly #findWithData: ReturnType<typeof prepareFindWithData>

  constructor(database: Database) {
    this.#database = database
    this.#find = prepareFind(database)
    this.#findWithData = prepareFindWithData(database)
  }

  /**
   * Inserts an execution and its job with one statement.
   *
   * @param additionOf - returns what adds the job of an execution.
   */
  async insert(
    scope: Scope,
    values: NewExecution,
    additionOf: (id: ExecutionId) => JobAddition,
    transaction: Transaction,
  ): Promise<ExecutionSummary> {
    const { table } = within(scope, executions)
    const { id, createdAt } = await insertWithNewId("exe", async (id) => {
      const addition = additionOf(id)
      const insert = transaction
        .insert(table)
        .values({ id, status: "Queued", ...values })
        .onConflictDoNothing()
        .returning({ organizationId: table.organizationId, createdAt: table.createdAt })
      const result: unknown = await transaction.execute(sql`
        with execution as ${insert}, ${addition.turn}, ${addition.jobWhen(sql`true`)}
        select extract(epoch from created_at)::float8 * 1000 as "createdAt", ${addition.outcome} as outcome
        from execution`)
      return insertedRows.parse(rowsOf(result)).map(({ createdAt, outcome }) => {
        addition.record(outcome)
        return { id, createdAt }
      })
    })
    const { ownerId, workflowId, workflowName, fileId, fileName, jobId, batchId, workflowVersion } = values
    const shown = { ownerId, workflowId, workflowName, workflowVersion, fileId, fileName, jobId, batchId }
    return { id, status: "Queued", createdAt: new Date(Math.round(createdAt)), ...shown }
  }

  /** Finds an execution; within a transaction, it cannot be removed until that ends. */
  async find(scope: Scope, id: ExecutionId, transaction?: Transaction): Promise<ExecutionSummary | undefined> {
    if (transaction === undefined) {
      const row = await this.#find(scope, id)
      return row === undefined ? undefined : toSummary(row)
    }
    const { table, where } = within(scope, executions)
    const [row] = await transaction
      .select(summaryColumns(table))
      .from(table)
      .where(where(eq(table.id, id)))
      .for("key share")
    return row === undefined ? undefined : toSummary(row)
  }

  async findWithData(scope: Scope, id: ExecutionId): Promise<Execution | undefined> {
    const [row] = await this.#findWithData(scope, { id })
    return row === undefined ? undefined : { ...toSummary(row), extractedDataJson: row.extractedDataJson ?? undefined }
  }

  /**
   * Finds what an export needs; `extractedData` is undefined until the execution is Completed. It is JSON text: to parse a
   * large one would block other requests for too long.
   */
  async findForExport(scope: Scope, id: ExecutionId) {
    const { table, where } = within(scope, executions)
    const results = within(scope, executionResults).table
    const [row] = await this.#database
      .select({
        status: table.status,
        fileName: table.fileName,
        configuration: table.configuration,
        extractedData: textOf(results.extractedData),
      })
      .from(table)
      .leftJoin(results, eq(results.executionId, table.id))
      .where(where(eq(table.id, id)))
    return row === undefined ? undefined : { ...row, extractedData: row.extractedData ?? undefined }
  }

  /** Finds the evidence report as JSON. */
  async findEvidenceJson(scope: Scope, id: ExecutionId): Promise<string | undefined> {
    const { table, where } = within(scope, executionResults)
    const [row] = await this.#database
      .select({ json: textOf(table.evidence) })
      .from(table)
      .where(where(eq(table.executionId, id)))
    return row?.json
  }

  /** Reads one row more than the limit. */
  async list(scope: Scope, request: PageRequest & ExecutionConditions): Promise<ExecutionSummary[]> {
    const { table, where } = within(scope, executions)
    const rows = await this.#database
      .select(summaryColumns(table))
      .from(table)
      .where(
        where(
          request.workflowId === undefined ? undefined : eq(table.workflowId, request.workflowId),
          request.status === undefined ? undefined : eq(table.status, request.status),
          request.review === undefined ? undefined : eq(table.reviewState, request.review),
          request.createdAfter === undefined ? undefined : gte(table.createdAt, request.createdAfter),
          request.createdBefore === undefined ? undefined : lt(table.createdAt, request.createdBefore),
          request.batchId === undefined ? undefined : eq(table.batchId, request.batchId),
          afterCursor(table, "exe", request),
        ),
      )
      .orderBy(...newestFirst(table))
      .limit(request.limit + 1)
    return rows.map((row) => toSummary(row))
  }
}

/** The columns of an {@link ExecutionSummary}. */
export function summaryColumns(table: ExecutionTable) {
  return {
    id: table.id,
    status: table.status,
    createdAt: table.createdAt,
    ownerId: table.ownerId,
    workflowId: table.workflowId,
    workflowName: table.workflowName,
    fileId: table.fileId,
    fileName: table.fileName,
    jobId: table.jobId,
    errorMessage: table.errorMessage,
    startedAt: table.startedAt,
    completedAt: table.completedAt,
    review: table.reviewState,
    batchId: table.batchId,
    pageCount: table.pageCount,
    workflowVersion: table.workflowVersion,
  }
}

type Nullable = "errorMessage" | "startedAt" | "completedAt" | "review" | "batchId" | "pageCount" | "workflowVersion"
type SummaryRow = Omit<ExecutionSummary, Nullable> & {
  [Name in Nullable]: NonNullable<ExecutionSummary[Name]> | null
}

/** Converts a row to what the interface shows; null becomes undefined. */
export function toSummary(row: SummaryRow): ExecutionSummary {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.createdAt,
    ownerId: row.ownerId,
    workflowId: row.workflowId,
    workflowName: row.workflowName,
    fileId: row.fileId,
    fileName: row.fileName,
    jobId: row.jobId,
    errorMessage: row.errorMessage ?? undefined,
    startedAt: row.startedAt ?? undefined,
    completedAt: row.completedAt ?? undefined,
    review: row.review ?? undefined,
    batchId: row.batchId ?? undefined,
    pageCount: row.pageCount ?? undefined,
    workflowVersion: row.workflowVersion ?? undefined,
  }
}

function prepareFind(database: Database) {
  const idOf = ({ id }: { id: ExecutionId }) => id
  return prepareLookup(database, "executions_by_id", executions, idOf, ({ table, where }, matches) => {
    const columns = summaryColumns(table)
    const query = database
      .select(columns)
      .from(table)
      .where(where(matches(table.id)))
    return { query, columns }
  })
}

function prepareFindWithData(database: Database) {
  // Joined by the id of an execution that the scope has already checked.
  const results = within(Scope.system(), executionResults).table
  return prepareWithin(database, "execution_with_data_by_id", executions, ({ table, where }) => {
    const columns = { ...summaryColumns(table), extractedDataJson: textOf(results.extractedData) }
    const query = database
      .select(columns)
      .from(table)
      .leftJoin(results, eq(results.executionId, table.id))
      .where(where(eq(table.id, sql.placeholder("id"))))
    return { query, columns }
  })
}

/** Selects a JSON column as text, because the drivers would parse it. */
function textOf(column: PgColumn): SQL<string> {
  return sql<string>`${column}::text`
}
