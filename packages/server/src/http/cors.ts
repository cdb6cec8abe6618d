import type { MiddlewareHandler } from "hono"
import { cors } from "hono/cors"
import { requestHeaders, requestIdHeader, responseHeaders, setCookieHeader } from "../generated/header-names.ts"
import type { AppEnv } from "./env.ts"

/** Headers that scripts may send. Credentials stay off: other origins send a key, and a session counts for the server's own pages alone. */
const allowHeaders = ["content-type", "range", requestIdHeader, ...requestHeaders]

/** Browsers cap the life of a preflight at 2 hours (Chromium) and 24 hours (Firefox). */
const preflightMaxAgeSeconds = 7200

/** Returns CORS middleware for the configured origins; undefined when there are none, so that no header is added. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<AppEnv> | undefined {
  if (origins.length === 0) return undefined
  return cors({
    origin: origins.includes("*") ? "*" : [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowHeaders,
    // A browser shows a program only the safelisted response headers and those that are named here.
    exposeHeaders: responseHeaders.filter((name) => name !== setCookieHeader),
    maxAge: preflightMaxAgeSeconds,
  })
}
