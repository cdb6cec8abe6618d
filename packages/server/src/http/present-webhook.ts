import type {
  Webhook,
  WebhookAttempt,
  WebhookCreated,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookSecret,
} from "../domain/webhook.ts"
import { webhookMessageSchema } from "../generated/routes.ts"
import { writable } from "./present.ts"

/** Presents a webhook. */
export function presentWebhook(webhook: Webhook) {
  return {
    ...presentSettings(webhook),
    disabledReason: webhook.disabledReason,
    failingSince: webhook.failingSince?.toISOString(),
    previousStopsAt: webhook.previousStopsAt?.toISOString(),
  }
}

/** Presents a new webhook with its secret. */
export function presentWebhookCreated(webhook: WebhookCreated) {
  return { ...presentSettings(webhook), secret: webhook.secret }
}

/** Presents the new secret of a webhook. */
export function presentWebhookSecret({ secret, previousStopsAt }: WebhookSecret) {
  return { secret, previousStopsAt: previousStopsAt.toISOString() }
}

/** Presents a delivery. */
export function presentDelivery(delivery: WebhookDelivery) {
  return {
    messageId: delivery.messageId,
    type: delivery.type,
    executionId: delivery.executionId,
    state: delivery.state,
    attempts: delivery.attempts,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString(),
    lastStatus: delivery.lastStatus,
    lastError: delivery.lastError,
    durationMs: delivery.durationMs,
    createdAt: delivery.createdAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString(),
  }
}

/** Presents a delivery with its message and its attempts. */
export function presentDeliveryDetails(delivery: WebhookDeliveryDetails) {
  const payload = webhookMessageSchema.parse(JSON.parse(delivery.payload))
  return { ...presentDelivery(delivery), payload, attemptLog: delivery.attemptLog.map(presentAttempt) }
}

function presentAttempt({ number, startedAt, status, error, durationMs }: WebhookAttempt) {
  return { number, startedAt: startedAt.toISOString(), status, error, durationMs }
}

function presentSettings(webhook: Webhook) {
  return {
    id: webhook.id,
    url: webhook.url,
    events: writable(webhook.events),
    description: webhook.description,
    workflowIds: webhook.workflowIds && writable(webhook.workflowIds),
    isEnabled: webhook.isEnabled,
    ownerId: webhook.ownerId,
    createdAt: webhook.createdAt.toISOString(),
    updatedAt: webhook.updatedAt.toISOString(),
  }
}
