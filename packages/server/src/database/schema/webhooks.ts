import { sql } from "drizzle-orm"
import { boolean, foreignKey, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { ExecutionId, MessageId, WebhookId, WorkflowId } from "../../domain/ids.ts"
import type {
  DeliveryError,
  DeliveryState,
  DisabledReason,
  WebhookEventFilter,
  WebhookEventType,
} from "../../domain/webhook.ts"
import { scoped } from "../scope.ts"
import { createdAt, timestampMs } from "./columns.ts"
import { organizationId, ownerId } from "./tenants.ts"

/*
 * A message is what happened, written once; a delivery is that message on its way to one webhook, and is its own queue entry: see
 * docs/decisions/0020-deliveries-are-rows-of-their-own.md.
 */

const webhooksTable = pgTable(
  "webhooks",
  {
    id: text("id").$type<WebhookId>().primaryKey(),
    organizationId: organizationId(),
    ownerId: ownerId("owner_id"),
    url: text("url").notNull(),
    events: json("events").$type<readonly WebhookEventFilter[]>().notNull(),
    description: text("description"),
    /** Null for all workflows. No foreign keys: a workflow may be deleted, its id stays. */
    workflowIds: json("workflow_ids").$type<readonly WorkflowId[]>(),
    isEnabled: boolean("is_enabled").notNull(),
    /** Null unless the server disabled it. */
    disabledReason: text("disabled_reason").$type<DisabledReason>(),
    /** The time of the first failed attempt since the latest one that succeeded; null when the latest one succeeded. */
    failingSince: timestampMs("failing_since"),
    /** Encrypted by the secret box; see `services/webhook-secrets.ts`. */
    sealedSecret: text("sealed_secret").notNull(),
    /** Signs as well until `previousStopsAt`; null before the first rotation, and after one without an overlap. */
    sealedPreviousSecret: text("sealed_previous_secret"),
    previousStopsAt: timestampMs("previous_stops_at"),
    createdAt: createdAt(),
    updatedAt: timestampMs("updated_at").notNull().defaultNow(),
  },
  (table) => [index("webhooks_newest").on(table.organizationId, table.createdAt.desc(), table.id)],
)

/** The type of the table, for functions that get one from `within`. */
export type WebhookTable = typeof webhooksTable
export const webhooks = scoped(webhooksTable)

const webhookMessagesTable = pgTable(
  "webhook_messages",
  {
    id: text("id").$type<MessageId>().primaryKey(),
    organizationId: organizationId(),
    type: text("type").$type<WebhookEventType>().notNull(),
    /** No foreign key: an execution may be deleted. Null for a test. */
    executionId: text("execution_id").$type<ExecutionId>(),
    /** The body, exactly as it is sent: each attempt signs the same text. */
    payload: text("payload").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("webhook_messages_oldest").on(table.createdAt)],
)

/** The type of the table, for functions that get a row of it. */
export type WebhookMessageTable = typeof webhookMessagesTable
export const webhookMessages = scoped(webhookMessagesTable)

const webhookDeliveriesTable = pgTable(
  "webhook_deliveries",
  {
    messageId: text("message_id")
      .$type<MessageId>()
      .notNull()
      .references(() => webhookMessagesTable.id, { onDelete: "cascade" }),
    webhookId: text("webhook_id")
      .$type<WebhookId>()
      .notNull()
      .references(() => webhooksTable.id, { onDelete: "cascade" }),
    organizationId: organizationId(),
    state: text("state").$type<DeliveryState>().notNull(),
    /** Attempts since the delivery began, or began again. */
    attempts: integer("attempts").notNull().default(0),
    /** When the next attempt may be made; null when the delivery is not pending. */
    dueAt: timestampMs("due_at"),
    /** Until when the process that makes an attempt has the delivery to itself; null between attempts. */
    claimedUntil: timestampMs("claimed_until"),
    lastStatus: integer("last_status"),
    lastError: text("last_error").$type<DeliveryError>(),
    durationMs: integer("duration_ms"),
    /** When the message was written. */
    createdAt: createdAt(),
    deliveredAt: timestampMs("delivered_at"),
  },
  (table) => [
    // The message first, so that its removal finds its deliveries; lists of a webhook have their own indexes.
    primaryKey({ columns: [table.messageId, table.webhookId] }),
    index("webhook_deliveries_newest").on(table.webhookId, table.createdAt.desc(), table.messageId),
    // Nearly all are delivered, so that a page of these is found in the index above.
    index("webhook_deliveries_undelivered")
      .on(table.webhookId, table.state, table.createdAt.desc(), table.messageId)
      .where(sql`state <> 'delivered'`),
    // Those in flight: a handful, however many are pending.
    index("webhook_deliveries_claimed")
      .on(table.webhookId)
      .where(sql`claimed_until is not null`),
    index("webhook_deliveries_due")
      .on(table.webhookId, table.dueAt)
      .where(sql`state = 'pending'`),
  ],
)

/** The type of the table, for functions that get one from `within`. */
export type WebhookDeliveryTable = typeof webhookDeliveriesTable
export const webhookDeliveries = scoped(webhookDeliveriesTable)

/** Found through their delivery, which is scoped. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    messageId: text("message_id").$type<MessageId>().notNull(),
    webhookId: text("webhook_id").$type<WebhookId>().notNull(),
    /** Counted from 1 over the life of the delivery, also when it begins again. */
    number: integer("number").notNull(),
    startedAt: timestampMs("started_at").notNull(),
    status: integer("status"),
    error: text("error").$type<DeliveryError>(),
    durationMs: integer("duration_ms").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.webhookId, table.number] }),
    foreignKey({
      name: "webhook_attempts_delivery",
      columns: [table.messageId, table.webhookId],
      foreignColumns: [webhookDeliveriesTable.messageId, webhookDeliveriesTable.webhookId],
    }).onDelete("cascade"),
  ],
)
