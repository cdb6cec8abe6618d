import { startPostgres } from "@docsift/testing/postgres"
import { atLeast, atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, definition, sampleText } from "./sample.ts"
import { processorMs, ServerProcess } from "./server-process.ts"
import { percentile } from "./percentile.ts"

const CALLERS = 8
const WARM_UP = 200
const ALONE = 100

/**
 * Measures complete executions with an engine that does nothing, from the upload to the data of the completed execution.
 * They run through the client of this repository, whose own work on the shared processors is included.
 */
export async function benchExecutions({ isQuick }: BenchOptions): Promise<Row[]> {
  const count = isQuick ? 400 : 2_000
  const rows = await measure("embedded", { env: {}, perSecond: 100 }, count)
  const database = await startPostgres()
  try {
    const env = { DATABASE_URL: await database.createDatabase() }
    return [...rows, ...(await measure("PostgreSQL", { env, perSecond: 250 }, count))]
  } finally {
    await database.stop()
  }
}

interface Deployment {
  readonly env: Readonly<Record<string, string>>
  /** The target: executions that finish in a second. */
  readonly perSecond: number
}

async function measure(name: string, { env, perSecond }: Deployment, count: number): Promise<Row[]> {
  reportProgress(`${count} executions with a null engine, ${name}, ${CALLERS} callers`)
  const server = await ServerProcess.create({ env, hasNullEngine: true })
  try {
    await server.start()
    const client = clientOf(server)
    const workflow = await client.workflows.create(definition)
    const data = new TextEncoder().encode(sampleText)
    const one = async (): Promise<number> => {
      const startedAt = performance.now()
      await client.extract({ workflow, file: { data, name: "a.txt" } })
      return performance.now() - startedAt
    }
    const many = async (times: number): Promise<number> => {
      const startedAt = performance.now()
      let left = times
      const lane = async (): Promise<void> => {
        while (left-- > 0) await one()
      }
      await Promise.all(Array.from({ length: CALLERS }, lane))
      return (performance.now() - startedAt) / times
    }
    await many(WARM_UP)
    const alone: number[] = []
    for (let index = 0; index < ALONE; index++) alone.push(await one())
    const before = await processorMs(server.pid)
    const eachMs = await many(count)
    const processorEach = ((await processorMs(server.pid)) - before) / count
    return [
      atMost(`cost of an execution, null engine, ${name}`, eachMs, 8, "ms"),
      atLeast(`executions, null engine, ${name}`, 1000 / eachMs, perSecond, "/s", 0),
      figure("processor of the server for each", processorEach, "ms"),
      figure("one at a time, execute to data, median", percentile(alone, 0.5), "ms"),
    ]
  } finally {
    await server.remove()
  }
}
