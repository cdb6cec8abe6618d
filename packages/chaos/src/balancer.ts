import { once } from "node:events"
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"

/*
 * What deploy/Caddyfile asks of Caddy: /readyz every second, and a connection that could not be made is tried at another
 * replica for ten seconds. Requests go to any replica that is ready, at random.
 */

/** How a balancer treats requests. */
export interface BalancerOptions {
  /**
   * Whether a request is repeated at another replica when its connection broke before the first byte of an answer: safe
   * ones, and those with an idempotency key, whose body is announced and at most 1 MB long (RFC 9110 §9.2.2).
   *
   * @default false
   */
  readonly retries?: boolean
}

interface Upstream {
  readonly url: URL
  isReady: boolean
  /** Takes no request that changes something. */
  isSpared: boolean
  /** Requests in work that change something. */
  writes: number
}

type Outcome = "answered" | "unreachable" | "broken"

const pollMs = 1000
const pollTimeoutMs = 3000
const tryMs = 10_000
const tryAgainMs = 100
const maxRepeatableBytes = 1_000_000
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])
/** RFC 9110 §7.6.1: of one connection. `expect` was answered by this side. */
const ofConnection = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"])

/** A reverse proxy in front of the servers of a deployment. */
export class Balancer implements AsyncDisposable {
  readonly url: string
  /** Requests that got an answer. */
  answered = 0
  /** Requests that were tried at another replica because the first could not be reached. */
  rerouted = 0
  /** Requests that were sent a second time after their connection had broken. */
  repeated = 0
  /** Requests that got no whole answer through the balancer's or a replica's fault. */
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
    { retries = false }: BalancerOptions,
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

  /** Listens on a free port, and asks each replica once. */
  static async start(urls: readonly string[], options: BalancerOptions = {}): Promise<Balancer> {
    const server = createServer({ requestTimeout: 0 }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
    const upstreams = urls.map((url) => ({ url: new URL(url), isReady: false, isSpared: false, writes: 0 }))
    const balancer = new Balancer(server, address.port, upstreams, options)
    await balancer.#poll()
    return balancer
  }

  /**
   * Runs `act` while a replica has no request in work that changes something; new ones go elsewhere meanwhile, and until
   * the replica has said again that it is ready.
   *
   * @returns whether there was such a moment within ten seconds.
   */
  async betweenWrites(url: string, act: () => Promise<void>): Promise<boolean> {
    const upstream = this.#find(url)
    const endsAt = performance.now() + tryMs
    upstream.isSpared = true
    try {
      while (upstream.writes > 0) {
        if (performance.now() > endsAt) return false
        await sleep(1)
      }
      await act()
      upstream.isReady = false
      return true
    } finally {
      upstream.isSpared = false
    }
  }

  /** Counts the requests in work at a replica that change something. */
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
        async (answer) => (await answer.arrayBuffer(), answer.ok),
        () => false,
      )
    }
    await Promise.all(this.#upstreams.map(ask))
  }

  #pick(isSafe: boolean): Upstream | undefined {
    const ready = this.#upstreams.filter((one) => one.isReady && (isSafe || !one.isSpared))
    return ready[Math.floor(Math.random() * ready.length)]
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isSafe = safeMethods.has(incoming.method ?? "")
    const canRepeat = this.#retries && (isSafe || "idempotency-key" in incoming.headers) && isShort(incoming)
    const body = canRepeat ? await buffer(incoming) : undefined
    const endsAt = performance.now() + tryMs
    // The rest of a body that a replica did not want.
    outgoing.once("close", () => incoming.resume())
    while (!outgoing.destroyed) {
      const upstream = this.#pick(isSafe)
      if (upstream !== undefined) {
        if (!isSafe) upstream.writes++
        const outcome = await exchange(upstream.url, this.#agent, incoming, outgoing, body)
        if (!isSafe) upstream.writes--
        if (outcome === "answered") {
          this.answered++
          return
        }
        // A client that goes away says nothing about the replica.
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
    // Whoever has gone away has not failed.
    if (outgoing.destroyed) return
    this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { "content-type": "text/plain", connection: "close" }).end(`Bad gateway: ${reason}\n`)
  }
}

/** Sends a request to one replica and its answer back, both as they come. */
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
  let answer: IncomingMessage | undefined
  let failure: Outcome = "broken"
  const giveUp = () => {
    if (answer?.complete !== true) sent.destroy()
    resolve("broken")
  }
  outgoing.once("close", giveUp)
  sent.once("error", (error: NodeJS.ErrnoException) => {
    if (error.syscall === "connect") failure = "unreachable"
  })
  sent.once("response", (received) => {
    answer = received
    outgoing.writeHead(received.statusCode ?? 502, received.statusMessage, withoutConnection(received.rawHeaders))
    received.pipe(outgoing)
    received.once("end", () => resolve("answered"))
  })
  sent.once("close", () => {
    outgoing.off("close", giveUp)
    incoming.unpipe(sent)
    // A replica may answer before it has read everything, and break the rest off.
    if (answer?.complete !== true) resolve(failure)
  })
  // A body that flows before there is a connection could not be sent to another replica.
  const send = () => (body === undefined ? incoming.pipe(sent) : sent.end(body))
  sent.once("socket", (socket) => (socket.connecting ? socket.once("connect", send) : send()))
  return promise
}

function isShort({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= maxRepeatableBytes
}

function withoutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !ofConnection.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ""))
}
