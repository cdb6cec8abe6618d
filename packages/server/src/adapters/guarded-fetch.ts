import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns"
import { isIP } from "node:net"
import type { RequestInfo, RequestInit } from "undici"
import { findRefusal } from "./outbound-rules.ts"

/** Where outbound calls may go. */
export interface OutboundPolicy {
  /** Whether loopback and private ranges may be called: models of one's own live there. */
  readonly allowsPrivate: boolean
  /** Bytes that an answer may have; the rest is not read. @default 64 MiB */
  readonly maxResponseBytes?: number
}

/** An outbound call that the deployment's rules forbid; the message names the rule and no address that was looked up. */
export class OutboundRefusedError extends Error {
  override readonly name = "OutboundRefusedError"
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const defaultMaxResponseBytes = 64 * 1024 * 1024
const connectTimeoutMs = 10_000

/**
 * Makes a `fetch` for addresses that administrators type in. The rules are enforced on the address that the socket
 * connects to, after the name was looked up: a name that answers differently the second time (DNS rebinding) gains
 * nothing. Redirects are not followed, and answers are cut off at their limit.
 */
export function createGuardedFetch(policy: OutboundPolicy): { fetch: typeof fetch; close: () => Promise<void> } {
  const { maxResponseBytes = defaultMaxResponseBytes } = policy
  const check = (address: string): OutboundRefusedError | undefined => {
    const refusal = findRefusal(address)
    if (refusal === "forbidden") return new OutboundRefusedError("the address is one that is never called")
    if (refusal === "private" && !policy.allowsPrivate) {
      return new OutboundRefusedError("private addresses are not called by this server")
    }
    return undefined
  }
  const lookup = (hostname: string, options: LookupOptions, done: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = addresses?.filter(({ address }) => check(address) === undefined) ?? []
      const [first] = allowed
      if (error) return done(error, [])
      // One bad address condemns the name: whoever mixes them is not to be trusted with the others.
      const refused = addresses.map(({ address }) => check(address)).find((reason) => reason !== undefined)
      if (refused !== undefined || first === undefined) {
        return done(refused ?? new OutboundRefusedError("the name has no address"), [])
      }
      return options.all === true ? done(null, allowed) : done(null, first.address, first.family)
    })
  }
  const open = async () => {
    // Loaded at the first call: most deployments make none, and its 110 modules would make every start slower.
    const { Agent, fetch } = await import("undici")
    const agent = new Agent({
      connect: { lookup, timeout: connectTimeoutMs },
      // A model thinks for minutes before its first byte; the caller's deadline is the limit.
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
    // A literal address is connected to without a look-up.
    const literal = url.hostname.replace(/^\[|\]$/gu, "")
    const refused = isIP(literal) === 0 ? undefined : check(literal)
    if (refused) throw refused
    const { agent, fetch } = await (opened ??= open())
    return fetch(input, { ...init, redirect: "manual", dispatcher: agent })
  }
  return {
    // undici's fetch is the one Node has built in; only the types' origins differ.
    fetch: guarded as unknown as typeof fetch,
    close: async () => (await opened)?.agent.destroy(),
  }
}
