import { execFile } from "node:child_process"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { promisify } from "node:util"
import { Client } from "@docsift/sdk"
import { interleave } from "./interleave.ts"
import type { Row } from "./row.ts"
import { benchMemory } from "./sdk-memory.ts"
import { benchRivals } from "./sdk-rivals.ts"
import { benchTypes } from "./sdk-types.ts"
import { benchWaiting } from "./sdk-waiting.ts"

const run = promisify(execFile)
const KEY = `dsk_${"0".repeat(49)}`
const ID = "wkf_3f9a1c7e20b4"
const WORKFLOW = JSON.stringify({ id: ID, name: "Invoices", description: "", configuration: { objects: [] } })
const RESULT = JSON.stringify({ workflowExecutionId: "exe_3f9a1c7e20b4", workflowId: ID, status: "Queued" })
const UPLOAD_BYTES = 8 * 1024 * 1024

/** Answers everything at once with the same small body, so that only the client's own cost is left. */
function listen(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json")
      response.end(request.method === "POST" ? RESULT : WORKFLOW)
    })
  })
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)))
}

async function loopback(baseUrl: string): Promise<Row> {
  const client = new Client({ apiKey: KEY, baseUrl })
  const { ratio } = await interleave(
    async (times) => {
      for (let index = 0; index < times; index++) await client.workflows.get(ID)
    },
    async (times) => {
      const url = `${baseUrl}/api/v1/workflows/${ID}`
      for (let index = 0; index < times; index++) await (await fetch(url, { headers: { "x-api-key": KEY } })).json()
    },
  )
  return { what: "one call vs fetch + json(), loopback", value: `${ratio.toFixed(2)} ×`, target: "≤ 1.30 ×" }
}

async function inProcess(): Promise<Row> {
  const answer = async (_request: Request): Promise<Response> =>
    new Response(WORKFLOW, { headers: { "content-type": "application/json" } })
  const client = new Client({ apiKey: KEY, baseUrl: "http://localhost", fetch: (request) => answer(request) })
  const url = `http://localhost/api/v1/workflows/${ID}`
  const { ratio } = await interleave(
    async (times) => {
      for (let index = 0; index < times; index++) await client.workflows.get(ID)
    },
    async (times) => {
      for (let index = 0; index < times; index++)
        await (await answer(new Request(url, { headers: { "x-api-key": KEY } }))).json()
    },
    { times: 2_000 },
  )
  return { what: "one call vs Request + json(), in process", value: `${ratio.toFixed(2)} ×`, target: "≤ 2.2 ×" }
}

async function upload(baseUrl: string): Promise<Row> {
  const client = new Client({ apiKey: KEY, baseUrl })
  const data = new Uint8Array(UPLOAD_BYTES).fill(97)
  const { ratio } = await interleave(
    async (times) => {
      for (let index = 0; index < times; index++) await client.workflows.execute(ID, { data, name: "a.txt" })
    },
    async (times) => {
      for (let index = 0; index < times; index++) {
        const form = new FormData()
        form.append("file", new Blob([data]), "a.txt")
        await (await fetch(`${baseUrl}/api/v1/workflows/${ID}/execute`, { method: "POST", body: form })).json()
      }
    },
    { times: 4, rounds: 15 },
  )
  return { what: "8 MB upload vs fetch + FormData", value: `${ratio.toFixed(2)} ×`, target: "≤ 0.5 ×" }
}

/** Milliseconds that one import takes in a fresh process: the best of nine. */
async function importMs(specifier: string): Promise<number> {
  const script = `const t = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - t)`
  let best = Number.POSITIVE_INFINITY
  for (let index = 0; index < 9; index++) {
    // Without the source condition: what users import is the build.
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: import.meta.dirname })
    best = Math.min(best, Number(stdout))
  }
  return best
}

/** Measures the client against bare fetch and others; needs `npm run build` for import, memory and types. */
export async function benchSdk(): Promise<Row[]> {
  const server = await listen()
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  const baseUrl = `http://127.0.0.1:${port}`
  try {
    const rows = [await loopback(baseUrl), await inProcess(), await upload(baseUrl)]
    const [sdk, reference] = [await importMs("@docsift/sdk"), await importMs("openapi-fetch")]
    rows.splice(1, 0, ...(await benchRivals(baseUrl, ID, KEY)))
    rows.push({ what: "cold import", value: `${sdk.toFixed(1)} ms`, target: "≤ 5 ms" })
    rows.push({ what: "cold import vs openapi-fetch", value: `${(sdk / reference).toFixed(2)} ×`, target: "≤ 3 ×" })
    rows.push(...(await benchMemory(baseUrl, ID, KEY)), ...(await benchTypes()), ...(await benchWaiting()))
    return rows
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
