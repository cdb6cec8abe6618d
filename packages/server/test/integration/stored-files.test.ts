import { Readable } from "node:stream"
import { afterEach, expect, test } from "vitest"
import { sql } from "drizzle-orm"
import type { FileId } from "../../src/domain/ids.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { Scope } from "../../src/database/scope.ts"
import { FileRepository } from "../../src/repositories/files.ts"
import { stubInspector } from "../stub-inspector.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres, once, type World } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const upload = async ({ services, admin }: World, text = "A-17") => {
  const content = { fileName: "a.txt", content: Readable.from([Buffer.from(text)]) }
  return (await services.storedFiles.create(admin, content, once, new AbortController().signal)).value
}

describeOnEveryDatabase("stored files", (newDatabase) => {
  const aWorld = async () => {
    const world = await createWorld(await newDatabase(), { isWorking: false })
    closing.push(() => world.close())
    return world
  }

  test("an execution that starts beside the deletion of its file has its bytes, or does not start", async () => {
    const world = await aWorld()
    const { services, admin } = world
    const workflow = await world.aWorkflow()
    for (let round = 0; round < 8; round++) {
      const { id: fileId } = await upload(world, `A-${round}`)
      const [started, deleted] = await Promise.allSettled([
        services.executeFile.start(admin, workflow.id, { fileId }, once),
        services.storedFiles.delete(admin, fileId),
      ])
      expect([started.status, deleted.status].sort()).toEqual(["fulfilled", "rejected"])
      expect((await world.listFiles()).includes(fileId)).toBe(started.status === "fulfilled")
    }
  })

  // Security: rate limits do not count these files, and each may have 50 MB.
  test("the files of an organization that no execution uses have a limit, also when they are sent at the same time", async () => {
    const world = await createWorld(await newDatabase(), { isWorking: false, maxUnusedBytes: 3 * 1024 * 1024 })
    closing.push(() => world.close())
    const { services, admin } = world
    const workflow = await world.aWorkflow()
    // However small, a file counts as 1 MiB.
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => upload(world, `A-${index}`)))
    const stored = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.id] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []))
    expect(stored).toHaveLength(3)
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ code: "too_many_files" })))
    expect((await world.listFiles()).toSorted()).toEqual(stored.toSorted())
    await expect(upload(world)).rejects.toThrow(/more than 3 MiB.*delete some, execute them/)
    // Another organization has a limit of its own, and a document that is executed at once needs no space.
    await upload({ ...world, admin: await world.aCaller() })
    await world.start(workflow, "A-17")
    const [first = "", second = ""] = stored
    await services.storedFiles.delete(admin, first)
    await services.executeFile.start(admin, workflow.id, { fileId: second }, once)
    await upload(world)
    await upload(world)
    await expect(upload(world)).rejects.toMatchObject({ code: "too_many_files" })
  })

  test("a deleted execution leaves an audit entry, and takes its file unless another execution uses it", async () => {
    const world = await aWorld()
    const { services, admin } = world
    const workflow = await world.aWorkflow()
    const { value: first } = await world.start(workflow, "A-17")
    const { fileId } = first
    const { value: second } = await services.executeFile.start(admin, workflow.id, { fileId }, once)
    await expect(services.deleteExecution.delete(admin, first.id)).rejects.toMatchObject({ code: "execution_running" })
    for (const { id } of [first, second]) await services.cancelExecution.cancel(admin, id, once)
    await services.deleteExecution.delete(admin, first.id)
    expect(await world.listFiles()).toEqual([fileId])
    await services.deleteExecution.delete(admin, second.id)
    expect(await world.listFiles()).toEqual([])
    await expect(services.storedFiles.get(admin, fileId)).rejects.toMatchObject({ code: "not_found" })
  })
})

describeOnPostgres("files without an execution, beside another process", (newDatabase) => {
  const aWorld = async () => {
    const outline = async () => ({ kind: "txt" as const, pages: [], grids: [], warnings: [] })
    const world = await createWorld(await newDatabase(), { isWorking: false, inspector: stubInspector({ outline }) })
    closing.push(() => world.close())
    const opened = await openDatabase(world.config.database)
    closing.push(() => opened.close())
    const { database } = opened
    const expireIn = (id: FileId, minutes: number) =>
      database.execute(
        sql`update files set unattached_until = now() + make_interval(mins => ${minutes}) where id = ${id}`,
      )
    return { world, others: new FileRepository(database), expireIn }
  }

  test("an execution that starts beside the removal of its expired file has its bytes, or does not start", async () => {
    const { world, others, expireIn } = await aWorld()
    const { services, admin } = world
    const workflow = await world.aWorkflow()
    for (let round = 0; round < 8; round++) {
      const { id: fileId } = await upload(world, `A-${round}`)
      await expireIn(fileId, -1)
      const [started, removed] = await Promise.allSettled([
        services.executeFile.start(admin, workflow.id, { fileId }, once),
        others.deleteExpired(Scope.system(), 10),
      ])
      const isRemoved = removed.status === "fulfilled" && removed.value.includes(fileId)
      expect([removed.status, started.status]).toEqual(["fulfilled", isRemoved ? "rejected" : "fulfilled"])
      if (started.status === "rejected") expect(started.reason).toMatchObject({ code: "not_found" })
      else expect(await services.storedFiles.get(admin, fileId)).toMatchObject({ expiresAt: undefined })
    }
  })

  test("a file that is looked at stays another day; one of an execution gets no end again", async () => {
    const { world, others, expireIn } = await aWorld()
    const { services, admin } = world
    const { id } = await upload(world)
    const hoursLeft = async () => {
      const { expiresAt } = await services.storedFiles.get(admin, id)
      return expiresAt === undefined ? undefined : Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)
    }
    expect(await hoursLeft()).toBe(24)
    await expireIn(id, 120)
    // A caller who may not see the file does not prolong it.
    const stranger = await world.aCaller()
    const { signal } = new AbortController()
    await expect(services.inspection.outline(stranger, id, signal)).rejects.toMatchObject({ code: "not_found" })
    expect(await hoursLeft()).toBe(2)
    await services.inspection.outline(admin, id, signal)
    expect(await hoursLeft()).toBe(24)
    const workflow = await world.aWorkflow()
    await services.executeFile.start(admin, workflow.id, { fileId: id }, once)
    await services.inspection.outline(admin, id, signal)
    expect(await hoursLeft()).toBeUndefined()
    await others.prolong(Scope.system(), id)
    expect(await hoursLeft()).toBeUndefined()
  })
})
