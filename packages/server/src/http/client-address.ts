import { isIP } from "node:net"
import { networkSet } from "../domain/network.ts"

/** What is read of Node's request. */
export interface RequestOrigin {
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Builds the function that finds out where a request came from, for the log and nothing else: nobody is let in or kept
 * out by it. `x-forwarded-for` is anybody's to write, so it is read from the right, and only as long as a trusted proxy
 * wrote it; without trusted proxies not at all. `x-forwarded-host`, `-proto` and `forwarded` are never read.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (incoming: RequestOrigin | undefined) => string | undefined {
  if (trustedProxies.length === 0) return (incoming) => incoming?.socket.remoteAddress
  const trusted = networkSet(trustedProxies)
  return (incoming) => {
    let address = incoming?.socket.remoteAddress
    const forwarded = incoming?.headers["x-forwarded-for"]
    const hops = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",")
    // What is no address, such as `unknown` or a text to confuse a log, ends the chain.
    while (address !== undefined && trusted.has(address)) {
      const hop = hops.pop()?.trim()
      if (hop === undefined || isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}
