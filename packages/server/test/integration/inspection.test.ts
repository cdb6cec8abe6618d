import { access, readdir } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import type { InspectOptions } from "@docsift/engine"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { afterEach, expect, test } from "vitest"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { createApp } from "../../src/app.ts"
import { stubInspector } from "../stub-inspector.ts"
import { createWorld, once, type World } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const signal = new AbortController().signal

async function aWorld(options: Parameters<typeof createWorld>[1]): Promise<World> {
  const world = await createWorld({ kind: "memory", template: await migratedDatabase() }, options)
  closing.push(() => world.close())
  return world
}

async function upload({ services, admin }: World) {
  const content = { fileName: "a.txt", content: Readable.from([Buffer.from("A-17")]) }
  return (await services.storedFiles.create(admin, content, once, signal)).value
}

// Security: a document that keeps the inspector busy must not keep the server from anything else.
test("an inspector that never returns delays neither other requests nor executions", async () => {
  const calls: AbortSignal[] = []
  const hang = (_file: unknown, { signal: given }: InspectOptions = {}) => {
    if (given !== undefined) calls.push(given)
    return new Promise<never>((_, reject) => given?.addEventListener("abort", () => reject(given.reason)))
  }
  const adminKey = newApiKeyValue()
  const world = await aWorld({ inspector: stubInspector({ outline: hang }), adminKey })
  const app = createApp(world.container)
  const { id } = await upload(world)
  const request = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { "x-api-key": adminKey } })
  const look = (aborting: AbortController) => request(`/api/v1/files/${id}/pages`, { signal: aborting.signal })

  const viewers = Array.from({ length: 14 }, () => new AbortController())
  const looks = viewers.map(async (viewer) => look(viewer))
  await expect.poll(() => calls.length).toBe(2)
  // Two run and twelve wait, which is the share of one organization.
  const refused = await look(new AbortController())
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"])

  // The first two close their pages; two of those that wait get their places.
  for (const viewer of viewers.slice(0, 2)) viewer.abort()
  await expect.poll(() => calls.length).toBe(4)
  expect(calls.map(({ aborted }) => aborted)).toEqual([true, true, false, false])

  expect((await request(`/api/v1/files/${id}`)).status).toBe(200)
  const { value } = await world.start(await world.aWorkflow(), "A-18")
  expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })

  for (const viewer of viewers) viewer.abort()
  await Promise.allSettled(looks)
  await expect.poll(() => calls.filter(({ aborted }) => !aborted)).toEqual([])
})

// Megabytes of JSON would block all other requests while they are parsed.
test("words, rows and tries are sent as the inspector wrote them", async () => {
  const written = async () => new TextEncoder().encode("not parsed")
  const inspector = stubInspector({ wordsJson: written, gridJson: written, extractJson: written })
  const adminKey = newApiKeyValue()
  const world = await aWorld({ isWorking: false, inspector, adminKey })
  const app = createApp(world.container)
  const { id } = await upload(world)
  const configuration = { objects: [{ name: "Order", fields: [{ name: "Number", type: "string" }] }] }
  const json = { method: "POST", body: JSON.stringify({ configuration }) }
  for (const [path, init] of [["pages/1/words"], ["grids/1"], ["extract", json]] as const) {
    const headers = { "x-api-key": adminKey, "content-type": "application/json" }
    const response = await app.request(`/api/v1/files/${id}/${path}`, { ...init, headers })
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      "application/json",
      "not parsed",
    ])
  }
})

const pageBytes = Uint8Array.of(1, 2, 3)

test("a page image is drawn once, and removed with its file", async () => {
  let drawn = 0
  const pageImage = async () => {
    drawn++
    return pageBytes
  }
  const world = await aWorld({ isWorking: false, inspector: stubInspector({ pageImage }) })
  const { services, admin, config } = world
  const { id } = await upload(world)
  for (let time = 0; time < 2; time++) {
    const image = await services.inspection.image(admin, id, { page: 1, width: 600 })
    expect(await image.read(signal)).toEqual(pageBytes)
  }
  expect(drawn).toBe(1)
  expect(await readdir(join(config.dataDirectory, "pages", id))).toEqual(["1-600.png"])
  await services.storedFiles.delete(admin, id)
  await expect(access(join(config.dataDirectory, "pages", id))).rejects.toMatchObject({ code: "ENOENT" })
})

// Security: what was deleted must not stay in the cache until the next sweep.
test("a page image that is drawn while its file is deleted is not kept", async () => {
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const pageImage = async () => {
    started.resolve()
    await mayEnd.promise
    return pageBytes
  }
  const world = await aWorld({ isWorking: false, inspector: stubInspector({ pageImage }) })
  const { services, admin, config } = world
  const { id } = await upload(world)
  const image = await services.inspection.image(admin, id, { page: 1, width: 600 })
  const reading = image.read(signal)
  await started.promise
  await services.storedFiles.delete(admin, id)
  mayEnd.resolve()
  await reading
  await expect(access(join(config.dataDirectory, "pages", id))).rejects.toMatchObject({ code: "ENOENT" })
})

test("a suggestion names the files of its examples, and finds all of them before it reads one", async () => {
  const example = { file: 1, page: 2, text: "A-17" }
  const field = { pointer: "/Invoice/fields/Number", label: "No.", seenIn: 1, confidence: 0.9, example }
  const workflow = { name: "Invoice", description: "", configuration: { objects: [] } }
  const names: string[][] = []
  const owners = new Set<string | undefined>()
  const world = await aWorld({
    isWorking: false,
    inspector: stubInspector({
      async suggest(files, request) {
        for (const { owner } of files) owners.add(owner)
        names.push([...files.map(({ name }) => name), request.name ?? ""])
        return { workflow, fields: [field], columns: [], warnings: [] }
      },
    }),
  })
  const { services, admin } = world
  const [first, second] = [await upload(world), await upload(world)]
  const fileIds = [first.id, second.id]
  const suggested = await services.inspection.suggest(admin, { fileIds, name: " N " }, signal)
  expect(suggested.fields).toEqual([{ ...field, example: { fileId: second.id, page: 2, text: "A-17" } }])
  const stranger = await world.aCaller()
  for (const caller of [stranger, admin]) {
    const missing = caller === admin ? [first.id, "file_ffffffffffff"] : fileIds
    const rejected = services.inspection.suggest(caller, { fileIds: missing }, signal)
    await expect(rejected).rejects.toMatchObject({ code: "not_found" })
  }
  expect(names).toEqual([["a.txt", "a.txt", "N"]])
  // Or the time of a call would say that another organization has the same file.
  expect([...owners]).toEqual([admin.organizationId])
})
