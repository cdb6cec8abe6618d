import createClient, { createQuerySerializer, mergeHeaders, type Client as OpenapiClient } from "openapi-fetch"
import { ApiError } from "../errors/api-error.ts"
import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"
import { type Call, createCall, createListCall, type ListCall } from "./call.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import type { DataOf, HttpMethod, Input, InputsOf, Method, Operation, OperationAt, PathsOf } from "./operation.ts"
import { fillPath } from "./path-parameters.ts"
import { createSend, type Send } from "./send.ts"
import type { Settings } from "./settings.ts"

/** The typed openapi-fetch client: one method per HTTP method, with the paths and bodies of the OpenAPI document. */
export type RawClient = OpenapiClient<paths>

/** The functions that make the methods of the resources out of operations, typed by the OpenAPI document. */
export interface Transport {
  readonly settings: Settings
  readonly raw: RawClient
  readonly send: Send
  /** Makes the method of an operation that returns JSON, all of whose responses have `member`. */
  readonly call: <M extends HttpMethod, P extends PathsOf<M>, const Inputs extends readonly Input[] = readonly []>(
    method: M,
    path: P,
    ...rest: OperationAt<M, P> extends { requestBody: object }
      ? [inputs: Inputs & InputsOf<OperationAt<M, P>>]
      : [inputs?: Inputs, member?: keyof DataOf<OperationAt<M, P>> & string]
  ) => Method<P, OperationAt<M, P>, Inputs, Call<DataOf<OperationAt<M, P>>>>
  /** Makes the method of an operation that returns bytes. */
  readonly blob: <P extends PathsOf<"GET">>(path: P) => Method<P, OperationAt<"GET", P>, readonly ["query"], Call<Blob>>
  /** Makes the method of an operation that returns pages. */
  readonly list: <P extends PathsOf<"GET">>(
    path: P,
  ) => Method<
    P,
    OperationAt<"GET", P>,
    readonly ["query"],
    DataOf<OperationAt<"GET", P>> extends (infer Item)[] ? ListCall<Item> : never
  >
}

/** Creates a JSON body. It is serialised once: attempts with one idempotency key must not differ. */
function createJson(value: unknown): RequestBody {
  const text = JSON.stringify(value)
  const open = (headers: Headers) => {
    headers.set("content-type", "application/json")
    return text
  }
  return { open }
}

function createRawClient(settings: Settings, send: Send): RawClient {
  return createClient<paths>({
    baseUrl: settings.baseUrl,
    headers: settings.headers,
    pathSerializer: (path, ids) => fillPath(path, (name) => ids[name]),
    fetch: async (request) => {
      const { url, method, headers, signal } = request
      const content = request.body && (await request.arrayBuffer())
      const body = { open: () => content }
      const toSend: RequestToSend = {
        url,
        method,
        headers: new Headers(headers), // the middlewares of openapi-fetch keep those of the request
        body,
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
    [method, path, inputs = [], member, readAs = "json"]: Operation,
    args: readonly unknown[],
    cursor?: string,
  ): Promise<ResponseWithData<T>> => {
    const rest = [...args]
    const pathname = fillPath(path, () => rest.shift())
    const given: { query?: unknown; body?: object } = {}
    for (const input of inputs) given[input] = rest.shift() as object
    const options: CallOptions = rest[0] ?? {} // `Method` types the arguments
    const search = querySerializer({ ...Object(given.query), ...(cursor && { cursor }) })
    const { body } = given
    const response = send({
      url: settings.baseUrl + pathname + (search && `?${search}`),
      method,
      headers: mergeHeaders(
        { accept: readAs === "json" ? "application/json" : "*/*" },
        settings.headers,
        options.headers,
      ),
      body: body instanceof Promise ? (body as Promise<RequestBody>) : body && createJson(body),
      readAs,
      member,
      options,
    })
    // classify-response.ts checks that it is JSON; its type is the document's.
    return response as Promise<ResponseWithData<T>>
  }
  const call =
    (...operation: Operation) =>
    (...args: unknown[]) =>
      createCall(invoke(operation, args))
  const transport = {
    settings,
    raw: createRawClient(settings, send),
    send,
    call,
    blob: (path: string) => call("GET", path, ["query"], undefined, "blob"),
    list:
      (path: string) =>
      (...args: unknown[]) => {
        // A member of lists alone: text has an iterator and a length, too.
        const page = (cursor?: string) => invoke<unknown[]>(["GET", path, ["query"], "flatMap"], args, cursor)
        return createListCall(page(), page)
      },
  }
  return transport as unknown as Transport // the types of a method depend on its path
}
