import type { Configuration, Evidence, ExtractedData, ModelUsage, PageSize } from "@docsift/engine"
import { sql } from "drizzle-orm"
import { bigint, doublePrecision, index, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { ExecutionStatus } from "../../domain/execution-status.ts"
import type { BatchId, ExecutionId, FileId, WorkflowId } from "../../domain/ids.ts"
import type { ReviewPolicy, ReviewState } from "../../domain/review.ts"
import type { PricedModelUsage } from "../../domain/usage.ts"
import { scoped } from "../scope.ts"
import { createdAt, timestampMs } from "./columns.ts"
import { organizationId, ownerId } from "./tenants.ts"

const filesTable = pgTable(
  "files",
  {
    id: text("id").$type<FileId>().primaryKey(),
    organizationId: organizationId(),
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    createdAt: createdAt(),
    /** When a file that no execution uses is removed; null while one does. */
    unattachedUntil: timestampMs("unattached_until"),
  },
  (table) => [
    index("files_unattached")
      .on(table.unattachedUntil)
      .where(sql`unattached_until is not null`),
  ],
)

/** The type of the table, for functions that get a row of it. */
export type FileTable = typeof filesTable
export const files = scoped(filesTable)

/** The table without its scope, for foreign keys. */
export const executionsTable = pgTable(
  "executions",
  {
    id: text("id").$type<ExecutionId>().primaryKey(),
    organizationId: organizationId(),
    ownerId: ownerId("owner_id"),
    /** No foreign key: a workflow may be deleted, its executions stay. */
    workflowId: text("workflow_id").$type<WorkflowId>().notNull(),
    workflowName: text("workflow_name").notNull(),
    /** A copy from the start: later changes of the workflow do not affect the execution. */
    configuration: json("configuration").$type<Configuration>().notNull(),
    fileId: text("file_id")
      .$type<FileId>()
      .notNull()
      .references(() => filesTable.id),
    fileName: text("file_name").notNull(),
    jobId: uuid("job_id").notNull(),
    status: text("status").$type<ExecutionStatus>().notNull(),
    /** The workflow's version when it was started; null for executions of a server without versions. */
    workflowVersion: integer("workflow_version"),
    /** A copy from the start, like the configuration. */
    retentionDays: integer("retention_days"),
    /** No foreign key: a batch may be deleted, its executions stay. */
    batchId: text("batch_id").$type<BatchId>(),
    /** A copy from the start, like the configuration. */
    reviewPolicy: json("review_policy").$type<ReviewPolicy>(),
    /** Null when no review was needed or made. */
    reviewState: text("review_state").$type<ReviewState>(),
    /** The pages of the document; null until the execution is completed. */
    pageCount: integer("page_count"),
    /** The number of the current attempt; every write of a worker names the attempt it belongs to. */
    attempt: integer("attempt").notNull().default(0),
    /** Attempts allowed; a refunded attempt raises it. */
    attemptLimit: integer("attempt_limit").notNull(),
    errorMessage: text("error_message"),
    createdAt: createdAt(),
    startedAt: timestampMs("started_at"),
    completedAt: timestampMs("completed_at"),
  },
  (table) => [
    index("executions_newest").on(table.organizationId, table.createdAt.desc(), table.id),
    index("executions_newest_of_workflow").on(table.organizationId, table.workflowId, table.createdAt.desc(), table.id),
    index("executions_newest_of_status").on(table.organizationId, table.status, table.createdAt.desc(), table.id),
    index("executions_open")
      .on(table.createdAt)
      .where(sql`status in ('Queued', 'Processing')`),
    index("executions_ended")
      .on(table.completedAt)
      .where(sql`status in ('Completed', 'Failed')`),
    index("executions_ended_of_retention")
      .on(table.retentionDays, table.completedAt)
      .where(sql`retention_days is not null and status in ('Completed', 'Failed')`),
    index("executions_file").on(table.fileId),
    index("executions_newest_of_review")
      .on(table.organizationId, table.reviewState, table.createdAt.desc(), table.id)
      .where(sql`review_state is not null`),
    index("executions_newest_of_batch")
      .on(table.organizationId, table.batchId, table.createdAt.desc(), table.id)
      .where(sql`batch_id is not null`),
  ],
)

/** The type of the table, for functions that get one from `within`. */
export type ExecutionTable = typeof executionsTable
export const executions = scoped(executionsTable)

/** Separate from executions, so that lists and status reads never touch the large values. */
export const executionResults = scoped(
  pgTable("execution_results", {
    executionId: text("execution_id")
      .$type<ExecutionId>()
      .primaryKey()
      .references(() => executionsTable.id),
    organizationId: organizationId(),
    extractedData: json("extracted_data").$type<ExtractedData>().notNull(),
    evidence: json("evidence")
      .$type<{ pages: PageSize[]; evidence: Record<string, Evidence>; warnings: string[] }>()
      .notNull(),
    /** Calls and tokens of the language models; null when none was used. */
    modelUsage: json("model_usage").$type<readonly ModelUsage[]>(),
  }),
)

/**
 * What an execution used, one row for each that ended. No foreign keys: the rows outlive retention. Append only: a row per
 * organization and day would make the ends of executions wait for each other.
 */
const executionUsageTable = pgTable(
  "execution_usage",
  {
    executionId: text("execution_id").$type<ExecutionId>().primaryKey(),
    organizationId: organizationId(),
    workflowId: text("workflow_id").$type<WorkflowId>().notNull(),
    /** When the execution ended. */
    at: timestampMs("at").notNull().defaultNow(),
    /** `Processing` while only attempts that did not end the execution have been recorded. */
    status: text("status").$type<ExecutionStatus>().notNull(),
    /** Null when the document could not be read. */
    pages: integer("pages"),
    /** From the start of the first attempt to the end. */
    seconds: doublePrecision("seconds").notNull(),
    attempts: integer("attempts").notNull(),
    /** The calls and tokens of each model, with its price at that time. */
    models: json("models").$type<readonly PricedModelUsage[]>().notNull(),
    /** Millionths of the currency; null when a price is unknown. */
    costMicros: bigint("cost_micros", { mode: "number" }),
  },
  (table) => [index("execution_usage_time").on(table.organizationId, table.at)],
)

/** The type of a row. */
export type UsageRow = (typeof executionUsageTable)["$inferSelect"]
export const executionUsage = scoped(executionUsageTable)
