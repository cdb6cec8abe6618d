import { once } from "node:events"
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"

/*
 * Behaves as deploy/Caddyfile configures Caddy: it polls /readyz every second and retries a failed connection at another
 * replica for ten seconds. Each request goes to a random ready replica.
 */

/** Settings of a {@link Balancer}. */
export interface BalancerOptions {
  /**
   * Whether a request is retried at another replica when its connection broke before the first byte of the response: safe
   * methods, and requests with an idempotency key whose `Content-Length` is at most 1 MB (RFC 9110 §9.2.2).
   *
   * @default false
   */
  readonly retries?: boolean
  /** Milliseconds between two polls of a replica's readiness. @default 1,000 */
  readonly pollMs?: number
}

interface Upstream {
  readonly url: URL
  isReady: boolean
  /** Gets no write requests. */
  isDrainingWrites: boolean
  /** Write requests in flight. */
  writes: number
}

type Outcome = "responded" | "unreachable" | "broken"

const usualPollMs = 1000
const pollTimeoutMs = 3000
const tryMs = 10_000
const tryAgainMs = 100
const maxRepeatableBytes = 1_000_000
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])
/** Connection-specific (hop-by-hop) headers, RFC 9110 §7.6.1. `expect` is handled by this proxy. */
const hopByHopHeaders = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"])

/** A reverse proxy in front of the servers of a deployment. */
export class Balancer implements AsyncDisposable {
  readonly url: string
  /** Requests that got a response. */
  responded = 0
  /** Requests sent to another replica because the first one was unreachable. */
  rerouted = 0
  /** Requests retried after their connection broke. */
  repeated = 0
  /** Requests without a complete response through the fault of the balancer or a replica. */
  readonly failures: string[] = []
  readonly #upstreams: readonly Upstream[]
  readonly #retries: boolean
  readonly #server: Server
  readonly #agent = new Agent({ keepAlive: true })
  readonly #polls: NodeJS.Timeout

  private constructor(
    server: Server,
    port: number,
    upstreams: readonly Upstream[],
    { retries = false, pollMs = usualPollMs }: BalancerOptions,
  ) {
    this.url = `http://127.0.0.1:${port}`
    this.#server = server
    this.#upstreams = upstreams
    this.#retries = retries
    this.#polls = setInterval(() => void this.#poll(), pollMs)
    server.on("request", (incoming, outgoing) => {
      this.#forward(incoming, outgoing).catch((error: unknown) => {
        this.failures.push(`${incoming.method} ${incoming.url}: ${String(error)}`)
        outgoing.destroy()
      })
    })
  }

  /** Listens on a free port, and polls each replica once. */
  static async start(urls: readonly string[], options: BalancerOptions = {}): Promise<Balancer> {
    const server = createServer({ requestTimeout: 0 }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
    const upstreams = urls.map((url) => ({ url: new URL(url), isReady: false, isDrainingWrites: false, writes: 0 }))
    const balancer = new Balancer(server, address.port, upstreams, options)
    await balancer.#poll()
    return balancer
  }

  /**
   * Runs `act` while a replica has no write request in flight. New writes go to other replicas until this one reports ready
   * again.
   *
   * @returns whether the replica had no write in flight within ten seconds.
   */
  async betweenWrites(url: string, act: () => Promise<void>): Promise<boolean> {
    const upstream = this.#find(url)
    const endsAt = performance.now() + tryMs
    upstream.isDrainingWrites = true
    try {
      while (upstream.writes > 0) {
        if (performance.now() > endsAt) return false
        await sleep(1)
      }
      await act()
      upstream.isReady = false
      return true
    } finally {
      upstream.isDrainingWrites = false
    }
  }

  /** Counts the write requests in flight at a replica. */
  writesAt(url: string): number {
    return this.#find(url).writes
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#polls)
    const closed = once(this.#server, "close")
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
    await closed
  }

  #find(url: string): Upstream {
    const upstream = this.#upstreams.find((one) => one.url.href === new URL(url).href)
    if (upstream === undefined) throw new Error(`${url} is not behind the balancer`)
    return upstream
  }

  async #poll(): Promise<void> {
    const ask = async (upstream: Upstream) => {
      upstream.isReady = await fetch(new URL("/readyz", upstream.url), {
        signal: AbortSignal.timeout(pollTimeoutMs),
      }).then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      )
    }
    await Promise.all(this.#upstreams.map(ask))
  }

  #pick(isSafe: boolean): Upstream | undefined {
    const ready = this.#upstreams.filter((one) => one.isReady && (isSafe || !one.isDrainingWrites))
    return ready[Math.floor(Math.random() * ready.length)]
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isSafe = safeMethods.has(incoming.method ?? "")
    const canRepeat = this.#retries && (isSafe || "idempotency-key" in incoming.headers) && isShort(incoming)
    const body = canRepeat ? await buffer(incoming) : undefined
    const endsAt = performance.now() + tryMs
    // Drains the rest of a body that the replica did not read.
    outgoing.once("close", () => incoming.resume())
    while (!outgoing.destroyed) {
      const upstream = this.#pick(isSafe)
      if (upstream !== undefined) {
        if (!isSafe) upstream.writes++
        const outcome = await exchange(upstream.url, this.#agent, incoming, outgoing, body)
        if (!isSafe) upstream.writes--
        if (outcome === "responded") {
          this.responded++
          return
        }
        // A client that disconnects says nothing about the replica.
        if (outgoing.destroyed) return
        upstream.isReady = false
        if (outcome === "broken" && (!canRepeat || outgoing.headersSent)) {
          return this.#fail(incoming, outgoing, "its connection broke")
        }
        if (outcome === "broken") this.repeated++
        else this.rerouted++
      } else if (performance.now() > endsAt) return this.#fail(incoming, outgoing, "no replica was ready")
      else await sleep(tryAgainMs)
    }
  }

  #fail(incoming: IncomingMessage, outgoing: ServerResponse, reason: string): void {
    // A disconnected client is no failure.
    if (outgoing.destroyed) return
    this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { "content-type": "text/plain", connection: "close" }).end(`Bad gateway: ${reason}\n`)
  }
}

/** Streams a request to one replica and its response back. */
function exchange(
  target: URL,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer | undefined,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const headers = withoutConnection(incoming.rawHeaders)
  const { url: path, method } = incoming
  const sent = request({ agent, host: target.hostname, port: target.port, path, method, headers })
  let response: IncomingMessage | undefined
  let failure: Outcome = "broken"
  const giveUp = () => {
    if (response?.complete !== true) sent.destroy()
    resolve("broken")
  }
  outgoing.once("close", giveUp)
  sent.once("error", (error: NodeJS.ErrnoException) => {
    if (error.syscall === "connect") failure = "unreachable"
  })
  sent.once("response", (received) => {
    response = received
    outgoing.writeHead(received.statusCode ?? 502, received.statusMessage, withoutConnection(received.rawHeaders))
    received.pipe(outgoing)
    received.once("end", () => resolve("responded"))
  })
  sent.once("close", () => {
    outgoing.off("close", giveUp)
    incoming.unpipe(sent)
    // A replica may respond before it has read the entire body, and close the connection.
    if (response?.complete !== true) resolve(failure)
  })
  // Once the body has started to flow it cannot be sent to another replica, so it waits for the connection.
  const send = () => (body === undefined ? incoming.pipe(sent) : sent.end(body))
  sent.once("socket", (socket) => (socket.connecting ? socket.once("connect", send) : send()))
  return promise
}

function isShort({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= maxRepeatableBytes
}

function withoutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !hopByHopHeaders.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ""))
}
