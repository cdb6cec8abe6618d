import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import {
  presentDelivery,
  presentDeliveryDetails,
  presentWebhook,
  presentWebhookCreated,
  presentWebhookSecret,
} from "../http/present-webhook.ts"
import type { Recovered } from "../services/webhook-deliveries.ts"

type WebhookHandlers = Pick<
  Handlers,
  | "listWebhooks"
  | "createWebhook"
  | "getWebhook"
  | "updateWebhook"
  | "deleteWebhook"
  | "rotateWebhookSecret"
  | "testWebhook"
  | "recoverWebhook"
  | "listWebhookDeliveries"
  | "getWebhookDelivery"
  | "redeliverWebhook"
>

/** Returns the handlers of the operations on webhooks. */
export function webhookRoutes({
  webhooks,
  webhookDeliveries: deliveries,
}: Pick<AppServices, "webhooks" | "webhookDeliveries">): WebhookHandlers {
  return {
    async listWebhooks(c) {
      const page = await webhooks.list(c.get("caller"), pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentWebhook), 200)
    },

    async createWebhook(c) {
      const { url, events, description, workflowIds, isEnabled } = c.req.valid("json")
      const input = { url, events, description, workflowIds, isEnabled }
      const outcome = await webhooks.create(c.get("caller"), input, idempotencyOf(c, presentWebhookCreated))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async getWebhook(c) {
      return c.json(presentWebhook(await webhooks.get(c.get("caller"), c.req.valid("param").webhookId)), 200)
    },

    async updateWebhook(c) {
      const { url, events, description, workflowIds, isEnabled } = c.req.valid("json")
      const input = { url, events, description, workflowIds, isEnabled }
      const webhook = await webhooks.update(c.get("caller"), c.req.valid("param").webhookId, input)
      return c.json(presentWebhook(webhook), 200)
    },

    async deleteWebhook(c) {
      await webhooks.delete(c.get("caller"), c.req.valid("param").webhookId)
      return c.json({ message: "The webhook is deleted." }, 200)
    },

    async rotateWebhookSecret(c) {
      const { webhookId } = c.req.valid("param")
      const idempotency = idempotencyOf(c, presentWebhookSecret)
      const outcome = await webhooks.rotateSecret(c.get("caller"), webhookId, c.req.valid("json"), idempotency)
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async testWebhook(c) {
      const { webhookId } = c.req.valid("param")
      const outcome = await deliveries.test(c.get("caller"), webhookId, idempotencyOf(c, presentDelivery))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async recoverWebhook(c) {
      const { webhookId } = c.req.valid("param")
      const idempotency = idempotencyOf(c, ({ count }: Recovered) => ({ count }))
      const outcome = await deliveries.recover(c.get("caller"), webhookId, c.req.valid("json"), idempotency)
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async listWebhookDeliveries(c) {
      const query = c.req.valid("query")
      const request = { ...pageOf(query), state: query.state }
      const page = await deliveries.list(c.get("caller"), c.req.valid("param").webhookId, request)
      linkNextPage(c, page)
      return c.json(page.items.map(presentDelivery), 200)
    },

    async getWebhookDelivery(c) {
      const { webhookId, messageId } = c.req.valid("param")
      return c.json(presentDeliveryDetails(await deliveries.get(c.get("caller"), webhookId, messageId)), 200)
    },

    async redeliverWebhook(c) {
      const { webhookId, messageId } = c.req.valid("param")
      const idempotency = idempotencyOf(c, presentDelivery)
      const outcome = await deliveries.redeliver(c.get("caller"), webhookId, messageId, idempotency)
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
