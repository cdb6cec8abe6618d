import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { Scope } from "../../src/database/scope.ts"
import { newId } from "../../src/domain/ids.ts"
import { secondsToNextAttempt } from "../../src/domain/delivery-schedule.ts"
import { newSecret } from "../../src/domain/webhook-signature.ts"
import { DisableWebhook, type DisableWebhookDependencies } from "../../src/services/disable-webhook.ts"
import { describeOnEveryDatabase, describeOnPostgres } from "../world.ts"
import { aReceiver, aWebhookLab, query, verify } from "./webhook-lab.ts"

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

describeOnEveryDatabase("deliveries to webhooks", (newDatabase) => {
  test("a receiver that fails twice gets the same message three times, each signed at its time", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver((response, number) => {
      response.writeHead(number < 3 ? 500 : 200).end(`number ${number}, which nobody stores`)
    })
    const { id, secret } = await lab.aWebhook(receiver.url)
    lab.start()
    const messageId = await lab.send(id)
    const delivery = await lab.until(id, messageId, "delivered")
    expect(delivery).toMatchObject({ attempts: 3, lastStatus: 200, lastError: undefined, nextAttemptAt: undefined })
    expect(delivery.attemptLog).toMatchObject([
      { number: 1, status: 500, error: "status" },
      { number: 2, status: 500, error: "status" },
      { number: 3, status: 200, error: undefined },
    ])
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([messageId, messageId, messageId])
    for (const message of receiver.received) {
      expect(verify(secret, message)).toEqual(JSON.parse(delivery.payload))
      expect(message.headers).toMatchObject({ "content-type": "application/json", "user-agent": "docsift/1.2.3" })
    }
    const dump = JSON.stringify(await query(lab, sql`select * from webhook_deliveries, webhook_attempts`))
    expect(dump + lab.log.join("")).not.toContain("nobody stores")
    expect(lab.log.join("")).not.toContain(secret.slice("whsec_".length))
  })

  test("after the last attempt a delivery has failed", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver((response) => response.writeHead(503).end())
    const { id } = await lab.aWebhook(receiver.url)
    lab.start({ schedule: ({ number }) => (number < 2 ? 0 : undefined) })
    const messageId = await lab.send(id)
    expect(await lab.until(id, messageId, "failed")).toMatchObject({
      attempts: 2,
      lastError: "status",
      lastStatus: 503,
    })
    expect(receiver.received).toHaveLength(2)
    const [webhook] = await query(lab, sql`select is_enabled, failing_since is not null as fails from webhooks`)
    expect(webhook).toEqual({ is_enabled: true, fails: true })
  })

  test("the next attempt is planned by the schedule, and not before the retry-after of the response", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver((response) => response.writeHead(429, { "retry-after": "3600" }).end())
    const { id } = await lab.aWebhook(receiver.url)
    lab.start({ schedule: secondsToNextAttempt })
    const messageId = await lab.send(id)
    await expect.poll(async () => (await lab.find(id, messageId)).attempts).toBe(1)
    const [row] = await query(
      lab,
      sql`
      select state, claimed_until, due_at > now() + interval '59 minutes' and due_at < now() + interval '61 minutes' as planned
      from webhook_deliveries`,
    )
    expect(row).toEqual({ state: "pending", claimed_until: null, planned: true })
  })

  test("410 disables the webhook with an audit entry, and fails what is pending", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver((response) => response.writeHead(410).end())
    const { id } = await lab.aWebhook(receiver.url)
    const later = await lab.send(id)
    await query(lab, sql`update webhook_deliveries set due_at = now() + interval '1 hour'`)
    lab.start()
    const messageId = await lab.send(id)
    expect(await lab.until(id, messageId, "failed")).toMatchObject({ attempts: 1, lastStatus: 410 })
    expect(await lab.until(id, later, "failed")).toMatchObject({ attempts: 0, nextAttemptAt: undefined })
    expect(await query(lab, sql`select is_enabled, disabled_reason from webhooks`)).toEqual([
      { is_enabled: false, disabled_reason: "gone" },
    ])
    expect(await query(lab, sql`select operation, target_id, user_id from audit_log`)).toEqual([
      { operation: "disableWebhook", target_id: id, user_id: null },
    ])
  })

  test("a stop does not wait until all that is pending for a disabled webhook has failed", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { id: webhookId } = await lab.aWebhook("https://erp.example.com/hooks")
    const { webhookDeliveries, webhooks, auditLog } = lab.repositories
    const webhook = await webhooks.find(Scope.system(), webhookId)
    if (webhook === undefined) throw new Error("the webhook was not inserted")
    const stopping = new AbortController()
    let batches = 0
    const deliveries: DisableWebhookDependencies["deliveries"] = {
      disable: (...given) => webhookDeliveries.disable(...given),
      failOfDisabled: async (limit) => {
        // Without the signal there would be a next batch forever.
        if (++batches > 1) throw new Error("a batch after the stop")
        stopping.abort()
        return limit
      },
    }
    const disableWebhook = new DisableWebhook({ database: lab.opened.database, deliveries, auditLog, logger: quiet })
    const { organizationId } = webhook
    await disableWebhook.disable({ webhookId, organizationId, reason: "gone" }, stopping.signal)
    expect(batches).toBe(1)
  })

  test("a webhook that has failed for five days is disabled, and one that has for four is not", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver((response) => response.writeHead(500).end())
    const [four, six] = [
      await lab.aWebhook(receiver.url, { failingDays: 4 }),
      await lab.aWebhook(receiver.url, { failingDays: 6 }),
    ]
    lab.start({ schedule: () => undefined })
    for (const { id } of [four, six]) await lab.until(id, await lab.send(id), "failed")
    const reasons = () => query(lab, sql`select id, is_enabled, disabled_reason from webhooks order by failing_since`)
    await expect.poll(reasons).toEqual([
      { id: six.id, is_enabled: false, disabled_reason: "failing" },
      { id: four.id, is_enabled: true, disabled_reason: null },
    ])
  })

  test("a success ends the time for which a webhook fails", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { id } = await lab.aWebhook((await aReceiver()).url, { failingDays: 6 })
    lab.start()
    await lab.until(id, await lab.send(id), "delivered")
    expect(await query(lab, sql`select is_enabled, failing_since from webhooks`)).toEqual([
      { is_enabled: true, failing_since: null },
    ])
  })

  // Security: a redirect would let a receiver choose what is called inside of the network.
  test("a redirect to another port is a failure, and that port sees nothing", async () => {
    const lab = await aWebhookLab(newDatabase)
    const inner = await aReceiver()
    const receiver = await aReceiver((response) => response.writeHead(302, { location: inner.url }).end())
    const { id } = await lab.aWebhook(receiver.url)
    lab.start({ schedule: () => undefined })
    expect(await lab.until(id, await lab.send(id), "failed")).toMatchObject({ lastStatus: 302, lastError: "status" })
    expect(inner.received).toEqual([])
  })

  // Security: rules hold at each call, also for what was stored under other settings.
  test.each(["https://127.0.0.2/hooks", "http://169.254.169.254/latest", "https://2130706434/"])(
    "%s is not called, and the delivery says refused",
    async (url) => {
      const lab = await aWebhookLab(newDatabase)
      const { id } = await lab.aWebhook(url)
      lab.start({ schedule: () => undefined })
      expect(await lab.until(id, await lab.send(id), "failed")).toMatchObject({
        lastError: "refused",
        lastStatus: undefined,
      })
    },
  )

  test("a disabled webhook gets its test, and nothing else", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver()
    const { id } = await lab.aWebhook(receiver.url, { isEnabled: false })
    const waiting = await lab.send(id)
    lab.start()
    const test = await lab.send(id, "webhook.test")
    await lab.until(id, test, "delivered")
    expect(await lab.find(id, waiting)).toMatchObject({ state: "pending", attempts: 0 })
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([test])
  })

  test("a process without the deployment's document store sends nothing until it is back", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver()
    const { id } = await lab.aWebhook(receiver.url)
    const messageId = await lab.send(id)
    const store = { checks: 0, isBack: false }
    lab.start({ isUsable: async () => ++store.checks > 0 && store.isBack })
    await expect.poll(() => store.checks).toBeGreaterThanOrEqual(2)
    expect(receiver.received).toEqual([])
    store.isBack = true
    await lab.until(id, messageId, "delivered")
    expect(store.checks).toBeGreaterThan(2)
  })

  test("until a rotation ends both secrets sign, then the new one alone", async () => {
    const lab = await aWebhookLab(newDatabase)
    const receiver = await aReceiver()
    const previous = newSecret()
    const rotating = await lab.aWebhook(receiver.url, { previous: { secret: previous, stopsInSeconds: 3600 } })
    const rotated = await lab.aWebhook(receiver.url, { previous: { secret: previous, stopsInSeconds: -1 } })
    lab.start()
    for (const { id } of [rotating, rotated]) await lab.until(id, await lab.send(id), "delivered")
    const [during, after] = receiver.received
    if (during === undefined || after === undefined) throw new Error("nothing was received")
    expect(() => [
      verify(rotating.secret, during),
      verify(previous, during),
      verify(rotated.secret, after),
    ]).not.toThrow()
    expect(() => verify(previous, after)).toThrow("No matching signature found")
  })

  test("a receiver that never responds holds eight attempts, and delays no other webhook", async () => {
    const lab = await aWebhookLab(newDatabase)
    const silent = await aReceiver(() => undefined)
    const good = await aReceiver()
    const [first, second] = [await lab.aWebhook(silent.url), await lab.aWebhook(good.url)]
    for (let index = 0; index < 20; index++) await lab.send(first.id)
    // Fewer slots than the silent receiver has messages: without a bound it would hold all of them.
    lab.start({ slots: 10, timeoutMs: 120_000 })
    await expect.poll(() => silent.received.length).toBe(8)
    for (let index = 0; index < 5; index++) await lab.until(second.id, await lab.send(second.id), "delivered")
    expect(silent.received).toHaveLength(8)
  })

  test("an organization with fifty webhooks leaves another one its share of the slots", async () => {
    const lab = await aWebhookLab(newDatabase)
    const claim = async (limit: number) =>
      lab.repositories.webhookDeliveries.claim({ limit, perWebhook: 8, leaseSeconds: 60 })
    const small = await lab.aWebhook("https://small.example.com/hooks")
    const other = newId("org")
    await query(lab, sql`insert into organizations (id, name) values (${other}, 'Other')`)
    await query(lab, sql`update webhooks set organization_id = ${other} where id = ${small.id}`)
    const large = await Promise.all(
      Array.from({ length: 50 }, async () => lab.aWebhook("https://large.example.com/hooks")),
    )
    for (const { id } of large) for (let index = 0; index < 2; index++) await lab.send(id)
    // What is sent last is due last: no order by time puts it first.
    for (let index = 0; index < 4; index++) await lab.send(small.id)
    await query(lab, sql`update webhook_deliveries set organization_id = ${other} where webhook_id = ${small.id}`)
    const countOf = (claimed: readonly { webhookId: string }[]) => ({
      small: claimed.filter(({ webhookId }) => webhookId === small.id).length,
      large: new Set(claimed.map(({ webhookId }) => webhookId).filter((id) => id !== small.id)).size,
    })
    // One after the other, each of another webhook.
    expect(countOf(await claim(4))).toEqual({ small: 2, large: 2 })
    // The large one has two in flight, the small one as well.
    expect(countOf(await claim(2))).toEqual({ small: 1, large: 1 })
    // Once the other organization needs nothing, the rest is free for the large one.
    expect(countOf(await claim(10))).toEqual({ small: 1, large: 9 })
    expect(countOf(await claim(38))).toEqual({ small: 0, large: 38 })
  })

  test("no response is a timeout", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { id } = await lab.aWebhook((await aReceiver(() => undefined)).url)
    lab.start({ schedule: () => undefined, timeoutMs: 100 })
    expect(await lab.until(id, await lab.send(id), "failed")).toMatchObject({ lastError: "timeout" })
  })

  test("the claim of a killed process ends with its lease, and the delivery is claimed again", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { id } = await lab.aWebhook((await aReceiver()).url)
    const messageId = await lab.send(id)
    const limits = { limit: 10, perWebhook: 8, leaseSeconds: 60 }
    const [lost] = await lab.repositories.webhookDeliveries.claim(limits)
    expect(lost).toMatchObject({ messageId })
    expect(await lab.repositories.webhookDeliveries.claim(limits)).toEqual([])
    await query(lab, sql`update webhook_deliveries set claimed_until = claimed_until - interval '61 seconds'`)
    lab.start()
    expect(await lab.until(id, messageId, "delivered")).toMatchObject({ attempts: 1 })
    // The process was only slow: what it reports about its claim no longer counts.
    if (lost === undefined) throw new Error("nothing was claimed")
    const attempt = { startedAt: new Date(), durationMs: 1, status: 500, error: "status" as const, nextInSeconds: 5 }
    expect(await lab.repositories.webhookDeliveries.settle(lost, attempt)).toBeUndefined()
    expect(await lab.find(id, messageId)).toMatchObject({ state: "delivered", attempts: 1 })
  })

  test("a stop abandons attempts at its deadline, without a claim afterwards", async () => {
    const lab = await aWebhookLab(newDatabase)
    const silent = await aReceiver(() => undefined)
    const { id } = await lab.aWebhook(silent.url)
    const messageId = await lab.send(id)
    const deliverer = lab.start()
    await expect.poll(() => silent.received.length).toBe(1)
    await deliverer.stop(10)
    await lab.send(id)
    expect(await lab.find(id, messageId)).toMatchObject({ state: "pending", attempts: 0, attemptLog: [] })
    expect(silent.received).toHaveLength(1)
  })

  test("old messages are removed with deliveries and attempts, except those on their way; expired secrets are cleared", async () => {
    const lab = await aWebhookLab(newDatabase)
    const previous = { secret: newSecret(), stopsInSeconds: -1 }
    const { id } = await lab.aWebhook((await aReceiver()).url, { previous })
    const deliverer = lab.start()
    const [old, recent] = [await lab.send(id, "execution.completed", 31), await lab.send(id, "execution.completed", 29)]
    for (const messageId of [old, recent]) await lab.until(id, messageId, "delivered")
    await deliverer.stop(1000)
    const pending = await lab.send(id, "execution.completed", 31)
    expect(await lab.repositories.webhookRetention.deleteOld(30, 100)).toBe(1)
    expect(await query(lab, sql`select id from webhook_messages order by created_at`)).toEqual([
      { id: pending },
      { id: recent },
    ])
    expect(await query(lab, sql`select message_id from webhook_attempts`)).toEqual([{ message_id: recent }])
    expect(await lab.repositories.webhookRetention.clearExpiredSecrets(100)).toBe(1)
    expect(await query(lab, sql`select sealed_previous_secret, previous_stops_at from webhooks`)).toEqual([
      { sealed_previous_secret: null, previous_stops_at: null },
    ])
  })
})

