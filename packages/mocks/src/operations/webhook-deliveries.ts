import type { WebhookDelivery } from "@docsift/sdk"
import type { Operations } from "../operation.ts"
import type { StoredDelivery, StoredWebhook } from "../records.ts"
import { notFound } from "../rejection.ts"
import { readTime } from "../request-parsers.ts"
import type { Store } from "../store.ts"
import { deliveryQuery, recoveryInput } from "../webhook-parsers.ts"
import { pageOf } from "./page.ts"
import { findWebhook } from "./webhooks.ts"

/** The operations on deliveries, of which tests of webhooks alone create some. None ever leaves the state `pending`. */
export const deliveryOperations = {
  "POST /api/v1/webhooks/{webhookId}/test": {
    handle: ({ store, caller, params }) => {
      const { webhook, deliveries } = findWebhook(store, caller, params.webhookId)
      const timestamp = store.now()
      const payload = { type: "webhook.test", timestamp, data: { webhookId: webhook.id } } as const
      const delivery = begin(store, { messageId: store.newId("msg"), type: payload.type, createdAt: timestamp })
      deliveries.set(delivery.messageId, { delivery, payload })
      return { status: 200, json: delivery }
    },
  },
  "POST /api/v1/webhooks/{webhookId}/recover": {
    body: recoveryInput,
    handle: ({ store, caller, params, body }) => {
      readTime(body.since, "since")
      findWebhook(store, caller, params.webhookId)
      // No delivery of the mocks has failed.
      return { status: 200, json: { count: 0 } }
    },
  },
  "GET /api/v1/webhooks/{webhookId}/deliveries": {
    query: deliveryQuery,
    handle: ({ store, caller, params, query, url }) => {
      const { deliveries } = findWebhook(store, caller, params.webhookId)
      const all = [...deliveries.values()]
        .map(({ delivery }) => ({ ...delivery, id: delivery.messageId }))
        .filter(({ state }) => query.state === undefined || state === query.state)
      const { items, headers } = pageOf(all, query, url, ({ id: _id, ...delivery }) => delivery)
      return { status: 200, json: items, headers }
    },
  },
  "GET /api/v1/webhooks/{webhookId}/deliveries/{messageId}": {
    handle: ({ store, caller, params }) => {
      const { delivery, payload } = findDelivery(findWebhook(store, caller, params.webhookId), params.messageId)
      const { type, timestamp, data } = payload
      return { status: 200, json: { ...delivery, payload: { type, timestamp, data: { ...data } }, attemptLog: [] } }
    },
  },
  "POST /api/v1/webhooks/{webhookId}/deliveries/{messageId}/redeliver": {
    handle: ({ store, caller, params }) => {
      const webhook = findWebhook(store, caller, params.webhookId)
      const { delivery, payload } = findDelivery(webhook, params.messageId)
      const again = begin(store, delivery)
      webhook.deliveries.set(again.messageId, { delivery: again, payload })
      return { status: 200, json: again }
    },
  },
} satisfies Partial<Operations>

/** Returns a delivery whose first attempt is due. */
function begin(
  store: Store,
  {
    messageId,
    type,
    executionId,
    createdAt,
  }: Pick<WebhookDelivery, "messageId" | "type" | "executionId" | "createdAt">,
) {
  return {
    messageId,
    type,
    ...(executionId === undefined ? {} : { executionId }),
    state: "pending" as const,
    attempts: 0,
    nextAttemptAt: store.now(),
    createdAt,
  }
}

function findDelivery({ deliveries }: StoredWebhook, messageId: string): StoredDelivery {
  const found = deliveries.get(messageId)
  if (found === undefined) throw notFound("delivery")
  return found
}
