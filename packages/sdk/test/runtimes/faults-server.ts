import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A server that fails on purpose. */
export interface FaultsServer {
  readonly url: string
  readonly close: () => void
}

interface Seen {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingMessage["headers"]
}

/** One request: its number within its use, starting at 1, and the URL of the same use at the server of the other origin. */
interface Exchange {
  readonly request: IncomingMessage
  readonly count: number
  readonly foreignUrl: string
}

type Fault = (response: ServerResponse, exchange: Exchange) => void

const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value))

const view = { id: "exe_8d02e5b7146f", workflowId: "wkf_3f9a1c7e20b4", fileId: "file_51c0ad93f7e2", jobId: "1" }

/** Sends a response that suits every call of the suite that is expected to succeed. */
const accept: Fault = (response, { request }) => {
  if (request.method === "GET") return json(response, 200, [])
  return json(response, 200, { workflowExecutionId: view.id, workflowId: view.workflowId, id: "key_94be60d1a3c8" })
}
const onceOnly =
  (fail: Fault): Fault =>
  (response, exchange) =>
    exchange.count === 1 ? fail(response, exchange) : accept(response, exchange)
const busyFor = (seconds: number): Fault => {
  const headers = { "retry-after": String(seconds) }
  return (response) => json(response, 429, { error: "Busy." }, headers)
}
const reset: Fault = (response) => response.socket?.resetAndDestroy()
const sendHead = (response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "application/json" }).write("[")

const faults: Readonly<Record<string, Fault>> = {
  accept,
  model: (response) => response.writeHead(404).end(),
  stall: () => {},
  "stall-in-body": sendHead,
  "truncate-once": onceOnly((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
    response.write("[", () => response.destroy())
  }),
  reset,
  redirect: (response, { foreignUrl }) => response.writeHead(302, { location: `${foreignUrl}/api/v1/workflows` }).end(),
  page: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  "invalid-json": (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"id": '),
  empty: (response) => response.writeHead(200, { "content-type": "application/json" }).end(),
  echo: (response, { request }) => json(response, 503, { error: `no ${String(request.headers["x-api-key"])}` }),
  "echo-page": (response, { request }) =>
    response.writeHead(200, { "content-type": "text/html" }).end(String(request.headers["x-api-key"])),
  "unavailable-once": onceOnly((response) => json(response, 503, { error: "Unavailable." })),
  "busy-once": onceOnly(busyFor(1)),
  "busy-for-a-while": busyFor(59),
  "busy-for-long": busyFor(3600),
  processing: (response) => json(response, 200, { ...view, status: "Processing" }),
  // A server that is replaced while a client waits.
  restart: (response, exchange) => {
    if (exchange.count === 2)
      return response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>")
    if (exchange.count === 3) return reset(response, exchange)
    return json(response, 200, { ...view, status: exchange.count === 1 ? "Processing" : "Completed" })
  },
  file: (response, { foreignUrl }) => json(response, 200, { url: `${foreignUrl}/stored?signature=1` }),
  stored: (response) => response.writeHead(200, { "content-type": "text/plain" }).end("the file"),
}

function failWith(status: number): Fault {
  const headers = { "x-error-code": "some_code", "x-request-id": "req_1" }
  return (response) => json(response, status, { error: "As requested." }, headers)
}

/**
 * Starts two servers for pages of any origin. The path selects the fault, `/<fault>/<use>/…`; `/seen/<use>` returns the
 * requests that either server received under that use. The second one serves a file at `/stored/<use>`.
 */
export async function startFaultsServers(): Promise<readonly [FaultsServer, FaultsServer]> {
  const uses = new Map<string, Seen[]>()
  const other = await listen(uses, () => "")
  return [await listen(uses, (use) => `${other.url}/stored/${use}`), other]
}

async function listen(uses: Map<string, Seen[]>, foreignUrlOf: (use: string) => string): Promise<FaultsServer> {
  const server = createServer((request, response) => {
    for (const subject of ["allow-origin", "allow-headers", "allow-methods", "expose-headers"])
      response.setHeader(`access-control-${subject}`, "*")
    request.on("error", () => {}) // a client that hangs up is part of the suite
    request.resume().on("end", () => {
      const { method, url: path = "", headers } = request
      if (method === "OPTIONS") return response.writeHead(204, { "access-control-max-age": "600" }).end()
      const [, fault = "", use = ""] = path.split("/")
      const seen = uses.get(use) ?? []
      if (fault === "seen") return json(response, 200, seen)
      uses.set(use, seen)
      const exchange = { request, count: seen.push({ method, path, headers }), foreignUrl: foreignUrlOf(use) }
      const status = Number(/^status-(\d+)$/.exec(fault)?.[1])
      const respond = status ? failWith(status) : faults[fault]
      if (respond) return respond(response, exchange)
      response.writeHead(404).end()
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns the port on which a server listens. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port // a TCP server has no other kind of address
}
