import { type Answer, attemptOnce, type Outgoing } from "./attempt.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { pause } from "./limit.ts"
import { retryDelay } from "./retry.ts"
import type { Settings } from "./settings.ts"

const defaultTimeoutMs = 60_000
const defaultFileTimeoutMs = 600_000

/** Sends requests; the one way out of this package. */
export type Send = (outgoing: Outgoing) => Promise<Answer>

function createIdempotencyKey(): string {
  // `crypto.randomUUID` is missing in pages that were not loaded over https.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-")
}

/** Names a request in errors and logs. The query of a foreign address is left out: it can be a signature. */
function pathOf({ url, isForeign }: Outgoing, baseUrl: string): string {
  if (isForeign) return url.replace(/[?#].*$/s, "")
  if (url.startsWith(`${baseUrl}/`)) return url.slice(baseUrl.length)
  throw new InvalidArgumentError("The key is for `baseUrl` alone; use another client for another server")
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
    const { method, headers, options, body } = outgoing
    const upload = typeof body === "object" && "open" in body ? body : undefined
    const hasFile = upload !== undefined || outgoing.readAs === "blob"
    const timeoutMs = options.timeout ?? settings.timeout ?? (hasFile ? defaultFileTimeoutMs : defaultTimeoutMs)
    const maxRetries = upload?.isOneShot ? 0 : (options.maxRetries ?? settings.maxRetries)
    const path = pathOf(outgoing, settings.baseUrl)
    if (method === "POST" && !headers.has("idempotency-key"))
      headers.set("idempotency-key", options.idempotencyKey ?? createIdempotencyKey())

    const deadlineAt = performance.now() + (options.deadline ?? settings.deadline)
    for (let attempt = 1; ; attempt++) {
      const place = { method, path, attempts: attempt }
      const outcome = await attemptOnce(settings, outgoing, place, Math.min(timeoutMs, deadlineAt - performance.now()))
      if (!("error" in outcome)) return outcome

      const { error, answer, retryAfterMs, isRetryable } = outcome
      const delayMs = retryDelay(attempt, retryAfterMs)
      if (!isRetryable || attempt > maxRetries || performance.now() + delayMs >= deadlineAt) {
        if (answer) return answer
        throw error
      }
      settings.hooks?.onRetry?.({ method, path, attempt, delayMs, error })
      await pause(delayMs, options.signal)
    }
  }
}
