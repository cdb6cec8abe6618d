import { findOperation, type Operation } from "../../src/document.ts"
import type { Fetch } from "../../src/recording-fetch.ts"

/** How exchanges went, for the closing lines. */
export interface PrismCount {
  /** Request and answer were compared. */
  compared: number
  /** Prism and the server both refused the request; the answer was compared. */
  refused: number
  /** Sent past Prism, by the reason. */
  readonly past: Map<string, number>
}

/** Where exchanges go. */
export interface PrismRoutes {
  readonly server: string
  /** Refuses requests that the document does not allow. */
  readonly strict: string
  /** Lets every request through, those without a key as well. */
  readonly lenient: string
}

/**
 * Makes a `fetch` that sends each request through Prism. Which deviation Prism found in an answer is thrown; a request
 * that Prism refuses must be refused by the server, too, and that answer is compared in its turn.
 *
 * @throws {Error} from the returned `fetch`, with Prism's own words
 */
export function prismFetch(operations: readonly Operation[], routes: PrismRoutes, count: PrismCount): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const pass = (reason: string) => {
      count.past.set(reason, (count.past.get(reason) ?? 0) + 1)
      return fetch(request)
    }
    // Before the body is read: an upload may be waiting for its answer in the middle.
    const reason = reasonToPass(operations, request)
    if (reason !== undefined) return pass(reason)
    const body = await request.clone().arrayBuffer()
    const reasonOfBody = reasonToPassBody(new TextDecoder().decode(body))
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
    const refusal = await sendTo(routes.lenient)
    const foundInRefusal = await findingOf(refusal)
    if (foundInRefusal !== undefined) throw new Error(describeFinding(request, foundInRefusal))
    if (refusal.ok) throw new Error(`the server accepted it: ${describeFinding(request, found)}`)
    count.refused++
    return refusal
  }
}

interface Finding {
  readonly isOfRequest: boolean
  readonly text: string
}

/** Prism's own errors are problems (RFC 9457) of a type under its address; what the server answers never is. */
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

/** Says why an exchange cannot go through Prism. */
function reasonToPass(operations: readonly Operation[], request: Request): string | undefined {
  const operation = findOperation(operations, request.method, new URL(request.url).pathname)
  if (operation === undefined) return "no operation of the document"
  if (operation.hasStreamBody) return "an upload: Prism reads it as text, and ends on a part without a type"
  if (request.headers.get("accept")?.includes("spreadsheetml")) return "a workbook: Prism reads the bytes as text"
  return undefined
}

function reasonToPassBody(body: string): string | undefined {
  if (body === "") return undefined
  try {
    return JSON.parse(body) === null ? "null as the body: Prism drops it" : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return "broken JSON: Prism never answers"
    throw error
  }
}
