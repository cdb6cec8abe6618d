import type { Client } from "@docsift/sdk"
import type { Hono } from "hono"
import type { Logger } from "pino"
import type { McpHttpHandler } from "@modelcontextprotocol/server"
import { AppError, unauthorized } from "../domain/errors.ts"
import { apiKeyHeader } from "../generated/header-names.ts"
import type { AppContext, AppEnv } from "../http/env.ts"
import { errorResponse } from "../http/errors.ts"
import { readText, requireJson } from "../http/json-body.ts"
import { isLong, maxMcpBytes, parseMcpBody } from "../http/mcp-body.ts"
import { holdUntilSent } from "../http/hold-until-sent.ts"
import { requireKnownSender, type ServerAddresses } from "../http/known-sender.ts"
import { readVersion } from "../process-identity.ts"
import { FairQueue } from "../services/fair-queue.ts"

/**
 * Calls with a document that are served concurrently: each takes about 40 MB while it arrives, and 15 MB until its response, which may
 * wait for the end of an execution.
 */
const maxLongCalls = 8
const busyMessage =
  "Too many documents are arriving at the moment. Please try again, or upload the file and refer to it by its id."

/** Requests go to the application in this process; the host is never resolved. */
const inProcess = "http://in-process.invalid"

/**
 * Serves the Model Context Protocol at `/mcp`. Every tool is a request to the application itself with the caller's key, so authentication,
 * roles, limits and audit are those of HTTP. A session cookie does not count: only a key does.
 */
export function mountMcp(app: Hono<AppEnv>, addresses: ServerAddresses, logger: Logger): void {
  const callers = new WeakMap<Request, McpCaller>()
  const longCalls = new FairQueue(maxLongCalls, busyMessage)
  let opening: Promise<McpHttpHandler> | undefined

  app.post("/mcp", async (c) => {
    requireKnownSender(c, addresses)
    const apiKey = keyOf(c)
    if (apiKey === undefined) return challenge(c)
    const client = await createClient(app, apiKey)
    const organizationId = await findOrganization(client, c.req.raw.signal)
    if (organizationId === undefined) return challenge(c)
    requireJson(c.req.header("content-type"))
    const serve = async () => {
      const parsedBody = parseMcpBody(await readText(c, maxMcpBytes))
      const request = withoutBody(c.req.raw)
      callers.set(request, { client, requestId: c.env.state.requestId })
      opening ??= openHandler(callers, logger)
      return (await opening).fetch(request, { parsedBody })
    }
    if (!isLong(c.req.header("content-length"))) return serve()
    return holdUntilSent(longCalls, organizationId, c.req.raw.signal, serve)
  })
}

/** What a request is served with. */
interface McpCaller {
  readonly client: Client
  readonly requestId: string
}

/** Imports the protocol with its first request, because most servers never get one. */
async function openHandler(callers: WeakMap<Request, McpCaller>, logger: Logger): Promise<McpHttpHandler> {
  const [{ buildMcpServer }, { createMcpHandler }] = await Promise.all([
    import("@docsift/mcp"),
    import("@modelcontextprotocol/server"),
  ])
  const version = readVersion()
  return createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo && callers.get(requestInfo)
      if (caller === undefined) throw new Error("an MCP request has no client")
      const { client, requestId } = caller
      const onError = (error: unknown) => logger.error({ requestId, err: error }, "a tool of an assistant failed")
      return buildMcpServer({ client, version, onError })
    },
    // Nothing is published: a subscription would only hold a connection open.
    { maxSubscriptions: 0 },
  )
}

/** Creates a client that calls this application; it is imported with its first use for the same reason. */
async function createClient(app: Hono<AppEnv>, apiKey: string): Promise<Client> {
  const { Client } = await import("@docsift/sdk")
  return new Client({
    apiKey,
    baseUrl: inProcess,
    maxRetries: 0,
    // Without Node's request, whose body has been read.
    fetch: (url, init) => app.fetch(new Request(url, init)),
  })
}

/**
 * Returns the id of the key's organization; undefined when the key is not valid.
 *
 * @throws {AppError} what any operation would be rejected with, such as `rate_limited`.
 */
async function findOrganization(client: Client, signal: AbortSignal): Promise<string | undefined> {
  const { ApiError } = await import("@docsift/sdk")
  try {
    return (await client.caller.get({ signal })).organization.id
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return undefined
    if (error.status !== 429) throw new AppError("unavailable", error.sentence)
    const retryAfterSeconds = Math.ceil((error.retryAfterMs ?? 1000) / 1000)
    throw new AppError("rate_limited", error.sentence, { retryAfterSeconds })
  }
}

function keyOf(c: AppContext): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? []
  return c.req.header(apiKeyHeader) ?? token
}

/** The response to every request without a valid key. The protocol's clients know `Bearer` (RFC 6750). */
function challenge(c: AppContext): Response {
  const response = errorResponse(c, unauthorized())
  response.headers.set("www-authenticate", "Bearer")
  return response
}

/** The body has been read; the protocol gets it parsed. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal })
}
