import { Readable } from "node:stream"
import { expect, onTestFinished, test, vi } from "vitest"
import { openDatabase } from "../database/open-database.ts"
import type { FileId } from "../domain/ids.ts"
import { newId } from "../domain/ids.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Logger } from "../ports/logger.ts"
import { identifyDeployment, renewIdentity, storeSealedCheck } from "../repositories/deployment.ts"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { StorageGuard } from "./storage-guard.ts"

async function setUp({ canClaim = true, rows = [] as FileId[], stored = [] as FileId[] } = {}) {
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const opened = await openDatabase({ kind: "memory", template: await migratedDatabase() })
  await opened.migrate()
  await storeSealedCheck("x", opened.database)
  const { deploymentId } = await identifyDeployment(opened.kind, opened.database)
  const store = {
    marker: undefined as string | undefined,
    error: undefined as Error | undefined,
    reads: 0,
    isHanging: false,
  }
  const storage = {
    location: "/var/lib/docsift/files",
    async readMarker() {
      store.reads++
      if (store.isHanging) await new Promise(() => undefined)
      if (store.error !== undefined) throw store.error
      return store.marker
    },
    async writeMarker(marker: string) {
      store.marker = marker
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
  if (!(error instanceof AppError && error.cause instanceof Error)) throw new Error("no rejection with a cause")
  expect(error.code).toBe("unavailable")
  return error.cause.message
}

test("a new deployment marks its store once, and does not mark a store again that lost its marker", async () => {
  const { opened, guard, guardOf, store, deploymentId } = await setUp()
  await guard.verify()
  expect(store.marker).toBe(deploymentId)
  store.marker = undefined
  expect(await causeOf(guard.verify())).toContain("/var/lib/docsift/files does not have this deployment's marker")
  expect(await causeOf(guardOf({ canClaim: true }).verify())).toContain("mounted")
  expect(store.marker).toBeUndefined()
  await opened.close()
})

test("a process that may not mark a store waits until another process has", async () => {
  const { opened, guard, guardOf, store } = await setUp({ canClaim: false })
  expect(await guard.isUsable()).toBe(false)
  expect(store.marker).toBeUndefined()
  await guardOf({ canClaim: true }).verify()
  await guard.verify()
  expect(await guard.isUsable()).toBe(true)
  await opened.close()
})

test("a deployment older than markers accepts only a store that contains one of its newest documents", async () => {
  const rows = [newId("file"), newId("file")]
  const empty = await setUp({ rows })
  expect(await causeOf(empty.guard.verify())).toContain("does not have")
  expect(empty.store.marker).toBeUndefined()
  await empty.opened.close()
  const full = await setUp({ rows, stored: rows.slice(1) })
  await full.guard.verify()
  expect(full.store.marker).toBe(full.deploymentId)
  await full.opened.close()
})

test("the error for another deployment's store names both ids, and the store is never marked", async () => {
  const { opened, guard, store, deploymentId } = await setUp()
  store.marker = "9c2f4f5e-6a0d-4d6e-8c55-6f0a2f0f0001"
  const sentence = await causeOf(guard.verify())
  expect(sentence).toContain(store.marker)
  expect(sentence).toContain(deploymentId)
  expect(sentence).toContain("docsift-server restore check")
  await expect(guard.ensureUsable()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 })
  expect(store.marker).toBe("9c2f4f5e-6a0d-4d6e-8c55-6f0a2f0f0001")
  await opened.close()
})

test("an empty database accepts no store that contains documents", async () => {
  const { opened, guard, store } = await setUp({ stored: [newId("file")] })
  expect(await causeOf(guard.verify())).toContain("does not have")
  expect(store.marker).toBeUndefined()
  await opened.close()
})

test("a result is reused for two seconds, and a failed check counts once the last successful one is ten seconds old", async () => {
  const { opened, guard, store, lines } = await setUp()
  const check = async (afterMs: number) => {
    const { reads } = store
    vi.advanceTimersByTime(afterMs)
    const isUsable = await guard.isUsable()
    // A check in the background ends before the next one.
    await guard.verify().catch(() => undefined)
    return [isUsable, store.reads - reads]
  }
  await guard.verify()
  expect(await check(1_000)).toEqual([true, 1])
  store.error = Object.assign(new Error("permission denied"), { code: "EACCES" })
  expect(await check(3_000)).toEqual([true, 1])
  expect(await check(3_000)).toEqual([true, 1])
  expect(await check(3_000)).toEqual([true, 1])
  expect(await check(3_000)).toEqual([false, 2])
  expect(await check(1_000)).toEqual([false, 1])
  store.error = undefined
  expect(await check(3_000)).toEqual([true, 2])
  expect(lines.map(({ level }) => level)).toEqual(["error", "info"])
  await opened.close()
})

test("after the store denied access to a document, the process takes no job for half a minute", async () => {
  const { opened, guard } = await setUp()
  await guard.verify()
  guard.suspend(Object.assign(new Error("permission denied"), { code: "EACCES" }))
  expect(await guard.isUsable()).toBe(false)
  vi.advanceTimersByTime(29_000)
  expect(await causeOf(guard.verify())).toContain("denied access to a document")
  vi.advanceTimersByTime(1_001)
  await guard.verify()
  expect(await guard.isUsable()).toBe(true)
  await opened.close()
})

test("a process adopts the identity that its database was given after the start", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  store.marker = await renewIdentity(opened.database)
  await guard.verify()
  await opened.close()
})

test("a store that has lost its marker counts at once", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  store.marker = undefined
  vi.advanceTimersByTime(2_001)
  await expect(guard.verify()).rejects.toMatchObject({ code: "unavailable" })
  expect(await guard.isUsable()).toBe(false)
  await opened.close()
})

test("a check that hangs is not started a second time, and callers wait ten seconds for it", async () => {
  const { opened, guard, store } = await setUp()
  await guard.verify()
  const { reads } = store
  store.isHanging = true
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] })
  for (let call = 1; call <= 3; call++) {
    const looking = causeOf(guard.verify())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await looking).toContain("no result within 10 s")
  }
  expect(store.reads - reads).toBe(1)
  expect(await guard.isUsable()).toBe(false)
  vi.useRealTimers()
  await opened.close()
})
