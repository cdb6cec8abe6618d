import { secondsToNextAttempt } from "../../domain/delivery-schedule.ts"
import { sign } from "../../domain/webhook-signature.ts"
import { maskPath } from "../../mask-url.ts"
import type { Logger } from "../../ports/logger.ts"
import type { SecretBox } from "../../ports/secret-box.ts"
import type { WebhookResponse, WebhookSender } from "../../ports/webhook-sender.ts"
import type { ClaimedDelivery, WebhookDeliveryRepository } from "../../repositories/webhook-deliveries.ts"
import type { DisableWebhook } from "../../services/disable-webhook.ts"
import { openWebhookSecret } from "../../services/webhook-secrets.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"

/** The collaborators of {@link createAttempt}. */
export interface AttemptDependencies {
  readonly deliveries: Pick<WebhookDeliveryRepository, "settle">
  readonly sender: WebhookSender
  readonly box: Pick<SecretBox, "open">
  readonly disableWebhook: Pick<DisableWebhook, "disable">
  readonly telemetry: Pick<Telemetry, "webhookAttempted">
  readonly logger: Logger
  /** Names the program to receivers. */
  readonly userAgent: string
  /** @default {@link secondsToNextAttempt} */
  readonly schedule?: typeof secondsToNextAttempt
}

/** Makes one attempt to deliver, and settles it. An abort leaves the delivery to its lease. */
export type Attempt = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>

/** The status by which a receiver says that it is gone for good (RFC 9110, section 15.5.11). */
const goneStatus = 410
/** Longer than a weekend with holidays around it. */
const disabledAfterFailingSeconds = 5 * 24 * 60 * 60

/** Builds the function that makes an attempt. */
export function createAttempt(dependencies: AttemptDependencies): Attempt {
  const { deliveries, sender, disableWebhook, telemetry, logger, schedule = secondsToNextAttempt } = dependencies
  return async (claimed, signal) => {
    const { webhookId, messageId, organizationId } = claimed
    const startedAt = new Date()
    const start = performance.now()
    const request = buildRequest(dependencies, claimed, startedAt)
    const response = await sender.send(request, signal)
    const durationMs = Math.round(performance.now() - start)
    const { status, error } = response
    const nextInSeconds = nextAttempt(schedule, claimed, response)
    const settled = await deliveries.settle(claimed, { startedAt, durationMs, status, error, nextInSeconds })
    telemetry.webhookAttempted(error)
    const details = {
      webhookId,
      messageId,
      attempt: claimed.attempts + 1,
      url: maskPath(claimed.url),
      status,
      durationMs,
    }
    if (error === undefined) logger.debug(details, "a message was delivered to a webhook")
    else logger.info({ ...details, error, nextInSeconds }, "an attempt to deliver a message to a webhook failed")
    if (settled === undefined) return
    if (status === goneStatus) await disableWebhook.disable({ webhookId, organizationId, reason: "gone" }, signal)
    else if (settled.failingSeconds >= disabledAfterFailingSeconds) {
      await disableWebhook.disable({ webhookId, organizationId, reason: "failing" }, signal)
    }
  }
}

function nextAttempt(
  schedule: typeof secondsToNextAttempt,
  { attempts }: ClaimedDelivery,
  { status, error, retryAfter }: WebhookResponse,
): number | undefined {
  // Nothing more is sent to a receiver that is gone.
  if (error === undefined || status === goneStatus) return undefined
  return schedule({ number: attempts + 1, retryAfter }, new Date())
}

function buildRequest({ box, userAgent }: AttemptDependencies, claimed: ClaimedDelivery, startedAt: Date) {
  const { webhookId, messageId, url, payload: body, sealedSecret, sealedPreviousSecret } = claimed
  const sealed = sealedPreviousSecret === undefined ? [sealedSecret] : [sealedSecret, sealedPreviousSecret]
  const secrets = sealed.map((text) => openWebhookSecret(box, webhookId, text))
  const timestampSeconds = Math.floor(startedAt.getTime() / 1000)
  const headers = {
    "content-type": "application/json",
    "user-agent": userAgent,
    "webhook-id": messageId,
    "webhook-timestamp": String(timestampSeconds),
    "webhook-signature": sign(secrets, messageId, timestampSeconds, body),
  }
  return { url, headers, body }
}
