import type { Call, ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { MessageId, WebhookId } from "../generated/ids.ts"
import type { CallOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { PageQuery } from "../types/page-query.ts"
import type {
  DeliveryQuery,
  Webhook,
  WebhookCreated,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookInput,
  WebhookRecovered,
  WebhookRecoveryInput,
  WebhookRotationInput,
  WebhookSecret,
} from "../types/webhook.ts"

/** URLs that receive a signed message when an execution ends or is reviewed. */
export interface Webhooks {
  /**
   * Lists the webhooks, newest first.
   *
   * @example
   * ```ts
   * for await (const { url, isEnabled } of client.webhooks.list()) console.log(url, isEnabled)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<Webhook>
  /**
   * Creates a webhook. The secret, with which `unwrap()` of `@docsift/sdk/webhooks` verifies messages, is returned only once.
   *
   * @example
   * ```ts
   * const { secret } = await client.webhooks.create({
   *   url: "https://erp.example.com/hooks/docsift",
   *   events: ["execution.completed"],
   * })
   * ```
   */
  create(input: WebhookInput, options?: CallOptions): Call<WebhookCreated>
  /**
   * Returns a webhook without its secret.
   *
   * @example
   * ```ts
   * const { isEnabled, disabledReason } = await client.webhooks.get("whe_6c1e9a40d7b3")
   * ```
   */
  get(webhookId: WebhookId, options?: CallOptions): Call<Webhook>
  /**
   * Replaces what a webhook sends and where; what is omitted gets its default. The secret stays.
   *
   * @example
   * ```ts
   * const { id, url, events } = await client.webhooks.get("whe_6c1e9a40d7b3")
   * await client.webhooks.update(id, { url, events, isEnabled: false })
   * ```
   */
  update(webhookId: WebhookId, input: WebhookInput, options?: CallOptions): Call<Webhook>
  /**
   * Deletes a webhook and its deliveries.
   *
   * @example
   * ```ts
   * await client.webhooks.delete("whe_6c1e9a40d7b3")
   * ```
   */
  delete(webhookId: WebhookId, options?: CallOptions): Call<Message>
  /**
   * Returns a new secret, once. The previous one signs as well until the overlap ends; `unwrap()` takes both.
   *
   * @example
   * ```ts
   * const { secret, previousStopsAt } = await client.webhooks.rotateSecret("whe_6c1e9a40d7b3", { overlapSeconds: 3600 })
   * ```
   */
  rotateSecret(webhookId: WebhookId, input: WebhookRotationInput, options?: CallOptions): Call<WebhookSecret>
  /**
   * Sends a message of the type `webhook.test`, also to a disabled webhook.
   *
   * @example
   * ```ts
   * const { messageId } = await client.webhooks.test("whe_6c1e9a40d7b3")
   * const { state, lastStatus } = await client.webhooks.delivery("whe_6c1e9a40d7b3", messageId)
   * ```
   */
  test(webhookId: WebhookId, options?: CallOptions): Call<WebhookDelivery>
  /**
   * Starts every failed delivery since a time again.
   *
   * @example
   * ```ts
   * const { count } = await client.webhooks.recover("whe_6c1e9a40d7b3", { since: "2026-03-01T00:00:00Z" })
   * ```
   */
  recover(webhookId: WebhookId, input: WebhookRecoveryInput, options?: CallOptions): Call<WebhookRecovered>
  /**
   * Lists the deliveries of a webhook, newest first.
   *
   * @example
   * ```ts
   * const failed = client.webhooks.deliveries("whe_6c1e9a40d7b3", { state: "failed" })
   * for await (const { messageId, lastError } of failed) console.log(messageId, lastError)
   * ```
   */
  deliveries(webhookId: WebhookId, query?: DeliveryQuery, options?: CallOptions): ListCall<WebhookDelivery>
  /**
   * Returns a delivery with its message and its attempts.
   *
   * @example
   * ```ts
   * const id = "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
   * const { payload, attemptLog } = await client.webhooks.delivery("whe_6c1e9a40d7b3", id)
   * ```
   */
  delivery(webhookId: WebhookId, messageId: MessageId, options?: CallOptions): Call<WebhookDeliveryDetails>
  /**
   * Starts a delivery again, whatever its outcome, with the same message id and content.
   *
   * @example
   * ```ts
   * await client.webhooks.redeliver("whe_6c1e9a40d7b3", "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2")
   * ```
   */
  redeliver(webhookId: WebhookId, messageId: MessageId, options?: CallOptions): Call<WebhookDelivery>
}

/** Creates the resource on top of a transport. */
export function createWebhooks({ call, list }: Transport): Webhooks {
  return {
    list: list("/webhooks"),
    create: call("POST /webhooks body"),
    get: call("GET /webhooks/{webhookId}"),
    update: call("PUT /webhooks/{webhookId} body"),
    delete: call("DELETE /webhooks/{webhookId}"),
    rotateSecret: call("POST /webhooks/{webhookId}/rotate-secret body"),
    test: call("POST /webhooks/{webhookId}/test"),
    recover: call("POST /webhooks/{webhookId}/recover body"),
    deliveries: list("/webhooks/{webhookId}/deliveries"),
    delivery: call("GET /webhooks/{webhookId}/deliveries/{messageId}"),
    redeliver: call("POST /webhooks/{webhookId}/deliveries/{messageId}/redeliver"),
  }
}
