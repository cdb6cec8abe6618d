import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import type { RateLimits } from "../../src/domain/rate-limit.ts"
import { RateLimitRepository } from "../../src/repositories/rate-limits.ts"
import { createApp } from "../../src/app.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres } from "../world.ts"

const off: RateLimits = { reads: undefined, executes: undefined, organization: undefined }

describeOnEveryDatabase("rate limits", (newDatabase) => {
  test("a used-up budget leads to 429 with an accurate retry-after, and does not affect the other budget", async () => {
    const rateLimits = {
      ...off,
      reads: { capacity: 2, windowSeconds: 6 },
      executes: { capacity: 1, windowSeconds: 60 },
    }
    const world = await createWorld(await newDatabase(), { rateLimits })
    const { key } = await aKey(world)
    const app = createApp(world.container)
    const read = async () => app.request("/api/v1/workflows", { headers: { "x-api-key": key } })
    const first = await read()
    expect(first.headers.get("ratelimit-policy")).toBe('"reads";q=2;w=6')
    expect(first.headers.get("ratelimit")).toBe('"reads";r=1;t=3')
    let rejected = await read()
    // A slow machine gets back what it has used for three seconds.
    while (rejected.status === 200) rejected = await read()
    expect([rejected.status, rejected.headers.get("x-error-code")]).toEqual([429, "rate_limited"])
    const seconds = Number(rejected.headers.get("retry-after"))
    expect(await rejected.json()).toEqual({
      error: `This API key has used up its budget of 2 requests in 6 seconds; try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    })
    const execute = async () =>
      app.request("/api/v1/workflows/wkf_000000000000/execute", { method: "POST", headers: { "x-api-key": key } })
    expect((await execute()).headers.get("ratelimit")).toBe('"executes";r=0;t=60')
    expect((await execute()).status).toBe(429)
    await sleep(seconds * 1000)
    expect((await read()).status).toBe(200)
    // Probes and documentation use no budget, so that other requests cannot block them.
    for (const path of ["/livez", "/readyz", "/openapi.json", "/docs", "/llms.txt"]) {
      expect((await app.request(path)).headers.get("ratelimit")).toBeNull()
    }
    await world.close()
  })
})

describeOnPostgres("rate limits of replicas", (newDatabase) => {
  test("two replicas together keep one budget over time, without a statement for each request", async () => {
    const rateLimits = { ...off, reads: { capacity: 100, windowSeconds: 100 } }
    const database = await newDatabase()
    const shared = { rateLimits, adminKey: newApiKeyValue(), encryptionKeys: [{ id: "t", key: Buffer.alloc(32, 7) }] }
    const world = await createWorld(database, shared)
    const replica = await createWorld(database, shared)
    const caller = await world.aCaller()
    const [left, right] = [world.services.rateLimits, replica.services.rateLimits]
    let admitted = 0
    const startedAt = performance.now()
    const elapsedSeconds = () => (performance.now() - startedAt) / 1000
    while (elapsedSeconds() < 3 || admitted < 100) {
      for (const limits of [left, right]) if (limits.admit(caller, "reads").exhausted === undefined) admitted++
      await sleep(5)
    }
    // A bucket and the refill since the start; both replicas may be ahead by what they had not booked.
    expect(admitted).toBeLessThanOrEqual(100 + elapsedSeconds() + 2 * 10 + 5)
    await replica.close()
    await world.close()
  })

  test("balances refill by the database's clock up to their capacity, owe at most one bucket, and are deleted", async () => {
    const opened = await openDatabase(await newDatabase())
    await opened.migrate()
    const store = new RateLimitRepository(opened.database)
    const book = async (spent: number) =>
      Math.round((await store.book([{ id: "a", capacity: 100, refillPerSecond: 1, spent }])).get("a") ?? NaN)
    const age = async (seconds: number) =>
      opened.database.execute(
        `update rate_limit_buckets set updated_at = now() - ${seconds} * interval '1 second', tokens = tokens`,
      )
    expect([await book(30), await book(80)]).toEqual([70, -10])
    await age(20)
    expect(await book(0)).toBe(10)
    await age(5000)
    expect(await book(1)).toBe(99)
    expect(await book(100_000)).toBe(-100)
    const both = [
      { id: "a", capacity: 100, refillPerSecond: 1, spent: 1 },
      { id: "b", capacity: 100, refillPerSecond: 1, spent: 1 },
    ]
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.book(index % 2 ? both : both.toReversed())))
    expect(Math.round((await store.book(both)).get("b") ?? 0)).toBe(79)
    expect(await store.deleteOld(10)).toBe(0)
    await age(25 * 3600)
    expect([await store.deleteOld(1), await store.deleteOld(10)]).toEqual([1, 1])
    expect(await book(0)).toBe(100)
    await opened.close()
  })
})

async function aKey(world: Awaited<ReturnType<typeof createWorld>>): Promise<{ key: string }> {
  const { services, admin } = world
  const { value } = await services.apiKeys.create(admin, { name: "limited" }, { key: undefined })
  return value
}
