import type { RequestBody } from "./body.ts"
import type { CallOptions } from "../options.ts"

/** A request before its first attempt. */
export interface RequestToSend {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: RequestBody | Promise<RequestBody> | undefined
  /**
   * What a successful body is read as. `arrayBuffer` is the raw client's: every response is returned as it is. `blob` fetches
   * a file from an address that is not the API: the key never goes there.
   */
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
