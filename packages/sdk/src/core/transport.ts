import createClient, {
  createFinalURL,
  createQuerySerializer,
  mergeHeaders,
  type Client as OpenapiClient,
} from "openapi-fetch"
import { ApiError } from "../errors/api-error.ts"
import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"
import { type Call, createCall, createListCall, type ListCall } from "./call.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import { fillPath } from "./path-parameters.ts"
import { createSend, type Send } from "./send.ts"
import type { Settings } from "./settings.ts"

/** The typed openapi-fetch client: one method per HTTP method, with the paths and bodies of the OpenAPI document. */
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

/** The functions of which the resources are built: they turn operations, typed by the OpenAPI document, into calls. */
export interface Transport {
  readonly settings: Settings
  readonly raw: RawClient
  readonly send: Send
  readonly call: <M extends Method, P extends PathsOf<M>>(
    method: M,
    path: P,
    options: CallOptions | undefined,
    parameters?: Parameters<paths[P][M]>,
    body?: BodyOf<paths[P][M]>,
    /** A member of every response of this operation; one without it comes from another service. */
    member?: keyof DataOf<paths[P][M]> & string,
  ) => Call<DataOf<paths[P][M]>>
  /** Calls an operation that returns bytes. */
  readonly blob: <P extends PathsOf<"get">>(
    path: P,
    options: CallOptions | undefined,
    parameters: Parameters<paths[P]["get"]>,
  ) => Call<Blob>
  /** Calls an operation that returns pages. */
  readonly list: <P extends PathsOf<"get">>(
    path: P,
    options: CallOptions | undefined,
    query: (Parameters<paths[P]["get"]> extends { query?: infer Query } ? Query : never) | undefined,
    ids?: Parameters<paths[P]["get"]> extends { path: infer Ids } ? Ids : never,
  ) => DataOf<paths[P]["get"]> extends (infer Item)[] ? ListCall<Item> : never
}

/** Creates a JSON body. It is serialised once: attempts with one idempotency key must not differ. */
function createJson(value: unknown): RequestBody | undefined {
  const text = JSON.stringify(value)
  const open = (headers: Headers) => {
    headers.set("content-type", "application/json")
    return text
  }
  return value === undefined ? value : { open }
}

function createRawClient(settings: Settings, send: Send): RawClient {
  return createClient<paths>({
    baseUrl: settings.baseUrl,
    headers: settings.headers,
    pathSerializer: fillPath,
    fetch: async (request) => {
      const { url, method, headers, signal } = request
      const content = request.body && (await request.arrayBuffer())
      const body = { open: () => content }
      const toSend: RequestToSend = {
        url,
        method,
        headers,
        body,
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
    },
  })
}

/** Creates the transport of a client, and the raw client on top of it. */
export function createTransport(settings: Settings): Transport {
  const send = createSend(settings)
  // Only parts of openapi-fetch: its client would create a `Request`, which costs more than the rest of a call, and
  // whose body could be sent only once.
  const querySerializer = createQuerySerializer()
  const invoke = async <T>(
    method: Method,
    path: string,
    options: CallOptions = {},
    params: object = {},
    content?: unknown,
    member?: string,
    readAs: "json" | "blob" = "json",
  ): Promise<ResponseWithData<T>> => {
    const url = createFinalURL(path, { baseUrl: settings.baseUrl, params, querySerializer, pathSerializer: fillPath })
    const headers = mergeHeaders(
      { accept: readAs === "json" ? "application/json" : "*/*" },
      settings.headers,
      options.headers,
    )
    const body = content instanceof Promise ? (content as Promise<RequestBody>) : createJson(content)
    const response = send({
      url,
      method: method.toUpperCase(),
      headers,
      body,
      target: "api",
      readAs,
      member,
      options,
    })
    // classify-response.ts checks that it is JSON; its type is the document's.
    return response as Promise<ResponseWithData<T>>
  }
  return {
    settings,
    raw: createRawClient(settings, send),
    send,
    call: (...operation) => createCall(invoke(...operation)),
    blob: (path, options, parameters) =>
      createCall(invoke<Blob>("get", path, options, parameters, undefined, undefined, "blob")),
    list: ((
      path: string,
      options: CallOptions,
      query: { cursor?: string } = {},
      ids?: Readonly<Record<string, unknown>>,
    ) => {
      const page = async (cursor?: string) =>
        // A member of lists alone: text has an iterator and a length, too.
        invoke<unknown[]>("get", path, options, { path: ids, query: { ...query, cursor } }, undefined, "flatMap")
      return createListCall(page(query.cursor), page)
    }) as Transport["list"], // the item type depends on the path
  }
}
