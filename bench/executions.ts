import { Client } from "@docsift/sdk"
import type { Row } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

const COUNT = 300
const PARALLEL = 8
const TEXT = new TextEncoder().encode("Invoice number: A-17\nTotal: 42.00\n")

/** Measures whole executions of a two-line text on the embedded server, execute to Completed, through the client. */
export async function benchExecutions(): Promise<Row[]> {
  const server = await ServerProcess.create()
  try {
    await server.start()
    const client = new Client({ apiKey: server.adminKey, baseUrl: server.baseUrl })
    const configuration = { objects: [{ name: "A", fields: [{ name: "Invoice number", type: "string" }] }] } as const
    const workflow = await client.workflows.create({ name: "Bench", configuration })
    const one = async (): Promise<number> => {
      const startedAt = performance.now()
      await client.extract({ workflow, file: { data: TEXT, name: "a.txt" } })
      return performance.now() - startedAt
    }
    for (let index = 0; index < 20; index++) await one()
    const alone: number[] = []
    for (let index = 0; index < 50; index++) alone.push(await one())
    const startedAt = performance.now()
    let left = COUNT
    const lane = async (): Promise<void> => {
      while (left-- > 0) await one()
    }
    await Promise.all(Array.from({ length: PARALLEL }, lane))
    const perSecond = COUNT / ((performance.now() - startedAt) / 1000)
    const median = alone.sort((a, b) => a - b)[25] ?? 0
    return [
      { what: "execute → data, one at a time, median", value: `${median.toFixed(1)} ms`, target: "–" },
      { what: `executions, ${PARALLEL} callers, embedded`, value: `${perSecond.toFixed(0)} /s`, target: "≥ 100 /s" },
    ]
  } finally {
    await server.remove()
  }
}
