import type { MiddlewareHandler } from "hono"
import type { AppEnv } from "./env.ts"

/**
 * Sets the headers of every answer. Answers hold personal data and, once, key values: never cached, never sniffed,
 * never framed. Pages and downloads replace the policy with one of their own. (HSTS belongs to whoever ends TLS.)
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header("x-content-type-options", "nosniff")
    c.header("cache-control", "no-store")
    c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
    c.header("referrer-policy", "no-referrer")
    await next()
  }
}
