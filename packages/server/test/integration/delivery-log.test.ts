import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { type MessageId, parseId } from "../../src/domain/ids.ts"
import { DeliveryLogRepository } from "../../src/repositories/delivery-log.ts"
import { WebhookMessageRepository } from "../../src/repositories/webhook-messages.ts"
import { describeOnEveryDatabase } from "../world.ts"

const organizationId = parseId("org", "org_0123456789ab")
const webhookId = parseId("whe", "whe_0123456789ab")
const scope = Scope.of({ organizationId })

describeOnEveryDatabase("the log of deliveries", (newDatabase) => {
  let opened: OpenDatabase
  let log: DeliveryLogRepository
  beforeAll(async () => {
    opened = await openDatabase(await newDatabase())
    await opened.migrate()
    log = new DeliveryLogRepository(opened.database)
    const { database } = opened
    await database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'A')`)
    await database.execute(
      sql`insert into users (id, organization_id, name, role) values ('usr_1', ${organizationId}, 'A', 'admin')`,
    )
    await database.execute(sql`
      insert into webhooks (id, organization_id, owner_id, url, events, is_enabled, sealed_secret)
      values (${webhookId}, ${organizationId}, 'usr_1', 'https://erp.example.com', '["*"]', true, 'x')`)
  })
  afterAll(() => opened.close())
  beforeEach(() => opened.database.execute(sql`delete from webhook_messages`))

  const send = () =>
    opened.database.transaction((transaction) =>
      new WebhookMessageRepository().sendTest(scope, { id: webhookId, organizationId }, transaction),
    )
  /** Sends a message and lets its delivery end some minutes ago, after an attempt. */
  const ended = async (state: "failed" | "delivered", minutesAgo: number): Promise<MessageId> => {
    const id = await send()
    await opened.database.execute(sql`
      update webhook_deliveries set state = ${state}, attempts = 10, due_at = null, last_status = 500, last_error = 'status',
        duration_ms = 7, created_at = now() - ${minutesAgo}::int * interval '1 minute',
        delivered_at = case when ${state} = 'delivered' then now() end
      where message_id = ${id}`)
    return id
  }
  const recover = (since: Date) =>
    opened.database.transaction((transaction) => log.recover(scope, webhookId, since, transaction))
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const byDueTime = async () => {
    const pending = await log.list(scope, webhookId, { limit: 100, state: "pending" })
    return pending
      .toSorted((one, other) => Number(one.nextAttemptAt) - Number(other.nextAttemptAt))
      .map(({ messageId }) => messageId)
  }

  test("a recovery starts the failed deliveries since a time again, the oldest first, and leaves the others", async () => {
    const newest = await ended("failed", 1)
    const oldest = await ended("failed", 30)
    const middle = await ended("failed", 10)
    const [tooOld, delivered] = [await ended("failed", 90), await ended("delivered", 5)]
    expect(await recover(minutesAgo(60))).toBe(3)
    expect(await byDueTime()).toEqual([oldest, middle, newest])
    expect(await log.find(scope, webhookId, tooOld)).toMatchObject({ state: "failed", attempts: 10 })
    expect(await log.find(scope, webhookId, delivered)).toMatchObject({ state: "delivered" })
    expect(await recover(minutesAgo(60))).toBe(0)
  })

  // A statement for all of them would take longer than a statement may.
  test("a recovery of more deliveries than one statement starts keeps their order", async () => {
    await opened.database.execute(sql`
      insert into webhook_messages (id, organization_id, type, payload)
      select 'msg_' || lpad(i::text, 32, '0'), ${organizationId}, 'webhook.test', '{}' from generate_series(1, 20001) as i`)
    await opened.database.execute(sql`
      insert into webhook_deliveries (message_id, webhook_id, organization_id, state, created_at)
      select 'msg_' || lpad(i::text, 32, '0'), ${webhookId}, ${organizationId}, 'failed', now() - i * interval '1 s'
      from generate_series(1, 20001) as i`)
    expect(await recover(new Date(0))).toBe(20_001)
    const result: unknown = await opened.database.execute(sql`
      select count(*)::int as count, count(distinct due_at)::int as times, corr(extract(epoch from due_at), extract(epoch from created_at)) > 0.999 as "isOrdered"
      from webhook_deliveries where state = 'pending'`)
    expect(rowsOf(result)).toEqual([{ count: 20_001, times: 20_001, isOrdered: true }])
    await log.clear(scope, webhookId)
    expect(await log.list(scope, webhookId, { limit: 1 })).toEqual([])
  })

  test("a delivery begins again whatever its outcome, with its message, its attempts and nothing of its last result", async () => {
    const id = await ended("delivered", 3)
    await opened.database.execute(sql`
      insert into webhook_attempts (message_id, webhook_id, number, started_at, status, error, duration_ms)
      select ${id}, ${webhookId}, i, now(), 500, 'status', 7 from generate_series(1, 120) as i`)
    const before = await log.find(scope, webhookId, id)
    expect(before?.attemptLog.map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 21),
    )
    const again = await opened.database.transaction((transaction) => log.restart(scope, webhookId, id, transaction))
    expect(again).toMatchObject({ state: "pending", attempts: 0, nextAttemptAt: expect.any(Date) })
    const after = await log.find(scope, webhookId, id)
    for (const member of ["lastStatus", "lastError", "durationMs", "deliveredAt"] as const)
      expect(after?.[member]).toBeUndefined()
    expect(after).toMatchObject({ payload: before?.payload, attemptLog: before?.attemptLog })
  })

  test("another organization's scope finds and starts nothing", async () => {
    const id = await ended("failed", 1)
    const other = Scope.of({ organizationId: parseId("org", "org_ba9876543210") })
    await opened.database.transaction(async (transaction) => {
      expect(await log.recover(other, webhookId, new Date(0), transaction)).toBe(0)
      expect(await log.restart(other, webhookId, id, transaction)).toBeUndefined()
    })
    await log.clear(other, webhookId)
    expect(await log.list(other, webhookId, { limit: 9 })).toEqual([])
    expect(await log.find(other, webhookId, id)).toBeUndefined()
    expect(await log.find(scope, webhookId, id)).toMatchObject({ state: "failed", attempts: 10 })
  })
})
