import { causesOf, codeOf } from "../domain/causes.ts"
import { DeadlineExceeded, withDeadline } from "../domain/deadline.ts"
import type { DeliveryError } from "../domain/webhook.ts"
import type { WebhookRequest, WebhookResponse, WebhookSender } from "../ports/webhook-sender.ts"
import { OutboundRefusedError } from "./guarded-fetch.ts"

/** The time that the OpenAPI document gives a receiver for its response, head and body together. */
const defaultTimeoutMs = 15_000

/** Bytes of a response body that are read. They are discarded: a body that was read leaves its connection open for the next message. */
const maxBodyBytes = 64 * 1024

/** A sender that calls receivers by a guarded `fetch`, and keeps nothing of a response but its status. */
export class GuardedWebhookSender implements WebhookSender {
  readonly #fetch: typeof fetch
  readonly #timeoutMs: number

  /** @param guardedFetch - follows no redirect. */
  constructor(guardedFetch: typeof fetch, timeoutMs = defaultTimeoutMs) {
    this.#fetch = guardedFetch
    this.#timeoutMs = timeoutMs
  }

  async send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse> {
    try {
      return await withDeadline((ended) => this.#call(request, ended), { timeoutMs: this.#timeoutMs, signal })
    } catch (error) {
      signal.throwIfAborted()
      return { error: errorOf(error) }
    }
  }

  async #call({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse> {
    const response = await this.#fetch(url, { method: "POST", headers, body, signal })
    await discard(response)
    const { status } = response
    // Redirects too: their target would be another address than the one that was configured and checked.
    if (!response.ok) return { status, error: "status", retryAfter: response.headers.get("retry-after") ?? undefined }
    return { status }
  }
}

/** Reads a body to its end or its limit, and drops it. */
async function discard({ body }: Response): Promise<void> {
  if (body === null) return
  const reader = body.getReader()
  let read = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.byteLength
    if (read < maxBodyBytes) continue
    // The connection is closed; what the status says holds.
    await reader.cancel()
    return
  }
}

/** Codes of Node, OpenSSL and undici, by what they mean for a delivery. */
const errorsByCode: readonly (readonly [RegExp, DeliveryError])[] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/, "dns"],
  [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    "unreachable",
  ],
  [
    /^(?:ERR_TLS_\w+|ERR_SSL_\w+|EPROTO|CERT_\w+|UNABLE_TO_\w+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|HOSTNAME_MISMATCH|INVALID_CA)$/,
    "tls",
  ],
]

/** Returns why a call failed; an unknown error counts as a broken connection. */
function errorOf(error: unknown): DeliveryError {
  for (const cause of causesOf(error)) {
    if (cause instanceof DeadlineExceeded) return "timeout"
    // The second one is a port that fetch never calls, such as that of mail or IRC.
    if (cause instanceof OutboundRefusedError || (cause instanceof Error && cause.message === "bad port"))
      return "refused"
    const code = codeOf(cause) ?? ""
    const known = errorsByCode.find(([codes]) => codes.test(code))
    if (known !== undefined) return known[1]
  }
  return "reset"
}
