import postgres from "postgres"
import { PgBossJobQueue } from "@docsift/server/internal/adapters/pg-boss-job-queue"
import { openPostgresDatabase } from "@docsift/server/internal/database/postgres-database"
import { Scope } from "@docsift/server/internal/database/scope"
import { createLogger } from "@docsift/server/internal/logger"
import { ExecutionRunRepository } from "@docsift/server/internal/repositories/execution-runs"
import { startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { type HttpResponse, Connection, requestBytes } from "./connection.ts"
import { fillBacklog, fillHistory } from "./growth-fill.ts"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, definition, executeBytes, sampleText } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

const SMALL = 1_000
const STEP = 100_000
const LOOK_UPS = 400
const PAGES = 60
const CLAIMS = 60
const ROUNDS = 5

/** A deployment with one organization and a queue that only this program takes jobs from. */
interface Deployment {
  readonly server: ServerProcess
  /** Sends over a persistent connection, which is reopened after a long pause. */
  send(request: Buffer): Promise<HttpResponse>
  readonly sql: postgres.Sql
  readonly template: string
  readonly execute: Buffer
  /** Takes a job and starts its execution, as a worker does. Returns the time it took, in milliseconds. */
  claim(): Promise<number>
  close(): Promise<void>
}

type Measure = (deployment: Deployment) => Promise<number>

/** Measures how much slower look-ups, pages and claims are with a million executions, or more, of one organization than with a thousand. */
export async function benchGrowth({ isQuick, executions }: BenchOptions): Promise<Row[]> {
  const large = executions ?? (isQuick ? 100_000 : 1_000_000)
  const backlog = isQuick ? 10_000 : 1_000_000
  const database = await startPostgres()
  const deployments: Deployment[] = []
  try {
    const few = await deploy(database)
    deployments.push(few)
    const many = await deploy(database)
    deployments.push(many)
    await fill(few, SMALL, fillHistory, "completed executions")
    await fill(many, large, fillHistory, "completed executions")
    const history = await compareHistory(few, many)
    await fill(few, SMALL, fillBacklog, "queued executions")
    await fill(many, backlog, fillBacklog, "queued executions")
    reportProgress("claims from the front of the backlog")
    const [claims] = await compare(few, many, [claimsWaiting])
    const suffix = `${SMALL} → ${large.toLocaleString("en")} executions`
    return [
      ratioRow(`look-up of a status by id, ${suffix}`, history[0], 1.5),
      ratioRow(`look-up with its data by id, ${suffix}`, history[1], 1.5),
      ratioRow(`first page of 50, ${suffix}`, history[2], 2),
      ratioRow(`page of 50 from the middle, ${suffix}`, history[3], 2),
      ratioRow(`claim of a job, all others finished, ${suffix}`, history[4], 3),
      ratioRow(`claim of a job, ${SMALL} → ${backlog.toLocaleString("en")} waiting`, claims, 3),
    ].flat()
  } finally {
    for (const deployment of deployments) await deployment.close()
    await database.stop()
  }
}

async function deploy(database: TestPostgres): Promise<Deployment> {
  const url = await database.createDatabase()
  const server = await ServerProcess.create({ env: { DATABASE_URL: url } })
  try {
    return await prepare(server, url)
  } catch (error) {
    await server.remove()
    throw error
  }
}

async function prepare(server: ServerProcess, url: string): Promise<Deployment> {
  await server.start()
  const client = clientOf(server)
  const workflow = await client.workflows.create(definition)
  const data = new TextEncoder().encode(sampleText)
  const { id: template } = await client.extract({ workflow, file: { data, name: "a.txt" } })
  // From here on no worker runs, so that jobs stay until this program takes them.
  await server.stop()
  await server.start({ DOCSIFT_WORKER_CONCURRENCY: "0" })
  const opened = openPostgresDatabase(url)
  const queue = new PgBossJobQueue(opened, 60_000, createLogger("error"))
  await queue.start()
  const runs = new ExecutionRunRepository(opened.database)
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  let connection = await Connection.open(server.baseUrl)
  return {
    server,
    async send(request) {
      if (!connection.isOpen) connection = await Connection.open(server.baseUrl)
      return connection.send(request)
    },
    sql,
    template,
    execute: executeBytes(workflow.workflowId, server.adminKey),
    async claim() {
      const startedAt = performance.now()
      const [job] = await queue.take(1)
      if (job === undefined) throw new Error("there is no queued job")
      const run = await runs.startAttempt(Scope.system(), job.executionId)
      const ms = performance.now() - startedAt
      if (run === undefined) throw new Error("the execution of a job could not be started")
      await queue.finish(job)
      return ms
    },
    async close() {
      connection.close()
      await sql.end()
      await queue.stop()
      await opened.close()
      await server.remove()
    },
  }
}

