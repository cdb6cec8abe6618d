import type { ExecutionStatus } from "./execution-status.ts"
import type { BatchId, ExecutionId, FileId, UserId, WorkflowId } from "./ids.ts"
import type { ReviewState } from "./review.ts"

/** An execution without its data; unknown members are undefined. */
export interface ExecutionSummary {
  readonly id: ExecutionId
  readonly status: ExecutionStatus
  readonly createdAt: Date
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  /** The workflow's name when the execution was started. */
  readonly workflowName: string
  readonly fileId: FileId
  readonly fileName: string
  /** The queue's own id. */
  readonly jobId: string
  readonly errorMessage?: string | undefined
  readonly startedAt?: Date | undefined
  readonly completedAt?: Date | undefined
  /** Undefined for executions of a server without versions. */
  readonly workflowVersion?: number | undefined
  readonly batchId?: BatchId | undefined
  readonly pageCount?: number | undefined
  readonly review?: ReviewState | undefined
}

/** An execution that was started a moment ago. */
export type StartedExecution = Pick<ExecutionSummary, "id" | "status" | "workflowId" | "fileId" | "fileName" | "jobId">

/** An execution with its data. */
export interface Execution extends ExecutionSummary {
  /**
   * The extracted data as the engine wrote it, every name in the configured order; undefined until the execution is
   * Completed. It is sent as is: parsing the rows of a large table blocks the thread that serves HTTP for a second.
   */
  readonly extractedDataJson?: string | undefined
}
