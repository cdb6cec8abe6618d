import type { deliveryErrors, deliveryStates, webhookEventFilters, webhookEventTypes } from "../generated/enums.ts"
import type { ExecutionId, MessageId, OrganizationId, UserId, WebhookId, WorkflowId } from "./ids.ts"

/** What a message reports. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What happens to an execution. */
export type ExecutionEventType = Exclude<WebhookEventType, "webhook.test">

/** An event that a webhook is called for; `*` is each of them. */
export type WebhookEventFilter = (typeof webhookEventFilters)[number]

/** Whether the receiver took a message, no attempt is left, or one is due or planned. */
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed: a closed set, so that nothing that a receiver says is ever stored. */
export type DeliveryError = (typeof deliveryErrors)[number]

/** Why the server disabled a webhook: the receiver responded with 410, or every attempt of five days failed. */
export type DisabledReason = "gone" | "failing"

/** A URL that receives a message each time one of its events happens. */
export interface Webhook {
  readonly id: WebhookId
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
  readonly url: string
  readonly events: readonly WebhookEventFilter[]
  readonly description?: string | undefined
  /** Undefined when it is called for the executions of all workflows. */
  readonly workflowIds?: readonly WorkflowId[] | undefined
  readonly isEnabled: boolean
  /** Undefined unless the server disabled it. */
  readonly disabledReason?: DisabledReason | undefined
  /** Since when no attempt has succeeded; undefined when the latest one has. */
  readonly failingSince?: Date | undefined
  /** When the previous secret stops signing; undefined when no rotation is open. */
  readonly previousStopsAt?: Date | undefined
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A new webhook with its secret. */
export interface WebhookCreated extends Webhook {
  readonly secret: string
}

/** A new secret of a webhook. */
export interface WebhookSecret {
  readonly secret: string
  readonly previousStopsAt: Date
}

/** A message on its way to a webhook. */
export interface WebhookDelivery {
  readonly webhookId: WebhookId
  readonly messageId: MessageId
  readonly type: WebhookEventType
  /** Undefined for a test. */
  readonly executionId?: ExecutionId | undefined
  readonly state: DeliveryState
  /** Attempts since the delivery began, or began again. */
  readonly attempts: number
  /** Undefined unless the delivery is pending. */
  readonly nextAttemptAt?: Date | undefined
  /** HTTP status of the latest attempt; undefined when it got no response. */
  readonly lastStatus?: number | undefined
  readonly lastError?: DeliveryError | undefined
  /** Duration of the latest attempt in milliseconds. */
  readonly durationMs?: number | undefined
  readonly createdAt: Date
  readonly deliveredAt?: Date | undefined
}

/** An attempt to deliver a message. */
export interface WebhookAttempt {
  /** Counted from 1 over the life of the delivery, also when it begins again. */
  readonly number: number
  readonly startedAt: Date
  /** HTTP status of the response; undefined without one. */
  readonly status?: number | undefined
  readonly error?: DeliveryError | undefined
  /** In milliseconds. */
  readonly durationMs: number
}

/** A delivery with its message and its attempts. */
export interface WebhookDeliveryDetails extends WebhookDelivery {
  /** The body of the message, JSON text. */
  readonly payload: string
  /** The latest ones, the oldest first. */
  readonly attemptLog: readonly WebhookAttempt[]
}
