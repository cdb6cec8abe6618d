import { ApiError } from "../errors/api-error.ts"
import { ConnectionError } from "../errors/connection-error.ts"
import type { RequestError } from "../errors/request-error.ts"
import { TimeoutError } from "../errors/timeout-error.ts"

// With three retries these bridge an outage of about five seconds on average, the time a database restart takes.
const firstDelayMs = 500
const maxDelayMs = 8_000

// When the server asks for a longer pause, the call fails at once and leaves the decision to the caller.
const maxRetryAfterMs = 60_000

/**
 * Returns whether a failure may be transient. 501 is not: the server does not know the operation. A 409 is when it was
 * caused by this very call: an earlier attempt, abandoned here, may still be running on the server.
 */
export function isRetryable(error: unknown): error is RequestError {
  if (!(error instanceof ApiError)) return error instanceof ConnectionError || error instanceof TimeoutError
  const { status, code, attempts, retryAfterMs = 0 } = error
  const isOwnDuplicate = code === "idempotency_in_progress" && attempts > 1
  const isTransient = [408, 425, 429].includes(status) || (status >= 500 && status !== 501)
  return (isTransient || isOwnDuplicate) && retryAfterMs <= maxRetryAfterMs
}

/**
 * Parses a `Retry-After` header, seconds or a date, into milliseconds from now.
 *
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  // A value that is neither becomes NaN, which `||` turns into 0: no minimum.
  return Math.max(0, Number(value) * 1000 || Date.parse(value) - Date.now() || 0)
}

/**
 * Returns the milliseconds to pause after a failed attempt: random within a window that doubles ("full jitter", so that
 * many clients do not return at the same moment), and never shorter than the server asked for.
 */
export function retryDelay({ attempts, retryAfterMs = 0 }: { attempts: number; retryAfterMs?: number }): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempts - 1)))
}
