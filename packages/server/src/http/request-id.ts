import type { MiddlewareHandler } from "hono"
import { randomUUID } from "node:crypto"
import type { AppEnv } from "./env.ts"

/** An incoming id is kept only when it is harmless in logs and headers: letters, digits and `._:-`, at most 128. */
const sanePattern = /^[\w.:-]{1,128}$/

/** Gives every request an id: a sane incoming `x-request-id`, or a new one; the answer repeats it. */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const incoming = c.req.header("x-request-id")
    const id = incoming !== undefined && sanePattern.test(incoming) ? incoming : randomUUID()
    c.set("requestId", id)
    c.header("x-request-id", id)
    await next()
  }
}
