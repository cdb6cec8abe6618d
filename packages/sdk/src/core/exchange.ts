import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"

/** A request before its first attempt. */
export interface RequestToSend {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: RequestBody | Promise<RequestBody> | undefined
  /**
   * Whether the URL is another one than those below `baseUrl`, such as the signed one of a file: the key is never sent there,
   * redirects are followed, and errors omit the query, which can contain a signature.
   */
  readonly isForeign?: boolean
  /**
   * The format in which a successful body is read. `arrayBuffer` is the raw client's: every response is returned as it is. A
   * `stream` is returned as its first byte arrives; the time limit of the attempt and the signal apply until its last.
   */
  readonly readAs: "json" | "blob" | "stream" | "arrayBuffer"
  /** A member that the JSON of a successful response has; without it, the response comes from another service. */
  readonly member?: string | undefined
  readonly options: CallOptions
  /** The latest response, an error response too; set as it arrives. */
  latest?: ResponseWithData<unknown>
}

/** A response whose body has been read. */
export interface ResponseWithData<T> {
  readonly data: T
  /** Status and headers; the body has been consumed. */
  readonly response: Response
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined
}
