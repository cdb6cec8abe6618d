import createClient, {
  createFinalURL,
  createQuerySerializer,
  mergeHeaders,
  type Client as OpenapiClient,
} from "openapi-fetch"
import type { Answer, Outgoing } from "./attempt.ts"
import type { RequestBody } from "./body.ts"
import { type Call, createCall, createListCall, type ListCall } from "./call.ts"
import { ApiError } from "./errors/api-error.ts"
import type { paths } from "./generated/schema.ts"
import type { CallOptions } from "./options.ts"
import { fillPath } from "./path-parameters.ts"
import { createSend, type Send } from "./send.ts"
import type { Settings } from "./settings.ts"

/** Is the typed openapi-fetch client: one method for each HTTP method, paths and bodies out of the OpenAPI document. */
export type RawClient = OpenapiClient<paths>

type Method = "get" | "post" | "put" | "delete"
type PathsOf<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]
type Parameters<Operation> = Operation extends { parameters: infer All }
  ? Pick<All, keyof All & ("path" | "query")>
  : never
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never
type BodyOf<Operation> = Operation extends { requestBody: infer Content }
  ? Json<Content> | Promise<RequestBody>
  : undefined
type DataOf<Operation> = Operation extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never

/** Turns operations, typed by the OpenAPI document, into calls; what the resources are made of. */
export interface Transport {
  readonly raw: RawClient
  readonly send: Send
  readonly call: <M extends Method, P extends PathsOf<M>>(
    method: M,
    path: P,
    options: CallOptions | undefined,
    parameters?: Parameters<paths[P][M]>,
    body?: BodyOf<paths[P][M]>,
  ) => Call<DataOf<paths[P][M]>>
  /** Calls an operation that answers pages. */
  readonly list: <P extends PathsOf<"get">>(
    path: P,
    options: CallOptions | undefined,
    query: (Parameters<paths[P]["get"]> extends { query?: infer Query } ? Query : never) | undefined,
  ) => DataOf<paths[P]["get"]> extends (infer Item)[] ? ListCall<Item> : never
}

/** Makes a body of JSON. It is written once: attempts of one idempotency key must not differ. */
function createJson(value: unknown): RequestBody | undefined {
  const text = JSON.stringify(value)
  const open = (headers: Headers) => {
    headers.set("content-type", "application/json")
    return text
  }
  return value === undefined ? value : { open }
}

/** Makes the transport of a client, and the raw client over the same way out. */
export function createTransport(settings: Settings): Transport {
  const send = createSend(settings)
  const raw = createClient<paths>({
    baseUrl: settings.baseUrl,
    headers: settings.headers as Record<string, string>,
    pathSerializer: fillPath,
    fetch: async (request) => {
      const { url, method, headers, signal } = request
      const content = request.body && (await request.arrayBuffer())
      const body = { open: () => content }
      const outgoing: Outgoing = { url, method, headers, body, readAs: "arrayBuffer", options: { signal } }
      const { response, data } = await send(outgoing).catch((error: unknown) => {
        if (error instanceof ApiError && outgoing.answer) return outgoing.answer
        throw error
      })
      // A status such as 204 allows no body, not even an empty one.
      return new Response(response.body && (data as ArrayBuffer), response)
    },
  })
  // openapi-fetch in parts: whole it would make a `Request`, which costs more than all the rest of a call, and a body
  // inside it could be sent only once.
  const querySerializer = createQuerySerializer()
  const invoke = async <T>(
    method: Method,
    path: string,
    options: CallOptions = {},
    params: object = {},
    content?: unknown,
  ): Promise<Answer<T>> => {
    const url = createFinalURL(path, { baseUrl: settings.baseUrl, params, querySerializer, pathSerializer: fillPath })
    const headers = mergeHeaders({ accept: "application/json" }, settings.headers, options.headers)
    const body = content instanceof Promise ? (content as Promise<RequestBody>) : createJson(content)
    // judge-answer.ts checks that it is JSON; the document says of what type.
    return send({ url, method: method.toUpperCase(), headers, body, readAs: "json", options }) as Promise<Answer<T>>
  }
  return {
    raw,
    send,
    call: (...operation) => createCall(invoke(...operation)),
    list: ((path: string, options: CallOptions, query: { cursor?: string } = {}) => {
      const page = (cursor?: string) => invoke<unknown[]>("get", path, options, { query: { ...query, cursor } })
      return createListCall(page(query.cursor), page)
    }) as Transport["list"], // whose item type depends on the path
  }
}
