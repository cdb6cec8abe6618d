import {
  contentDispositionHeader,
  etagHeader,
  idempotentReplayedHeader,
  linkHeader,
  locationHeader,
  preferenceAppliedHeader,
  ratelimitHeader,
  ratelimitPolicyHeader,
} from "../generated/header-names.ts"
import type { AppContext } from "./env.ts"

/**
 * Sets a response header. Bypasses Hono where Node's response is available: there, a single `c.header()` converts all
 * headers to a `Headers` object and back.
 */
export function setResponseHeader(c: AppContext, name: string, value: string): void {
  const { outgoing } = c.env
  if (outgoing === undefined) c.header(name, value)
  else outgoing.setHeader(name, value)
}

/** Headers that only responses to an authenticated caller have. */
const callerHeaders = [
  ratelimitPolicyHeader,
  ratelimitHeader,
  locationHeader,
  linkHeader,
  preferenceAppliedHeader,
  idempotentReplayedHeader,
  contentDispositionHeader,
  etagHeader,
]

/** Removes the headers that were set for an authenticated caller. */
export function dropCallerHeaders(c: AppContext): void {
  for (const name of callerHeaders) {
    c.header(name, undefined)
    c.env.outgoing?.removeHeader(name)
  }
  const vary = c.res.headers.get("vary")?.split(/,\s*/) ?? []
  const others = vary.filter((name) => name.toLowerCase() !== "accept")
  if (others.length < vary.length) c.header("vary", others.length === 0 ? undefined : others.join(", "))
}
