/** The reason why a server does not call an address. */
export type BlockReason = "forbidden" | "private"

// The ranges of the server (IANA IPv4 and IPv6 Special-Purpose Address Registries), a host of each of which the contract suite
// sends to both. Matched without a library, because the mocks have no dependencies.
const forbidden = [
  "0.0.0.0/8",
  "169.254.0.0/16",
  "192.0.0.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "100.100.100.200/32",
  "::/128",
  "fe80::/10",
  "ff00::/8",
  "fd00:ec2::254/128",
  "2001::/32",
].map(networkOf)

const privateRanges = [
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "::1/128",
  "fc00::/7",
  "fec0::/10",
].map(networkOf)

/** IPv6 ranges whose addresses hold an IPv4 address, and the bit at which it starts: IPv4-mapped, IPv4-compatible, NAT64 and 6to4. */
const ipv4Carriers = [
  { range: networkOf("::ffff:0:0/96"), start: 96 },
  { range: networkOf("::/96"), start: 96 },
  { range: networkOf("64:ff9b::/96"), start: 96 },
  { range: networkOf("2002::/16"), start: 16 },
]
/** Inside `::/96`, and no IPv4 address. */
const unspecifiedAndLoopback = networkOf("::/127")

/** Returns why the host of a parsed URL must not be called; undefined when it may be, and for a name. */
export function findBlockReason(hostname: string): BlockReason | undefined {
  const address = addressOf(hostname)
  if (address === undefined) return undefined
  const called = embeddedIpv4(address) ?? address
  const isIn = (range: Network) => contains(range, called)
  if (forbidden.some(isIn)) return "forbidden"
  return privateRanges.some(isIn) ? "private" : undefined
}

/** An address as its 32 or 128 binary digits, so that the prefix of a network is a prefix of the text. */
type Address = string

interface Network {
  readonly length: number
  readonly prefix: string
}

function embeddedIpv4(address: Address): Address | undefined {
  if (contains(unspecifiedAndLoopback, address)) return undefined
  const carrier = ipv4Carriers.find(({ range }) => contains(range, address))
  return carrier && address.slice(carrier.start, carrier.start + 32)
}

function contains({ length, prefix }: Network, address: Address): boolean {
  return address.length === length && address.startsWith(prefix)
}

function networkOf(text: string): Network {
  const [network = "", prefixLength] = text.split("/")
  const address = network.includes(":") ? ipv6Of(network) : ipv4Of(network)
  return { length: address.length, prefix: address.slice(0, Number(prefixLength)) }
}

/** The parser of URLs has already turned every other form into one of these two. */
function addressOf(hostname: string): Address | undefined {
  if (hostname.startsWith("[")) return ipv6Of(hostname.slice(1, -1))
  return /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname) ? ipv4Of(hostname) : undefined
}

function ipv4Of(text: string): Address {
  return text
    .split(".")
    .map((byte) => Number(byte).toString(2).padStart(8, "0"))
    .join("")
}

function ipv6Of(text: string): Address {
  const [head = [], tail = []] = text.split("::").map((half) => half.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(2).padStart(16, "0")).join("")
}
