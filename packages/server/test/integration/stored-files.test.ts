import { Readable } from "node:stream"
import { afterEach, expect, test } from "vitest"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

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
