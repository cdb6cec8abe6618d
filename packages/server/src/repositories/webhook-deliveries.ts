import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database, Transaction } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { webhookAttempts, webhookDeliveries, webhookMessages, webhooks } from "../database/schema/webhooks.ts"
import { Scope, within } from "../database/scope.ts"
import { isId, type MessageId, type OrganizationId, type WebhookId } from "../domain/ids.ts"
import type { DeliveryError, DisabledReason } from "../domain/webhook.ts"

/*
 * The queue of deliveries. A process claims due deliveries for a lease, makes the attempts, and settles them. The claim of a
 * process that died ends with its lease, and the delivery is claimed again: receivers get each message at least once.
 *
 * The bound per webhook holds over all processes: a process that claims for a webhook locks its row first, and counts in a
 * later statement, whose snapshot includes the claims of the previous holder of the lock. A locked webhook is skipped, because
 * another process is claiming its deliveries.
 *
 * A disabled webhook gets only test messages. Nothing else is written for it, so they are among its newest deliveries, and only
 * these are searched: any number of older ones may wait until it is enabled again.
 */

/** Newest deliveries of a disabled webhook that are searched for test messages. */
const maxRecentOfDisabled = 100

/** A delivery that this process has to itself until the lease ends. */
export interface ClaimedDelivery {
  readonly webhookId: WebhookId
  readonly messageId: MessageId
  readonly organizationId: OrganizationId
  readonly url: string
  readonly sealedSecret: string
  /** Undefined unless the previous secret still signs. */
  readonly sealedPreviousSecret: string | undefined
  readonly payload: string
  /** Attempts before this one, since the delivery began. */
  readonly attempts: number
  /** The end of the lease, which identifies the claim. */
  readonly claimedUntil: string
}

/** The bounds of a claim. */
export interface ClaimLimits {
  /** Deliveries claimed at once. */
  readonly limit: number
  /** Deliveries of one webhook in flight, in all processes together. */
  readonly perWebhook: number
  readonly leaseSeconds: number
}

/** An attempt that was made. */
export interface MadeAttempt {
  readonly startedAt: Date
  readonly durationMs: number
  readonly status: number | undefined
  /** Undefined when the receiver accepted the message. */
  readonly error: DeliveryError | undefined
  /** Until the next attempt; undefined when it succeeded or was the last one. */
  readonly nextInSeconds: number | undefined
}

/** The state of the webhook after an attempt. */
export interface Settled {
  /** Seconds since an attempt of the webhook last succeeded; 0 after a success. */
  readonly failingSeconds: number
}

const claimedRows = z.array(
  z.object({
    webhookId: z.string().refine((text) => isId("whe", text)),
    messageId: z.string().refine((text) => isId("msg", text)),
    organizationId: z.string().refine((text) => isId("org", text)),
    url: z.string(),
    sealedSecret: z.string(),
    sealedPreviousSecret: z.string().nullable(),
    payload: z.string(),
    attempts: z.number(),
    claimedUntil: z.string(),
  }),
)
const idRows = z.array(z.object({ id: z.string() }))
const settledRows = z.array(z.object({ failingSeconds: z.number(), hasChanged: z.boolean() }))
const nextRows = z.array(z.object({ seconds: z.number().nullable() }))
const countRows = z.array(z.object({ count: z.number() }))

