import { findBlockReason } from "./blocked-address.ts"
import { reject } from "./rejection.ts"

const remedy = "an operator can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS"

/** Checks the URL of a webhook by the default settings of a server. @throws {Rejection} `invalid_request`. */
export function checkWebhookUrl(text: string): void {
  const url = URL.canParse(text)
    ? new URL(text)
    : reject("url", "must be a URL such as https://erp.example.com/hooks/docsift")
  if (url.protocol === "http:") reject("url", `must begin with https://; ${remedy}, which is called with http too`)
  if (url.protocol !== "https:") reject("url", "must begin with https://")
  if (url.username !== "" || url.password !== "")
    reject("url", "must not contain a user name or password; messages are signed")
  if (text.includes("#")) reject("url", "must not have a fragment")
  const blockReason = isLoopbackName(url.hostname) ? "private" : findBlockReason(url.hostname)
  if (blockReason === "forbidden") reject("url", "is at an address that is never called")
  if (blockReason === "private") reject("url", `private addresses are not called by this server; ${remedy}`)
}

/** Names that resolve to the machine itself (RFC 6761, section 6.3). */
function isLoopbackName(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(hostname)
}
