import type { ExtractedData } from "./extracted-data.ts"
import type { ExecutionId, FileId, UserId, WorkflowId } from "../generated/ids.ts"
import type { PageQuery } from "./page-query.ts"

/** Says where an execution stands: `Queued`, then `Processing`, and in the end `Completed` or `Failed`, for good. */
export type ExecutionStatus = "Queued" | "Processing" | "Failed" | "Completed"

interface ExecutionBase {
  readonly id: ExecutionId
  /** RFC 3339, UTC. */
  readonly createdAt: string
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  /** Name of the workflow when the execution was started. */
  readonly workflowName: string
  readonly fileId: FileId
  readonly fileName: string
  /** Names the execution's entry in the queue. */
  readonly jobId: string
  readonly startedAt?: string
}

/** Is an execution that waits for a worker. */
export interface QueuedExecution extends ExecutionBase {
  readonly status: "Queued"
}

/** Is an execution that a worker has taken. */
export interface ProcessingExecution extends ExecutionBase {
  readonly status: "Processing"
}

/** Is an execution that ended without data. */
export interface FailedExecution extends ExecutionBase {
  readonly status: "Failed"
  /** `<reason>: <sentence>`. */
  readonly errorMessage: string
  readonly completedAt?: string
}

/** Is an execution that ended with data. `Definition` is the type of the workflow's definition. */
export interface CompletedExecution<Definition = unknown> extends ExecutionBase {
  readonly status: "Completed"
  readonly completedAt?: string
  readonly extractedData: ExtractedData<Definition>
}

/** Is one run of a workflow over one file; `status` tells which members it has. */
export type Execution<Definition = unknown> =
  | QueuedExecution
  | ProcessingExecution
  | FailedExecution
  | CompletedExecution<Definition>

/** Is an execution in a list: without its data. */
export interface ExecutionSummary extends ExecutionBase {
  readonly status: ExecutionStatus
  readonly errorMessage?: string
  readonly completedAt?: string
}

/** Is what a caller who waits needs to know. */
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

/** Says which execution was started. */
export interface ExecuteResult {
  readonly workflowExecutionId: ExecutionId
  readonly workflowId: WorkflowId
  /** Where the execution stands, in the words of {@link ExecutionStatus}. */
  readonly status: string
  readonly fileId: FileId
  readonly filename: string
}

/** Says where an execution's file can be fetched. */
export interface ExecutionFile {
  /** A signed address, good for 15 minutes, that needs no API key. Treat it as a secret. */
  readonly url: string
}

/** Narrows a list of executions. */
export interface ExecutionQuery extends PageQuery {
  readonly workflowId?: WorkflowId
  readonly status?: ExecutionStatus
}

/** Names the forms of an export: one CSV table, indented JSON, or an Excel workbook. */
export type ExportMode = "csv" | "json" | "xlsx"
