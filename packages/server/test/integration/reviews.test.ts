import { sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import { Scope } from "../../src/database/scope.ts"
import { parseId } from "../../src/domain/ids.ts"
import { maxPageBytes, maxReviewRevisions } from "../../src/generated/limits.ts"
import { ReviewRepository } from "../../src/repositories/reviews.ts"
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

  // Each revision keeps all corrections: without a limit one execution could fill the database.
  test("a review has at most 1,000 revisions; the last one can still be repeated", async () => {
    const world = await start()
    const { reviews } = world.services
    const id = await complete(world, "A-17")
    await reviews.update(world.admin, id, { revision: 0, corrections: { [number]: { value: "first" } } })
    const opened = await openDatabase(world.config.database)
    closing.push(() => opened.close())
    await opened.database.execute(
      sql`update execution_reviews set revision = ${maxReviewRevisions - 1} where execution_id = ${id}`,
    )
    const last = { revision: maxReviewRevisions - 1, corrections: { [number]: { value: "last" } } }
    expect((await reviews.update(world.admin, id, last)).review.revision).toBe(1000)
    expect((await reviews.update(world.admin, id, last)).review.revision).toBe(1000)
    await expect(reviews.update(world.admin, id, { revision: 1000, corrections: {} })).rejects.toMatchObject({
      code: "too_many_revisions",
      message: expect.stringContaining("1,000 times"),
    })
    expect((await reviews.history(world.admin, id, { limit: 10 })).items).toHaveLength(2)
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

  test("a page of revisions is bounded where it is read, and the pages have every revision", async () => {
    const database = await newDatabase()
    const world = await createWorld(database)
    closing.push(() => world.close())
    const opened = await openDatabase(database)
    closing.push(() => opened.close())
    const { reviews } = world.services
    // The longest pointers: a slash of a name has two characters in them.
    const fields = Array.from({ length: 400 }, (_, index) => ({
      name: `${index}`.padEnd(128, "/"),
      type: "string" as const,
    }))
    const name = "/".repeat(128)
    const workflow = await world.aWorkflow({ configuration: { objects: [{ name, fields }] } })
    const id = await complete(world, "A-17", workflow)
    const pointerOf = (field: string) => `/${name.replaceAll("/", "~1")}/fields/${field.replaceAll("/", "~1")}`
    const changeOf = (value: string) => Object.fromEntries(fields.map((field) => [pointerOf(field.name), { value }]))
    const count = 24
    for (let revision = 0; revision < count; revision++)
      await reviews.update(world.admin, id, { revision, corrections: changeOf(String(revision)) })

    const request = { before: undefined, rows: 1001 }
    const read = await new ReviewRepository(opened.database).listRevisions(
      Scope.of(world.admin),
      parseId("exe", id),
      request,
    )
    expect(Buffer.byteLength(JSON.stringify(read))).toBeLessThan(1.1 * maxPageBytes)
    const seen: number[] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await reviews.history(world.admin, id, { limit: 1000, cursor })
      seen.push(...page.items.map(({ revision }) => revision))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => count - index))
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
