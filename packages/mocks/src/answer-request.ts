import type { Route } from "./document.ts"
import { httpStatusByErrorCode } from "./generated/error-codes.ts"
import {
  apiKeyHeader,
  errorCodeHeader,
  idempotencyKeyHeader,
  requestIdHeader,
  retryAfterHeader,
} from "./generated/header-names.ts"
import { type IdPrefix, idPrefixByParameter } from "./generated/ids.ts"
import { type Idempotency, inProgress, type StoredAnswer } from "./idempotency.ts"
import type { OperationRequest } from "./operation.ts"
import { operations } from "./operations/operations.ts"
import { Refusal, refuse } from "./refusal.ts"
import { readJson } from "./request-body.ts"
import { findRoute, routesOfPath } from "./routes.ts"
import { idOf, type Shape } from "./shape.ts"
import { authenticate, type Store } from "./store.ts"
import { fileResponse } from "./stored-file.ts"
import { readUpload, type Upload } from "./upload.ts"

/** What a deployment can suffer from as a whole. */
export type Outage = "internal" | "unavailable" | "rate_limited" | "idempotency_in_progress"

/** Whatever a request can find behind the interface. */
export interface Deployment {
  readonly store: Store
  readonly idempotency: Idempotency
  outage: Outage | undefined
  requestCount: number
}

/** Answers any request as the interface says. Refusals become answers. */
export async function answerRequest(deployment: Deployment, request: Request): Promise<Response> {
  const response = await respond(deployment, request).catch((error: unknown) => refusalResponse(error))
  response.headers.set(requestIdHeader, `req_${(++deployment.requestCount).toString(16).padStart(12, "0")}`)
  if (request.method !== "HEAD") return response
  return new Response(null, { status: response.status, headers: response.headers })
}

async function respond(deployment: Deployment, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const method = request.method === "HEAD" ? "GET" : request.method
  if (method === "GET" && pathname.startsWith("/files/")) return fileResponse(deployment.store, request)
  const found = findRoute(method, pathname)
  if (found !== undefined) return respondToOperation(deployment, request, found)
  const allowed = routesOfPath(pathname)
  if (allowed.length === 0) throw new Refusal("not_found", "There is nothing at this address.")
  const headers = { allow: allowed.join(", ") }
  throw new Refusal("method_not_allowed", `The method ${method} is not allowed here.`, headers)
}

/** The table's entries as one type: which request belongs to which entry was decided by the route. */
interface AnyOperation {
  readonly body?: Shape<unknown>
  readonly query?: Shape<unknown>
  readonly answer: (request: OperationRequest<Route>) => StoredAnswer | Promise<StoredAnswer>
}

interface Found {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

async function respondToOperation(deployment: Deployment, request: Request, { route, params }: Found) {
  const { store, idempotency } = deployment
  const operation = operations[route] as unknown as AnyOperation // each entry checks its own parts below
  const key = request.headers.get(apiKeyHeader)
  const caller = authenticate(store, key)
  if (route.includes("/api/v1/admin/") && caller.role !== "admin") {
    throw new Refusal("forbidden", "This operation needs a key with the role admin.")
  }
  for (const [name, value] of Object.entries(params)) idOf(prefixOf(name))(value, name)
  const url = new URL(request.url)
  const query = operation.query?.(Object.fromEntries(url.searchParams), "")
  let body: unknown
  const read = async () => {
    body = await readBody(request, route, operation, store)
    return JSON.stringify([params, route.endsWith("/execute") ? fingerprintOf(body) : body])
  }
  const perform = async () => {
    // Again: it may have been revoked while the body came.
    authenticate(store, key)
    checkOutage(deployment, route)
    const checked = { params, query, body, headers: request.headers, url, caller, store }
    return operation.answer(checked as OperationRequest<Route>) // checked by the shapes of the same entry
  }
  // Every POST can be repeated under a key of its organization and operation, and nothing else.
  const idempotencyKey = route.startsWith("POST ") ? request.headers.get(idempotencyKeyHeader) : null
  return toResponse(await idempotency.run(`${caller.organizationId} ${route}`, idempotencyKey, { read, perform }))
}

async function readBody(request: Request, route: Route, operation: AnyOperation, store: Store): Promise<unknown> {
  if (route === "POST /api/v1/workflows/{workflowId}/execute") return readUpload(request, store.maxFileBytes)
  return operation.body?.(await readJson(request), "")
}

function fingerprintOf(body: unknown): string {
  const { bytes } = body as Upload // the only body of this route
  let hash = 0
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0
  return `${bytes.length} ${hash}`
}

function checkOutage({ outage }: Deployment, route: Route): void {
  if (outage === undefined) return
  if (outage === "idempotency_in_progress") {
    if (route.startsWith("POST ")) throw inProgress()
    return
  }
  if (outage === "internal") throw new Refusal("internal", "Something broke inside the server.")
  throw new Refusal(outage, "The server cannot answer at the moment.", { [retryAfterHeader]: "1" })
}

function prefixOf(name: string): IdPrefix {
  const prefixes: Readonly<Record<string, IdPrefix>> = idPrefixByParameter
  return prefixes[name] ?? refuse(name, "is not a known parameter")
}

function toResponse(reply: StoredAnswer): Response {
  const { status, headers = {} } = reply
  if ("json" in reply) {
    const { json, text = JSON.stringify(json) } = reply
    return new Response(text, { status, headers: { ...headers, "content-type": "application/json" } })
  }
  return new Response(reply.bytes, { status, headers: { ...headers, "content-type": reply.mediaType } })
}

function refusalResponse(error: unknown): Response {
  const { code, message, headers } =
    error instanceof Refusal ? error : new Refusal("internal", error instanceof Error ? error.message : String(error))
  return Response.json(
    { error: message },
    { status: httpStatusByErrorCode[code], headers: { ...headers, [errorCodeHeader]: code } },
  )
}