/** Adds rows up to a number, and updates the statistics, as the database does on its own after a while. */
async function fill(deployment: Deployment, count: number, add: typeof fillHistory, what: string): Promise<void> {
  const { sql } = deployment
  const template = add === fillBacklog ? await queueOne(deployment) : deployment.template
  for (let from = 1; from < count; from += STEP) {
    const to = Math.min(count - 1, from + STEP - 1)
    reportProgress(`filling: ${to.toLocaleString("en")} of ${count.toLocaleString("en")} ${what}`)
    await add(sql, template, from, to)
  }
  await sql.unsafe("analyze")
}

async function queueOne(deployment: Deployment): Promise<string> {
  const { status, body } = await deployment.send(deployment.execute)
  if (status !== 200) throw new Error(`executeWorkflow responded with ${status}: ${String(body)}`)
  const { workflowExecutionId } = JSON.parse(String(body))
  return String(workflowExecutionId)
}

interface Growth {
  readonly ratio: number
  readonly smallMs: number
  readonly largeMs: number
}

function ratioRow(what: string, growth: Growth | undefined, limit: number): Row[] {
  const { ratio, smallMs, largeMs } = growth ?? { ratio: Number.NaN, smallMs: Number.NaN, largeMs: Number.NaN }
  return [atMost(what, ratio, limit, "×", 2), figure(`median, ${smallMs.toFixed(2)} ms before`, largeMs, "ms", 2)]
}

async function compareHistory(few: Deployment, many: Deployment): Promise<(Growth | undefined)[]> {
  reportProgress("look-ups, pages and claims, small and large alternating")
  return compare(few, many, [
    await lookUps([few, many], (id) => `/api/v1/executions/${id}/status`, LOOK_UPS),
    await lookUps([few, many], (id) => `/api/v1/executions/${id}`, LOOK_UPS),
    await lookUps([few, many], () => "/api/v1/executions?limit=50", PAGES),
    await lookUps([few, many], (id, time) => `/api/v1/executions?limit=50&cursor=${cursorOf(id, time)}`, PAGES, true),
    claimsAlone,
  ])
}

/** Returns the fastest of the interleaved rounds for each measure; the first round is a warm-up. */
async function compare(few: Deployment, many: Deployment, measures: readonly Measure[]): Promise<Growth[]> {
  const growths: Growth[] = []
  for (const measure of measures) {
    const small: number[] = []
    const large: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [await measure(few), await measure(many)]
      if (round === 0) continue
      small.push(one)
      large.push(other)
    }
    const [smallMs, largeMs] = [Math.min(...small), Math.min(...large)]
    growths.push({ ratio: largeMs / smallMs, smallMs, largeMs })
  }
  return growths
}

type Paths = (id: string, createdAtMs: number) => string

/** Prepares requests for executions from random positions in the table, or from its middle. Each round returns its median. */
async function lookUps(deployments: Deployment[], pathOf: Paths, times: number, isMiddle = false): Promise<Measure> {
  const requests = new Map<Deployment, Buffer[]>()
  for (const deployment of deployments) {
    const { sql, server } = deployment
    const order = isMiddle ? "created_at, id offset (select count(*) / 2 from executions)" : "md5(id || 'x')"
    const rows = await sql.unsafe<{ id: string; time: string }[]>(
      `select id, floor(extract(epoch from created_at) * 1000)::bigint as time from executions order by ${order} limit ${times}`,
    )
    const headers = { "x-api-key": server.adminKey }
    requests.set(
      deployment,
      rows.map(({ id, time }) => requestBytes("GET", pathOf(id, Number(time)), headers)),
    )
  }
  return async (deployment) => {
    const times: number[] = []
    for (const request of requests.get(deployment) ?? []) {
      const startedAt = performance.now()
      const { status } = await deployment.send(request)
      times.push(performance.now() - startedAt)
      if (status !== 200) throw new Error(`a look-up got the status ${status}`)
    }
    return percentile(times, 0.5)
  }
}

/** Returns a cursor as the server encodes it; see `domain/cursor.ts`. */
function cursorOf(id: string, createdAtMs: number): string {
  return Buffer.from(`${createdAtMs} ${id}`).toString("base64url")
}

async function claimsAlone(deployment: Deployment): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < CLAIMS; index++) {
    await queueOne(deployment)
    times.push(await deployment.claim())
  }
  return percentile(times, 0.5)
}

async function claimsWaiting(deployment: Deployment): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < CLAIMS; index++) times.push(await deployment.claim())
  return percentile(times, 0.5)
}
