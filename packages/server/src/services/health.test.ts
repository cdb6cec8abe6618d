import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { DiskFileStorage } from "../adapters/disk-file-storage.ts"
import type { OpenDatabase } from "../database/database.ts"
import { openDatabase } from "../database/open-database.ts"
import { HealthService } from "./health.ts"

let opened: OpenDatabase
beforeEach(async () => {
  opened = await openDatabase({ kind: "memory", template: await migratedDatabase() })
  await opened.migrate()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(async () => {
  vi.useRealTimers()
  await opened.close()
})

class HangingStorage extends DiskFileStorage {
  checks: PromiseWithResolvers<void>[] = []
  override check(): Promise<void> {
    const check = Promise.withResolvers<void>()
    this.checks.push(check)
    return check.promise
  }
}

test("a dependency that hangs is checked once, however many probes arrive, and is checked again after it responded", async () => {
  const storage = new HangingStorage("nowhere")
  const warnings: object[] = []
  const logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: (details: object) => void warnings.push(details),
    error: () => undefined,
  }
  const health = new HealthService(opened, storage, new AbortController().signal, logger)
  const probes = Promise.all(Array.from({ length: 20 }, () => health.ready()))
  await vi.advanceTimersByTimeAsync(2000)
  for (const readiness of await probes) expect(readiness).toMatchObject({ database: true, storage: false })
  expect(storage.checks).toHaveLength(1)
  expect(warnings[0]).toEqual({ part: "storage", checkMs: 2000 })
  storage.checks[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  const next = health.ready()
  await vi.waitFor(() => expect(storage.checks).toHaveLength(2))
  storage.checks[1]?.resolve()
  expect((await next).storage).toBe(true)
})
