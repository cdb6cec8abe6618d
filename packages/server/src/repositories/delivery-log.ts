import { and, desc, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm"
import { z } from "zod"
import type { Database, Transaction } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { rowsOf } from "../database/rows-of.ts"
import {
  webhookAttempts,
  webhookDeliveries,
  type WebhookDeliveryTable,
  webhookMessages,
  type WebhookMessageTable,
} from "../database/schema/webhooks.ts"
import { type Scope, within } from "../database/scope.ts"
import type { MessageId, WebhookId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { DeliveryState, WebhookAttempt, WebhookDelivery, WebhookDeliveryDetails } from "../domain/webhook.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** The attempts of a delivery that are read: a delivery that is repeated daily would have hundreds. */
const maxAttemptsRead = 100
/** Deliveries per statement: 300,000 in one would take longer than a statement may. */
const batchSize = 10_000

const counts = z.array(z.object({ count: z.number() }))

/** A page of deliveries. */
export interface DeliveryRequest extends PageRequest {
  /** @default all states */
  readonly state?: DeliveryState | undefined
}

/** A delivery in a list, with its position. */
export interface ListedDelivery extends WebhookDelivery {
  readonly id: MessageId
}

/** Reads deliveries for people, and starts them again. */
export class DeliveryLogRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Reads one row more than the limit. */
  async list(scope: Scope, webhookId: WebhookId, request: DeliveryRequest): Promise<ListedDelivery[]> {
    const rows = await this.listed(scope, webhookId, request)
    return rows.map((row) => ({ ...toDelivery(row), id: row.messageId }))
  }

  /** The query of {@link list}, for tests of its plan. */
  listed(scope: Scope, webhookId: WebhookId, request: DeliveryRequest): Promise<DeliveryRow[]> & SQLWrapper {
    const { table, where } = within(scope, webhookDeliveries)
    const messages = within(scope, webhookMessages).table
    const listed = { createdAt: table.createdAt, id: table.messageId }
    return this.#database
      .select({ ...deliveryColumns(table), type: messages.type, executionId: messages.executionId })
      .from(table)
      .innerJoin(messages, eq(messages.id, table.messageId))
      .where(
        where(
          eq(table.webhookId, webhookId),
          request.state === undefined ? undefined : isIn(table, request.state),
          afterCursor(listed, "msg", request),
        ),
      )
      .orderBy(...newestFirst(listed))
      .limit(request.limit + 1)
  }

  /** Finds a delivery with its message and its latest attempts. */
  async find(scope: Scope, webhookId: WebhookId, messageId: MessageId): Promise<WebhookDeliveryDetails | undefined> {
    const found = await this.#find(scope, webhookId, messageId, this.#database)
    return found && { ...found, attemptLog: await this.#listAttempts(webhookId, messageId) }
  }

  /** Finds a delivery without its attempts. */
  async findDelivery(
    scope: Scope,
    webhookId: WebhookId,
    messageId: MessageId,
    transaction: Transaction,
  ): Promise<WebhookDelivery | undefined> {
    return this.#find(scope, webhookId, messageId, transaction)
  }

  /** Starts a delivery again, whatever its state; returns undefined when there is none. */
  async restart(
    scope: Scope,
    webhookId: WebhookId,
    messageId: MessageId,
    transaction: Transaction,
  ): Promise<WebhookDelivery | undefined> {
    const { table, where } = within(scope, webhookDeliveries)
    await transaction
      .update(table)
      .set({ ...restarted, dueAt: sql`now()` })
      .where(where(eq(table.webhookId, webhookId), eq(table.messageId, messageId)))
    return this.findDelivery(scope, webhookId, messageId, transaction)
  }

  /** Starts every failed delivery since a time again and returns how many. They are due in the order of their messages. */
  async recover(scope: Scope, webhookId: WebhookId, since: Date, transaction: Transaction): Promise<number> {
    let total = 0
    for (;;) {
      const count = await this.#recoverBatch(scope, webhookId, { since, offset: total }, transaction)
      total += count
      if (count < batchSize) return total
    }
  }

  /** Removes the deliveries of a webhook, apart from those that come in or are attempted at the same time. */
  async clear(scope: Scope, webhookId: WebhookId): Promise<void> {
    const { table, where } = within(scope, webhookDeliveries)
    const ofWebhook = where(eq(table.webhookId, webhookId)) ?? sql`true`
    const batch = { table, where: ofWebhook, orderBy: table.createdAt, limit: batchSize }
    while ((await deleteBatch(this.#database, batch)) === batchSize);
  }

  async #recoverBatch(
    scope: Scope,
    webhookId: WebhookId,
    { since, offset }: { readonly since: Date; readonly offset: number },
    transaction: Transaction,
  ): Promise<number> {
    const { table, where } = within(scope, webhookDeliveries)
    // A millisecond apart, the precision of the column: the oldest first, and before them what comes in meanwhile.
    const result: unknown = await transaction.execute(sql`
      with failed as (
        select message_id, row_number() over (order by created_at, message_id desc) as position
        from (
          select ${table.messageId}, ${table.createdAt} from ${table}
          where ${where(eq(table.webhookId, webhookId), isIn(table, "failed"), sql`${table.createdAt} >= ${since.toISOString()}`)}
          order by ${table.createdAt} nulls first, ${table.messageId} desc
          limit ${batchSize}
          for update
        ) as oldest
      ),
      restarted as (
        update ${table} as delivery
        set state = 'pending', attempts = 0, claimed_until = null, last_status = null, last_error = null,
          duration_ms = null, delivered_at = null,
          due_at = now() + (failed.position + ${offset}) * interval '1 millisecond'
        from failed where delivery.webhook_id = ${webhookId} and delivery.message_id = failed.message_id
        returning 1
      )
      select count(*)::int as count from restarted`)
    return counts.parse(rowsOf(result))[0]?.count ?? 0
  }

  async #find(
    scope: Scope,
    webhookId: WebhookId,
    messageId: MessageId,
    database: Database,
  ): Promise<(WebhookDelivery & Pick<WebhookDeliveryDetails, "payload">) | undefined> {
    const { table, where } = within(scope, webhookDeliveries)
    const messages = within(scope, webhookMessages).table
    const { type, executionId, payload } = messages
    const [row] = await database
      .select({ ...deliveryColumns(table), type, executionId, payload })
      .from(table)
      .innerJoin(messages, eq(messages.id, table.messageId))
      .where(where(eq(table.webhookId, webhookId), eq(table.messageId, messageId)))
    return row && { ...toDelivery(row), payload: row.payload }
  }

  async #listAttempts(webhookId: WebhookId, messageId: MessageId): Promise<WebhookAttempt[]> {
    const { number, startedAt, status, error, durationMs } = webhookAttempts
    const rows = await this.#database
      .select({ number, startedAt, status, error, durationMs })
      .from(webhookAttempts)
      .where(and(eq(webhookAttempts.webhookId, webhookId), eq(webhookAttempts.messageId, messageId)))
      .orderBy(desc(number))
      .limit(maxAttemptsRead)
    return rows.map((row) => ({ ...row, status: row.status ?? undefined, error: row.error ?? undefined })).toReversed()
  }
}

/** The columns of a delivery that begins again, apart from when it is due. */
const restarted = {
  state: "pending",
  attempts: 0,
  claimedUntil: null,
  lastStatus: null,
  lastError: null,
  durationMs: null,
  deliveredAt: null,
} as const

/** Literals, with which the planner recognises that a partial index contains the rows. */
const stateLiterals = { pending: sql`'pending'`, delivered: sql`'delivered'`, failed: sql`'failed'` }

function isIn(table: WebhookDeliveryTable, state: DeliveryState): SQL {
  return sql`${table.state} = ${stateLiterals[state]}`
}

function deliveryColumns(table: WebhookDeliveryTable) {
  const { webhookId, messageId, state, attempts, dueAt, lastStatus, lastError, durationMs, createdAt } = table
  const { deliveredAt } = table
  return { webhookId, messageId, state, attempts, dueAt, lastStatus, lastError, durationMs, createdAt, deliveredAt }
}

type DeliveryRow = Pick<WebhookDeliveryTable["$inferSelect"], keyof ReturnType<typeof deliveryColumns>> &
  Pick<WebhookMessageTable["$inferSelect"], "type" | "executionId">

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    webhookId: row.webhookId,
    messageId: row.messageId,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.createdAt,
    executionId: row.executionId ?? undefined,
    nextAttemptAt: row.dueAt ?? undefined,
    lastStatus: row.lastStatus ?? undefined,
    lastError: row.lastError ?? undefined,
    durationMs: row.durationMs ?? undefined,
    deliveredAt: row.deliveredAt ?? undefined,
  }
}
