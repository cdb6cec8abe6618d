import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Caller } from "../domain/caller.ts"
import type { ErrorCode } from "../domain/errors.ts"

/** What travels with a request through middleware and handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Set once the API key has been accepted; every operation under `/api/v1` has it. */
    caller: Caller
    /** The slug of the error that was answered, for the log line. */
    errorCode: ErrorCode
  }
}

/** Any context of this application. */
export type AppContext = Context<AppEnv>

/**
 * Finds Node's own request when one is behind the context; undefined when `app.fetch` is called in process.
 * Streaming from it spares two web-stream hops a chunk.
 */
export function incomingOf(c: AppContext): IncomingMessage | undefined {
  // Hono hands over `undefined` as env when fetch is called without one, whatever the type says.
  const env: Partial<HttpBindings> | undefined = c.env
  return env?.incoming
}

/** Finds Node's own response, under the same condition. */
export function outgoingOf(c: AppContext): ServerResponse | undefined {
  const env: Partial<HttpBindings> | undefined = c.env
  return env?.outgoing
}
