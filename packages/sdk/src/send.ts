import { type Answer, attemptOnce, type Outgoing } from "./attempt.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { pause } from "./limit.ts"
import { randomId } from "./random-id.ts"
import { isRetryable, retryDelay } from "./retry.ts"
import type { Settings } from "./settings.ts"

const defaultTimeoutMs = 60_000
const defaultFileTimeoutMs = 600_000

/** Sends requests; the one way out of this package. */
export type Send = (outgoing: Outgoing) => Promise<Answer<unknown>>

/** Names a request in errors and logs. The query of a foreign address is left out: it can be a signature. */
function pathOf({ url, readAs }: Outgoing, baseUrl: string): string {
  if (readAs === "blob") return url.replace(/\?.*/s, "")
  if (url.startsWith(`${baseUrl}/`)) return url.slice(baseUrl.length)
  throw new InvalidArgumentError("The key goes to `baseUrl` alone")
}

/**
 * Makes the function that sends a request, and again where that is safe.
 *
 * An attempt covers everything up to the last byte of the body, so that a stalled or broken body counts like a refused
 * connection. Every attempt of a POST carries the same idempotency key, which is what makes repeating it safe. The loop
 * ends early when the next pause would outlast the deadline, or when the server asks for more patience than
 * a minute.
 */
export function createSend(settings: Settings): Send {
  return async (outgoing) => {
    const { method, headers, options } = outgoing
    const body = await outgoing.body
    const hasFile = body?.isOneShot !== undefined || outgoing.readAs === "blob"
    const timeoutMs = options.timeout ?? settings.timeout ?? (hasFile ? defaultFileTimeoutMs : defaultTimeoutMs)
    const maxRetries = body?.isOneShot ? 0 : (options.maxRetries ?? settings.maxRetries ?? 3)
    const path = pathOf(outgoing, settings.baseUrl)
    if (method === "POST" && !headers.has("idempotency-key"))
      headers.set("idempotency-key", options.idempotencyKey ?? randomId())

    const endsAt = performance.now() + (options.deadline ?? settings.deadline ?? Infinity)
    for (let attempts = 1; ; attempts++) {
      const place = { method, path, attempts }
      try {
        return await attemptOnce(settings, outgoing, body, place, Math.min(timeoutMs, endsAt - performance.now()))
      } catch (error) {
        if (attempts > maxRetries || !isRetryable(error)) throw error
        const delayMs = retryDelay(error)
        if (performance.now() + delayMs >= endsAt) throw error
        settings.emit?.("onRetry", { ...place, delayMs, error })
        await pause(delayMs, options.signal)
      }
    }
  }
}
