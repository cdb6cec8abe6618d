import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { Caller } from "../domain/caller.ts"
import type { ErrorCode } from "../generated/error-codes.ts"

/** Facts about a request, collected while it is handled, for its log line. */
export interface RequestState {
  readonly requestId: string
  caller?: Caller
  /** The code of the error response. */
  errorCode?: ErrorCode
  /** The operation of the document, once routed. */
  operationId?: string
  /** The execution that the request started, or that its path names. */
  executionId?: string
  /** The trace that the request belongs to, when it is traced. */
  traceId?: string | undefined
}

/** The Hono environment of every request. */
export interface AppEnv {
  /** Node's own request and response are present only when served on a port, not when `app.fetch` is called in process. */
  Bindings: Partial<HttpBindings> & { readonly state: RequestState }
  Variables: {
    /** Set once the API key has been accepted; every operation under `/api/v1` has it. */
    caller: Caller
  }
}

/** Any context of this application. */
export type AppContext = Context<AppEnv>
