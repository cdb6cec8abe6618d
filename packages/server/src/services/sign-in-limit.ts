import { isIPv6 } from "node:net"
import { AppError } from "../domain/errors.ts"

/*
 * A key has 256 random bits, so no number of attempts finds one. The limit keeps attempts from occupying the database and
 * filling the log. Each process counts in its own memory. Behind a proxy all clients have its address, unless
 * DOCSIFT_TRUSTED_PROXIES names it; only failures count, so that colleagues behind one address do not exclude each other.
 */

/** Failed sign-ins of one address at once: whole offices share one, and people paste the wrong text. */
const capacity = 30
const windowMs = 60_000
const perMs = capacity / windowMs
/** Addresses in memory. When there are more, the oldest are forgotten: an attacker with so many needs no limit anyway. */
const maxAddresses = 10_000

interface Bucket {
  tokens: number
  /** The time of `tokens`, on the injected clock. */
  at: number
}

/** Limits failed sign-ins of a client address. */
export class SignInLimit {
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** @param now - milliseconds on a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** @throws {AppError} `rate_limited` when too many sign-ins from the address have failed; an unknown address has no limit. */
  check(address: string | undefined): void {
    const tokens = address === undefined ? capacity : this.#tokensOf(networkOf(address))
    if (tokens >= 1) return
    const retryAfterSeconds = Math.ceil((1 - tokens) / perMs / 1000)
    const again = retryAfterSeconds === 1 ? "1 second" : `${retryAfterSeconds} seconds`
    const sentence = `Too many sign-ins from this address have failed; try again in ${again}.`
    throw new AppError("rate_limited", sentence, { retryAfterSeconds })
  }

  /** Counts a failed sign-in. */
  fail(address: string | undefined): void {
    if (address === undefined) return
    const network = networkOf(address)
    const bucket = { tokens: Math.max(0, this.#tokensOf(network) - 1), at: this.#now() }
    // Removed first, so that the map is ordered by the latest failure.
    this.#buckets.delete(network)
    this.#buckets.set(network, bucket)
    if (this.#buckets.size <= maxAddresses) return
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }

  #tokensOf(network: string): number {
    const bucket = this.#buckets.get(network)
    return bucket === undefined ? capacity : Math.min(capacity, bucket.tokens + (this.#now() - bucket.at) * perMs)
  }
}

/** Returns the /64 of an IPv6 address, which one client has to itself; an IPv4 address as it is, also a mapped one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [unscoped = ""] = address.split("%")
  const [head = "", tail = ""] = unscoped.split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === "" ? [] : tail.split(":")
  const isShort = address.includes("::")
  const groups = isShort
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right]
    : left
  return groups.slice(0, 4).join(":")
}
