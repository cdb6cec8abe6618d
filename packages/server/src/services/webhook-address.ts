import { type AllowedHosts, literalOf } from "../domain/allowed-hosts.ts"
import { AppError } from "../domain/errors.ts"
import { findBlockReason } from "../domain/outbound-rules.ts"

/** The rules for the URLs of webhooks, as the deployment configures them. */
export interface WebhookAddressRules {
  /** Whether loopback and private addresses are called at every host. */
  readonly allowsPrivate: boolean
  /** Hosts that are called at private addresses and with `http` in any case. */
  readonly allowedHosts: AllowedHosts
}

const remedy = "an operator can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS"

/**
 * Checks the URLs of webhooks when they are set, so that people learn of a mistake at once. The check sees text alone: what a
 * name resolves to is checked at each connection, where it decides.
 */
export class WebhookAddress {
  readonly #rules: WebhookAddressRules

  constructor(rules: WebhookAddressRules) {
    this.#rules = rules
  }

  /** @throws {AppError} `invalid_request` when the server would not call the URL. */
  requireCallable(text: string): void {
    if (!URL.canParse(text)) reject("must be a URL such as https://erp.example.com/hooks/docsift")
    const url = new URL(text)
    const { allowedHosts, allowsPrivate } = this.#rules
    const isAllowed = allowedHosts.has(url.hostname)
    if (url.protocol !== "https:" && url.protocol !== "http:") reject("must begin with https://")
    if (url.protocol === "http:" && !isAllowed)
      reject(`must begin with https://; ${remedy}, which is called with http too`)
    if (url.username !== "" || url.password !== "")
      reject("must not contain a user name or password; messages are signed")
    if (text.includes("#")) reject("must not have a fragment")
    const blockReason = isLoopbackName(url.hostname) ? "private" : blockReasonOf(url.hostname)
    if (blockReason === "forbidden") reject("is at an address that is never called")
    if (blockReason === "private" && !allowsPrivate && !isAllowed) {
      reject(`private addresses are not called by this server; ${remedy}`)
    }
  }
}

/** The parser of URLs has already turned decimal, octal and hexadecimal forms into the usual one. */
function blockReasonOf(hostname: string) {
  const literal = literalOf(hostname)
  return literal === undefined ? undefined : findBlockReason(literal)
}

/** Names that resolve to the machine itself (RFC 6761, section 6.3). */
function isLoopbackName(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(hostname)
}

function reject(requirement: string): never {
  throw new AppError("invalid_request", `url: ${requirement}`)
}
