import { recordChange } from "./audit-log.ts"
import { authenticate } from "./authenticate.ts"
import { httpStatusByErrorCode } from "./generated/error-codes.ts"
import {
  errorCodeHeader,
  idempotencyKeyHeader,
  ratelimitHeader,
  ratelimitPolicyHeader,
  requestIdHeader,
  retryAfterHeader,
} from "./generated/header-names.ts"
import { type IdPrefix, idPrefixByParameter, largestByParameter } from "./generated/ids.ts"
import { type Idempotency, inProgress, type StoredResponse } from "./idempotency.ts"
import type { Route } from "./openapi-types.ts"
import { type OperationRequest, uploadRoutes } from "./operation.ts"
import { operations } from "./operations/operations.ts"
import { idOf, integer, type Parser } from "./parser.ts"
import { reject, Rejection } from "./rejection.ts"
import { readJson } from "./request-body.ts"
import { allowedMethods, findRoute } from "./routes.ts"
import type { Caller } from "./records.ts"
import type { Store } from "./store.ts"
import { fileResponse } from "./stored-file.ts"
import { readUpload, type Upload } from "./upload.ts"

/** A failure of the entire deployment. */
export type Outage = "internal" | "unavailable" | "rate_limited" | "idempotency_in_progress"

/** The state of a mocked deployment. */
export interface Deployment {
  readonly store: Store
  readonly idempotency: Idempotency
  outage: Outage | undefined
  requestCount: number
}

/** What the server adds to every response. */
const commonHeaders = [
  ["cache-control", "no-store"],
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
  ["referrer-policy", "no-referrer"],
  ["x-content-type-options", "nosniff"],
] as const

/** Handles any request according to the OpenAPI document; rejections become error responses. */
export async function handleRequest(deployment: Deployment, request: Request): Promise<Response> {
  const response = await respond(deployment, request).catch((error: unknown) => errorResponse(error))
  response.headers.set(requestIdHeader, `req_${(++deployment.requestCount).toString(16).padStart(12, "0")}`)
  for (const [name, value] of rateLimitHeaders(request, response)) response.headers.set(name, value)
  for (const [name, value] of commonHeaders) if (!response.headers.has(name)) response.headers.set(name, value)
  if (request.method !== "HEAD") return response
  return new Response(null, { status: response.status, headers: response.headers })
}

/** Requests that store or read documents have a budget of their own. */
const executesRoute = /^POST .*\/(?:execute|executions|retry|files|extract)$/

/** Returns the budgets of the server's default settings, of which a single request is never the last. */
function rateLimitHeaders(request: Request, { status }: Response): readonly (readonly [string, string])[] {
  const { pathname } = new URL(request.url)
  // Requests without a valid key, and those of no operation, are not counted.
  if (status === httpStatusByErrorCode.unauthorized || !findRoute(methodOf(request), pathname)) return []
  const [kind, capacity] = executesRoute.test(`${request.method} ${pathname}`) ? ["executes", 6_000] : ["reads", 30_000]
  return [
    [ratelimitPolicyHeader, `"${kind}";q=${capacity};w=60, "organization";q=60000;w=60`],
    [ratelimitHeader, `"${kind}";r=${capacity - 1};t=1, "organization";r=59999;t=1`],
  ]
}

/** POST requests that only read. */
const safeRoute = /\/(?:read|extract)$/

const methodOf = ({ method }: Request): string => (method === "HEAD" ? "GET" : method)

async function respond(deployment: Deployment, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const method = methodOf(request)
  if (method === "GET" && pathname.startsWith("/files/")) return fileResponse(deployment.store, request)
  const match = findRoute(method, pathname)
  if (match !== undefined) return handleOperation(deployment, request, match)
  const allowed = allowedMethods(pathname)
  if (allowed.length === 0)
    throw new Rejection("not_found", "No such route. The API reference at /docs lists all routes.")
  const allow = (allowed.includes("GET") ? [...allowed, "HEAD"] : [...allowed]).sort().join(", ")
  throw new Rejection("method_not_allowed", `This route allows only ${allow}.`, { allow })
}

