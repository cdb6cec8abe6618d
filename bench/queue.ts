import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { startPostgres } from "@docsift/testing/postgres"
import { Connection, requestBytes } from "./connection.ts"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, definition, executeBytes } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

const CALLERS = 16

/** Measures how soon an idle worker process starts an execution, and how fast clients can add executions, on PostgreSQL. */
export async function benchQueue(options: BenchOptions): Promise<Row[]> {
  const database = await startPostgres()
  try {
    const claims = await benchClaims(await database.createDatabase(), options)
    return [...claims, ...(await benchEnqueue(await database.createDatabase(), options))]
  } finally {
    await database.stop()
  }
}

async function benchClaims(databaseUrl: string, { isQuick }: BenchOptions): Promise<Row[]> {
  const count = isQuick ? 60 : 300
  reportProgress(`${count} executions, one at a time, to an idle worker process`)
  // A pause between executions, so that the worker is idle and must be woken.
  const env = { DATABASE_URL: databaseUrl, DOCSIFT_WORKER_CONCURRENCY: "0" }
  const server = await ServerProcess.create({ env, hasNullEngine: true })
  try {
    await server.start()
    const worker = await server.startWorker({ DOCSIFT_WORKER_CONCURRENCY: "2" })
    try {
      const { workflowId } = await clientOf(server).workflows.create(definition)
      const connection = await Connection.open(server.baseUrl)
      const execute = executeBytes(workflowId, server.adminKey, "wait=10")
      for (let index = -20; index < count; index++) {
        if (index === 0) await forgetExecutions(databaseUrl)
        await connection.send(execute)
        await sleep(20)
      }
      connection.close()
    } finally {
      await worker.stop()
    }
    const waits = await readWaits(databaseUrl)
    if (waits.length !== count) throw new Error(`${waits.length} of ${count} executions were started`)
    return [
      atMost("claim latency when idle (created to started), p50", percentile(waits, 0.5), 20, "ms"),
      figure("p95", percentile(waits, 0.95), "ms"),
    ]
  } finally {
    await server.remove()
  }
}

async function forgetExecutions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`delete from execution_results`
  await sql`delete from executions`
  await sql.end()
}

async function readWaits(databaseUrl: string): Promise<number[]> {
  const sql = postgres(databaseUrl, { max: 1 })
  const rows = await sql<{ ms: number }[]>`
    select extract(epoch from started_at - created_at)::float8 * 1000 as ms from executions where started_at is not null`
  await sql.end()
  return rows.map((row) => row.ms)
}

async function benchEnqueue(databaseUrl: string, { isQuick }: BenchOptions): Promise<Row[]> {
  const server = await ServerProcess.create({ env: { DATABASE_URL: databaseUrl, DOCSIFT_WORKER_CONCURRENCY: "0" } })
  try {
    await server.start()
    reportProgress(`${CALLERS} clients add executions, in one organization and in ${CALLERS}`)
    const tenants = await Promise.all(Array.from({ length: CALLERS }, () => makeTenant(server)))
    const requests = tenants.map(({ workflowId, key }) => executeBytes(workflowId, key))
    const connections = await Promise.all(tenants.map(() => Connection.open(server.baseUrl)))
    const run = async (requestOf: (caller: number) => Buffer | undefined, ms: number): Promise<number> => {
      const end = performance.now() + ms
      let count = 0
      const lane = async (connection: Connection, caller: number): Promise<void> => {
        while (performance.now() < end) {
          const { status, body } = await connection.send(requestOf(caller) ?? Buffer.alloc(0))
          if (status !== 200) throw new Error(`executeWorkflow responded with ${status}: ${String(body)}`)
          count++
        }
      }
      await Promise.all(connections.map(lane))
      return (count / ms) * 1000
    }
    const one: number[] = []
    const many: number[] = []
    for (let round = isQuick ? 0 : -1; round < (isQuick ? 2 : 4); round++) {
      const rates = [await run(() => requests[0], 2_500), await run((caller) => requests[caller], 2_500)] as const
      if (round < 0) continue
      one.push(rates[0])
      many.push(rates[1])
    }
    for (const connection of connections) connection.close()
    return [
      { ...figure(`executions added, ${CALLERS} clients of one organization`, Math.max(...one), "/s", 0) },
      { ...figure(`executions added, ${CALLERS} clients of ${CALLERS} organizations`, Math.max(...many), "/s", 0) },
    ]
  } finally {
    await server.remove()
  }
}

/** Creates an organization with a member, a key and a workflow. */
async function makeTenant(server: ServerProcess): Promise<{ key: string; workflowId: string }> {
  const { admin } = clientOf(server)
  const { id: organizationId } = await admin.organizations.create({ name: randomBytes(4).toString("hex") })
  const user = await admin.users.create({ organizationId, name: "Bench", role: "member" })
  const { key } = await admin.users.createApiKey(user.id, { name: "Bench" })
  const headers = { "x-api-key": key, "content-type": "application/json" }
  const connection = await Connection.open(server.baseUrl)
  const response = await connection.send(requestBytes("POST", "/api/v1/workflows", headers, JSON.stringify(definition)))
  connection.close()
  const { workflowId } = JSON.parse(String(response.body))
  return { key, workflowId }
}
