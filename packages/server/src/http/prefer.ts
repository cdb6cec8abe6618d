/** Longest wait a request may ask for, in seconds: below the usual idle time-out of proxies (60 s and more). */
export const maxWaitSeconds = 60

/**
 * Reads `wait=N` out of a `Prefer` header (RFC 7240 §4.3), capped at {@link maxWaitSeconds}. A preference that is
 * missing or not understood is no mistake and counts as none: undefined. The first of several counts (§2).
 */
export function preferredWaitSeconds(header: string | undefined): number | undefined {
  const wait = header === undefined ? undefined : /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?\s*(?=[,;]|$)/i.exec(header)?.[1]
  return wait === undefined ? undefined : Math.min(Number(wait), maxWaitSeconds)
}
