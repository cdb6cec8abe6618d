import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { sendMalformedRequests } from "@docsift/testing/malformed-requests"
import { startServerProcess } from "@docsift/testing/server-process"

/** `DOCSIFT_TEST_MALFORMED=10000` sends ten times as many. */
const count = Number(process.env.DOCSIFT_TEST_MALFORMED ?? 1000)
const seed = Number(process.env.DOCSIFT_TEST_SEED ?? 20_260_501)
/** Memory that the server may retain after 10,000 requests. */
const maxGrowthBytes = 50 * 1024 * 1024

test(`${count} malformed requests: no 5xx, no hang, no memory growth`, { timeout: 600_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsift-malformed-"))
  const apiKey = newApiKeyValue()
  const server = await startServerProcess({
    DOCSIFT_DATA_DIR: directory,
    DOCSIFT_ADMIN_KEY: apiKey,
    // The requests are counted like any others; here it is their form that matters.
    DOCSIFT_RATE_LIMIT_READS: "off",
    DOCSIFT_RATE_LIMIT_ORGANIZATION: "off",
  })
  try {
    // Warm-up: compiled code and filled caches.
    await sendMalformedRequests({ url: server.url, apiKey, count: Math.min(count, 500), seed: seed + 1 })
    const before = await server.residentBytes()
    const { statuses, failures } = await sendMalformedRequests({ url: server.url, apiKey, count, seed })
    const growthBytes = (await server.residentBytes()) - before
    const table = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status || "closed"}: ${times}`)
    process.stdout.write(
      `${count} malformed requests, seed ${seed}: ${table.join(", ")}; memory +${(growthBytes / 1_048_576).toFixed(0)} MiB\n`,
    )
    expect(failures).toEqual([])
    expect(growthBytes).toBeLessThan(maxGrowthBytes)
    // It still serves requests.
    const response = await fetch(`${server.url}/api/v1/workflows`, { headers: { "x-api-key": apiKey } })
    expect(response.status).toBe(200)
    expect(server.output()).not.toContain('"level":50')
  } finally {
    await server.end("SIGKILL")
    await rm(directory, { recursive: true, force: true })
  }
})
