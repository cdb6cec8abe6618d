import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage["headers"]
  readonly body: Buffer
}

/** A real HTTP server on a free port, with the requests it has received. */
export interface LocalServer {
  readonly url: string
  readonly seen: SeenRequest[]
  countConnections(): Promise<number>
}

/** Responds to one request; `count` is its number, starting at 1. */
export type Responder = (response: ServerResponse, request: SeenRequest, count: number) => void

/** Starts a server that is stopped at the end of the test. */
export async function startLocalServer(respond: Responder): Promise<LocalServer> {
  const seen: SeenRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
    incoming.on("error", () => {}) // a client that hangs up is part of these tests
    incoming.on("end", () => {
      const { method = "", url = "", headers } = incoming
      const request = { method, path: url, headers, body: Buffer.concat(chunks) }
      respond(response, request, seen.push(request))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    countConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  }
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value))
}
