import { Client, RateLimitError } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { afterAll, expect, test } from "vitest"

const server = await startServer({
  workerConcurrency: 0,
  rateLimits: { reads: { capacity: 1, windowSeconds: 1 }, executes: undefined, organization: undefined },
})
afterAll(() => server.close())

const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })

test("the client waits out a refusal by itself, as long as the server says", async () => {
  const startedAt = performance.now()
  for (let index = 0; index < 3; index++) expect(await client.workflows.list()).toEqual([])
  // The second and the third waited for a second each.
  expect(performance.now() - startedAt).toBeGreaterThan(1_500)
})

test("a client that may not repeat says what happened and when to come back", async () => {
  const hasty = new Client({ apiKey: server.adminKey, baseUrl: server.url, maxRetries: 0 })
  const answers = await Promise.allSettled([hasty.workflows.list(), hasty.workflows.list()])
  const refused = answers.find((answer) => answer.status === "rejected")
  expect(refused?.reason).toBeInstanceOf(RateLimitError)
  expect(refused?.reason).toMatchObject({ status: 429, code: "rate_limited", retryAfterMs: 1000 })
})
