import { DeadlineExceeded, withDeadline } from "../domain/deadline.ts"
import type { DeliveryError } from "../domain/webhook.ts"
import type { WebhookRequest, WebhookResponse, WebhookSender } from "../ports.ts"
import { OutboundRefusedError } from "./guarded-fetch.ts"

/** The time that the OpenAPI document gives a receiver for its response, head and body together. */
const defaultTimeoutMs = 15_000

/** Bytes of a response that are read. Nobody needs them: a body that was read leaves its connection open for the next message. */
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

/** Causes nest a few levels; the bound only guards against a cycle. */
const maxCauses = 8

/** Returns why a call failed; what is unknown counts as a connection that broke. */
function errorOf(error: unknown): DeliveryError {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if (current instanceof DeadlineExceeded) return "timeout"
    // The second one is a port that fetch never calls, such as that of mail or IRC.
    if (current instanceof OutboundRefusedError || current.message === "bad port") return "refused"
    const code = "code" in current && typeof current.code === "string" ? current.code : ""
    const known = errorsByCode.find(([codes]) => codes.test(code))
    if (known !== undefined) return known[1]
    current = current.cause
  }
  return "reset"
}
