import { once } from "node:events"
import { createServer } from "node:http"
import { listenAt } from "./listen-at.ts"
import type { Readiness } from "./services/health.ts"

/** The options of {@link listenForMetrics}. */
export interface MetricsServerOptions {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  print(): Promise<{ readonly contentType: string; readonly text: string }>
  /** Returns the readiness. A worker process has no other port for probes. */
  ready(): Promise<Readiness>
}

/** A listening port for metrics and probes. */
export interface MetricsServer {
  /** The URL it listens at, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** Time after which the connection of a slower scraper is destroyed. */
const socketTimeoutMs = 15_000

/** Serves `/metrics`, `/livez` and `/readyz`, for machines of the operator. @throws when it cannot listen at the address. */
export async function listenForMetrics(options: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: socketTimeoutMs }, (incoming, outgoing) => {
    const path = incoming.url?.split("?")[0] ?? ""
    respond(options, path).then(
      ({ status, contentType, text }) => outgoing.writeHead(status, { "content-type": contentType }).end(text),
      () => outgoing.writeHead(500, { "content-type": plain }).end("The metrics could not be collected.\n"),
    )
  })
  server.timeout = socketTimeoutMs
  const url = await listenAt(server, options)
  return {
    url,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

const plain = "text/plain; charset=utf-8"

interface MetricsResponse {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

async function respond(options: MetricsServerOptions, path: string): Promise<MetricsResponse> {
  if (path === "/metrics") return { status: 200, ...(await options.print()) }
  if (path === "/livez") return { status: 200, contentType: plain, text: "live\n" }
  if (path === "/readyz") {
    const { draining, ...checks } = await options.ready()
    const missing = Object.entries(checks).flatMap(([name, isReady]) => (isReady ? [] : [name]))
    if (draining) missing.push("draining")
    const text = missing.length === 0 ? "ready\n" : `Not ready: ${missing.join(", ")}.\n`
    return { status: missing.length === 0 ? 200 : 503, contentType: plain, text }
  }
  return { status: 404, contentType: plain, text: "Not found. Available: /metrics, /livez and /readyz.\n" }
}
