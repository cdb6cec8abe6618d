import { afterAll, beforeAll, expect, test } from "vitest"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

describeOnEveryDatabase("workflows", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  const configuration = { objects: [{ name: "Bill", fields: [{ name: "Id", type: "number" as const }] }] }

  test("a workflow is stored, read, replaced completely and deleted", async () => {
    const { workflows } = world.services
    const workflow = await world.aWorkflow({ name: " W ", description: "why" })
    expect(workflow).toMatchObject({ name: "W", description: "why", ownerId: world.admin.userId })
    expect(await workflows.get(world.admin, workflow.id)).toEqual(workflow)
    const updated = await workflows.update(world.admin, workflow.id, { name: "B", configuration })
    expect(updated).toEqual({
      ...workflow,
      name: "B",
      description: "",
      configuration,
      updatedAt: updated.updatedAt,
      version: 2,
    })
    expect(updated.updatedAt.getTime()).toBeGreaterThanOrEqual(workflow.updatedAt.getTime())
    await workflows.delete(world.admin, workflow.id)
    await expect(workflows.get(world.admin, workflow.id)).rejects.toMatchObject({ code: "not_found" })
    await expect(workflows.delete(world.admin, workflow.id)).rejects.toMatchObject({ code: "not_found" })
  })

  // Security: another organization's workflow is indistinguishable from a missing one.
  test("another organization finds nothing and changes nothing", async () => {
    const { workflows } = world.services
    const workflow = await world.aWorkflow()
    const stranger = await world.aCaller("admin")
    const input = { name: "Taken over", configuration }
    for (const id of [workflow.id, "wkf_000000000000"]) {
      const attempts = [
        () => workflows.get(stranger, id),
        () => workflows.update(stranger, id, input),
        () => workflows.delete(stranger, id),
      ]
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({
          code: "not_found",
          message: "No workflow with this id exists.",
        })
      }
    }
    expect((await workflows.list(stranger, { limit: 10 })).items).toEqual([])
    expect(await workflows.get(world.admin, workflow.id)).toEqual(workflow)
  })

  test("rows created in the same millisecond are listed once each over all pages", async () => {
    const caller = await world.aCaller()
    const created = await Promise.all(Array.from({ length: 9 }, () => world.aWorkflow({}, caller)))
    const listed = []
    let cursor: string | undefined
    do {
      const page = await world.services.workflows.list(caller, { limit: 2, cursor })
      listed.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(listed.map((item) => item.id).toSorted()).toEqual(created.map((item) => item.id).toSorted())
    const times = listed.map((item) => item.createdAt.getTime())
    expect(times).toEqual(times.toSorted((left, right) => right - left))
  })

  test("a rejected definition names the position and stores nothing", async () => {
    const { workflows } = world.services
    const caller = await world.aCaller()
    const empty = { objects: [{ name: "O", tables: [{ name: "T", columns: [] }] }] }
    await expect(workflows.create(caller, { name: "W", configuration: empty }, once)).rejects.toThrow(
      "configuration.objects[0].tables[0].columns: must have at least one column",
    )
    expect((await workflows.list(caller, { limit: 1 })).items).toEqual([])
  })
})
