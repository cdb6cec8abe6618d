import { findOperation, type Operation } from "../../src/document.ts"
import type { Fetch } from "../../src/recording-fetch.ts"

/** Counts of the exchanges, for the closing lines. */
export interface PrismCount {
  /** Both request and response were compared. */
  compared: number
  /** Prism and the server both rejected the request; the response was compared. */
  rejected: number
  /** Requests sent past Prism, by the reason. */
  readonly past: Map<string, number>
}

/** The addresses of the proxies and the server. */
export interface PrismRoutes {
  readonly server: string
  /** The proxy that rejects requests that the document does not allow. */
  readonly strict: string
  /** The proxy that lets every request through, even without a key. */
  readonly lenient: string
}

/**
 * Creates a `fetch` that sends each request through Prism and throws the deviations that Prism finds in the response. The
 * server must also reject a request that Prism rejects; its error response is then compared as well.
 *
 * @throws {Error} from the returned `fetch`, with Prism's own message
 */
export function prismFetch(operations: readonly Operation[], routes: PrismRoutes, count: PrismCount): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const pass = (reason: string) => {
      count.past.set(reason, (count.past.get(reason) ?? 0) + 1)
      return fetch(request)
    }
    // Before the body is read: an upload may be waiting for its response half-way.
    const reason = reasonToPass(operations, request)
    if (reason !== undefined) return pass(reason)
    const body = await request.clone().arrayBuffer()
    const reasonOfBody = reasonToPassBody(operations, request, new TextDecoder().decode(body))
    if (reasonOfBody !== undefined) return pass(reasonOfBody)
    const sendTo = (base: string) =>
      fetch(base + request.url.slice(routes.server.length), {
        method: request.method,
        headers: request.headers,
        redirect: "manual",
        signal: request.signal,
        ...(body.byteLength > 0 && { body }),
      })
    const response = await sendTo(routes.strict)
    const found = await findingOf(response)
    if (found === undefined) {
      count.compared++
      return response
    }
    if (!found.isOfRequest) throw new Error(describeFinding(request, found))
    const errorResponse = await sendTo(routes.lenient)
    const foundInError = await findingOf(errorResponse)
    if (foundInError !== undefined) throw new Error(describeFinding(request, foundInError))
    if (errorResponse.ok) throw new Error(`the server accepted it: ${describeFinding(request, found)}`)
    count.rejected++
    return errorResponse
  }
}

interface Finding {
  readonly isOfRequest: boolean
  readonly text: string
}

/** Recognizes Prism's own errors: problem details (RFC 9457) with a type under its address, which the server never sends. */
async function findingOf(response: Response): Promise<Finding | undefined> {
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) return undefined
  const text = await response.text()
  const type = /stoplight\.io\/prism\/errors#([A-Z_]+)/.exec(text)?.[1]
  if (type === undefined) return undefined
  return { isOfRequest: requestErrors.has(type), text }
}

const requestErrors = new Set(["UNPROCESSABLE_ENTITY", "UNAUTHORIZED", "INVALID_CONTENT_TYPE", "METHOD_NOT_ALLOWED"])

function describeFinding({ method, url }: Request, { text }: Finding): string {
  return `Prism, ${method} ${new URL(url).pathname}: ${text}`
}

/** Returns the reason why an exchange cannot go through Prism; undefined when it can. */
function reasonToPass(operations: readonly Operation[], request: Request): string | undefined {
  const operation = findOperation(operations, request.method, new URL(request.url).pathname)
  if (operation === undefined) return "no operation of the document"
  if (operation.operationId === "readRegion") return "a place: Prism never responds to some invalid bodies"
  if (operation.hasStreamBody) return "an upload: Prism reads it as text, and ends on a part without a type"
  if (request.headers.has("cookie"))
    return "a session: its cookie is named after the deployment, not as in the document"
  if (request.headers.get("accept")?.includes("spreadsheetml")) return "a workbook: Prism reads the bytes as text"
  return undefined
}

function reasonToPassBody(operations: readonly Operation[], request: Request, body: string): string | undefined {
  if (body === "") return undefined
  const operation = findOperation(operations, request.method, new URL(request.url).pathname)
  // RFC 9110, 9.3.5: content of a DELETE has no meaning, so that servers ignore it.
  if (request.method === "DELETE" && operation?.body.size === 0) return "a DELETE with a body, which Prism rejects"
  try {
    return JSON.parse(body) === null ? "null as the body: Prism drops it" : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return "malformed JSON: Prism never responds"
    throw error
  }
}
