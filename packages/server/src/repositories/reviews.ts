import type { Configuration, PageSize } from "@docsift/engine"
import { desc, eq, gte, lt, lte, type SQLWrapper, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executionResults, executions } from "../database/schema/executions.ts"
import { executionReviews, reviewRevisions } from "../database/schema/reviews.ts"
import { type Scope, within } from "../database/scope.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { ExecutionId, FileId, OrganizationId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Review, ReviewRevision } from "../domain/review.ts"
import { maxPageBytes } from "../generated/limits.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** An execution with its review. */
export interface ReviewedExecution {
  readonly status: ExecutionStatus
  readonly configuration: Configuration
  /** Revision 0 without reasons when there is none. */
  readonly review: Review
}

/** An approved execution with its result and corrections. */
export interface ApprovedExecution extends Pick<Review, "corrections"> {
  readonly fileId: FileId
  readonly fileName: string
  readonly configuration: Configuration
  /** JSON text. */
  readonly extractedData: string
  /** The report as JSON text: pages, evidence and warnings. */
  readonly evidence: string
}

/** A page of approved executions. */
export interface ApprovedRequest extends PageRequest {
  /** Only what was reviewed at this time or later. */
  readonly reviewedAfter: Date | undefined
}

/** Reads and writes reviews. */
export class ReviewRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Finds an execution with its review; within a transaction, both stay as they are until that ends. */
  async find(scope: Scope, id: ExecutionId, transaction?: Transaction): Promise<ReviewedExecution | undefined> {
    if (transaction !== undefined) await lockExecution(scope, id, transaction)
    const { table, where } = within(scope, executions)
    const reviews = within(scope, executionReviews).table
    const [row] = await (transaction ?? this.#database)
      .select({
        status: table.status,
        configuration: table.configuration,
        state: table.reviewState,
        revision: reviews.revision,
        reasons: reviews.reasons,
        corrections: reviews.corrections,
        note: reviews.note,
        reviewedBy: reviews.reviewedBy,
        reviewedAt: reviews.reviewedAt,
      })
      .from(table)
      .leftJoin(reviews, eq(reviews.executionId, table.id))
      .where(where(eq(table.id, id)))
    if (row === undefined) return undefined
    const { status, configuration } = row
    const review = {
      executionId: id,
      state: row.state ?? undefined,
      revision: row.revision ?? 0,
      reasons: row.reasons ?? [],
      corrections: row.corrections ?? {},
      note: row.note ?? undefined,
      reviewedBy: row.reviewedBy ?? undefined,
      reviewedAt: row.reviewedAt ?? undefined,
    }
    return { status, configuration, review }
  }

  /** Finds the extracted data as JSON text: to parse a large one would block other requests for too long. */
  async findData(scope: Scope, id: ExecutionId): Promise<string | undefined> {
    const { table, where } = within(scope, executionResults)
    const [row] = await this.#database
      .select({ json: sql<string>`${table.extractedData}::text` })
      .from(table)
      .where(where(eq(table.executionId, id)))
    return row?.json
  }

  /** Finds an execution as long as it is approved. */
  async findApproved(scope: Scope, id: ExecutionId): Promise<ApprovedExecution | undefined> {
    const { table, where } = within(scope, executions)
    const results = within(scope, executionResults).table
    const reviews = within(scope, executionReviews).table
    const { fileId, fileName, configuration } = table
    const [row] = await this.#database
      .select({
        fileId,
        fileName,
        configuration,
        corrections: reviews.corrections,
        extractedData: sql<string>`${results.extractedData}::text`,
        evidence: sql<string>`${results.evidence}::text`,
      })
      .from(table)
      .innerJoin(reviews, eq(reviews.executionId, table.id))
      .innerJoin(results, eq(results.executionId, table.id))
      .where(where(eq(table.id, id), eq(table.reviewState, "approved")))
    return row
  }

  /**
   * Lists the approved executions of a workflow, newest first; reads one row more than the limit. Configurations and
   * corrections of a thousand executions can be hundreds of megabytes, so only the positions are read.
   */
  async listApproved(
    scope: Scope,
    workflowId: WorkflowId,
    request: ApprovedRequest,
  ): Promise<{ readonly id: ExecutionId; readonly createdAt: Date }[]> {
    return this.approved(scope, workflowId, request)
  }

  /** The query of {@link listApproved}, for tests of its plan. */
  approved(
    scope: Scope,
    workflowId: WorkflowId,
    request: ApprovedRequest,
  ): Promise<{ readonly id: ExecutionId; readonly createdAt: Date }[]> & SQLWrapper {
    const { table, where } = within(scope, executions)
    const reviews = within(scope, executionReviews).table
    const { id, createdAt } = table
    const { reviewedAfter } = request
    return this.#database
      .select({ id, createdAt })
      .from(table)
      .innerJoin(reviews, eq(reviews.executionId, id))
      .where(
        where(
          eq(table.workflowId, workflowId),
          eq(table.reviewState, "approved"),
          reviewedAfter === undefined ? undefined : gte(reviews.reviewedAt, reviewedAfter),
          afterCursor(table, "exe", request),
        ),
      )
      .orderBy(...newestFirst(table))
      .limit(request.limit + 1)
  }

  /** Finds the sizes of the pages of a completed execution. */
  async findPages(scope: Scope, id: ExecutionId): Promise<readonly PageSize[]> {
    const { table, where } = within(scope, executionResults)
    const [row] = await this.#database
      .select({ pages: sql<PageSize[]>`${table.evidence} -> 'pages'` })
      .from(table)
      .where(where(eq(table.executionId, id)))
    return row?.pages ?? []
  }

  /** Stores a revision, which the caller has found to be the next one in the same transaction. */
  async save(
    scope: Scope,
    organizationId: OrganizationId,
    review: Review,
    { by, changed }: Pick<ReviewRevision, "by" | "changed">,
    transaction: Transaction,
  ): Promise<void> {
    const { executionId, revision, reasons, corrections, reviewedAt } = review
    const state = review.state ?? null
    const note = review.note ?? null
    const { table, where } = within(scope, executions)
    await transaction
      .update(table)
      .set({ reviewState: state })
      .where(where(eq(table.id, executionId)))
    const newest = { revision, corrections, note, reviewedBy: by, reviewedAt }
    await transaction
      .insert(within(scope, executionReviews).table)
      .values({ executionId, organizationId, reasons, ...newest })
      .onConflictDoUpdate({ target: within(scope, executionReviews).table.executionId, set: newest })
    await transaction.insert(within(scope, reviewRevisions).table).values({
      executionId,
      organizationId,
      revision,
      userId: by,
      state,
      note,
      corrections,
      changed,
      createdAt: reviewedAt,
    })
  }

  /**
   * Lists revisions, newest first, without their corrections: a page and one row more. The database adds their sizes up and
   * returns none after the page: the pointers of a thousand revisions can be a quarter of a gigabyte.
   */
  async listRevisions(
    scope: Scope,
    id: ExecutionId,
    { before, rows }: { readonly before: number | undefined; readonly rows: number },
  ): Promise<ReviewRevision[]> {
    const { table, where } = within(scope, reviewRevisions)
    const { revision, state, note, changed } = table
    const bytes = sql`octet_length(${changed}::text) + coalesce(octet_length(${note}), 0)`
    // No more than a page for one row, so that the row after it is read, however large it is.
    const counted = sql`least(${bytes}, ${maxPageBytes}::int)`
    const bytesBefore = sql<number>`coalesce(
      sum(${counted}) over (order by ${desc(revision)} rows between unbounded preceding and 1 preceding), 0)`
    const page = this.#database
      .select({
        revision,
        state,
        note,
        changed,
        by: table.userId,
        at: table.createdAt,
        bytesBefore: bytesBefore.as("bytes_before"),
      })
      .from(table)
      .where(where(eq(table.executionId, id), before === undefined ? undefined : lt(revision, before)))
      .orderBy(desc(revision))
      .limit(rows)
      .as("page")
    const found = await this.#database
      .select({
        revision: page.revision,
        state: page.state,
        note: page.note,
        changed: page.changed,
        by: page.by,
        at: page.at,
      })
      .from(page)
      .where(lte(page.bytesBefore, maxPageBytes))
      .orderBy(desc(page.revision))
    return found.map((row) => ({ ...row, state: row.state ?? undefined, note: row.note ?? undefined }))
  }
}

/** Waits for other changes of the review; an execution that is being removed is not found afterwards. */
async function lockExecution(scope: Scope, id: ExecutionId, transaction: Transaction): Promise<void> {
  const { table, where } = within(scope, executions)
  await transaction
    .select({ id: table.id })
    .from(table)
    .where(where(eq(table.id, id)))
    .for("no key update")
}
