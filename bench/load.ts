import { setTimeout as sleep } from "node:timers/promises"
import { startPostgres } from "@docsift/testing/postgres"
import { Connection, requestBytes } from "./connection.ts"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, createWorkflowBytes, definition, executeBytes, sampleText } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

const CLOSED_CONNECTIONS = 16
/**
 * Enough connections that a request waits for one only when the server is far behind, and then the wait counts. They are
 * used in rotation, since the server closes one that is idle for 20 s.
 */
const OPEN_CONNECTIONS = 64

interface Outcome {
  readonly latenciesMs: readonly number[]
  /** The error of each failed request. */
  readonly errors: readonly string[]
  readonly seconds: number
}

/**
 * Measures response times at half of the maximum rate with a fixed arrival schedule: the time of a request counts from
 * when it was due, so that a slow server cannot slow down the measurement (coordinated omission).
 */
export async function benchLoad({ isQuick }: BenchOptions): Promise<Row[]> {
  const database = await startPostgres()
  const server = await ServerProcess.create({
    env: { DATABASE_URL: await database.createDatabase() },
    hasNullEngine: true,
  })
  try {
    await server.start()
    const requests = await makeMix(server)
    await findPeak(server, requests, 4)
    reportProgress("finding the maximum rate: 16 connections, one request after the other on each, for 10 s")
    const peak = await findPeak(server, requests, isQuick ? 4 : 10)
    const rate = peak / 2
    const seconds = isQuick ? 10 : 60
    reportProgress(`${rate.toFixed(0)} requests per second for ${seconds} s`)
    const { latenciesMs, errors, ...run } = await arrive(server, requests, rate, seconds)
    if (errors.length > 0) reportProgress(`failed: ${[...new Set(errors)].join("; ")}`)
    return [
      atMost(`p99 of the mix at half of the maximum rate, ${seconds} s`, percentile(latenciesMs, 0.99), 15, "ms"),
      atMost("  errors", errors.length, 0, "", 0),
      figure("maximum rate of the mix, 16 connections", peak, "/s", 0),
      figure("sustained rate", latenciesMs.length / run.seconds, "/s", 0),
      figure("p50", percentile(latenciesMs, 0.5), "ms"),
      figure("p90", percentile(latenciesMs, 0.9), "ms"),
      atMost("p99.9 of the mix", percentile(latenciesMs, 0.999), 25, "ms"),
    ]
  } finally {
    await server.remove()
    await database.stop()
  }
}

/** The mix of 20 requests: 10 read a status, 5 a workflow, 2 a page of 50; 1 creates a workflow, 2 execute one. */
async function makeMix(server: ServerProcess): Promise<Buffer[]> {
  const client = clientOf(server)
  const workflow = await client.workflows.create(definition)
  const { id } = await client.extract({ workflow, file: { data: new TextEncoder().encode(sampleText), name: "a.txt" } })
  const key = { "x-api-key": server.adminKey }
  const status = requestBytes("GET", `/api/v1/executions/${id}/status`, key)
  const read = requestBytes("GET", `/api/v1/workflows/${workflow.workflowId}`, key)
  const page = requestBytes("GET", "/api/v1/executions?limit=50", key)
  const execute = executeBytes(workflow.workflowId, server.adminKey)
  const create = createWorkflowBytes(server.adminKey)
  return [
    [status, read, status, status, page, execute, status],
    [status, read, status, status, create, read, status],
    [status, read, page, execute, read, status],
  ].flat()
}

async function findPeak(server: ServerProcess, requests: readonly Buffer[], seconds: number): Promise<number> {
  const connections = await open(server, CLOSED_CONNECTIONS)
  const startedAt = performance.now()
  let count = 0
  const lane = async (connection: Connection): Promise<void> => {
    while (performance.now() - startedAt < seconds * 1000) {
      const { status, body } = await connection.send(requestAt(requests, count++))
      if (status >= 300) throw new Error(`a request got the status ${status}: ${String(body)}`)
    }
  }
  await Promise.all(connections.map(lane))
  for (const connection of connections) connection.close()
  return count / ((performance.now() - startedAt) / 1000)
}

async function arrive(
  server: ServerProcess,
  requests: readonly Buffer[],
  rate: number,
  seconds: number,
): Promise<Outcome> {
  const connections = await open(server, OPEN_CONNECTIONS)
  const free = [...connections]
  const due: { at: number; request: Buffer }[] = []
  const latenciesMs: number[] = []
  const running = new Set<Promise<void>>()
  const errors: string[] = []
  const send = async (connection: Connection, at: number, request: Buffer): Promise<void> => {
    try {
      const { status, body } = await connection.send(request)
      if (status >= 300) errors.push(`${status} ${String(body)}`)
    } catch (error) {
      errors.push(String(error))
    }
    latenciesMs.push(performance.now() - at)
    free.push(connection)
    serve()
  }
  const serve = (): void => {
    for (let next = due[0]; next !== undefined && free.length > 0; next = due[0]) {
      due.shift()
      const connection = free.shift()
      if (connection === undefined) return
      const sent = send(connection, next.at, next.request).finally(() => running.delete(sent))
      running.add(sent)
    }
  }
  const startedAt = performance.now()
  const total = Math.floor(rate * seconds)
  for (let index = 0; index < total;) {
    for (; index < total && startedAt + (index / rate) * 1000 <= performance.now(); index++)
      due.push({ at: startedAt + (index / rate) * 1000, request: requestAt(requests, index) })
    serve()
    await sleep(1)
  }
  while (running.size > 0 || due.length > 0) await sleep(10)
  for (const connection of connections) connection.close()
  return { latenciesMs, errors, seconds: (performance.now() - startedAt) / 1000 }
}

function open(server: ServerProcess, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => Connection.open(server.baseUrl)))
}

function requestAt(requests: readonly Buffer[], index: number): Buffer {
  return requests[index % requests.length] ?? Buffer.alloc(0)
}
