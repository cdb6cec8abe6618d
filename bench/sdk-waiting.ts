import { Client } from "@docsift/sdk"
import type { Row } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

const COUNT = 60
const TEXT = new TextEncoder().encode("Invoice number: A-17\nTotal: 42.00\n")

/** Measures how long after the end of an execution `executions.wait` returns, with the server on the same clock. */
export async function benchWaiting(): Promise<Row[]> {
  const server = await ServerProcess.create()
  try {
    await server.start()
    const client = new Client({ apiKey: server.adminKey, baseUrl: server.baseUrl })
    const configuration = { objects: [{ name: "A", fields: [{ name: "Invoice number", type: "string" }] }] } as const
    const { workflowId } = await client.workflows.create({ name: "Bench", configuration })
    const overshoots: number[] = []
    for (let index = -10; index < COUNT; index++) {
      const { workflowExecutionId } = await client.workflows.execute(workflowId, { data: TEXT, name: "a.txt" })
      const { completedAt = "" } = await client.executions.wait(workflowExecutionId)
      if (index >= 0) overshoots.push(Date.now() - Date.parse(completedAt))
    }
    overshoots.sort((a, b) => a - b)
    const p95 = overshoots[Math.ceil(COUNT * 0.95) - 1] ?? Number.NaN
    return [{ what: "wait: delay after the execution's end, p95", value: `${p95} ms`, target: "≤ 50 ms" }]
  } finally {
    await server.remove()
  }
}
