import { afterAll, beforeAll, expect, test } from "vitest"
import type { Caller } from "../../src/domain/caller.ts"
import { newId } from "../../src/domain/ids.ts"
import { maxWebhooks } from "../../src/generated/limits.ts"
import type { WebhookInput } from "../../src/services/webhooks.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

const hook: WebhookInput = { url: "https://erp.example.com/hooks", events: ["*"], isEnabled: true }
const everything = { limit: 100 }
const unknownMessage = `msg_${"0".repeat(32)}`

describeOnEveryDatabase("webhooks", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    // Without a worker no message is attempted, so that each state is that of the operation alone.
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  const create = async (caller: Caller, input: Partial<WebhookInput> = {}) =>
    (await world.services.webhooks.create(caller, { ...hook, ...input }, once)).value
  const messagesOf = async (caller: Caller, webhookId: string) =>
    (await world.services.webhookDeliveries.list(caller, webhookId, everything)).items
  const startOne = async (caller: Caller, workflow?: Awaited<ReturnType<World["aWorkflow"]>>) =>
    (await world.start(workflow ?? (await world.aWorkflow({}, caller)), "A-17", { caller })).value.id
  const cancel = (caller: Caller, id: string) => world.services.cancelExecution.cancel(caller, id, once)

  test("a cancelled execution sends one message to each webhook that is called for it, and to no other", async () => {
    const caller = await world.aCaller()
    const workflow = await world.aWorkflow({ name: 'Post "A"' }, caller)
    const other = await world.aWorkflow({}, caller)
    const all = await create(caller)
    const ofWorkflow = await create(caller, { workflowIds: [workflow.id], events: ["execution.failed"] })
    const silent = [
      await create(caller, { workflowIds: [other.id] }),
      await create(caller, { events: ["execution.completed", "execution.reviewed", "execution.review_needed"] }),
      await create(caller, { isEnabled: false }),
    ]
    const stranger = await world.aCaller()
    const foreign = await create(stranger)
    const id = await startOne(caller, workflow)
    await cancel(caller, id)
    const execution = await world.services.executions.get(caller, id)
    const [delivery, ...more] = await messagesOf(caller, all.id)
    if (delivery === undefined) throw new Error("nothing was sent")
    expect(more).toEqual([])
    expect(delivery).toMatchObject({ type: "execution.failed", executionId: id, state: "pending", attempts: 0 })
    expect(await messagesOf(caller, ofWorkflow.id)).toMatchObject([{ messageId: delivery.messageId }])
    for (const webhook of silent) expect(await messagesOf(caller, webhook.id)).toEqual([])
    expect(await messagesOf(stranger, foreign.id)).toEqual([])
    const { payload } = await world.services.webhookDeliveries.get(caller, all.id, delivery.messageId)
    expect(payload).toBe(
      JSON.stringify({
        type: "execution.failed",
        timestamp: delivery.createdAt,
        data: {
          executionId: id,
          workflowId: workflow.id,
          workflowVersion: 1,
          workflowName: 'Post "A"',
          fileId: execution.fileId,
          fileName: "a.txt",
          status: "Failed",
          errorMessage: execution.errorMessage,
          createdAt: execution.createdAt,
          completedAt: execution.completedAt,
        },
      }),
    )
  })

  // Otherwise a receiver would act on what did not happen.
  test("a transaction that is rolled back leaves no message", async () => {
    const caller = await world.aCaller()
    const colleague = await world.aCaller("member", caller.organizationId)
    const webhook = await create(colleague)
    const id = await startOne(caller)
    await world.services.apiKeys.revoke(caller, caller.keyId)
    await expect(cancel(caller, id)).rejects.toMatchObject({ code: "unauthorized" })
    expect(await world.services.executions.get(colleague, id)).toMatchObject({ status: "Queued" })
    expect(await messagesOf(colleague, webhook.id)).toEqual([])
    await cancel(colleague, id)
    expect(await messagesOf(colleague, webhook.id)).toHaveLength(1)
  })

  test("to another organization a webhook looks missing on every route", async () => {
    const { webhooks, webhookDeliveries } = world.services
    const [caller, stranger] = [await world.aCaller(), await world.aCaller()]
    const { id } = await create(caller)
    const { messageId } = (await webhookDeliveries.test(caller, id, once)).value
    const missing = newId("whe")
    for (const attempt of [
      (webhookId: string) => webhooks.get(stranger, webhookId),
      (webhookId: string) => webhooks.update(stranger, webhookId, { ...hook, description: "Theirs" }),
      (webhookId: string) => webhooks.delete(stranger, webhookId),
      (webhookId: string) => webhooks.rotateSecret(stranger, webhookId, { overlapSeconds: 0 }, once),
      (webhookId: string) => webhookDeliveries.test(stranger, webhookId, once),
      (webhookId: string) => webhookDeliveries.recover(stranger, webhookId, { since: "2026-01-01T00:00:00Z" }, once),
      (webhookId: string) => webhookDeliveries.list(stranger, webhookId, everything),
      (webhookId: string) => webhookDeliveries.get(stranger, webhookId, messageId),
      (webhookId: string) => webhookDeliveries.redeliver(stranger, webhookId, messageId, once),
    ]) {
      const expected = { code: "not_found", message: "No webhook with this id exists." }
      await expect(attempt(id)).rejects.toMatchObject(expected)
      await expect(attempt(missing)).rejects.toMatchObject(expected)
    }
    expect((await webhooks.list(stranger, everything)).items).toEqual([])
    expect(await webhooks.get(caller, id)).toMatchObject({ id, description: undefined })
    expect(await messagesOf(caller, id)).toMatchObject([{ messageId }])
  })

  test("a workflow must exist in the organization; one that was deleted later does not keep the webhook from being changed", async () => {
    const { webhooks } = world.services
    const caller = await world.aCaller()
    const foreign = await world.aWorkflow()
    const workflow = await world.aWorkflow({}, caller)
    const expected = { code: "not_found", message: "No workflow with this id exists." }
    await expect(create(caller, { workflowIds: [workflow.id, foreign.id] })).rejects.toMatchObject(expected)
    const { id } = await create(caller, { workflowIds: [workflow.id] })
    await world.services.workflows.delete(caller, workflow.id)
    const input = { ...hook, workflowIds: [workflow.id], description: "Books" }
    expect(await webhooks.update(caller, id, input)).toMatchObject({ description: "Books", workflowIds: [workflow.id] })
    const more = { ...input, workflowIds: [workflow.id, foreign.id] }
    await expect(webhooks.update(caller, id, more)).rejects.toMatchObject(expected)
  })

  test("a repeated creation or rotation returns the same secret and does nothing", async () => {
    const { webhooks } = world.services
    const caller = await world.aCaller()
    const first = await webhooks.create(caller, hook, { key: "create" })
    const again = await webhooks.create(caller, hook, { key: "create" })
    expect(again).toMatchObject({ isReplayed: true, value: { secret: first.value.secret } })
    expect((await webhooks.list(caller, everything)).items).toHaveLength(1)
    const { id } = first.value
    const rotated = await webhooks.rotateSecret(caller, id, { overlapSeconds: 60 }, { key: "rotate" })
    const repeated = await webhooks.rotateSecret(caller, id, { overlapSeconds: 60 }, { key: "rotate" })
    expect(repeated).toMatchObject({ isReplayed: true, value: { secret: rotated.value.secret } })
    expect(rotated.value.secret).not.toBe(first.value.secret)
  })

  test("a secret is rotated again only after the overlap", async () => {
    const { webhooks } = world.services
    const caller = await world.aCaller()
    const { id } = await create(caller)
    const rotateAtOnce = () => webhooks.rotateSecret(caller, id, { overlapSeconds: 0 }, once)
    await rotateAtOnce()
    await rotateAtOnce()
    expect((await webhooks.get(caller, id)).previousStopsAt).toBeUndefined()
    const { previousStopsAt } = (await webhooks.rotateSecret(caller, id, { overlapSeconds: 3600 }, once)).value
    expect(previousStopsAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    expect((await webhooks.get(caller, id)).previousStopsAt).toEqual(previousStopsAt)
    await expect(rotateAtOnce()).rejects.toMatchObject({
      code: "webhook_rotation_open",
      message: `The previous secret signs until ${previousStopsAt.toISOString()}; rotate again after that.`,
    })
  })

  test("an organization has at most 50 webhooks, however many are created at once", async () => {
    const caller = await world.aCaller()
    const made = await Promise.allSettled(Array.from({ length: maxWebhooks + 3 }, () => create(caller)))
    const rejected = made.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
    expect(rejected).toMatchObject(Array.from({ length: 3 }, () => ({ code: "too_many_webhooks" })))
    expect((await world.services.webhooks.list(caller, everything)).items).toHaveLength(maxWebhooks)
    const [first] = (await world.services.webhooks.list(caller, { limit: 1 })).items
    await world.services.webhooks.delete(caller, first?.id ?? "")
    await create(caller)
  })

  test("a test message goes to a webhook that is disabled as well", async () => {
    const caller = await world.aCaller()
    const webhook = await create(caller, { isEnabled: false, events: ["execution.failed"] })
    const { value } = await world.services.webhookDeliveries.test(caller, webhook.id, once)
    expect(value).toMatchObject({ type: "webhook.test", state: "pending", attempts: 0, executionId: undefined })
    const { payload, attemptLog } = await world.services.webhookDeliveries.get(caller, webhook.id, value.messageId)
    const data = { webhookId: webhook.id }
    expect(payload).toBe(JSON.stringify({ type: "webhook.test", timestamp: value.createdAt, data }))
    expect(attemptLog).toEqual([])
  })

  test("a deleted webhook takes its deliveries with it, and those of others stay", async () => {
    const { webhooks, webhookDeliveries } = world.services
    const caller = await world.aCaller()
    const [gone, kept] = [await create(caller), await create(caller)]
    await cancel(caller, await startOne(caller))
    const [delivery] = await messagesOf(caller, gone.id)
    await webhooks.delete(caller, gone.id)
    await expect(webhookDeliveries.list(caller, gone.id, everything)).rejects.toMatchObject({ code: "not_found" })
    expect(await messagesOf(caller, kept.id)).toMatchObject([{ messageId: delivery?.messageId }])
    const missing = webhookDeliveries.get(caller, kept.id, unknownMessage)
    await expect(missing).rejects.toMatchObject({ message: "No delivery with this id exists." })
  })

  test("deliveries are listed newest first, page by page", async () => {
    const caller = await world.aCaller()
    const { id } = await create(caller)
    const send = async () => (await world.services.webhookDeliveries.test(caller, id, once)).value
    const sent = [await send(), await send(), await send()]
    const first = await world.services.webhookDeliveries.list(caller, id, { limit: 2 })
    const second = await world.services.webhookDeliveries.list(caller, id, { limit: 2, cursor: first.nextCursor })
    const listed = [...first.items, ...second.items]
    expect(new Set(listed.map(({ messageId }) => messageId))).toEqual(new Set(sent.map(({ messageId }) => messageId)))
    const times = listed.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, undefined])
    const pending = await world.services.webhookDeliveries.list(caller, id, { limit: 9, state: "pending" })
    expect(pending.items).toHaveLength(3)
    for (const state of ["failed", "delivered"] as const)
      expect((await world.services.webhookDeliveries.list(caller, id, { limit: 9, state })).items).toEqual([])
  })
})

