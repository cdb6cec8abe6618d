import type { Operation } from "./document.ts"
import type { Endpoint } from "./target.ts"

/** The parts of a request, except its caller. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as the part `file` of a form. */
  readonly file?: { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> }
  /** Sent unchanged, for bodies that no client would send. */
  readonly raw?: { readonly type: string | undefined; readonly body: string | ReadableStream<Uint8Array> }
}

/** Sends a request to an operation without the SDK. */
export function send(
  endpoint: Endpoint,
  operation: Operation,
  parts: RequestParts,
  key: string | undefined,
): Promise<Response> {
  const headers = new Headers(parts.headers)
  if (key !== undefined) headers.set("x-api-key", key)
  const body = bodyOf(parts)
  const type = parts.raw?.type ?? (parts.json === undefined ? undefined : "application/json")
  if (type !== undefined) headers.set("content-type", type)
  // Bytes instead of a string: fetch would add `text/plain` to a string body without a content type.
  const sent = typeof body === "string" ? new TextEncoder().encode(body) : body
  return endpoint.fetch(endpoint.baseUrl + addressOf(operation, parts), {
    method: operation.method,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
    ...(sent === undefined ? {} : { body: sent, duplex: "half" }),
  })
}

/** Fills in the path template of an operation. */
export function addressOf(operation: Operation, { params = {}, query = {} }: RequestParts): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${operation.operationId} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(query).toString()
  return search === "" ? path : `${path}?${search}`
}

function bodyOf({ json, file, raw }: RequestParts): string | ReadableStream<Uint8Array> | FormData | undefined {
  if (raw !== undefined) return raw.body
  if (json !== undefined) return JSON.stringify(json)
  if (file === undefined) return undefined
  const form = new FormData()
  form.append("file", new Blob([file.content]), file.name)
  return form
}
