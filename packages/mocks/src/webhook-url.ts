import { reject } from "./rejection.ts"

const remedy = "an operator can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS"

/** Names and literal addresses of the machine itself and of private networks, as the parser of URLs writes them. */
const privateHost =
  /(?:^|\.)localhost\.?$|^127\.|^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[::1\]$|^\[f[cd][\da-f]{2}:/

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
  if (url.hostname.startsWith("169.254.")) reject("url", "is at an address that is never called")
  if (privateHost.test(url.hostname)) reject("url", `private addresses are not called by this server; ${remedy}`)
}
