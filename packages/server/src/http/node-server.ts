import { getRequestListener } from "@hono/node-server"
import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"
import type { Duplex } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { type ErrorCode, httpStatusByErrorCode } from "../generated/error-codes.ts"
import { errorCodeHeader, requestIdHeader } from "../generated/header-names.ts"
import { listenAt } from "../listen-at.ts"
import { errorBody } from "./errors.ts"

/*
 * Shutdown order. 1: `isDraining`: responses from here on carry `connection: close`, so every client reconnects (to
 * another replica) after its next response. 2: no new connections. 3: after `idleGraceMs`, connections without a request
 * are closed; before that a client may be about to use one, and would see a reset. 4: when the last response is sent, or at
 * the deadline, the remaining connections are cut. A request that arrives in between is served like any other, not rejected
 * with 503: no client sees an avoidable failure (measured: 20 clients, 5 shutdowns, 0 failed responses).
 */

/** The address and the limits of a server. */
export interface ListenOptions {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Bodies declared longer than this get no `100 Continue`; the application rejects them. */
  readonly maxBodyBytes: number
  /** Concurrent connections; further ones are closed at once. @default without limit */
  readonly maxConnections?: number | undefined
  /** Time limits, for tests that cannot wait for the real ones. */
  readonly timeouts?: Partial<Timeouts>
  /** Called, at most every ten seconds, with the number of connections that were closed because of `maxConnections`. */
  readonly onDropped?: (count: number) => void
}

/** The time limits of a connection, in milliseconds. */
export interface Timeouts {
  readonly headersMs: number
  readonly requestMs: number
  readonly keepAliveMs: number
  readonly socketMs: number
  /** How often the first two are checked. */
  readonly checkEveryMs: number
}

/** A listening server. */
export interface ListeningServer {
  /** The base URL, without a trailing slash. */
  readonly url: string
  /** Stops gracefully; resolves once every connection is closed, at the latest after `deadlineMs`. May be called again. */
  close(deadlineMs?: number): Promise<void>
}

/** An application that handles requests as `fetch` does. */
export interface FetchHandler {
  fetch(request: Request, env: { incoming: IncomingMessage; outgoing: ServerResponse }): Response | Promise<Response>
}

/** Request head, the address included: 16 KiB is Node's default and above every real client's. */
const maxHeaderBytes = 16 * 1024
/** Node silently drops further fields, perhaps the key among them: one more is read, to reject the request. */
const maxHeadersCount = 100
/** The headers are one packet or two; 20 s is generous on the worst line and ends slow-header attacks. */
const headersMs = 20_000
/** Entire request: 50 MB over 250 kbit/s take 27 minutes. Silence within it ends earlier, see the body readers. */
const requestMs = 30 * 60_000
/** Above the 60 s idle time of usual load balancers, so that they close first, not this server (no reset race). */
const keepAliveMs = 65_000
/** No byte in either direction: twice the longest wait (`Prefer: wait=60`). */
const socketMs = 120_000
/** Node's default of 30 s would turn 20 s for the headers into up to 50. */
const checkEveryMs = 5_000
const defaultTimeouts: Timeouts = { headersMs, requestMs, keepAliveMs, socketMs, checkEveryMs }
/** A flood makes only a few log lines. */
const reportDroppedEveryMs = 10_000
/** Clients under load use a connection again within milliseconds; 1 s is ample. */
const idleGraceMs = 1_000
const defaultDeadlineMs = 20_000
/** The host of a request that names none (HTTP/1.0); no response depends on it. */
const assumedHost = "localhost"

/** Serves the application with Node's HTTP server. @throws when the address is in use or not allowed. */
export async function listen(app: FetchHandler, options: ListenOptions): Promise<ListeningServer> {
  /** The latest response of each open connection; it may have ended. */
  const latestResponses = new Map<Duplex, ServerResponse>()
  let isDraining = false

  const handle = getRequestListener(
    (request, env) => app.fetch(request, env as { incoming: IncomingMessage; outgoing: ServerResponse }), // HTTP/1 only
    { errorHandler: () => malformedRequest(), hostname: assumedHost },
  )
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming
    latestResponses.set(socket, outgoing)
    if (isDraining) outgoing.setHeader("connection", "close")
    if (incoming.rawHeaders.length > 2 * maxHeadersCount) {
      rejectHead(outgoing, 431, `The request may have at most ${maxHeadersCount} header fields.`)
    } else if (!hasAllowedHost(incoming)) {
      rejectHead(outgoing, 400, "The request must have exactly one Host header.")
    } else void handle(incoming, outgoing)
  }

  const server = createLimitedServer(onRequest, options)
  server.on("connection", (socket) => socket.once("close", () => latestResponses.delete(socket)))
  server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!(Number(incoming.headers["content-length"] ?? 0) > options.maxBodyBytes)) outgoing.writeContinue()
    onRequest(incoming, outgoing)
  })
  // RFC 9110 §10.1.1: an expectation that is not understood may be ignored.
  server.on("checkExpectation", onRequest)
  server.on("connect", (_incoming, socket) => reject(socket, 405, "method_not_allowed", "CONNECT is not supported."))
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const outgoing = latestResponses.get(socket)
    const isPartlySent = outgoing?.headersSent === true && !outgoing.writableFinished
    if (error.code === "ECONNRESET" || isPartlySent) socket.destroy()
    else rejectMalformed(error, socket)
  })

  const url = await listenAt(server, options)
  const startDraining = (): void => {
    isDraining = true
    for (const outgoing of latestResponses.values()) {
      if (!outgoing.headersSent) outgoing.setHeader("connection", "close")
    }
  }
  let closed: Promise<void> | undefined
  return {
    url,
    close(deadlineMs = defaultDeadlineMs) {
      startDraining()
      return (closed ??= closePolitely(server, deadlineMs))
    },
  }
}

