import type { BatchId, UserId, WorkflowId } from "../generated/ids.ts"
import type { ExecutionStatus, ReviewState } from "./execution.ts"

/** Executions of one workflow that belong together, such as the invoices of a month. */
export interface Batch {
  readonly id: BatchId
  readonly name: string
  readonly workflowId: WorkflowId
  readonly ownerId: UserId
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** Omitted while executions can be added. */
  readonly closedAt?: string
}

/** A batch to create. */
export interface BatchInput {
  /** 1–200 characters. */
  readonly name: string
  readonly workflowId: WorkflowId
}

/** A batch and the number of its executions in each state. */
export interface BatchDetails extends Batch {
  readonly statusCounts: Readonly<Record<ExecutionStatus, number>>
  /** Executions without a review count nowhere. */
  readonly reviewCounts: Readonly<Record<ReviewState, number>>
}
