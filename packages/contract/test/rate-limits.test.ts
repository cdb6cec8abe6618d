import { Client, RateLimitError } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { afterAll, expect, test } from "vitest"

const server = await startServer({
  database: { kind: "memory", template: await migratedDatabase() },
  workerConcurrency: 0,
  rateLimits: { reads: { capacity: 1, windowSeconds: 1 }, executes: undefined, organization: undefined },
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
  const results = await Promise.allSettled([hasty.workflows.list(), hasty.workflows.list()])
  const rejected = results.find((result) => result.status === "rejected")
  expect(rejected?.reason).toBeInstanceOf(RateLimitError)
  expect(rejected?.reason).toMatchObject({ status: 429, code: "rate_limited", retryAfterMs: 1000 })
})