function createLimitedServer(onRequest: RequestListener, options: ListenOptions): Server {
  const { headersMs, requestMs, keepAliveMs, socketMs, checkEveryMs } = { ...defaultTimeouts, ...options.timeouts }
  const limits = {
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkEveryMs,
    // Node's own response to a missing Host has no body; `hasAllowedHost` leads to one that has.
    requireHostHeader: false,
  }
  const server = createServer(limits, onRequest)
  server.maxHeadersCount = maxHeadersCount + 1
  server.timeout = socketMs
  if (options.maxConnections !== undefined) server.maxConnections = options.maxConnections
  let dropped = 0
  let reportedAt = -Infinity
  server.on("drop", () => {
    dropped += 1
    if (performance.now() - reportedAt < reportDroppedEveryMs) return
    options.onDropped?.(dropped)
    dropped = 0
    reportedAt = performance.now()
  })
  return server
}

async function closePolitely(server: Server, deadlineMs: number): Promise<void> {
  const allClosed = Promise.withResolvers<void>()
  // The close of net.Server only stops listening; http.Server's would cut idle connections at once.
  NetServer.prototype.close.call(server, () => allClosed.resolve())
  const timers = new AbortController()
  const after = (ms: number, act: () => void): Promise<void> =>
    sleep(ms, undefined, { signal: timers.signal }).then(act, () => undefined)
  void after(Math.min(idleGraceMs, deadlineMs), () => server.closeIdleConnections())
  void after(deadlineMs, () => server.closeAllConnections())
  await allClosed.promise
  timers.abort()
  // Ends the timer with which http.Server watches for slow requests.
  server.close(() => undefined)
}

/** Builds the response to a request whose target or Host header is malformed: it never reaches the application. */
function malformedRequest(): Response {
  return new Response(errorBody("The request line or the Host header is not valid HTTP."), {
    status: httpStatusByErrorCode.invalid_request,
    headers: { ...rawHeaders("invalid_request"), connection: "close" },
  })
}

function rejectMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "HPE_HEADER_OVERFLOW") {
    reject(socket, 431, "invalid_request", `The request headers may be at most ${maxHeaderBytes / 1024} KiB long.`)
  } else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    reject(socket, 408, "invalid_request", "The request did not arrive in time.")
  } else reject(socket, 400, "invalid_request", "The request is not valid HTTP.")
}

/**
 * Returns whether a request has the Host fields that RFC 9112 §3.2 requires: exactly one, with a name, since HTTP/1.1, and
 * at most one before. Health checks of older balancers send HTTP/1.0 without any.
 */
function hasAllowedHost({ headers, headersDistinct, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  if ((headersDistinct.host?.length ?? 0) > 1) return false
  const isOlder = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0)
  return isOlder || (headers.host ?? "") !== ""
}

/** Rejects a request before the application sees it: a dropped field could be the decisive one. */
function rejectHead(outgoing: ServerResponse, status: number, sentence: string): void {
  const body = errorBody(sentence)
  const headers = { ...rawHeaders("invalid_request"), "content-length": Buffer.byteLength(body), connection: "close" }
  outgoing.writeHead(status, headers).end(body)
}

const reasonPhrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
}

function reject(socket: Duplex, status: number, code: ErrorCode, sentence: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = errorBody(sentence)
  const headers = { ...rawHeaders(code), "content-length": String(Buffer.byteLength(body)), connection: "close" }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${reasonPhrases[status] ?? ""}\r\n${head.join("")}\r\n${body}`, () => socket.destroy())
}

function rawHeaders(code: ErrorCode): Record<string, string> {
  return {
    "content-type": "application/json",
    [errorCodeHeader]: code,
    [requestIdHeader]: randomUUID(),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  }
}
