import type { DeliveryState, MessageId, WebhookId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { pollDelayOf } from "./poll-delay.ts"
import { listOptions } from "./pages.ts"

/** The webhooks of the organization, newest first. */
export const webhooksQuery = listOptions(["listWebhooks"], (page, options) => client.webhooks.list(page, options))

/** One webhook, without its secret. */
export const webhookQuery = (webhookId: WebhookId) =>
  queryOptions({
    queryKey: ["getWebhook", webhookId],
    queryFn: ({ signal }) => client.webhooks.get(webhookId, { signal }),
  })

/** The deliveries of a webhook, or those in one state, newest first. */
export const deliveriesQuery = (webhookId: WebhookId, state: DeliveryState | undefined) =>
  listOptions(["listWebhookDeliveries", webhookId, state], (page, options) =>
    client.webhooks.deliveries(webhookId, { state, ...page }, options),
  )

/** One delivery with its message and attempts; read again while an attempt is due, and when the next one is. */
export const deliveryQuery = (webhookId: WebhookId, messageId: MessageId) =>
  queryOptions({
    queryKey: ["getWebhookDelivery", webhookId, messageId],
    queryFn: ({ signal }) => client.webhooks.delivery(webhookId, messageId, { signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : pollDelayOf([data], Date.now())),
  })
