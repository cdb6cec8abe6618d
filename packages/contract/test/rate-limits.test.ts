import { Client, RateLimitError } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { afterAll, expect, test } from "vitest"

const server = await startServer({
  database: { kind: "memory", template: await migratedDatabase() },
  workerConcurrency: 0,
  rateLimits: {
    reads: { capacity: 1, windowSeconds: 1 },
    // Not given back before a busy machine has sent two requests.
    executes: { capacity: 1, windowSeconds: 3_600 },
    organization: undefined,
  },
})
afterAll(() => server.close())

const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })

test("the client waits as long as a 429 asks and retries", async () => {
  const startedAt = performance.now()
  for (let index = 0; index < 3; index++) expect(await client.workflows.list()).toEqual([])
  // The second and the third waited for a second each.
  expect(performance.now() - startedAt).toBeGreaterThan(1_500)
})

test("a client without retries reports the limit and when to retry", async () => {
  const hasty = new Client({ apiKey: server.adminKey, baseUrl: server.url, maxRetries: 0 })
  const execute = () => hasty.workflows.execute("wkf_000000000000", new File(["a"], "a.txt"))
  const results = [await Promise.allSettled([execute()]), await Promise.allSettled([execute()])].flat()
  expect(results).toMatchObject([
    { status: "rejected", reason: { status: 404 } },
    { status: "rejected", reason: { status: 429, code: "rate_limited", retryAfterMs: expect.any(Number) } },
  ])
  const [, rejected] = results.map((result) => (result.status === "rejected" ? (result.reason as unknown) : undefined))
  expect(rejected).toBeInstanceOf(RateLimitError)
  // Of the hour that the next request takes to be allowed, some seconds have passed.
  expect(rejected instanceof RateLimitError && rejected.retryAfterMs).toBeOneOf(
    Array.from({ length: 120 }, (_, seconds) => (3_600 - seconds) * 1000),
  )
})
