// Together with three retries this bridges an outage of about five seconds on average, the time a database restart takes.
const firstDelayMs = 500
const maxDelayMs = 8_000

/** The longest `Retry-After` that is waited out; a longer one fails the call at once and is left to the caller. */
export const maxRetryAfterMs = 60_000

/** Tells whether a status may pass by itself. 501 will not: the server does not know the operation. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501)
}

/**
 * Reads a `Retry-After` header, seconds or a date, as milliseconds from now.
 *
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/**
 * Says how long to pause after a failed attempt: at random within a window that doubles ("full jitter", so that many
 * clients do not come back together), and never shorter than the server asked for.
 */
export function retryDelay(attempt: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)))
}
