import type { DeliveryError } from "../domain/webhook.ts"

/** One attempt to deliver a message, signed. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The outcome of an attempt: the status of the response and nothing else that the receiver sent. */
export interface WebhookResponse {
  /** Undefined without a response. */
  readonly status?: number | undefined
  /** Undefined when the receiver accepted the message. */
  readonly error?: DeliveryError | undefined
  /** The header of a response other than 2xx. */
  readonly retryAfter?: string | undefined
}

/** Access to the receivers of webhooks, within the deployment's rules for outbound calls. */
export interface WebhookSender {
  /** Sends a message once, within 15 seconds. @throws the reason of `signal` when it aborts, and nothing else. */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>
}
