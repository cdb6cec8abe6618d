import { BlockList, isIP } from "node:net"

/** The reason why an address must not be called. */
export type Refusal = "forbidden" | "private"

/*
 * Address ranges by their use (IANA IPv4 and IPv6 Special-Purpose Address Registries). Cloud providers serve a machine's
 * credentials at link-local addresses and at a few others, where no language model runs.
 */

const never = listOf([
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // Metadata service inside the range of carrier-grade NAT.
  ["100.100.100.200", 32],
  ["::", 128],
  ["fe80::", 10],
  ["ff00::", 8],
  // Metadata service inside the range of unique local addresses.
  ["fd00:ec2::254", 128],
  // Teredo embeds an obfuscated IPv4 address; it is obsolete.
  ["2001::", 32],
])

const privateRanges = listOf([
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["::1", 128],
  ["fc00::", 7],
  ["fec0::", 10],
])

/** Returns why an IP address must not be called; undefined when it may. Text that is no IP address is forbidden. */
export function findRefusal(address: string): Refusal | undefined {
  const plain = withoutZone(address)
  const family = isIP(plain)
  if (family === 0) return "forbidden"
  const embedded = family === 6 ? embeddedIpv4(plain) : undefined
  if (embedded !== undefined) return findRefusal(embedded)
  const type = family === 6 ? "ipv6" : "ipv4"
  if (never.check(plain, type)) return "forbidden"
  return privateRanges.check(plain, type) ? "private" : undefined
}

function listOf(ranges: readonly (readonly [address: string, bits: number])[]): BlockList {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, isIP(address) === 6 ? "ipv6" : "ipv4")
  return list
}

function withoutZone(address: string): string {
  return address.split("%", 1).join("")
}

/** Returns the IPv4 address embedded in a mapped (::ffff:0:0/96), compatible (::/96), NAT64 (64:ff9b::/96) or 6to4 (2002::/16) one. */
function embeddedIpv4(address: string): string | undefined {
  const groups = groupsOf(address)
  const head = groups.slice(0, 6)
  const isZero = (from: number, to: number) => head.slice(from, to).every((group) => group === 0)
  const [, , , , , fifth, high = 0, low = 0] = groups
  if (isZero(0, 5) && fifth === 0xffff) return ipv4Of(high, low)
  if (isZero(0, 6) && (high !== 0 || low > 1)) return ipv4Of(high, low)
  if (head[0] === 0x64 && head[1] === 0xff9b && isZero(2, 6)) return ipv4Of(high, low)
  if (head[0] === 0x2002) return ipv4Of(head[1] ?? 0, head[2] ?? 0)
  return undefined
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
}

/** Returns the eight groups of an IPv6 address. The URL parser normalises its form (WHATWG URL, host parsing). */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [left = "", right] = canonical.split("::")
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)))
  const before = parse(left)
  const after = right === undefined ? [] : parse(right)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
