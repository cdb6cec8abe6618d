import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Subnet = [network: Address, bits: number]

/** The reason why an address must not be called. */
export type BlockReason = "forbidden" | "private"

/*
 * Address ranges by their use (IANA IPv4 and IPv6 Special-Purpose Address Registries). Cloud providers serve a machine's
 * credentials at link-local addresses and at a few others, where no language model runs.
 */

const forbidden = subnets(
  "0.0.0.0/8",
  "169.254.0.0/16",
  "192.0.0.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Metadata service inside the range of carrier-grade NAT.
  "100.100.100.200/32",
  "::/128",
  "fe80::/10",
  "ff00::/8",
  // Metadata service inside the range of unique local addresses.
  "fd00:ec2::254/128",
  // Teredo embeds an obfuscated IPv4 address; it is obsolete.
  "2001::/32",
)

const privateRanges = subnets(
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "::1/128",
  "fc00::/7",
  "fec0::/10",
)

/** IPv6 ranges whose addresses hold an IPv4 address, and the byte at which it starts. */
const ipv4Carriers = [
  // IPv4-mapped, IPv4-compatible, NAT64 and 6to4.
  { ranges: subnets("::ffff:0:0/96", "::/96", "64:ff9b::/96"), start: 12 },
  { ranges: subnets("2002::/16"), start: 2 },
]
/** Inside `::/96`, and no IPv4 address. */
const unspecifiedAndLoopback = subnets("::/127")

/** Returns why an IP address must not be called; undefined when it may be. Text that is not an IP address is forbidden. */
export function findBlockReason(address: string): BlockReason | undefined {
  const [plain = ""] = address.split("%", 1)
  // Node's check as well: ipaddr.js also accepts IPv4 in octal, in hexadecimal and with parts left out.
  if (isIP(plain) === 0 || !ipaddr.isValid(plain)) return "forbidden"
  const parsed = ipaddr.parse(plain)
  const called = embeddedIpv4(parsed) ?? parsed
  if (isIn(called, forbidden)) return "forbidden"
  return isIn(called, privateRanges) ? "private" : undefined
}

function embeddedIpv4(address: Address): Address | undefined {
  if (isIn(address, unspecifiedAndLoopback)) return undefined
  const carrier = ipv4Carriers.find(({ ranges }) => isIn(address, ranges))
  return carrier && ipaddr.fromByteArray(address.toByteArray().slice(carrier.start, carrier.start + 4))
}

function subnets(...ranges: readonly string[]): Subnet[] {
  return ranges.map((range) => ipaddr.parseCIDR(range))
}

function isIn(address: Address, ranges: Subnet[]): boolean {
  return ipaddr.subnetMatch(address, { inside: ranges }, "outside") === "inside"
}
