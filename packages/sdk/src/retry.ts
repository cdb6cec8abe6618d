import { ApiError } from "./errors/api-error.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import type { RequestError } from "./errors/request-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"

// Together with three retries this bridges an outage of about five seconds on average, the time a database restart takes.
const firstDelayMs = 500
const maxDelayMs = 8_000

// A server that asks for more patience is not waited for: the call fails at once and leaves it to the caller.
const maxRetryAfterMs = 60_000

/**
 * Tells whether a failure may pass by itself. 501 will not: the server does not know the operation. A 409 will when it
 * is the echo of this very call: an earlier attempt, given up here, may still be at work on the server.
 */
export function isRetryable(error: unknown): error is RequestError {
  if (!(error instanceof ApiError)) return error instanceof ConnectionError || error instanceof TimeoutError
  const { status, code, attempts, retryAfterMs = 0 } = error
  const isOwnEcho = code === "idempotency_in_progress" && attempts > 1
  const isTransient = [408, 425, 429].includes(status) || (status >= 500 && status !== 501)
  return (isTransient || isOwnEcho) && retryAfterMs <= maxRetryAfterMs
}

/**
 * Reads a `Retry-After` header, seconds or a date, as milliseconds from now.
 *
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  // What is neither becomes NaN, which `||` takes for 0: no wish at all.
  return Math.max(0, Number(value) * 1000 || Date.parse(value) - Date.now() || 0)
}

/**
 * Says how long to pause after a failed attempt: at random within a window that doubles ("full jitter", so that many
 * clients do not come back together), and never shorter than the server asked for.
 */
export function retryDelay({ attempts, retryAfterMs = 0 }: { attempts: number; retryAfterMs?: number }): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempts - 1)))
}
