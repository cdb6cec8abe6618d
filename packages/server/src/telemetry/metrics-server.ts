import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, isIPv6 } from "node:net"
import type { Readiness } from "../services/health.ts"

/** What is served beside the interface, for machines of the operator alone. */
export interface MetricsServerParts {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  print(): Promise<{ readonly contentType: string; readonly text: string }>
  /** A worker has no other port to be probed at. */
  ready(): Promise<Readiness>
}

/** A listening port for metrics and probes. */
export interface MetricsServer {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** A scraper that sends or reads slower is cut off. */
const socketTimeoutMs = 15_000

/** Serves `/metrics`, `/livez` and `/readyz`. @throws when the address cannot be taken. */
export async function listenForMetrics(parts: MetricsServerParts): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: socketTimeoutMs }, (incoming, outgoing) => {
    const path = incoming.url?.split("?")[0] ?? ""
    answer(parts, path).then(
      ({ status, contentType, text }) => outgoing.writeHead(status, { "content-type": contentType }).end(text),
      () => outgoing.writeHead(500, { "content-type": plain }).end("The metrics could not be printed.\n"),
    )
  })
  server.timeout = socketTimeoutMs
  server.listen(parts.port, parts.host)
  await once(server, "listening")
  return {
    url: urlOf(server, parts.host),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

const plain = "text/plain; charset=utf-8"

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

async function answer(parts: MetricsServerParts, path: string): Promise<Answer> {
  if (path === "/metrics") return { status: 200, ...(await parts.print()) }
  if (path === "/livez") return { status: 200, contentType: plain, text: "live\n" }
  if (path === "/readyz") {
    const { draining, ...works } = await parts.ready()
    const missing = Object.entries(works).flatMap(([part, isReady]) => (isReady ? [] : [part]))
    if (draining) missing.push("draining")
    const text = missing.length === 0 ? "ready\n" : `Not ready: ${missing.join(", ")}.\n`
    return { status: missing.length === 0 ? 200 : 503, contentType: plain, text }
  }
  return { status: 404, contentType: plain, text: "Here are /metrics, /livez and /readyz.\n" }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo // A TCP server's address is never a pipe's name.
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`
}
