import { AppError } from "../domain/errors.ts"
import type { AppContext } from "./env.ts"

/** The addresses under which callers reach the server. */
export interface ServerAddresses {
  /** The URL that clients use; undefined when it is not configured. */
  readonly publicUrl: string | undefined
  /** The address that the server listens on. */
  readonly host: string
}

const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"]

/**
 * Rejects pages of other origins, and names that lead a browser to this address by DNS rebinding: programs send no `Origin`.
 *
 * @throws {AppError} `forbidden`.
 */
export function requireKnownSender(c: AppContext, { publicUrl, host }: ServerAddresses): void {
  const named = hostnameOf(`http://${c.req.header("host") ?? ""}`)
  const origin = c.req.header("origin")
  const known = publicUrl === undefined ? [] : [new URL(publicUrl).hostname]
  const isLoopback = loopbackHosts.includes(host) || host === "::1"
  const allowed = [...known, ...(isLoopback || known.length > 0 ? loopbackHosts : [])]
  // A server on all addresses without a public URL knows no name of its own.
  if (allowed.length > 0 && named !== undefined && !allowed.includes(named)) {
    throw new AppError("forbidden", "Host: is not a name of this server; DOCSIFT_PUBLIC_URL sets it")
  }
  if (origin === undefined) return
  const from = hostnameOf(origin)
  const isOwn = allowed.length > 0 ? from !== undefined && allowed.includes(from) : from === named
  if (!isOwn) throw new AppError("forbidden", "Origin: pages of other origins may not call this server")
}

function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname || undefined : undefined
}
