import type { ExecutionStatus } from "./execution-status.ts"
import type { BatchId, UserId, WorkflowId } from "./ids.ts"
import type { ReviewState } from "./review.ts"

/** Executions of one workflow that belong together, such as the invoices of a month. */
export interface Batch {
  readonly id: BatchId
  readonly name: string
  readonly workflowId: WorkflowId
  readonly ownerId: UserId
  readonly createdAt: Date
  /** Undefined while executions can be added. */
  readonly closedAt?: Date | undefined
}

/** A batch with the number of its executions in each state. */
export interface BatchDetails extends Batch {
  readonly statusCounts: Readonly<Record<ExecutionStatus, number>>
  /** Executions without a review count nowhere. */
  readonly reviewCounts: Readonly<Record<ReviewState, number>>
}
