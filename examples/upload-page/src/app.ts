import { createHash } from "node:crypto"
import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono } from "hono"
import { proxy } from "hono/proxy"
import { secureHeaders } from "hono/secure-headers"
import type { Session, Sessions } from "./sessions.ts"

/** What the program behind the page needs. */
export interface AppOptions {
  /** Where Docsift is, without `/api/v1`. */
  readonly baseUrl: string
  /** Stays in this process. */
  readonly apiKey: string
  /** The one workflow that visitors may run. */
  readonly workflowId: string
  readonly sessions: Sessions
  /** Folder of the built page. */
  readonly pageFolder: string
  /** Receives what went wrong between here and Docsift. */
  readonly log: (error: unknown) => void
}

interface Env {
  Variables: { token: string; session: Session }
}

/** What the page finds Docsift at; the client appends `/api/v1/…`. */
const prefix = "/docsift"

// Everything else a visitor sends, cookies too, stays here.
const forwardedHeaders = ["accept", "content-length", "content-type", "prefer"]

/**
 * Makes the program behind the page: it serves the page, and forwards five operations of Docsift with the key that the page
 * must not know. A visitor runs one workflow and sees the executions of their own uploads.
 */
export function createApp({ baseUrl, apiKey, workflowId, sessions, pageFolder, log }: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", "data:"] } }))

  // Your own sign-in belongs here: whoever gets a session can spend what the key may spend.
  app.post("/session", (c) => c.json({ token: sessions.open(), workflowId }))

  /** Sends a request on as it comes in, bytes included: nothing is collected here. */
  const forward = (c: Context<Env>, extra: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const sent = Object.fromEntries(forwardedHeaders.map((name) => [name, c.req.header(name)]))
    const headers = { ...sent, ...extra, "x-api-key": apiKey }
    return proxy(baseUrl + c.req.path.slice(prefix.length), { raw: c.req.raw, headers, redirect: "manual" })
  }

  app.use(`${prefix}/*`, async (c, next) => {
    const token = c.req.header("x-api-key") ?? ""
    const session = sessions.find(token)
    if (session === undefined) return refuse(c, 401, "unauthorized", "The session has ended; reload the page.")
    c.set("token", token)
    c.set("session", session)
    return next()
  })

  app.post(`${prefix}/api/v1/workflows/${workflowId}/execute`, async (c) => {
    // Docsift knows one caller, this program: a visitor's key as it is could answer with another's execution.
    const key = createHash("sha256").update(JSON.stringify([c.get("token"), c.req.header("idempotency-key")]))
    const response = await forward(c, { "idempotency-key": key.digest("hex") })
    const executionId = /exe_[a-f0-9]{12}$/.exec(response.headers.get("location") ?? "")?.[0]
    if (executionId !== undefined) c.get("session").executionIds.add(executionId)
    return response
  })

  const execution = new Hono<Env>()
  execution.use(async (c, next) => {
    if (c.get("session").executionIds.has(c.req.param("executionId") ?? "")) return next()
    return refuse(c, 404, "not_found", "This session has no such execution.")
  })
  execution.get("/", (c) => forward(c))
  execution.get("/status", (c) => forward(c))
  execution.get("/evidence", (c) => forward(c))
  execution.post("/cancel", (c) => forward(c))
  app.route(`${prefix}/api/v1/executions/:executionId`, execution)

  app.all(`${prefix}/*`, (c) => refuse(c, 404, "not_found", "The page may not use this operation."))
  app.get("*", serveStatic({ root: pageFolder }))

  app.onError((error, c) => {
    // 499 is what proxies log for a caller who left; nobody reads it.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log(error)
    return refuse(c, 502, "unavailable", "Documents cannot be read at the moment.")
  })
  return app
}

/** Answers a failure the way Docsift does, so that the client in the page makes the same errors of it. */
function refuse(c: Context, status: 401 | 404 | 502, code: string, sentence: string): Response {
  return c.json({ error: sentence }, status, { "x-error-code": code })
}
