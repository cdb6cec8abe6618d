import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { Caller } from "../domain/caller.ts"
import type { ErrorCode } from "../generated/error-codes.ts"

/** What becomes known about a request on its way, for the log line at its end. */
export interface RequestState {
  readonly requestId: string
  caller?: Caller
  /** The slug of the error that was answered. */
  errorCode?: ErrorCode
  /** The operation of the document, once the router has found it. */
  operationId?: string
  /** The execution that the request started, or that its path names. */
  executionId?: string
  /** The trace that the request belongs to, when it is traced. */
  traceId?: string | undefined
}

/** What travels with a request through the application. */
export interface AppEnv {
  /** Node's own request and response are there only behind a port, not when `app.fetch` is called in process. */
  Bindings: Partial<HttpBindings> & { readonly state: RequestState }
  Variables: {
    /** Set once the API key has been accepted; every operation under `/api/v1` has it. */
    caller: Caller
  }
}

/** Any context of this application. */
export type AppContext = Context<AppEnv>
