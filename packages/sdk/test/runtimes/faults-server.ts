import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

const keys = new Map<string, number>()

const faults: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  stall: (response) => void response.writeHead(200, { "content-type": "application/json" }).write("["),
  redirect: (response) => void response.writeHead(302, { location: "/page" }).end(),
  page: (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  reset: (response) => void response.socket?.destroy(),
  later: (response) => void response.writeHead(429, { "retry-after": "3600" }).end(),
  flaky: (response, request) => {
    const key = String(request.headers["idempotency-key"])
    const count = (keys.get(key) ?? 0) + 1
    keys.set(key, count)
    response.writeHead(count === 1 ? 503 : 201, { "content-type": "application/json" })
    response.end(JSON.stringify({ workflowId: "wkf_3f9a1c7e20b4", message: "same" }))
  },
}

/** Starts a server that fails as the first part of the path says, for pages of any origin. */
export function startFaultsServer(): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*")
    response.setHeader("access-control-allow-headers", "*")
    response.setHeader("access-control-allow-methods", "*")
    response.setHeader("access-control-expose-headers", "*")
    request.resume().on("end", () => {
      if (request.method === "OPTIONS") return response.writeHead(204).end()
      const fault = faults[request.url?.split("/")[1] ?? ""]
      if (fault) return fault(response, request)
      response.writeHead(404).end()
    })
  })
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)))
}
