import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns"
import type { RequestInfo, RequestInit } from "undici"
import { type AllowedHosts, allowedHosts, literalOf } from "../domain/allowed-hosts.ts"
import { findBlockReason } from "../domain/outbound-rules.ts"

/** The rules for outbound calls. */
export interface OutboundPolicy {
  /** Whether loopback and private ranges may be called, where self-hosted models run. */
  readonly allowsPrivate: boolean
  /** Names, addresses and networks that may be called at private addresses and with `http` in any case. @default none */
  readonly allowedHosts?: AllowedHosts
  /** Whether `http` is called only at the allowed hosts. @default false */
  readonly requiresTls?: boolean
  /** Largest response in bytes; a larger one is aborted. @default 64 MiB */
  readonly maxResponseBytes?: number
}

/** The error of an outbound call that the rules forbid. Its message names the rule and no resolved address. */
export class OutboundRefusedError extends Error {
  override readonly name = "OutboundRefusedError"
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const defaultMaxResponseBytes = 64 * 1024 * 1024
const connectTimeoutMs = 10_000

/**
 * Creates a `fetch` for URLs that users configure. The rules are enforced on the address that the socket connects
 * to, after name resolution, which prevents DNS rebinding. Redirects are not followed, and the size of responses is
 * limited.
 */
export function createGuardedFetch(policy: OutboundPolicy): { fetch: typeof fetch; close: () => Promise<void> } {
  const { maxResponseBytes = defaultMaxResponseBytes, allowedHosts: allowed = allowedHosts([]) } = policy
  /** @param host - the host of the URL: a name that is allowed may resolve to a private address. */
  const check = (address: string, host: string): OutboundRefusedError | undefined => {
    const blockReason = findBlockReason(address)
    if (blockReason === "forbidden") return new OutboundRefusedError("the address is one that is never called")
    const isAllowed = policy.allowsPrivate || allowed.has(host) || allowed.hasAddress(address)
    if (blockReason === "private" && !isAllowed) {
      return new OutboundRefusedError("private addresses are not called by this server")
    }
    return undefined
  }
  const lookup = (hostname: string, options: LookupOptions, done: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      // One forbidden address rejects the name: a name that mixes them is not trustworthy.
      const blocked = addresses.map(({ address }) => check(address, hostname)).find((reason) => reason !== undefined)
      const [first] = addresses
      if (blocked !== undefined || first === undefined) {
        return done(blocked ?? new OutboundRefusedError("the name has no address"), [])
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
  const open = async () => {
    // Imported at the first call: most deployments make none, and its 110 modules would slow down every start.
    const { Agent, fetch } = await import("undici")
    const agent = new Agent({
      connect: { lookup, timeout: connectTimeoutMs },
      // A model may take minutes to its first byte; the caller's deadline is the limit.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxResponseBytes,
    })
    return { agent, fetch }
  }
  let opened: ReturnType<typeof open> | undefined

  const guarded = async (input: RequestInfo, init?: RequestInit) => {
    const url = new URL(typeof input === "string" || input instanceof URL ? input : input.url)
    if (url.protocol !== "https:" && url.protocol !== "http:") {
      throw new OutboundRefusedError("only http and https are called")
    }
    if (url.protocol === "http:" && policy.requiresTls === true && !allowed.has(url.hostname)) {
      throw new OutboundRefusedError("http is called at allowed hosts only")
    }
    // A literal address is used without name resolution.
    const literal = literalOf(url.hostname)
    const blocked = literal === undefined ? undefined : check(literal, url.hostname)
    if (blocked) throw blocked
    const { agent, fetch } = await (opened ??= open())
    return fetch(input, { ...init, redirect: "manual", dispatcher: agent })
  }
  return {
    // The same fetch as in Node; only the origins of the types differ.
    fetch: guarded as unknown as typeof fetch,
    close: async () => (await opened)?.agent.destroy(),
  }
}
