import { type Answer, attemptOnce, type Outgoing } from "./attempt.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { pause } from "./limit.ts"
import { randomId } from "./random-id.ts"
import { retryDelay } from "./retry.ts"
import type { Settings } from "./settings.ts"

const defaultTimeoutMs = 60_000
const defaultFileTimeoutMs = 600_000

/** Sends requests; the one way out of this package. */
export type Send = (outgoing: Outgoing) => Promise<Answer>

/** Names a request in errors and logs. The query of a foreign address is left out: it can be a signature. */
function pathOf({ url, isForeign }: Outgoing, baseUrl: string): string {
  if (isForeign) return url.replace(/[?#].*$/s, "")
  if (url.startsWith(`${baseUrl}/`)) return url.slice(baseUrl.length)
  throw new InvalidArgumentError("The key goes to `baseUrl` alone")
}

/**
 * Makes the function that sends a request, and again where that is safe.
 *
 * An attempt covers everything up to the last byte of the body, so that a stalled or broken body counts like a refused
 * connection. Every attempt of a POST carries the same idempotency key, which is what makes repeating it safe. The loop
 * ends early when the next pause would outlast the deadline, or when the server asks for more patience than
 * `maxRetryAfterMs`.
 */
export function createSend(settings: Settings): Send {
  return async (outgoing) => {
    const { method, headers, options } = outgoing
    const body = await outgoing.body
    const upload = typeof body === "object" && "open" in body ? body : undefined
    const hasFile = upload || outgoing.readAs === "blob"
    const timeoutMs = options.timeout ?? settings.timeout ?? (hasFile ? defaultFileTimeoutMs : defaultTimeoutMs)
    const maxRetries = upload?.isOneShot ? 0 : (options.maxRetries ?? settings.maxRetries)
    const path = pathOf(outgoing, settings.baseUrl)
    if (method === "POST" && !headers.has("idempotency-key"))
      headers.set("idempotency-key", options.idempotencyKey ?? randomId())

    const endsAt = performance.now() + (options.deadline ?? settings.deadline)
    for (let attempts = 1; ; attempts++) {
      const place = { method, path, attempts }
      const limitMs = Math.min(timeoutMs, endsAt - performance.now())
      const outcome = await attemptOnce(settings, outgoing, body, place, limitMs)
      if (!("error" in outcome)) return outcome

      const { error, answer, retryAfterMs, isRetryable } = outcome
      const delayMs = retryDelay(attempts, retryAfterMs)
      if (!isRetryable || attempts > maxRetries || performance.now() + delayMs >= endsAt) {
        if (answer) return answer
        throw error
      }
      settings.emit("onRetry", { ...place, delayMs, error })
      await pause(delayMs, options.signal)
    }
  }
}
