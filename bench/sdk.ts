import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Client } from "@docsift/sdk"
import { interleave } from "./interleave.ts"
import type { Row } from "./row.ts"
import { benchImports } from "./sdk-imports.ts"
import { benchMemory } from "./sdk-memory.ts"
import { benchOtherClientCalls, benchOtherClientUploads } from "./sdk-other-clients.ts"
import { benchTypes } from "./sdk-types.ts"
import { benchWaiting } from "./sdk-waiting.ts"

const KEY = `dsk_${"0".repeat(49)}`
const ID = "wkf_3f9a1c7e20b4"
const WORKFLOW = JSON.stringify({ id: ID, name: "Invoices", description: "", configuration: { objects: [] } })
const RESULT = JSON.stringify({ workflowExecutionId: "exe_3f9a1c7e20b4", workflowId: ID, status: "Queued" })
// Many short rounds: on a shared machine a short one is more likely to run undisturbed.
const SHORT_ROUNDS = { rounds: 100, times: 100 } as const
const UPLOAD_BYTES = 8 * 1024 * 1024

/** Starts a server that returns the same small body at once, so that only the client's own cost remains. */
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
    SHORT_ROUNDS,
  )
  return { what: "one call vs fetch + json(), loopback", value: `${ratio.toFixed(2)} ×`, target: "≤ 1.30 ×" }
}

async function inProcess(): Promise<Row> {
  const respond = async (_request: Request): Promise<Response> =>
    new Response(WORKFLOW, { headers: { "content-type": "application/json" } })
  const client = new Client({
    apiKey: KEY,
    baseUrl: "http://localhost",
    fetch: (input, init) => respond(new Request(input, init)),
  })
  const url = `http://localhost/api/v1/workflows/${ID}`
  const { ratio } = await interleave(
    async (times) => {
      for (let index = 0; index < times; index++) await client.workflows.get(ID)
    },
    async (times) => {
      for (let index = 0; index < times; index++)
        await (await respond(new Request(url, { headers: { "x-api-key": KEY } }))).json()
    },
    SHORT_ROUNDS,
  )
  return { what: "one call vs Request + json(), in process", value: `${ratio.toFixed(2)} ×`, target: "≤ 2.2 ×" }
}

async function upload(baseUrl: string, data: Uint8Array<ArrayBuffer>): Promise<Row> {
  const client = new Client({ apiKey: KEY, baseUrl })
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

/** Measures the client against plain fetch and other clients; imports, memory and types need `npm run build`. */
export async function benchSdk(): Promise<Row[]> {
  const server = await listen()
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  const baseUrl = `http://127.0.0.1:${port}`
  const data = new Uint8Array(UPLOAD_BYTES).fill(97)
  try {
    return [
      await loopback(baseUrl),
      ...(await benchOtherClientCalls(baseUrl, ID, KEY)),
      await inProcess(),
      await upload(baseUrl, data),
      ...(await benchOtherClientUploads(baseUrl, ID, data)),
      ...(await benchImports()),
      ...(await benchMemory(baseUrl, ID, KEY)),
      ...(await benchTypes()),
      ...(await benchWaiting()),
    ]
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
