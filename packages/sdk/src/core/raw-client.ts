import type { Client as OpenapiClient } from "openapi-fetch"
import { ApiError } from "../errors/api-error.ts"
import type { paths } from "../generated/schema.ts"
import type { RequestToSend } from "./exchange.ts"
import { fillPath } from "./path-parameters.ts"
import type { Send } from "./send.ts"
import type { Settings } from "./settings.ts"

/** The typed openapi-fetch client: one method per HTTP method, with the paths and bodies of the OpenAPI document. */
export type RawClient = OpenapiClient<paths>

const methodNames = [
  "GET",
  "PUT",
  "POST",
  "DELETE",
  "OPTIONS",
  "HEAD",
  "PATCH",
  "TRACE",
  "request",
  "use",
  "eject",
] as const

/** Returns a `fetch` that sends requests like all others of this package: with the key, retries and time limits. */
function createRawFetch(send: Send): (request: Request) => Promise<Response> {
  return async (request) => {
    const { url, method, headers, signal } = request
    const content = request.body && (await request.arrayBuffer())
    const toSend: RequestToSend = {
      url,
      method,
      headers,
      body: { open: () => content },
      target: "api",
      readAs: "arrayBuffer",
      options: { signal },
    }
    const { response, data } = await send(toSend).catch((error: unknown) => {
      if (error instanceof ApiError && toSend.latest) return toSend.latest
      throw error
    })
    // A status such as 204 allows no body, not even an empty one.
    return new Response(response.body && (data as ArrayBuffer), response)
  }
}

/**
 * Creates the raw client. Its first call loads openapi-fetch, which bundlers leave in a chunk of its own: few programs use it,
 * and it would be a quarter of the client's size.
 */
export function createRawClient({ baseUrl, headers }: Settings, send: Send): RawClient {
  const load = async () => {
    const { default: createClient } = await import("openapi-fetch")
    return createClient<paths>({ baseUrl, headers, pathSerializer: fillPath, fetch: createRawFetch(send) })
  }
  let loading: Promise<RawClient> | undefined
  const methods = methodNames.map((name) => [
    name,
    // All calls wait for the same promise, so that a middleware applies to the calls after it.
    async (...parameters: unknown[]) => {
      const client = await (loading ??= load())
      return (client[name] as (...parameters: unknown[]) => unknown)(...parameters) // each method has parameters of its own
    },
  ])
  return Object.fromEntries(methods) as RawClient // the same methods
}
