import { afterEach, beforeEach, expect, test } from "vitest"
import type { Caller } from "../../src/domain/caller.ts"
import { createWorld, describeOnEveryDatabase, type World } from "../world.ts"

describeOnEveryDatabase("one organization never holds all slots while another waits", (newDatabase) => {
  let world: World
  let other: Caller

  beforeEach(async () => {
    world = await createWorld(await newDatabase(), { workerConcurrency: 2 })
    other = await world.aCaller("member")
    const workflow = await world.aWorkflow()
    for (const text of ["hang 1", "hang 2", "hang 3"]) await world.start(workflow, text)
    await expect.poll(() => world.engine.requests.length).toBe(2)
  })
  afterEach(() => world.close())

  test("while runs that never end hold both slots, executions of another organization complete", async () => {
    const workflow = await world.aWorkflow({}, other)
    for (const text of ["first", "second", "third"]) {
      const { value } = await world.start(workflow, text, { caller: other })
      expect(await world.finish(value.id, other)).toMatchObject({ status: "Completed" })
    }
    // The third execution of the first organization never gets the reserved slot.
    expect(world.engine.requests).toHaveLength(5)
  })
})
