import { isIP } from "node:net"
import { networkSet } from "../domain/network.ts"

/** The members of Node's request that tell where it came from. */
export interface RequestOrigin {
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Builds the function that returns the client address of a request, for the log and for the limit of
 * failed sign-ins: what a caller may do never depends on it. Any
 * client can send `x-forwarded-for`, so it is read from the right, and only as far as trusted proxies wrote it; without
 * trusted proxies it is ignored. `x-forwarded-host`, `-proto` and `forwarded` are never read.
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
    // Anything but an address, such as `unknown` or text meant to confuse a log, ends the chain.
    while (address !== undefined && trusted.has(address)) {
      const hop = hops.pop()?.trim()
      if (hop === undefined || isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}
