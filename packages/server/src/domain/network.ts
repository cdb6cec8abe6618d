import { BlockList, isIP } from "node:net"

/** Returns whether text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/")
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** Builds a set of addresses and networks that {@link isNetwork} accepts; it also matches IPv4-mapped IPv6 addresses. */
export function networkSet(networks: readonly string[]): { has(address: string): boolean } {
  const list = new BlockList()
  for (const network of networks) {
    const [address = "", prefix] = network.split("/")
    const family = isIP(address) === 4 ? "ipv4" : "ipv6"
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return {
    has(address) {
      const family = isIP(address)
      return family !== 0 && list.check(address, family === 4 ? "ipv4" : "ipv6")
    },
  }
}
