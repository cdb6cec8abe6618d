import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { Agent, request } from "node:http"
import { Client } from "@docsift/sdk"
import { startPostgres } from "../packages/server/test/postgres.ts"
import { interleave, type Subject } from "./interleave.ts"
import type { Row } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

const CONNECTIONS = 16
const TARGET = 0.85

async function startLimit(databaseUrl: string): Promise<{ child: ChildProcess; baseUrl: string }> {
  const program = new URL("limit/get-server.ts", import.meta.url).pathname
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [text] = await once(child.stdout, "data")
  return { child, baseUrl: `http://127.0.0.1:${/\d+/.exec(String(text))?.[0]}` }
}

/** Repeats one GET over a fixed number of kept connections, as cheaply as Node can. */
function caller(baseUrl: string, path: string, key: string): Subject {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const url = new URL(path, baseUrl)
  const get = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers: { "x-api-key": key } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        response.resume().on("end", resolve)
      })
        .on("error", reject)
        .end()
    })
  return async (times) => {
    let left = times
    const lane = async (): Promise<void> => {
      while (left-- > 0) await get()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  }
}

/** Measures reads on PostgreSQL, key look-up included, against a hand-written program that does the same queries. */
export async function benchRequests(): Promise<Row[]> {
  const database = await startPostgres()
  const databaseUrl = await database.createDatabase()
  const server = await ServerProcess.create({ DATABASE_URL: databaseUrl })
  try {
    await server.start()
    const limit = await startLimit(databaseUrl)
    try {
      return await compare(server, limit.baseUrl)
    } finally {
      limit.child.kill()
    }
  } finally {
    await server.remove()
    await database.stop()
  }
}

async function compare(server: ServerProcess, limitUrl: string): Promise<Row[]> {
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.baseUrl })
  const configuration = { objects: [{ name: "A", fields: [{ name: "b", type: "string" }] }] } as const
  const workflow = await client.workflows.create({ name: "Bench", configuration })
  const { id } = await client.extract({ workflow, file: { data: new TextEncoder().encode("b: c\n"), name: "a.txt" } })
  const paths = {
    "GET workflow": `/api/v1/workflows/${workflow.workflowId}`,
    "GET execution status": `/api/v1/executions/${id}/status`,
  }
  const rows: Row[] = []
  for (const [what, path] of Object.entries(paths)) {
    const [ours, theirs] = [server.baseUrl, limitUrl].map((baseUrl) => caller(baseUrl, path, server.adminKey))
    if (ours === undefined || theirs === undefined) continue
    const { ratio, subjectMs } = await interleave(ours, theirs, { rounds: 10, times: 3_000 })
    const rate = `${(1 / ratio).toFixed(2)} ×`
    rows.push({ what: `${what}: rate vs limit program`, value: rate, target: `≥ ${TARGET} ×` })
    rows.push({
      what: `  requests, ${CONNECTIONS} connections`,
      value: `${(1000 / subjectMs).toFixed(0)} /s`,
      target: "–",
    })
  }
  return rows
}
