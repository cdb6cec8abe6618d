import type { Row } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

/** Measures how long the embedded server takes from its start to `/readyz`: on an empty directory, then again. */
export async function benchStartup(): Promise<Row[]> {
  const server = await ServerProcess.create()
  try {
    const firstMs = await server.start()
    await server.stop()
    let laterMs = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round++) {
      laterMs = Math.min(laterMs, await server.start())
      await server.stop()
    }
    return [
      { what: "start to /readyz, embedded, first time", value: `${(firstMs / 1000).toFixed(2)} s`, target: "≤ 5 s" },
      { what: "start to /readyz, embedded, later", value: `${(laterMs / 1000).toFixed(2)} s`, target: "≤ 1.5 s" },
    ]
  } finally {
    await server.remove()
  }
}