/** An entry of the table, whatever its route: the route has decided which request belongs to it. */
interface AnyOperation {
  readonly body?: Parser<unknown>
  readonly query?: Parser<unknown>
  readonly handle: (request: OperationRequest<Route>) => StoredResponse | Promise<StoredResponse>
}

interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

async function handleOperation(deployment: Deployment, request: Request, { route, params: texts }: RouteMatch) {
  const { store, idempotency } = deployment
  const operation = operations[route] as unknown as AnyOperation // each entry parses its own parts below
  // The sign-in authenticates the key in its body.
  const identify = () => (route === signInRoute ? nobody : authenticate(store, request))
  const caller = identify()
  if (route.includes("/api/v1/admin/") && caller.role !== "admin") {
    throw new Rejection("forbidden", "This operation requires a key with the role admin.")
  }
  const params = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, parserOf(name)(value, name)]))
  const url = new URL(request.url)
  const query = operation.query?.(Object.fromEntries(url.searchParams), "")
  let body: unknown
  const read = async () => {
    body = await readBody(request, route, operation, store)
    return JSON.stringify([params, query, isUpload(route) ? fingerprintOf(body) : body])
  }
  const perform = async () => {
    // Again, because the key may have been revoked while the body arrived.
    identify()
    checkOutage(deployment, route)
    const parsed = { params, query, body, headers: request.headers, request, url, caller, store }
    const reply = await operation.handle(parsed as OperationRequest<Route>) // parsed by the parsers of the same entry
    recordChange(store, { route, params, body, json: "json" in reply ? reply.json : undefined, caller })
    return reply
  }
  // Only POST requests of a caller that change something are idempotent by key; a key belongs to one organization and
  // operation.
  const isIdempotent = route.startsWith("POST ") && caller !== nobody && !safeRoute.test(route)
  const idempotencyKey = isIdempotent ? request.headers.get(idempotencyKeyHeader) : null
  return toResponse(await idempotency.run(`${caller.organizationId} ${route}`, idempotencyKey, { read, perform }))
}

const signInRoute: Route = "POST /api/v1/sessions"

/** Replaces the caller of the sign-in, who has none yet. */
const nobody: Caller = { keyId: "", userId: "", organizationId: "", role: "member" }

async function readBody(request: Request, route: Route, operation: AnyOperation, store: Store): Promise<unknown> {
  if (isUpload(route)) return readUpload(request, store.maxFileBytes)
  return operation.body?.(await readJson(request), "")
}

function isUpload(route: Route): boolean {
  return uploadRoutes.some((each) => each === route)
}

function fingerprintOf(body: unknown): string {
  const { bytes } = body as Upload // the only body of these routes
  let hash = 0
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0
  return `${bytes.length} ${hash}`
}

function checkOutage({ outage }: Deployment, route: Route): void {
  if (outage === undefined) return
  if (outage === "idempotency_in_progress") {
    if (route.startsWith("POST ") && route !== signInRoute) throw inProgress()
    return
  }
  if (outage === "internal") throw new Rejection("internal", "An internal error occurred.")
  throw new Rejection(outage, "The server cannot process requests at the moment.", { [retryAfterHeader]: "1" })
}

function parserOf(name: string): Parser<string | number> {
  const largest: Readonly<Record<string, number>> = largestByParameter
  const prefixes: Readonly<Record<string, IdPrefix>> = idPrefixByParameter
  if (largest[name] !== undefined) return integer(1, largest[name])
  return idOf(prefixes[name] ?? reject(name, "is not a known parameter"))
}

function toResponse(stored: StoredResponse): Response {
  const { status, headers = {} } = stored
  if ("json" in stored) {
    const { json, text = JSON.stringify(json) } = stored
    return new Response(text, { status, headers: { ...headers, "content-type": "application/json" } })
  }
  if (!("bytes" in stored)) return new Response(null, { status, headers })
  return new Response(stored.bytes, { status, headers: { ...headers, "content-type": stored.mediaType } })
}

function errorResponse(error: unknown): Response {
  const { code, message, headers } =
    error instanceof Rejection
      ? error
      : new Rejection("internal", error instanceof Error ? error.message : String(error))
  return Response.json(
    { error: message },
    { status: httpStatusByErrorCode[code], headers: { ...headers, [errorCodeHeader]: code } },
  )
}
