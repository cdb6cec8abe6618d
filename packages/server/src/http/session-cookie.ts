import { cookieValues } from "./cookie-values.ts"
import type { AppContext } from "./env.ts"
import { sessionLifetimeHours } from "../domain/session-value.ts"
import { setResponseHeader } from "./response-header.ts"

/*
 * A browser adds a cookie to every request to its host, whichever page causes it, and sends a multipart form to another
 * origin without asking first. So a session counts only in requests of the server's own pages: `Sec-Fetch-Site`, which no
 * page can set, must be `same-origin`. Browsers omit it on plain http, loopback excepted
 * (https://www.w3.org/TR/fetch-metadata/ section 2.4); there, `Origin` must be the server's on every method that can have
 * an effect. See docs/decisions/0018-sessions-count-on-own-pages-only.md.
 */

/** Browsers accept this prefix only with `Secure`, `Path=/` and no `Domain`, so that no other host of a domain can set it. */
const secureName = "__Host-docsift"
const maxAgeSeconds = sessionLifetimeHours * 3600

/** Methods without an effect; what they return is not readable for other origins, because CORS never allows credentials. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/** The cookie of sessions: its name, and which requests it counts in. */
export interface SessionCookie {
  readonly name: string
  /** Returns the value of the cookie; undefined when there is none, or more than one, or the page is not the server's. */
  read(c: AppContext): string | undefined
  /** Returns whether a browser says that the request comes from a page that is not the server's. */
  isForeignPage(c: AppContext): boolean
  set(c: AppContext, value: string): void
  /** Returns the header that sets the cookie, for a response that sets others as well. */
  headerOf(value: string): string
  remove(c: AppContext): void
}

/** The address of the server, and its deployment. */
export interface SessionCookieOptions {
  readonly publicUrl: string | undefined
  readonly deploymentId: string
}

/** Builds the cookie of a deployment. */
export function createSessionCookie({ publicUrl, deploymentId }: SessionCookieOptions): SessionCookie {
  const isSecure = publicUrl?.startsWith("https:") === true
  // Cookies ignore ports: two servers on one host would overwrite each other's.
  const name = isSecure ? secureName : `docsift-${deploymentId.replaceAll("-", "").slice(0, 6)}`
  const attributes = `Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Strict`
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  // Without a public URL the host of the request: the cookie came with it, so it belongs to that host.
  const originOf = (c: AppContext) => publicOrigin ?? new URL(c.req.url).origin
  const isOwnPage = (c: AppContext) => {
    const site = c.req.header("sec-fetch-site")
    if (site !== undefined) return site === "same-origin"
    return safeMethods.has(c.req.method) || c.req.header("origin") === originOf(c)
  }
  const headerOf = (value: string) => `${name}=${value}; ${attributes}; Max-Age=${maxAgeSeconds}`
  return {
    name,
    headerOf,
    read(c) {
      const header = c.req.header("cookie")
      if (header === undefined || !isOwnPage(c)) return undefined
      const values = cookieValues(header, name)
      // Another page of the host may have set a second one for a longer path.
      return values.length === 1 ? values[0] : undefined
    },
    isForeignPage(c) {
      const isSilent = c.req.header("sec-fetch-site") === undefined && c.req.header("origin") === undefined
      return !isSilent && !isOwnPage(c)
    },
    set: (c, value) => setResponseHeader(c, "set-cookie", headerOf(value)),
    remove: (c) => setResponseHeader(c, "set-cookie", `${name}=; ${attributes}; Max-Age=0`),
  }
}

/** Returns whether the cookie crosses a network without encryption, where anybody on the way can read and use it. */
export function isReadableOnTheWay(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  const isLoopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol !== "https:" && !isLoopback
}
