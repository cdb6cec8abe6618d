import type { RequestBody } from "./body.ts"
import type { CallOptions } from "../options.ts"

/** A request before its first attempt. */
export interface RequestToSend {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: RequestBody | Promise<RequestBody> | undefined
  /**
   * Where the request goes. `api`: under `baseUrl`, with the API key, redirects not followed. `foreign`: any other address,
   * such as the signed one of a file; the key is never sent there, redirects are followed, and errors omit the query, which
   * can hold a signature.
   */
  readonly target: "api" | "foreign"
  /** What a successful body is read as. `arrayBuffer` is the raw client's: every response is returned as it is. */
  readonly readAs: "json" | "blob" | "arrayBuffer"
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
