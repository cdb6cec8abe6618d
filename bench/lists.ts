import { startPostgres } from "@docsift/testing/postgres"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

const MEGABYTE = 1024 * 1024
const CALLERS = 4
const ROUNDS = 5

/** A workflow of the maximum size: 256 KiB of configuration, 10,000 characters of description. */
const largest = {
  name: "Largest",
  description: "d".repeat(10_000),
  configuration: {
    objects: [
      {
        name: "O",
        fields: Array.from({ length: 480 }, (_, index) => ({
          name: `field ${index}`,
          type: "string" as const,
          description: "x".repeat(480),
        })),
      },
    ],
  },
}

/** Measures the memory and latency of four concurrent lists of a thousand workflows of the maximum size. */
export async function benchLists({ isQuick }: BenchOptions): Promise<Row[]> {
  const count = isQuick ? 100 : 1000
  const postgres = await startPostgres()
  try {
    const embedded = await measure("embedded", count, {})
    return [...embedded, ...(await measure("PostgreSQL", count, { DATABASE_URL: await postgres.createDatabase() }))]
  } finally {
    await postgres.stop()
  }
}

async function measure(kind: string, count: number, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const server = await ServerProcess.create({ env: { DOCSIFT_WORKER_CONCURRENCY: "0", ...env } })
  try {
    await server.start()
    const client = clientOf(server)
    reportProgress(`creating ${count} workflows`)
    for (let index = 0; index < count; index++) await client.workflows.create(largest)
    reportProgress("waiting for the memory of the server to settle")
    await server.settle()
    const before = await server.memory()
    const headers = { "x-api-key": server.adminKey }
    const late = watchDelay(server)
    const startedAt = performance.now()
    const sizes = await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        let bytes = 0
        for (let round = 0; round < ROUNDS; round++) {
          const response = await fetch(`${server.baseUrl}/api/v1/workflows`, { headers })
          bytes = (await response.arrayBuffer()).byteLength
        }
        return bytes
      }),
    )
    const ms = (performance.now() - startedAt) / ROUNDS
    const latestMs = await late.stop()
    const after = await server.memory()
    const what = `${CALLERS} concurrent lists of ${count.toLocaleString("en")} largest workflows, ${kind}`
    return [
      atMost(`${what}: memory, peak over a settled server`, (after.peak - before.now) / MEGABYTE, 200, "MB"),
      atMost("  one page", Math.max(...sizes) / MEGABYTE, 4, "MB", 2),
      figure("all four", ms, "ms"),
      figure("slowest /livez meanwhile", latestMs, "ms"),
    ]
  } finally {
    await server.remove()
  }
}

/** Polls `/livez`; `stop` returns the longest response time, in milliseconds. */
function watchDelay(server: ServerProcess): { stop(): Promise<number> } {
  const over = new AbortController()
  const done = (async () => {
    let longest = 0
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      await (await fetch(`${server.baseUrl}/livez`)).text()
      longest = Math.max(longest, performance.now() - startedAt)
    }
    return longest
  })()
  return {
    stop() {
      over.abort()
      return done
    },
  }
}
