import type { Webhook } from "@docsift/sdk"
import { recordWebhookUpdate } from "../audit-log.ts"
import { defaultOverlapSeconds, maxWebhooks } from "../generated/limits.ts"
import type { BodyOf } from "../openapi-types.ts"
import type { Operations } from "../operation.ts"
import type { Caller, StoredWebhook } from "../records.ts"
import { notFound, Rejection } from "../rejection.ts"
import { pageQuery } from "../request-parsers.ts"
import type { Store } from "../store.ts"
import { rotationInput, webhookInput } from "../webhook-parsers.ts"
import { checkWebhookUrl } from "../webhook-url.ts"
import { findWorkflow } from "./find-workflow.ts"
import { pageOf } from "./page.ts"

type WebhookInput = BodyOf<"POST /api/v1/webhooks">

/** The operations on webhooks. Nothing is sent. */
export const webhookOperations = {
  "GET /api/v1/webhooks": {
    query: pageQuery,
    handle: ({ store, caller, query, url }) => {
      const { items, headers } = pageOf(webhooksOf(store, caller), query, url, (webhook) => present(store, webhook))
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/webhooks": {
    body: webhookInput,
    handle: ({ store, caller, body }) => {
      const definition = readDefinition(body)
      for (const workflowId of definition.workflowIds ?? []) findWorkflow(store, caller, workflowId)
      if (webhooksOf(store, caller).length >= maxWebhooks) {
        throw new Rejection("too_many_webhooks", `The organization has ${maxWebhooks} webhooks; delete one first.`)
      }
      const now = store.now()
      const { organizationId, userId: ownerId } = caller
      const webhook = { id: store.newId("whe"), ...definition, ownerId, createdAt: now, updatedAt: now }
      store.webhooks.set(webhook.id, { organizationId, webhook, deliveries: new Map() })
      return { status: 200, json: { ...webhook, secret: newSecret(store) } }
    },
  },
  "GET /api/v1/webhooks/{webhookId}": {
    handle: ({ store, caller, params }) => {
      const { webhook } = findWebhook(store, caller, params.webhookId)
      return { status: 200, json: present(store, webhook) }
    },
  },
  "PUT /api/v1/webhooks/{webhookId}": {
    body: webhookInput,
    handle: ({ store, caller, params, body }) => {
      const found = findWebhook(store, caller, params.webhookId)
      const { id, ownerId, createdAt, previousStopsAt } = found.webhook
      const definition = readDefinition(body)
      // A workflow that was deleted since must not keep anyone from changing the description.
      const added = (definition.workflowIds ?? []).filter((each) => !found.webhook.workflowIds?.includes(each))
      for (const workflowId of added) findWorkflow(store, caller, workflowId)
      // Unlike a change, it leaves `updatedAt` and the audit log as they are.
      if (isSame(found.webhook, definition)) return { status: 200, json: present(store, found.webhook) }
      const rotation = previousStopsAt === undefined ? {} : { previousStopsAt }
      const webhook = { id, ...definition, ...rotation, ownerId, createdAt, updatedAt: store.now() }
      store.webhooks.set(id, { ...found, webhook })
      recordWebhookUpdate(store, caller, id)
      return { status: 200, json: present(store, webhook) }
    },
  },
  "DELETE /api/v1/webhooks/{webhookId}": {
    handle: ({ store, caller, params }) => {
      store.webhooks.delete(findWebhook(store, caller, params.webhookId).webhook.id)
      return { status: 200, json: { message: "The webhook is deleted." } }
    },
  },
  "POST /api/v1/webhooks/{webhookId}/rotate-secret": {
    body: rotationInput,
    handle: ({ store, caller, params, body }) => {
      const found = findWebhook(store, caller, params.webhookId)
      const { previousStopsAt: open } = present(store, found.webhook)
      if (open !== undefined) {
        throw new Rejection(
          "webhook_rotation_open",
          `The previous secret signs until ${open}; rotate again after that.`,
        )
      }
      const { overlapSeconds = defaultOverlapSeconds } = body
      const previousStopsAt = new Date(Date.parse(store.now()) + overlapSeconds * 1000).toISOString()
      store.webhooks.set(found.webhook.id, { ...found, webhook: { ...found.webhook, previousStopsAt } })
      return { status: 200, json: { secret: newSecret(store), previousStopsAt } }
    },
  },
} satisfies Partial<Operations>

/** @throws {Rejection} `not_found`. */
export function findWebhook(store: Store, caller: Caller, id: string): StoredWebhook {
  const found = store.webhooks.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("webhook")
  return found
}

function webhooksOf(store: Store, { organizationId }: Caller): Webhook[] {
  const own = [...store.webhooks.values()].filter((each) => each.organizationId === organizationId)
  return own.map(({ webhook }) => webhook)
}

function readDefinition({ url, events, description, workflowIds, isEnabled = true }: WebhookInput) {
  checkWebhookUrl(url)
  return {
    url,
    events: [...new Set(events)],
    ...(description === undefined ? {} : { description }),
    ...(workflowIds === undefined ? {} : { workflowIds: [...new Set(workflowIds)] }),
    isEnabled,
  }
}

function isSame(before: Webhook, after: ReturnType<typeof readDefinition>): boolean {
  const settingsOf = ({ url, events, description, workflowIds, isEnabled }: typeof before | typeof after) =>
    JSON.stringify([url, events, description, workflowIds, isEnabled])
  return settingsOf(before) === settingsOf(after)
}

/** Numbered like ids, so that snapshots of tests stay the same; nobody can guess the secret of a real server. */
function newSecret(store: Store): string {
  return `whsec_${btoa(store.newId("mock").padEnd(32, "."))}`
}

function present(store: Store, { events, workflowIds, previousStopsAt, ...rest }: Webhook) {
  return {
    ...rest,
    events: [...events],
    ...(workflowIds === undefined ? {} : { workflowIds: [...workflowIds] }),
    ...(previousStopsAt === undefined || previousStopsAt <= store.now() ? {} : { previousStopsAt }),
  }
}
