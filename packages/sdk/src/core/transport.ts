import { ResponseError } from "../errors/response-error.ts"
import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"
import { type Call, createCall, createListCall, type ListCall } from "./call.ts"
import type { ResponseWithData } from "./exchange.ts"
import { mergeHeaders } from "./merge-headers.ts"
import { fillPath } from "./path-parameters.ts"
import { type Query, toQuery } from "./query.ts"
import { createRawClient, type RawClient } from "./raw-client.ts"
import { createSend, type Send } from "./send.ts"
import type { Settings } from "./settings.ts"

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

/** The parameters of an operation's URL, of any operation. */
interface UrlParameters {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Query
}

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
  ) => Call<DataOf<paths[P][M]>>
  /** Calls an operation that returns pages. */
  readonly list: <P extends PathsOf<"get">>(
    path: P,
    options: CallOptions | undefined,
    query: (Parameters<paths[P]["get"]> extends { query?: infer Query } ? Query : never) | undefined,
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

/** Rejects a response that is JSON, but no list: it comes from another service. */
function checkList<Page extends ResponseWithData<unknown>>(path: string, page: Page): Page {
  const { data, response, requestId } = page
  if (Array.isArray(data)) return page
  const contentType = response.headers.get("content-type") ?? undefined
  const body = JSON.stringify(data).slice(0, 500)
  const request = { method: "GET", path, attempts: 1 }
  throw new ResponseError("Not a list", { ...request, status: response.status, contentType, body, requestId })
}

/** Creates the transport of a client, and the raw client on top of it. */
export function createTransport(settings: Settings): Transport {
  const send = createSend(settings)
  const invoke = async <T>(
    method: Method,
    path: string,
    options: CallOptions = {},
    parameters: UrlParameters = {},
    content?: unknown,
  ): Promise<ResponseWithData<T>> => {
    const url = settings.baseUrl + fillPath(path, parameters.path ?? {}) + toQuery(parameters.query)
    const headers = mergeHeaders({ accept: "application/json" }, settings.headers, options.headers)
    const body = content instanceof Promise ? (content as Promise<RequestBody>) : createJson(content)
    const response = send({
      url,
      method: method.toUpperCase(),
      headers,
      body,
      target: "api",
      readAs: "json",
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
    list: ((path: string, options: CallOptions, query: { cursor?: string } = {}) => {
      const page = async (cursor?: string) =>
        checkList(path, await invoke<unknown[]>("get", path, options, { query: { ...query, cursor } }))
      return createListCall(page(query.cursor), page)
    }) as Transport["list"], // the item type depends on the path
  }
}
