import type { WebhookInput } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { memberOf, readJson, readList } from "../calls.ts"
import { expectError } from "../expect-error.ts"
import { aWorkflow } from "../samples.ts"
import { addWebhook } from "../valid-requests.ts"
import { blockedHosts, publicHosts } from "../webhook-hosts.ts"
import type { World } from "../world.ts"

const maxWebhooks = 50
/** Nothing has an address below `invalid` (RFC 6761, section 6.4): no case sends anything to anybody. */
const url = "https://hooks.invalid/contract"

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** Declares the cases about webhooks and their deliveries, through the SDK where it can send the request. */
export function webhookCases(world: () => World): void {
  const call: World["call"] = (...request) => world().call(...request)

  describe("webhooks", () => {
    test("a webhook has its secret once, is replaced as a whole, and is gone when it is deleted", async () => {
      const { webhooks } = world().client()
      const { workflowId, adminId } = world()
      const input = { url, events: ["execution.completed", "execution.failed"], workflowIds: [workflowId] } as const
      const { secret, ...created } = await webhooks.create({ ...input, description: "Books", isEnabled: false })
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(created).toEqual({
        ...input,
        id: expect.stringMatching(/^whe_[a-f0-9]{12}$/),
        description: "Books",
        isEnabled: false,
        ownerId: adminId,
        createdAt: time,
        updatedAt: created.createdAt,
      })
      expect(await webhooks.get(created.id)).toEqual(created)
      expect((await webhooks.list({ limit: 1 }))[0]).toEqual(created)
      expect(world().readLog?.() ?? "").not.toContain(secret)

      const { id, ownerId, createdAt } = created
      const replaced = await webhooks.update(id, { url: `${url}/2`, events: ["*", "*"] })
      const rest = { isEnabled: true, ownerId, createdAt, updatedAt: time }
      expect(replaced).toEqual({ id, url: `${url}/2`, events: ["*"], ...rest })
      expect(await webhooks.get(id)).toEqual(replaced)
      // A member of the organization may do all of this, too.
      await world().client("member").webhooks.delete(id)
      await expectError(await call("getWebhook", { params: { webhookId: id } }), 404, "not_found")
      await expectError(await call("deleteWebhook", { params: { webhookId: id } }), 404, "not_found")
    })

    // Security: messages lead wherever a member says, so the rules of their addresses are those of the operator.
    test.each([
      ["http://erp.example.com/hooks", "https://"],
      ["ftp://erp.example.com/hooks", "https://"],
      ["erp.example.com/hooks", "URL"],
      ["https://user:password@erp.example.com/", "user name"],
      ["https://erp.example.com/#part", "fragment"],
      ["https://localhost/hooks", "DOCSIFT_WEBHOOK_ALLOWED_HOSTS"],
      ["https://127.0.0.1/hooks", "DOCSIFT_WEBHOOK_ALLOWED_HOSTS"],
      ["https://2130706433/hooks", "DOCSIFT_WEBHOOK_ALLOWED_HOSTS"],
      ["https://[::1]/hooks", "DOCSIFT_WEBHOOK_ALLOWED_HOSTS"],
      ["https://10.1.2.3/hooks", "DOCSIFT_WEBHOOK_ALLOWED_HOSTS"],
      ["https://169.254.169.254/latest", "never called"],
    ])("%s is not the URL of a webhook", async (wrong, reason) => {
      const webhookId = await addWebhook(world())
      const json = { url: wrong, events: ["*"] }
      for (const response of [
        await call("createWebhook", { json }),
        await call("updateWebhook", { params: { webhookId }, json }),
      ]) {
        const sentence = await expectError(response, 400, "invalid_request")
        expect(sentence).toMatch(/^url: /)
        expect(sentence).toContain(reason)
      }
    })

    // Security: every form of the addresses at which clouds serve credentials, and of the machine itself.
    test("a webhook is at a public address, whatever its form", async () => {
      const webhookId = await addWebhook(world())
      const put = (host: string) =>
        call("updateWebhook", {
          params: { webhookId },
          json: { url: `https://${host}/`, events: ["*"], isEnabled: false },
        })
      for (const [reason, hosts] of Object.entries(blockedHosts)) {
        for (const host of hosts) {
          const sentence = await expectError(await put(host), 400, "invalid_request")
          expect(sentence, host).toContain(reason)
        }
      }
      for (const host of publicHosts) expect((await put(host)).status, host).toBe(200)
    })

    test("a webhook that is replaced by itself stays as it is, and the audit log has no entry", async () => {
      const { webhooks, admin } = world().client()
      const { workflowId } = world()
      const input = { url, events: ["*"], description: "Books", workflowIds: [workflowId], isEnabled: false } as const
      const { secret: _secret, ...created } = await webhooks.create(input)
      const entries = async () => {
        const changes = await admin.auditLog.list({ operation: "updateWebhook", since: created.createdAt })
        return changes.filter(({ targetId }) => targetId === created.id)
      }
      // Until the clock of the server, which counts milliseconds, has advanced.
      for (let now = created.createdAt; now === created.createdAt;) {
        const other = await webhooks.create(input)
        await webhooks.delete(other.id)
        now = other.createdAt
      }
      expect(await webhooks.update(created.id, input)).toEqual(created)
      expect(await webhooks.get(created.id)).toEqual(created)
      expect(await entries()).toHaveLength(0)
      const changed = await webhooks.update(created.id, { ...input, description: "Ledger" })
      expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(created.updatedAt))
      expect(await entries()).toHaveLength(1)
      await webhooks.delete(created.id)
    })

    test("the workflows of a webhook are the organization's; one that is deleted later stays in it", async () => {
      const { webhooks, workflows } = world().client()
      const { workflowId } = await workflows.create(aWorkflow({ name: "With a webhook" }))
      const { otherOrganization } = world().keys
      const foreign = await world().create("workflowId", "createWorkflow", { json: aWorkflow() }, otherOrganization)
      const webhookId = await addWebhook(world())
      for (const unknown of [foreign, "wkf_000000000000"]) {
        const json = { url, events: ["*"], workflowIds: [workflowId, unknown] }
        await expectError(await call("createWebhook", { json }), 404, "not_found")
        await expectError(await call("updateWebhook", { params: { webhookId }, json }), 404, "not_found")
      }
      const input = { url, events: ["*"], workflowIds: [workflowId], isEnabled: false } satisfies WebhookInput
      await webhooks.update(webhookId, input)
      await workflows.delete(workflowId)
      const changed = await webhooks.update(webhookId, { ...input, description: "Changed" })
      expect(changed).toMatchObject({ description: "Changed", workflowIds: [workflowId] })
    })

    test(`an organization has at most ${maxWebhooks} webhooks`, async () => {
      const key = world().keys.otherOrganization
      const json = { url, events: ["*"], isEnabled: false }
      const list = async () => readList(await call("listWebhooks", {}, key))
      try {
        for (let count = (await list()).length; count < maxWebhooks; count++) {
          await readJson(await call("createWebhook", { json }, key))
        }
        const sentence = await expectError(await call("createWebhook", { json }, key), 409, "too_many_webhooks")
        expect(sentence).toContain(`${maxWebhooks} webhooks`)
      } finally {
        for (const webhook of await list()) {
          await readJson(await call("deleteWebhook", { params: { webhookId: memberOf(webhook, "id") } }, key))
        }
      }
    })

    test("a rotation returns another secret, and the next has to wait for the end of the overlap", async () => {
      const { webhooks } = world().client()
      const { id, secret } = await webhooks.create({ url, events: ["*"], isEnabled: false })
      const now = await webhooks.rotateSecret(id, { overlapSeconds: 0 })
      expect((await webhooks.get(id)).previousStopsAt).toBeUndefined()
      const next = await webhooks.rotateSecret(id, {})
      expect(next).toEqual({ secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/), previousStopsAt: time })
      expect(new Set([secret, now.secret, next.secret]).size).toBe(3)
      const hours = (Date.parse(next.previousStopsAt) - Date.parse(now.previousStopsAt)) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(24)
      expect(hours).toBeLessThan(25)
      expect((await webhooks.get(id)).previousStopsAt).toBe(next.previousStopsAt)
      const again = { params: { webhookId: id }, json: { overlapSeconds: 0 } }
      const sentence = await expectError(await call("rotateWebhookSecret", again), 409, "webhook_rotation_open")
      expect(sentence).toContain(next.previousStopsAt)
      for (const each of [secret, now.secret, next.secret]) expect(world().readLog?.() ?? "").not.toContain(each)
    })

    test("a test message is listed as a delivery, also of a disabled webhook, and is sent again with the same id", async () => {
      const { webhooks } = world().client()
      const id = await addWebhook(world())
      const first = await webhooks.test(id)
      const { messageId, createdAt } = first
      const begun = { messageId, type: "webhook.test", state: "pending", attempts: 0, createdAt }
      expect(first).toEqual({ ...begun, nextAttemptAt: time })
      expect(messageId).toMatch(/^msg_[a-f0-9]{32}$/)
      const second = await webhooks.test(id)
      const ids = async (query: object) => (await webhooks.deliveries(id, query)).map((each) => each.messageId)
      expect(await ids({})).toEqual([second.messageId, messageId])
      expect(await ids({ state: "delivered" })).toEqual([])
      const paged: string[] = []
      for await (const each of webhooks.deliveries(id, { limit: 1 })) paged.push(each.messageId)
      expect(paged).toEqual([second.messageId, messageId])
      const { payload, attemptLog } = await webhooks.delivery(id, messageId)
      expect(payload).toEqual({ type: "webhook.test", timestamp: time, data: { webhookId: id } })
      expect(attemptLog.length).toBeLessThanOrEqual(1)
      expect(await webhooks.redeliver(id, messageId)).toMatchObject({ ...begun, nextAttemptAt: time })
      expect((await webhooks.delivery(id, messageId)).payload).toEqual(payload)
      expect(await ids({})).toEqual([second.messageId, messageId])
    })

    test("a delivery belongs to its webhook", async () => {
      const { webhooks } = world().client()
      const [own, other] = [await addWebhook(world()), await addWebhook(world())]
      const { messageId } = await webhooks.test(own)
      for (const operation of ["getWebhookDelivery", "redeliverWebhook"]) {
        for (const params of [
          { webhookId: other, messageId },
          { webhookId: own, messageId: `msg_${"0".repeat(32)}` },
        ]) {
          expect(await expectError(await call(operation, { params }), 404, "not_found")).toContain("delivery")
        }
      }
    })

    test("a recovery leaves alone what has not failed", async () => {
      const { webhooks } = world().client()
      const id = await addWebhook(world())
      await webhooks.test(id)
      expect(await webhooks.recover(id, { since: "2026-03-01T00:00:00Z" })).toEqual({ count: 0 })
      const json = { since: "2026-02-30T00:00:00Z" }
      await expectError(await call("recoverWebhook", { params: { webhookId: id }, json }), 400, "invalid_request")
    })

    test("an execution that ends leaves a message to the webhooks of its event and workflow, without its values", async ({
      skip,
    }) => {
      skip(!world().sendsMessages, "this target sends no messages")
      const { webhooks, executions, workflows } = world().client()
      const { workflowId } = await workflows.create(aWorkflow({ name: "Announced" }))
      const add = async (input: Partial<WebhookInput>) =>
        (await webhooks.create({ url, events: ["execution.completed"], ...input })).id
      const called = await add({ workflowIds: [workflowId] })
      const silent = [
        await add({ events: ["execution.failed"] }),
        await add({ workflowIds: [world().workflowId] }),
        await add({ isEnabled: false }),
      ]
      const executionId = await world().finishExecution({ workflowId })
      const execution = await executions.get(executionId)
      const [delivery, ...others] = await webhooks.deliveries(called)
      expect(others).toEqual([])
      expect(delivery).toMatchObject({ type: "execution.completed", executionId })
      const { payload } = await webhooks.delivery(called, delivery?.messageId ?? "")
      if (execution.status !== "Completed") throw new Error(`the execution is ${execution.status}`)
      const { workflowVersion, workflowName, fileId, fileName, status, createdAt, startedAt, completedAt } = execution
      const version = { workflowId, workflowVersion, workflowName }
      const data = { executionId, ...version, fileId, fileName, status, createdAt, startedAt, completedAt }
      expect(payload).toEqual({ type: "execution.completed", timestamp: time, data })
      expect(JSON.stringify(payload)).not.toContain("1290.5")
      for (const id of silent) expect(await webhooks.deliveries(id)).toEqual([])
      for (const id of [called, ...silent]) await webhooks.delete(id)
    })
  })
}
