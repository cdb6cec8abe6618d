import createClient, { type Client as OpenapiClient } from "openapi-fetch"
import type { Answer, Outgoing } from "./attempt.ts"
import { type Call, createCall, createListCall, type ListCall, toResult, type WithResponse } from "./call.ts"
import type { paths } from "./generated/schema.ts"
import type { CallOptions } from "./options.ts"
import { createSend, type Send } from "./send.ts"
import type { Settings } from "./settings.ts"

/** Is the typed openapi-fetch client: one method for each HTTP method, paths and bodies out of the OpenAPI document. */
export type RawClient = OpenapiClient<paths>

/** Is what openapi-fetch needs besides its parameters, to be spread into them. */
export type CallInit = {
  readonly outgoing: Pick<Outgoing, "options" | "readAs">
  readonly headers: Readonly<Record<string, string | null | undefined>>
}

/** Turns typed operations into calls; what the resources are made of. */
export interface Transport {
  readonly api: RawClient
  readonly send: Send
  /** Makes a call of one operation. What it answers has the type that the document gives it. */
  call<T>(options: CallOptions | undefined, operation: (init: CallInit) => Promise<{ data?: T }>): Call<T>
  /** Makes a call of an operation that answers pages. */
  list<T>(
    options: CallOptions | undefined,
    cursor: string | undefined,
    operation: (init: CallInit, cursor: string | undefined) => Promise<{ data?: T[] }>,
  ): ListCall<T>
}

/**
 * Stands in for `Request` inside openapi-fetch: a real one costs more than all the rest of a call, and a body inside it
 * can be sent only once.
 */
class PlainRequest {
  declare readonly method: string
  declare readonly headers: Headers
  declare readonly body: Outgoing["body"]
  declare readonly outgoing: CallInit["outgoing"]
  readonly url: string

  constructor(url: string, init: object) {
    this.url = url
    Object.assign(this, init)
  }
}

/** Makes the transport of a client. */
export function createTransport(settings: Settings): Transport {
  const send = createSend(settings)
  const api = createClient<paths>({
    baseUrl: settings.baseUrl,
    // openapi-fetch only constructs it and hands it to `fetch` below.
    Request: PlainRequest as unknown as typeof Request,
    fetch: async (request: unknown) => {
      const { url, method, headers, body, outgoing } = request as PlainRequest
      const answer = await send({ url, method, headers, body, ...outgoing })
      // With `parseAs: "stream"` openapi-fetch passes `body` on untouched: here the value that was parsed already.
      return { ok: true, status: 200, headers: new Map(), body: answer } as unknown as Response
    },
  })
  const invoke = async <T>(
    options: CallOptions = {},
    operation: (init: CallInit) => Promise<{ data?: T }>,
  ): Promise<WithResponse<T>> => {
    const init = {
      parseAs: "stream",
      outgoing: { options, readAs: "json" },
      headers: { accept: "application/json", ...settings.headers, ...options.headers },
    } satisfies CallInit & { parseAs: "stream" }
    const { data } = await operation(init)
    return toResult<T>(data as unknown as Answer)
  }
  return {
    api,
    send,
    call: (options, operation) => createCall(invoke(options, operation)),
    list: (options, cursor, operation) => {
      const page = (at: string | undefined) => invoke(options, (init) => operation(init, at))
      return createListCall(page(cursor), page)
    },
  }
}

/**
 * Makes the client that is handed out as `client.raw`: real requests and answers, errors as values, with the key, the
 * retries and the limits of every other call. Made when first asked for, because it touches `Request`, which costs Node
 * 25 ms the first time.
 */
export function createRawClient(settings: Settings, send: Send): RawClient {
  return createClient<paths>({
    baseUrl: settings.baseUrl,
    ...(settings.headers && { headers: settings.headers }),
    fetch: async (request) => {
      const { url, method, headers, signal } = request
      const body = request.body ? await request.arrayBuffer() : undefined
      const { response, body: bytes } = await send({ url, method, headers, body, readAs: "raw", options: { signal } })
      const isBodiless = response.status === 204 || response.status === 304
      return new Response(isBodiless ? null : (bytes as ArrayBuffer), response)
    },
  })
}
