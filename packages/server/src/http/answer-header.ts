import {
  contentDispositionHeader,
  idempotentReplayedHeader,
  linkHeader,
  locationHeader,
  preferenceAppliedHeader,
  ratelimitHeader,
  ratelimitPolicyHeader,
} from "../generated/header-names.ts"
import type { AppContext } from "./env.ts"

/**
 * Sets a header of the answer. Written past Hono where Node's answer is at hand: there a single `c.header()` turns all
 * of them into a `Headers` object and back.
 */
export function setAnswerHeader(c: AppContext, name: string, value: string): void {
  const { outgoing } = c.env
  if (outgoing === undefined) c.header(name, value)
  else outgoing.setHeader(name, value)
}

/** Headers that only answers to a known caller have. */
const callerHeaders = [
  ratelimitPolicyHeader,
  ratelimitHeader,
  locationHeader,
  linkHeader,
  preferenceAppliedHeader,
  idempotentReplayedHeader,
  contentDispositionHeader,
]

/** Takes back what was set for the answer to a known caller. */
export function dropCallerHeaders(c: AppContext): void {
  for (const name of callerHeaders) {
    c.header(name, undefined)
    c.env.outgoing?.removeHeader(name)
  }
  const vary = c.res.headers.get("vary")?.split(/,\s*/) ?? []
  const others = vary.filter((name) => name.toLowerCase() !== "accept")
  if (others.length < vary.length) c.header("vary", others.length === 0 ? undefined : others.join(", "))
}
