import { afterEach, expect, test } from "vitest"
import type { ReviewPolicy } from "../../src/domain/review.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

describeOnEveryDatabase("review policies", (newDatabase) => {
  const start = async (): Promise<World> => {
    const world = await createWorld(await newDatabase())
    closing.push(() => world.close())
    return world
  }
  const run = async (world: World, text: string, review?: ReviewPolicy) => {
    const workflow = await world.aWorkflow({ ...(review && { review }) })
    const { value } = await world.start(workflow, text)
    const execution = await world.finish(value.id)
    return { workflow, execution }
  }

  test("without a policy no review is needed, whatever the confidence", async () => {
    const { execution } = await run(await start(), "doubtful")
    expect(execution).toMatchObject({ status: "Completed", review: undefined })
  })

  test("a value of low confidence needs a review; one above the threshold does not", async () => {
    const world = await start()
    const { execution } = await run(world, "doubtful", { threshold: 0.8 })
    expect(execution).toMatchObject({ status: "Completed", review: "needed" })
    expect((await run(world, "sure", { threshold: 0.8 })).execution.review).toBeUndefined()
  })

  test("a failed execution needs none", async () => {
    const world = await start()
    const { execution } = await run(world, "encrypted", { threshold: 1, always: true })
    expect(execution).toMatchObject({ status: "Failed", review: undefined })
  })

  test("a retry takes the policy that the workflow has then", async () => {
    const world = await start()
    const { workflow, execution } = await run(world, "sure", { threshold: 0.8 })
    expect(execution.review).toBeUndefined()
    const input = {
      name: workflow.name,
      configuration: workflow.configuration,
      review: { threshold: 0.1, always: true },
    }
    await world.services.workflows.update(world.admin, workflow.id, input)
    const { value } = await world.services.retryExecution.retry(world.admin, execution.id, once)
    expect((await world.finish(value.id)).review).toBe("needed")
  })
})
