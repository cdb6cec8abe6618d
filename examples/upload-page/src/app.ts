import { createHash } from "node:crypto"
import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono } from "hono"
import { proxy } from "hono/proxy"
import { secureHeaders } from "hono/secure-headers"
import type { Session, Sessions } from "./sessions.ts"

/** Dependencies of the page's server. */
export interface AppOptions {
  /** The address of Docsift, without `/api/v1`. */
  readonly baseUrl: string
  /** Never leaves this process. */
  readonly apiKey: string
  /** The only workflow that visitors may execute. */
  readonly workflowId: string
  readonly sessions: Sessions
  /** The folder of the built page. */
  readonly pageFolder: string
  /** Called with every failed request to Docsift. */
  readonly log: (error: unknown) => void
}

interface Env {
  Variables: { token: string; session: Session }
}

/** The path under which the page reaches Docsift; the client appends `/api/v1/…`. */
const prefix = "/docsift"

// No other header of a visitor is forwarded, in particular no cookie.
const forwardedHeaders = ["accept", "content-length", "content-type", "prefer"]

/**
 * Creates the page's server: it serves the page, and forwards five operations of Docsift with the API key, which the page must
 * not know. A visitor can execute one workflow and sees only the executions of their own uploads.
 */
export function createApp({ baseUrl, apiKey, workflowId, sessions, pageFolder, log }: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", "data:"] } }))

  // Your own sign-in belongs here: every visitor with a session can use the rate limit of the key.
  app.post("/session", (c) => c.json({ token: sessions.open(), workflowId }))

  /** Forwards a request; its body is streamed, not buffered. */
  const forward = (c: Context<Env>, extra: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const sent = Object.fromEntries(forwardedHeaders.map((name) => [name, c.req.header(name)]))
    const headers = { ...sent, ...extra, "x-api-key": apiKey }
    return proxy(baseUrl + c.req.path.slice(prefix.length), { raw: c.req.raw, headers, redirect: "manual" })
  }

  app.use(`${prefix}/*`, async (c, next) => {
    const token = c.req.header("x-api-key") ?? ""
    const session = sessions.find(token)
    if (session === undefined) return reject(c, 401, "unauthorized", "The session has ended; reload the page.")
    c.set("token", token)
    c.set("session", session)
    return next()
  })

  app.post(`${prefix}/api/v1/workflows/${workflowId}/execute`, async (c) => {
    // To Docsift this server is a single caller: keys passed on unchanged could return another visitor's execution.
    const key = createHash("sha256").update(JSON.stringify([c.get("token"), c.req.header("idempotency-key")]))
    const response = await forward(c, { "idempotency-key": key.digest("hex") })
    const executionId = /exe_[a-f0-9]{12}$/.exec(response.headers.get("location") ?? "")?.[0]
    if (executionId !== undefined) c.get("session").executionIds.add(executionId)
    return response
  })

  const execution = new Hono<Env>()
  execution.use(async (c, next) => {
    if (c.get("session").executionIds.has(c.req.param("executionId") ?? "")) return next()
    return reject(c, 404, "not_found", "This session has no such execution.")
  })
  execution.get("/", (c) => forward(c))
  execution.get("/status", (c) => forward(c))
  execution.get("/evidence", (c) => forward(c))
  execution.post("/cancel", (c) => forward(c))
  app.route(`${prefix}/api/v1/executions/:executionId`, execution)

  app.all(`${prefix}/*`, (c) => reject(c, 404, "not_found", "The page may not use this operation."))
  app.get("*", serveStatic({ root: pageFolder }))

  app.onError((error, c) => {
    // 499 is the status that proxies log for a client that disconnected; it is never received.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log(error)
    return reject(c, 502, "unavailable", "Documents cannot be processed at the moment.")
  })
  return app
}

/** Returns an error response like Docsift's, so that the client in the page throws the same errors. */
function reject(c: Context, status: 401 | 404 | 502, code: string, sentence: string): Response {
  return c.json({ error: sentence }, status, { "x-error-code": code })
}
