// Together with three retries this bridges an outage of about five seconds on average, the time a database restart takes.
const firstDelayMs = 500
const maxDelayMs = 8_000

/** The longest `Retry-After` that is waited out; a longer one fails the call at once and is left to the caller. */
export const maxRetryAfterMs = 60_000

/** Tells whether a status may pass by itself. 501 will not: the server does not know the operation. */
export function isRetryableStatus(status: number): boolean {
  return [408, 425, 429].includes(status) || (status >= 500 && status !== 501)
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
export function retryDelay(attempt: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)))
}
