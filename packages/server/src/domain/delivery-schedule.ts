/*
 * When the attempts of a delivery follow each other. The plan is the one that Standard Webhooks recommends: a restart of the
 * receiver is over within seconds, an outage that people must notice may take a weekend, and three days are enough for it.
 * Each wait is up to a fifth shorter or longer, at random, so that what failed together does not come back together.
 */

/** Seconds from each failed attempt to the next one. The first attempt is made at once. */
const waitsSeconds = [5, 5 * 60, 30 * 60, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 60 * 60)]

/** Attempts before a delivery has failed. */
export const maxAttempts = waitsSeconds.length + 1

/** The share by which a wait is shorter or longer, at most. */
const jitter = 0.2

/** A receiver cannot put off a delivery for longer than the longest wait of the plan. */
const maxRetryAfterSeconds = 24 * 60 * 60

/** What decides about the next attempt. */
export interface FailedAttempt {
  /** Number of the attempt that failed, counted from 1. */
  readonly number: number
  /** The header of the response; undefined without one. */
  readonly retryAfter?: string | undefined
}

/**
 * Returns the seconds until the next attempt; undefined when no attempt is left.
 *
 * @param random - a number from 0 to 1. @default `Math.random()`
 */
export function secondsToNextAttempt(
  { number, retryAfter }: FailedAttempt,
  now: Date,
  random = Math.random(),
): number | undefined {
  const planned = waitsSeconds[number - 1]
  if (planned === undefined) return undefined
  const varied = planned * (1 - jitter + 2 * jitter * random)
  return Math.max(varied, readRetryAfter(retryAfter, now))
}

/** Reads a `retry-after` (RFC 9110, section 10.2.3), in seconds; 0 when it is missing or malformed. */
function readRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0
  const text = value.trim()
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now)
  return Math.min(Math.max(seconds, 0), maxRetryAfterSeconds)
}

/** The form of dates that senders must use; `Date` alone also accepts text such as "soon 3". */
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

function secondsUntil(text: string, now: Date): number {
  const time = httpDate.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? 0 : (time - now.getTime()) / 1000
}
