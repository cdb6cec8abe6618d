import { afterEach, expect, test } from "vitest"
import { createWorld, describeOnPostgres, type World } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const number = "/Invoice/fields/Number"

describeOnPostgres("reviews", (newDatabase) => {
  const start = async (): Promise<World> => {
    const world = await createWorld(await newDatabase())
    closing.push(() => world.close())
    return world
  }
  const complete = async (world: World, text: string, workflow?: Awaited<ReturnType<World["aWorkflow"]>>) => {
    const { value } = await world.start(workflow ?? (await world.aWorkflow()), text)
    return (await world.finish(value.id)).id
  }

  test("of two people who save at the same time one is first, the other gets a conflict, and nothing is lost", async () => {
    const world = await start()
    const { reviews } = world.services
    const people = [world.admin, await world.aCaller("member", world.admin.organizationId)] as const
    const id = await complete(world, "A-17")
    for (let revision = 0; revision < 10; revision++) {
      const outcomes = await Promise.allSettled(
        people.map(async (person, index) => {
          const corrections = { [number]: { value: `${index} in round ${revision}` } }
          return reviews.update(person, id, { revision, corrections })
        }),
      )
      const saved = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
      const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
      expect(saved).toHaveLength(1)
      expect(refused).toMatchObject([{ code: "review_conflict" }])
      expect(saved[0]?.review.revision).toBe(revision + 1)
      expect((await reviews.get(world.admin, id)).dataJson).toBe(saved[0]?.dataJson)
    }
    const { items } = await reviews.history(world.admin, id, { limit: 100 })
    expect(items.map(({ revision, changed }) => [revision, changed])).toEqual(
      Array.from({ length: 10 }, (_, index) => [10 - index, [number]]),
    )
  })

  test("the same change sent twice at the same time is one revision, and both get it", async () => {
    const world = await start()
    const { reviews } = world.services
    const id = await complete(world, "A-17")
    const change = { revision: 0, state: "approved" as const, corrections: { [number]: { value: "B-17" } } }
    const both = await Promise.all([1, 2].map(() => reviews.update(world.admin, id, change)))
    expect(both.map(({ review }) => review.revision)).toEqual([1, 1])
    expect((await reviews.history(world.admin, id, { limit: 100 })).items).toHaveLength(1)
  })

  test("an approval beside a deletion is stored or finds no execution, and leaves nothing behind", async () => {
    const world = await start()
    const { reviews, deleteExecution } = world.services
    for (let round = 0; round < 5; round++) {
      const id = await complete(world, "A-17")
      const [approved, deleted] = await Promise.allSettled([
        reviews.update(world.admin, id, { revision: 0, state: "approved", corrections: {} }),
        deleteExecution.delete(world.admin, id),
      ])
      if (approved.status === "rejected") expect(approved.reason).toMatchObject({ code: "not_found" })
      expect(deleted.status).toBe("fulfilled")
      await expect(reviews.get(world.admin, id)).rejects.toMatchObject({ code: "not_found" })
    }
  })

  test("data of more than 32 KiB is merged in the configured order, and the extracted data stays", async () => {
    const world = await start()
    const { reviews } = world.services
    const fields = Array.from({ length: 400 }, (_, index) => ({ name: `Field ${index}`, type: "string" as const }))
    const columns = [{ name: "Text", type: "string" as const }]
    const objects = [{ name: "Invoice", fields, tables: [{ name: "Lines", columns }] }]
    const workflow = await world.aWorkflow({ configuration: { objects } })
    const text = "x".repeat(200)
    const id = await complete(world, text, workflow)
    expect((await reviews.get(world.admin, id)).dataJson.length).toBeGreaterThan(64 * 1024)
    const corrections = {
      "/Invoice/fields/Field 399": { value: null },
      "/Invoice/tables/Lines": { rows: [{ Text: "a" }, { Text: "b" }] },
    }
    const { dataJson } = await reviews.update(world.admin, id, { revision: 0, corrections })
    const { Invoice } = JSON.parse(dataJson)
    expect(Invoice.tables.Lines).toEqual([{ Text: "a" }, { Text: "b" }])
    expect([Invoice.fields["Field 0"], Invoice.fields["Field 399"]]).toEqual([text, null])
    expect(Object.keys(Invoice.fields)).toEqual(fields.map(({ name }) => name))
    const { extractedDataJson } = await world.services.executions.get(world.admin, id)
    expect(JSON.parse(extractedDataJson ?? "").Invoice.fields["Field 399"]).toBe(text)
  })
})
