import { isIP } from "node:net"
import { isNetwork, networkSet } from "./network.ts"

/** Hosts that an operator allows to be called. */
export interface AllowedHosts {
  /** Returns whether a host of a URL, a name or an address, is listed. */
  has(hostname: string): boolean
  /** Returns whether an address that a name resolved to is listed. */
  hasAddress(address: string): boolean
}

/** Returns whether text is an address, a network in CIDR notation or a host name, as a list of allowed hosts has them. */
export function isAllowedHost(text: string): boolean {
  return isNetwork(text) || nameOf(text) !== undefined
}

/** Builds the set of entries that {@link isAllowedHost} accepts. Names match exactly, without their subdomains. */
export function allowedHosts(entries: readonly string[]): AllowedHosts {
  const addresses = networkSet(entries.filter(isNetwork))
  const names = new Set(entries.filter((entry) => !isNetwork(entry)).map(nameOf))
  return {
    has(hostname) {
      const literal = literalOf(hostname)
      return literal === undefined ? names.has(withoutFinalDot(hostname)) : addresses.has(literal)
    },
    hasAddress: (address) => addresses.has(address),
  }
}

/** Returns the address in the host of a parsed URL, without the brackets of IPv6; undefined for a name. */
export function literalOf(hostname: string): string | undefined {
  const literal = hostname.replace(/^\[|\]$/gu, "")
  return isIP(literal) === 0 ? undefined : literal
}

/** Returns a name as a parsed URL has it, in lower case and Punycode; undefined for text that is no name. */
function nameOf(text: string): string | undefined {
  // A port, a path, a wildcard or a user name would be silently ignored or never match.
  if (!/^[^\s/?#@:*\\[\]%]+$/u.test(text) || !URL.canParse(`http://${text}/`)) return undefined
  const { hostname } = new URL(`http://${text}/`)
  // Such as 2130706433 and 0x7f.1, other forms of 127.0.0.1.
  return literalOf(hostname) === undefined ? withoutFinalDot(hostname) : undefined
}

/** `example.com.` is the same name as `example.com`. */
function withoutFinalDot(hostname: string): string {
  return hostname.endsWith(".") ? hostname.slice(0, -1) : hostname
}
