import { afterAll, beforeAll, expect, test } from "vitest"
import type { Caller } from "../../src/domain/caller.ts"
import type { WebhookInput } from "../../src/services/webhooks.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

const hook: WebhookInput = { url: "https://erp.example.com/hooks", events: ["*"], isEnabled: true }
const everything = { limit: 100 }

describeOnEveryDatabase("webhooks", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase())
  })
  afterAll(() => world.close())

  const create = async (caller: Caller, input: Partial<WebhookInput> = {}) =>
    (await world.services.webhooks.create(caller, { ...hook, ...input }, once)).value
  const deliveriesOf = async (caller: Caller, webhookId: string) =>
    (await world.services.webhookDeliveries.list(caller, webhookId, everything)).items

  test("an execution that completes sends one message to each webhook that is called for it", async () => {
    const caller = await world.aCaller()
    const workflow = await world.aWorkflow({ name: 'Post "A"' }, caller)
    const other = await world.aWorkflow({}, caller)
    const all = await create(caller)
    const ofWorkflow = await create(caller, { workflowIds: [workflow.id], events: ["execution.completed"] })
    const ofOther = await create(caller, { workflowIds: [other.id] })
    const ofFailures = await create(caller, { events: ["execution.failed"] })
    const disabled = await create(caller, { isEnabled: false })
    const { value } = await world.start(workflow, "A-17", { caller })
    const execution = await world.finish(value.id, caller)
    const [delivery, ...more] = await deliveriesOf(caller, all.id)
    if (delivery === undefined) throw new Error("nothing was sent")
    expect(more).toEqual([])
    expect(await deliveriesOf(caller, ofWorkflow.id)).toMatchObject([{ messageId: delivery.messageId }])
    for (const { id } of [ofOther, ofFailures, disabled]) expect(await deliveriesOf(caller, id)).toEqual([])
    const { payload } = await world.services.webhookDeliveries.get(caller, all.id, delivery.messageId)
    expect(payload).toBe(
      JSON.stringify({
        type: "execution.completed",
        timestamp: delivery.createdAt,
        data: {
          executionId: execution.id,
          workflowId: workflow.id,
          workflowVersion: 1,
          workflowName: 'Post "A"',
          fileId: execution.fileId,
          fileName: "a.txt",
          status: "Completed",
          createdAt: execution.createdAt,
          startedAt: execution.startedAt,
          completedAt: execution.completedAt,
        },
      }),
    )
  })
})
