import { afterAll, beforeAll, expect, test } from "vitest"
import { createWorld, describeOnPostgres, once, type World } from "../world.ts"

describeOnPostgres("batches", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  const countOf = async (batchId: string) =>
    (await world.services.batches.get(world.admin, batchId)).statusCounts.Queued

  // An export of a closed batch is complete.
  test("no execution joins a batch once its close has returned, however many start at that time", async () => {
    const workflow = await world.aWorkflow()
    const { batches } = world.services
    for (let round = 0; round < 5; round++) {
      const input = { name: `Round ${round}`, workflowId: workflow.id }
      const { id: batchId } = (await batches.create(world.admin, input, once)).value
      await world.start(workflow, `first of ${round}`, { batchId })
      const starts = Array.from({ length: 8 }, (_, index) => world.start(workflow, `${round} ${index}`, { batchId }))
      const [countAtClose, ...started] = await Promise.allSettled([
        batches.close(world.admin, batchId, once).then(() => countOf(batchId)),
        ...starts,
      ])
      const joined = started.filter(({ status }) => status === "fulfilled").length + 1
      expect(countAtClose).toEqual({ status: "fulfilled", value: joined })
      expect(await countOf(batchId)).toBe(joined)
      for (const start of started)
        if (start.status === "rejected") expect(start.reason).toMatchObject({ code: "batch_closed" })
      await expect(world.start(workflow, `late ${round}`, { batchId })).rejects.toMatchObject({ code: "batch_closed" })
    }
  })
})
