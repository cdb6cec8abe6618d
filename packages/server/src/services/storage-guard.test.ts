import { Readable } from "node:stream"
import { expect, onTestFinished, test, vi } from "vitest"
import { openDatabase } from "../database/open-database.ts"
import type { FileId } from "../domain/ids.ts"
import { newId } from "../domain/ids.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Logger } from "../ports.ts"
import { identifyDeployment, renewIdentity, storeSealedCheck } from "../repositories/deployment.ts"
import { emptyDatabase } from "@docsift/testing/empty-database"
import { StorageGuard } from "./storage-guard.ts"

async function setUp({ canClaim = true, rows = [] as FileId[], stored = [] as FileId[] } = {}) {
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const opened = await openDatabase({ kind: "memory", template: await emptyDatabase() })
  await opened.migrate()
  await storeSealedCheck("x", opened.database)
  const { deploymentId } = await identifyDeployment(opened.kind, opened.database)
  const store = {
    mark: undefined as string | undefined,
    error: undefined as Error | undefined,
    reads: 0,
    isHanging: false,
  }
  const storage = {
    place: "/var/lib/docsift/files",
    async readMark() {
      store.reads++
      if (store.isHanging) await new Promise(() => undefined)
      if (store.error !== undefined) throw store.error
      return store.mark
    },
    async writeMark(mark: string) {
      store.mark = mark
    },
    async *list() {
      for (const fileId of stored) yield { fileId, modifiedAt: new Date() }
    },
    async open(id: FileId) {
      if (!stored.includes(id)) throw notFound("file")
      return Readable.from([])
    },
    check: async () => undefined,
  }
  const lines: { level: string; details: object }[] = []
  const write = (level: string) => (details: object) => void lines.push({ level, details })
  const logger: Logger = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") }
  const guardOf = (options: { canClaim: boolean }) =>
    new StorageGuard({
      storage,
      files: { findNewest: async () => rows },
      database: opened.database,
      deploymentId,
      logger,
      ...options,
    })
  return { opened, deploymentId, store, lines, guard: guardOf({ canClaim }), guardOf }
}

const causeOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError && error.cause instanceof Error)) throw new Error("no refusal with a cause")
  expect(error.code).toBe("unavailable")
  return error.cause.message
}

test("a new deployment marks its store, once, and a store that loses the mark is not marked again", async () => {
  const { opened, guard, guardOf, store, deploymentId } = await setUp()
  await guard.verify()
  expect(store.mark).toBe(deploymentId)
  store.mark = undefined
  expect(await causeOf(guard.verify())).toContain("/var/lib/docsift/files does not have this deployment's marker")
  expect(await causeOf(guardOf({ canClaim: true }).verify())).toContain("mounted")
  expect(store.mark).toBeUndefined()
  await opened.close()
})

test("a process that may not mark a store waits until another one has", async () => {
  const { opened, guard, guardOf, store } = await setUp({ canClaim: false })
  expect(await guard.isUsable()).toBe(false)
  expect(store.mark).toBeUndefined()
  await guardOf({ canClaim: true }).verify()
  await guard.verify()
  expect(await guard.isUsable()).toBe(true)
  await opened.close()
})

test("a deployment that is older than marks takes only a store that holds one of its newest documents", async () => {
  const rows = [newId("file"), newId("file")]
  const empty = await setUp({ rows })
  expect(await causeOf(empty.guard.verify())).toContain("does not have")
  expect(empty.store.mark).toBeUndefined()
  await empty.opened.close()
  const full = await setUp({ rows, stored: rows.slice(1) })
  await full.guard.verify()
  expect(full.store.mark).toBe(full.deploymentId)
  await full.opened.close()
})

test("another deployment's store is named with both ids and never marked", async () => {
  const { opened, guard, store, deploymentId } = await setUp()
  store.mark = "9c2f4f5e-6a0d-4d6e-8c55-6f0a2f0f0001"
  const sentence = await causeOf(guard.verify())
  expect(sentence).toContain(store.mark)
  expect(sentence).toContain(deploymentId)
  expect(sentence).toContain("docsift-server restore check")
  await expect(guard.ensureUsable()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 })
  expect(store.mark).toBe("9c2f4f5e-6a0d-4d6e-8c55-6f0a2f0f0001")
  await opened.close()
})

test("an empty database takes no store that holds documents", async () => {
  const { opened, guard, store } = await setUp({ stored: [newId("file")] })
  expect(await causeOf(guard.verify())).toContain("does not have")
  expect(store.mark).toBeUndefined()
  await opened.close()
})

test("what was found is remembered for two seconds, and one failed look counts when the last good one is ten seconds old", async () => {
  const { opened, guard, store, lines } = await setUp()
  const look = async (afterMs: number) => {
    const { reads } = store
    vi.advanceTimersByTime(afterMs)
    const isUsable = await guard.isUsable()
    // A look in the background ends before the next one.
    await guard.verify().catch(() => undefined)
    return [isUsable, store.reads - reads]
  }
  await guard.verify()
  expect(await look(1_000)).toEqual([true, 1])
  store.error = Object.assign(new Error("permission denied"), { code: "EACCES" })
  expect(await look(3_000)).toEqual([true, 1])
  expect(await look(3_000)).toEqual([true, 1])
  expect(await look(3_000)).toEqual([true, 1])
  expect(await look(3_000)).toEqual([false, 2])
  expect(await look(1_000)).toEqual([false, 1])
  store.error = undefined
  expect(await look(3_000)).toEqual([true, 2])
  expect(lines.map(({ level }) => level)).toEqual(["error", "info"])
  await opened.close()
})

test("a store that refused a document is left to others for half a minute", async () => {
  const { opened, guard } = await setUp()
  await guard.verify()
  guard.distrust(Object.assign(new Error("permission denied"), { code: "EACCES" }))
  expect(await guard.isUsable()).toBe(false)
  vi.advanceTimersByTime(29_000)
  expect(await causeOf(guard.verify())).toContain("denied access to a document")
  vi.advanceTimersByTime(1_001)
  await guard.verify()
  expect(await guard.isUsable()).toBe(true)
  await opened.close()
})

test("a process takes the identity that its database got since it began", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  store.mark = await renewIdentity(opened.database)
  await guard.verify()
  await opened.close()
})

test("a store that has lost its mark counts at once", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  store.mark = undefined
  vi.advanceTimersByTime(2_001)
  await expect(guard.verify()).rejects.toMatchObject({ code: "unavailable" })
  expect(await guard.isUsable()).toBe(false)
  await opened.close()
})

test("a look that hangs is not begun again, and is waited for ten seconds", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  const { reads } = store
  store.isHanging = true
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] })
  for (let look = 1; look <= 3; look++) {
    const looking = causeOf(guard.verify())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await looking).toContain("no result within 10 s")
  }
  expect(store.reads - reads).toBe(1)
  expect(await guard.isUsable()).toBe(false)
  vi.useRealTimers()
  await opened.close()
})