describeOnEveryDatabase("webhooks of completed executions", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase())
  })
  afterAll(() => world.close())

  const typesOf = async (caller: Caller, webhookId: string) =>
    (await world.services.webhookDeliveries.list(caller, webhookId, everything)).items.map(({ type }) => type)

  test("a need for a review is a message of its own, and so is each decision, but no correction alone", async () => {
    const caller = await world.aCaller()
    const { id } = (await world.services.webhooks.create(caller, hook, once)).value
    const always = await world.aWorkflow({ review: { threshold: 0, always: true } }, caller)
    const { value } = await world.start(always, "A-17", { caller })
    await world.finish(value.id, caller)
    expect((await typesOf(caller, id)).toSorted()).toEqual(["execution.completed", "execution.review_needed"])
    const change = { corrections: {}, state: undefined, note: "Looked at" }
    await world.services.reviews.update(caller, value.id, { ...change, revision: 0 })
    expect(await typesOf(caller, id)).toHaveLength(2)
    await world.services.reviews.update(caller, value.id, { ...change, revision: 1, state: "rejected" })
    await world.services.reviews.update(caller, value.id, { ...change, revision: 2, state: "approved" })
    const { items } = await world.services.webhookDeliveries.list(caller, id, everything)
    const reviewed = items.filter(({ type }) => type === "execution.reviewed")
    const payloads = await Promise.all(
      reviewed.map(({ messageId }) => world.services.webhookDeliveries.get(caller, id, messageId)),
    )
    const states = payloads.map(({ payload }) => /"review":"([a-z]*)"/.exec(payload)?.[1])
    expect(new Set(states)).toEqual(new Set(["approved", "rejected"]))
    expect(items).toHaveLength(4)
  })

  test("without a need for a review the only message is the completion, and an execution that fails sends its failure", async () => {
    const caller = await world.aCaller()
    const { id } = (await world.services.webhooks.create(caller, hook, once)).value
    const workflow = await world.aWorkflow({}, caller)
    const { value } = await world.start(workflow, "A-17", { caller })
    await world.finish(value.id, caller)
    expect(await typesOf(caller, id)).toEqual(["execution.completed"])
    const failing = await world.start(workflow, "encrypted", { caller })
    expect(await world.finish(failing.value.id, caller)).toMatchObject({ status: "Failed" })
    expect((await typesOf(caller, id)).toSorted()).toEqual(["execution.completed", "execution.failed"])
  })
})
