import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"
import type { RequestHeader } from "../generated/header-names.ts"
import { attemptOnce } from "./attempt.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import { randomId } from "./random-id.ts"
import { isRetryable, retryDelay } from "./retry.ts"
import type { Settings } from "./settings.ts"
import { pause } from "./timeout.ts"

const defaultTimeoutMs = 60_000
const defaultFileTimeoutMs = 600_000

/** Sends requests; every request of this package passes through it. */
export type Send = (request: RequestToSend) => Promise<ResponseWithData<unknown>>

/**
 * Returns how errors and logs name a request. The query of a foreign URL is left out: it can be a signature.
 *
 * @throws {InvalidArgumentError} for a request with the key to a URL outside `baseUrl`
 */
function pathOf({ url, isForeign }: RequestToSend, baseUrl: string): string {
  if (isForeign) return url.replace(/\?.*/s, "")
  if (url.startsWith(`${baseUrl}/`)) return url.slice(baseUrl.length)
  throw new InvalidArgumentError("The API key is sent to `baseUrl` only")
}

/**
 * Creates the function that sends a request and repeats it where that is safe.
 *
 * An attempt lasts until the last byte of the body, so that a stalled or broken body counts like a refused connection.
 * All attempts of a POST carry the same idempotency key, which is what makes repeating it safe. The retries end early
 * when the next pause would exceed the deadline, or when `Retry-After` is longer than a minute.
 */
export function createSend(settings: Settings): Send {
  return async (request) => {
    const { method, headers, options } = request
    const body = request.body && (await request.body)
    const hasFile = body?.isOneShot !== undefined || request.isForeign
    const timeoutMs = options.timeout ?? settings.timeout ?? (hasFile ? defaultFileTimeoutMs : defaultTimeoutMs)
    const maxRetries = body?.isOneShot ? 0 : (options.maxRetries ?? settings.maxRetries ?? 3)
    const path = pathOf(request, settings.baseUrl)
    if (method === "POST" && !headers.has("idempotency-key" satisfies RequestHeader))
      headers.set("idempotency-key" satisfies RequestHeader, options.idempotencyKey ?? randomId())

    const endsAt = performance.now() + (options.deadline ?? settings.deadline ?? Infinity)
    for (let attempts = 1; ; attempts++) {
      const details = { method, path, attempts }
      try {
        return await attemptOnce(settings, request, body, details, Math.min(timeoutMs, endsAt - performance.now()))
      } catch (error) {
        if (attempts > maxRetries || !isRetryable(error)) throw error
        const delayMs = retryDelay(error)
        if (performance.now() + delayMs >= endsAt) throw error
        settings.emit?.("onRetry", { ...details, delayMs, error })
        await pause(delayMs, options.signal)
      }
    }
  }
}
