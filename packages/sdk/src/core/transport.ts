import createClient, { createQuerySerializer, mergeHeaders, type Client as OpenapiClient } from "openapi-fetch"
import { ApiError } from "../errors/api-error.ts"
import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"
import { type Call, createCall, createListCall, type ListCall } from "./call.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import { basePath, type DataOf, type Method, type OperationOf, type PathOf, type Signature } from "./operation.ts"
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
  readonly call: <S extends Signature>(
    signature: S,
    member?: keyof DataOf<OperationOf<S>> & string,
  ) => Method<S, Call<DataOf<OperationOf<S>>>>
  /** Makes the method of an operation that returns bytes. */
  readonly blob: <P extends PathOf<"GET">>(path: P) => Method<`GET ${P} query`, Call<Blob>>
  /** Makes the method of an operation that returns pages. */
  readonly list: <P extends PathOf<"GET">>(
    path: P,
  ) => Method<`GET ${P} query`, DataOf<OperationOf<`GET ${P}`>> extends (infer Item)[] ? ListCall<Item> : never>
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
  /** Makes a method of a signature. `toCall` gets a function that requests the first page, or the one after a cursor. */
  const makeMethod = <T>(
    signature: string,
    toCall: (read: (cursor?: string) => Promise<ResponseWithData<T>>) => Call<T>,
    member?: string,
    readAs: "json" | "blob" = "json",
  ) => {
    const [method = "", path = ""] = signature.split(" ")
    return (...args: unknown[]) => {
      const read = async (cursor?: string) => {
        const rest = [...args]
        const pathname = fillPath(path, () => rest.shift())
        // `Method` types the arguments.
        const query = signature.includes(" query") && (rest.shift() as object | undefined)
        const body = signature.endsWith(" body") && (rest.shift() as object)
        const options: CallOptions = rest[0] ?? {}
        const search = querySerializer({ ...query, ...(cursor && { cursor }) })
        const response = send({
          url: settings.baseUrl + basePath + pathname + (search && `?${search}`),
          method,
          headers: mergeHeaders(
            { accept: readAs === "json" ? "application/json" : "*/*" },
            settings.headers,
            options.headers,
          ),
          body: body instanceof Promise ? (body as Promise<RequestBody>) : body ? createJson(body) : undefined,
          readAs,
          member,
          options,
        })
        // classify-response.ts checks that it is JSON; its type is the document's.
        return response as Promise<ResponseWithData<T>>
      }
      return toCall(read)
    }
  }
  const transport = {
    settings,
    raw: createRawClient(settings, send),
    send,
    call: (signature: string, member?: string) => makeMethod(signature, (read) => createCall(read()), member),
    blob: (path: string) => makeMethod(`GET ${path} query`, (read) => createCall(read()), undefined, "blob"),
    // A member of lists alone: text has an iterator and a length, too.
    list: (path: string) => makeMethod<unknown[]>(`GET ${path} query`, createListCall, "flatMap"),
  }
  return transport as unknown as Transport // the types of a method depend on its path
}
