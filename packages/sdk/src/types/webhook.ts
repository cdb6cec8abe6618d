import type { ExecutionId, MessageId, UserId, WebhookId, WorkflowId } from "../generated/ids.ts"
import type { components } from "../generated/schema.ts"
import type { PageQuery } from "./page-query.ts"

/** What a message reports. */
export type WebhookEventType = components["schemas"]["WebhookEventType"]

/** An event that a webhook is called for; `*` is each of them. */
export type WebhookEventFilter = components["schemas"]["WebhookEventFilter"]

/** A URL that receives a message each time one of its events happens. */
export interface Webhook {
  readonly id: WebhookId
  readonly url: string
  readonly events: readonly WebhookEventFilter[]
  readonly description?: string
  /** All workflows when omitted. */
  readonly workflowIds?: readonly WorkflowId[]
  readonly isEnabled: boolean
  /** Why the server disabled it: the receiver responded with 410, or every attempt of five days failed. */
  readonly disabledReason?: "gone" | "failing"
  /** RFC 3339, UTC; since when no attempt has succeeded. */
  readonly failingSince?: string
  /** RFC 3339, UTC; when the previous secret stops signing. */
  readonly previousStopsAt?: string
  readonly ownerId: UserId
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** RFC 3339, UTC. */
  readonly updatedAt: string
}

/** A webhook to create or change. */
export interface WebhookInput {
  /** With `https`, without user name, password and fragment; up to 2,000 characters. */
  readonly url: string
  readonly events: readonly WebhookEventFilter[]
  /** Up to 200 characters. */
  readonly description?: string | undefined
  /** 1–100 workflows. @default all */
  readonly workflowIds?: readonly WorkflowId[] | undefined
  /** @default true */
  readonly isEnabled?: boolean | undefined
}

/** A new webhook with its secret, which is returned only once. */
export interface WebhookCreated extends Omit<Webhook, "disabledReason" | "failingSince" | "previousStopsAt"> {
  /** `whsec_` and 32 bytes in base64, for `unwrap()`. */
  readonly secret: string
}

/** How a secret is rotated. */
export interface WebhookRotationInput {
  /** How long the previous secret signs as well: 0 to 604,800 seconds. @default 86_400, a day */
  readonly overlapSeconds?: number | undefined
}

/** A new secret of a webhook. */
export interface WebhookSecret {
  readonly secret: string
  /** RFC 3339, UTC. */
  readonly previousStopsAt: string
}

/** What is sent again. */
export interface WebhookRecoveryInput {
  /** RFC 3339, UTC: deliveries that were created before are left as they are. */
  readonly since: string
}

/** How many deliveries began again. */
export interface WebhookRecovered {
  readonly count: number
}

/** Whether a message arrived. */
export type DeliveryState = components["schemas"]["DeliveryState"]

/** Why an attempt to deliver a message failed. */
export type DeliveryError = components["schemas"]["DeliveryError"]

/** Which deliveries are listed. */
export interface DeliveryQuery extends PageQuery {
  readonly state?: DeliveryState | undefined
}

/** A message on its way to a webhook. */
export interface WebhookDelivery {
  /** The same in each attempt. */
  readonly messageId: MessageId
  readonly type: WebhookEventType
  readonly executionId?: ExecutionId
  readonly state: DeliveryState
  /** Since the delivery began, or began again. */
  readonly attempts: number
  /** RFC 3339, UTC. */
  readonly nextAttemptAt?: string
  /** HTTP status of the latest attempt; omitted when it got no response. */
  readonly lastStatus?: number
  readonly lastError?: DeliveryError
  /** Of the latest attempt. */
  readonly durationMs?: number
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** RFC 3339, UTC. */
  readonly deliveredAt?: string
}

/** An attempt to deliver a message. */
export interface WebhookAttempt {
  /** Counted from 1. */
  readonly number: number
  /** RFC 3339, UTC. */
  readonly startedAt: string
  /** HTTP status of the response. */
  readonly status?: number
  readonly error?: DeliveryError
  readonly durationMs: number
}

/** A delivery with its message and its attempts. */
export interface WebhookDeliveryDetails extends WebhookDelivery {
  /** The body that is sent; `unwrap()` types it. */
  readonly payload: {
    readonly type: WebhookEventType
    /** RFC 3339, UTC. */
    readonly timestamp: string
    readonly data: Readonly<Record<string, string | number>>
  }
  /** The latest 100, the oldest first. */
  readonly attemptLog: readonly WebhookAttempt[]
}