describeOnPostgres("deliveries of several processes", (newDatabase) => {
  test("a webhook is deleted while its first attempt fails, without a deadlock", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { id } = await lab.aWebhook("https://erp.example.com/hooks")
    await lab.send(id)
    const { webhookDeliveries, webhooks } = lab.repositories
    const [claimed] = await webhookDeliveries.claim({ limit: 1, perWebhook: 8, leaseSeconds: 60 })
    if (claimed === undefined) throw new Error("nothing was claimed")
    const { database } = lab.opened
    const waiting = async () => {
      const [row] = await query(
        lab,
        sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return row
    }
    const attempt = { startedAt: new Date(), durationMs: 1, status: 500, error: "status" as const, nextInSeconds: 5 }
    const [deleted, settled] = await database.transaction(async (transaction) => {
      // While the webhook is locked, its deletion waits for it first, and the attempt that fails behind it.
      await webhooks.lock(Scope.system(), id, transaction)
      const deletion = database.transaction(async (other) => webhooks.delete(Scope.system(), id, other))
      await expect.poll(waiting).toEqual({ count: 1 })
      const settling = webhookDeliveries.settle(claimed, attempt)
      await expect.poll(waiting).toEqual({ count: 2 })
      return [Promise.allSettled([deletion]), Promise.allSettled([settling])] as const
    })
    expect(await deleted).toEqual([{ status: "fulfilled", value: true }])
    expect(await settled).toEqual([{ status: "fulfilled", value: { failingSeconds: 0 } }])
    expect(await query(lab, sql`select message_id from webhook_deliveries`)).toEqual([])
  })

  test("eight processes that claim at once take each delivery once, and at most eight of a webhook", async () => {
    const lab = await aWebhookLab(newDatabase)
    const { url } = await aReceiver()
    const hooks = [await lab.aWebhook(url), await lab.aWebhook(url)]
    for (const { id } of hooks) for (let index = 0; index < 30; index++) await lab.send(id)
    const limits = { limit: 20, perWebhook: 8, leaseSeconds: 60 }
    const claims = Array.from({ length: 8 }, () => lab.repositories.webhookDeliveries.claim(limits))
    const claimed = (await Promise.all(claims)).flat()
    expect(new Set(claimed.map(({ messageId }) => messageId)).size).toBe(claimed.length)
    for (const { id } of hooks) expect(claimed.filter(({ webhookId }) => webhookId === id)).toHaveLength(8)
  })
})