/** Claims and settles deliveries. */
export class WebhookDeliveryRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Claims due deliveries: first of the organizations that have the fewest in flight, and of these first of the webhooks that have
   * the fewest. An organization with many webhooks gets no more slots than one with a single webhook, as long as both need them.
   */
  claim({ limit, perWebhook, leaseSeconds }: ClaimLimits): Promise<ClaimedDelivery[]> {
    const { webhook, delivery, message } = tables()
    return this.#database.transaction(async (transaction) => {
      // Ties are broken at random: with more webhooks than the limit, none is always last.
      const locked: unknown = await transaction.execute(sql`
        with busy as (${inFlightByOrganization()})
        select w.id from ${webhook} w
        join (
          select w.id,
            coalesce(b.number, 0) + row_number() over (partition by w.organization_id order by own.number, random()) as place
          from ${webhook} w
          cross join lateral (${inFlight()}) as own (number)
          left join busy b on b.organization_id = w.organization_id
          where own.number < ${perWebhook} and exists (${sendable(isDue, 1)})
        ) waiting on waiting.id = w.id
        order by waiting.place, random() limit ${limit}
        for no key update of w skip locked`)
      const ids = idRows.parse(rowsOf(locked)).map(({ id }) => id)
      if (ids.length === 0) return []
      const result: unknown = await transaction.execute(sql`
        with busy_organization as (${inFlightByOrganization()}),
        candidate as (
          select d.message_id, d.webhook_id, d.due_at, w.organization_id, w.url, w.sealed_secret,
            case when w.previous_stops_at > now() then w.sealed_previous_secret end as sealed_previous_secret,
            busy.number + d.place as place
          from ${webhook} w
          cross join lateral (${inFlight()}) as busy (number)
          cross join lateral (
            select s.*, row_number() over (order by s.due_at) as place from (${sendable(isDue, perWebhook)}) s
          ) d
          where w.id in (select json_array_elements_text(${JSON.stringify(ids)}::text::json))
            and busy.number + d.place <= ${perWebhook}
        ),
        due as (
          select c.* from candidate c left join busy_organization b on b.organization_id = c.organization_id
          order by coalesce(b.number, 0) + row_number() over (partition by c.organization_id order by c.place, c.due_at),
            c.due_at
          limit ${limit}
        )
        update ${delivery} d set claimed_until = now() + make_interval(secs => ${leaseSeconds})
        from due join ${message} m on m.id = due.message_id
        where d.message_id = due.message_id and d.webhook_id = due.webhook_id and d.state = 'pending' and ${isDue}
        returning d.webhook_id as "webhookId", d.message_id as "messageId", d.organization_id as "organizationId",
          due.url, due.sealed_secret as "sealedSecret", due.sealed_previous_secret as "sealedPreviousSecret",
          m.payload, d.attempts, d.claimed_until::text as "claimedUntil"`)
      return claimedRows
        .parse(rowsOf(result))
        .map((row) => ({ ...row, sealedPreviousSecret: row.sealedPreviousSecret ?? undefined }))
    })
  }

  /** Returns the seconds until the next delivery is due, at least 0; undefined when none is pending. */
  async secondsToNext(): Promise<number | undefined> {
    const result: unknown = await this.#database.execute(sql`
      select extract(epoch from greatest(min(d.due_at) - now(), interval '0'))::float8 as seconds
      from ${tables().webhook} w cross join lateral (${sendable(sql`true`, 1)}) d`)
    return nextRows.parse(rowsOf(result))[0]?.seconds ?? undefined
  }

  /**
   * Records an attempt, unless the claim is over: the lease ended and another process has the delivery, or it began again.
   *
   * @returns undefined when the claim was over.
   */
  async settle(claimed: ClaimedDelivery, attempt: MadeAttempt): Promise<Settled | undefined> {
    const { messageId, webhookId, claimedUntil } = claimed
    const { startedAt, durationMs, status = null, error = null, nextInSeconds = null } = attempt
    const { webhook, delivery } = tables()
    const state = error === null ? "delivered" : nextInSeconds === null ? "failed" : "pending"
    const result: unknown = await this.#database.execute(sql`
      with settled as (
        update ${delivery} set state = ${state}, attempts = attempts + 1, claimed_until = null,
          due_at = now() + make_interval(secs => ${nextInSeconds}::float8),
          last_status = ${status}::int, last_error = ${error}::text, duration_ms = ${durationMs}::int,
          delivered_at = case when ${state} = 'delivered' then now() end
        where message_id = ${messageId} and webhook_id = ${webhookId} and claimed_until = ${claimedUntil}::timestamptz
        returning message_id, webhook_id
      ),
      logged as (
        insert into ${webhookAttempts} (message_id, webhook_id, number, started_at, status, error, duration_ms)
        select s.message_id, s.webhook_id, 1 + coalesce(latest.number, 0),
          ${startedAt.toISOString()}::timestamptz, ${status}::int, ${error}::text, ${durationMs}::int
        from settled s left join lateral (
          select max(number) as number from ${webhookAttempts} a
          where a.message_id = s.message_id and a.webhook_id = s.webhook_id
        ) latest on true
      )
      select case when ${error}::text is null then 0
          else coalesce(extract(epoch from now() - w.failing_since), 0) end::float8 as "failingSeconds",
        (w.failing_since is null) = (${error}::text is not null) as "hasChanged"
      from settled s join ${webhook} w on w.id = s.webhook_id`)
    const [settled] = settledRows.parse(rowsOf(result))
    if (settled === undefined) return undefined
    const { failingSeconds, hasChanged } = settled
    if (hasChanged) await this.#recordFailing(webhookId, error !== null)
    return { failingSeconds }
  }

  /**
   * Records that attempts of a webhook begin to fail, or succeed again. Not in the transaction that settles one: a deletion locks
   * the webhook before its deliveries, and locks in the other order would deadlock with it. If the process ends in between,
   * the next attempt records it.
   */
  async #recordFailing(webhookId: WebhookId, isFailing: boolean): Promise<void> {
    await this.#database.execute(sql`
      update ${tables().webhook} set failing_since = case when ${isFailing} then now() end
      where id = ${webhookId} and (failing_since is null) = ${isFailing}`)
  }

  /** Disables a webhook for a reason. @returns false when it was disabled already, or deleted. */
  async disable(webhookId: WebhookId, reason: DisabledReason, transaction: Transaction): Promise<boolean> {
    const { webhook } = tables()
    const result: unknown = await transaction.execute(sql`
      update ${webhook} set is_enabled = false, disabled_reason = ${reason}, updated_at = greatest(now(), created_at)
      where id = ${webhookId} and is_enabled returning id`)
    return idRows.parse(rowsOf(result)).length > 0
  }

  /** Fails up to `limit` deliveries that no process attempts, of webhooks that the server has disabled; returns how many. */
  async failOfDisabled(limit: number): Promise<number> {
    const { webhook, delivery, message } = tables()
    const result: unknown = await this.#database.execute(sql`
      with failed as (
        update ${delivery} set state = 'failed', due_at = null, claimed_until = null
        where ctid = any(array(
          select d.ctid from ${webhook} w
          join ${delivery} d on d.webhook_id = w.id
          join ${message} m on m.id = d.message_id
          where not w.is_enabled and w.disabled_reason is not null and d.state = 'pending' and ${isFree}
            and m.type <> 'webhook.test'
          limit ${limit} for update of d skip locked
        ))
        returning 1
      )
      select count(*)::int as count from failed`)
    return countRows.parse(rowsOf(result))[0]?.count ?? 0
  }
}

function tables() {
  const scope = Scope.system()
  return {
    webhook: within(scope, webhooks).table,
    delivery: within(scope, webhookDeliveries).table,
    message: within(scope, webhookMessages).table,
  }
}

/** The condition on a delivery `d` that no process attempts. */
const isFree = sql`(d.claimed_until is null or d.claimed_until <= now())`
/** The condition on a pending delivery `d` that may be claimed. */
const isDue = sql`d.due_at <= now() and ${isFree}`

/** The query for the number of deliveries of the webhook `w` in flight. */
function inFlight(): SQL {
  return sql`
    select count(*)::int from ${tables().delivery} f where f.webhook_id = w.id and f.claimed_until > now()`
}

/** The query for the number of deliveries in flight of each organization that has some. */
function inFlightByOrganization(): SQL {
  return sql`
    select f.organization_id, count(*)::int as number from ${tables().delivery} f where f.claimed_until > now()
    group by f.organization_id`
}

/** The query for the pending deliveries of the webhook `w` that may be sent, by the time at which they are due. */
function sendable(condition: SQL, limit: number): SQL {
  const { delivery, message } = tables()
  const ofWebhook = sql`d.webhook_id = w.id and d.state = 'pending'`
  return sql`
    (select d.message_id, d.webhook_id, d.due_at from ${delivery} d
    where w.is_enabled and ${ofWebhook} and ${condition} order by d.due_at limit ${limit})
    union all
    (select d.message_id, d.webhook_id, d.due_at from (
      select d.* from ${delivery} d where not w.is_enabled and ${ofWebhook}
      order by d.created_at desc nulls last, d.message_id limit ${maxRecentOfDisabled}
    ) d join ${message} m on m.id = d.message_id and m.type = 'webhook.test'
    where ${condition} order by d.due_at limit ${limit})`
}
