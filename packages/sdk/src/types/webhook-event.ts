import type { BatchId, ExecutionId, FileId, WebhookId, WorkflowId } from "../generated/ids.ts"
import type { ExecutionStatus, ReviewState } from "./execution.ts"

/** A message to a webhook, told apart by `type`. Newer servers may send other types: ignore those that you do not know. */
export type WebhookEvent = ExecutionMessage | WebhookTestMessage

/** A message about an execution, without its values: they are read by the id. */
export interface ExecutionMessage {
  readonly type: "execution.completed" | "execution.failed" | "execution.review_needed" | "execution.reviewed"
  /** RFC 3339, UTC. */
  readonly timestamp: string
  readonly data: ExecutionOfMessage
}

/** An execution, without its values. */
export interface ExecutionOfMessage {
  readonly executionId: ExecutionId
  readonly workflowId: WorkflowId
  readonly workflowVersion?: number
  readonly workflowName: string
  readonly fileId: FileId
  readonly fileName: string
  readonly status: ExecutionStatus
  /** Why it failed. */
  readonly errorMessage?: string
  readonly review?: ReviewState
  readonly batchId?: BatchId
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** RFC 3339, UTC. */
  readonly startedAt?: string
  /** RFC 3339, UTC. */
  readonly completedAt?: string
}

/** A test message, sent by `client.webhooks.test()`. */
export interface WebhookTestMessage {
  readonly type: "webhook.test"
  /** RFC 3339, UTC. */
  readonly timestamp: string
  readonly data: { readonly webhookId: WebhookId }
}
