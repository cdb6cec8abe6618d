import type { BatchId, ExecutionId, FileId, UserId, WorkflowId } from "../generated/ids.ts"
import type { ExtractedData } from "./extracted-data.ts"
import type { PageQuery } from "./page-query.ts"

/** The status of an execution: `Queued`, then `Processing`, finally `Completed` or `Failed`. */
export type ExecutionStatus = "Queued" | "Processing" | "Failed" | "Completed"

interface ExecutionBase {
  readonly id: ExecutionId
  /** RFC 3339, UTC. */
  readonly createdAt: string
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  /** Name of the workflow at the time the execution was started. */
  readonly workflowName: string
  readonly fileId: FileId
  readonly fileName: string
  /** Id of the execution's job in the queue. */
  readonly jobId: string
  readonly startedAt?: string
  /** Version of the workflow that the execution runs. */
  readonly workflowVersion?: number
  readonly batchId?: BatchId
  /** Number of pages or sheets of the document, once it has been read. */
  readonly pageCount?: number
  /** Omitted when no review was needed or made. */
  readonly review?: ReviewState
}

/** The state of a review. */
export type ReviewState = "needed" | "approved" | "rejected"

/** An execution that waits for a worker. */
export interface QueuedExecution extends ExecutionBase {
  readonly status: "Queued"
}

/** An execution that a worker is processing. */
export interface ProcessingExecution extends ExecutionBase {
  readonly status: "Processing"
}

/** An execution that ended without data. */
export interface FailedExecution extends ExecutionBase {
  readonly status: "Failed"
  /** In the form `<reason>: <sentence>`. */
  readonly errorMessage: string
  readonly completedAt?: string
}

/** An execution that ended with data of the type `Data`. */
export interface ExtractionResult<Data> extends ExecutionBase {
  readonly status: "Completed"
  readonly completedAt?: string
  readonly extractedData: Data
}

/** An execution that ended with data. `Definition` is the type of the workflow's definition. */
export type CompletedExecution<Definition = unknown> = ExtractionResult<ExtractedData<Definition>>

/** One run of a workflow on one file, whose data has the type `Data`; `status` determines its members. */
export type ExecutionWith<Data> = QueuedExecution | ProcessingExecution | FailedExecution | ExtractionResult<Data>

/** One run of a workflow on one file; `status` determines its members. */
export type Execution<Definition = unknown> = ExecutionWith<ExtractedData<Definition>>

/** An execution in a list, without its data. */
export interface ExecutionSummary extends ExecutionBase {
  readonly status: ExecutionStatus
  readonly errorMessage?: string
  readonly completedAt?: string
}

/** The status of an execution and nothing else, for callers that poll. */
export interface ExecutionStatusView {
  readonly id: ExecutionId
  readonly status: ExecutionStatus
  readonly workflowId: WorkflowId
  readonly fileId: FileId
  readonly jobId: string
  readonly errorMessage?: string
  readonly startedAt?: string
  readonly completedAt?: string
}

declare const definition: unique symbol

/**
 * The execution that was started, with the type of its workflow's definition, so that `wait()` can type the data.
 *
 * Its members have the names of the HTTP response: `workflowExecutionId` is the `id` of an {@link Execution}, `filename` its
 * `fileName`.
 */
export interface ExecuteResult<Definition = never> {
  readonly workflowExecutionId: ExecutionId
  readonly workflowId: WorkflowId
  /** One of {@link ExecutionStatus}. */
  readonly status: string
  readonly fileId: FileId
  readonly filename: string
  /** Exists in types only. */
  readonly [definition]?: Definition
}

/** An execution: its id, or the result of `execute()`, which carries the type of the data. */
export type ExecutionReference<Definition = unknown> = ExecutionId | ExecuteResult<Definition>

/** The location of an execution's file. */
export interface ExecutionFile {
  /** A signed URL, valid for 15 minutes without an API key. Treat it as a secret. */
  readonly url: string
}

/** Filters for a list of executions. */
export interface ExecutionQuery extends PageQuery {
  readonly workflowId?: WorkflowId | undefined
  readonly status?: ExecutionStatus | undefined
  readonly review?: ReviewState | undefined
  /** RFC 3339 in UTC; included. */
  readonly createdAfter?: string | undefined
  /** RFC 3339 in UTC; excluded. */
  readonly createdBefore?: string | undefined
  readonly batchId?: BatchId | undefined
}

/** The formats of an export: one CSV table, indented JSON, or an Excel workbook. */
export type ExportMode = "csv" | "json" | "xlsx"
