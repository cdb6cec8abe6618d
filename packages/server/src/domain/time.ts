import { utcTimePattern } from "../generated/limits.ts"
import { AppError } from "./errors.ts"

/**
 * Parses a time of a request; undefined stays undefined. Stored times have milliseconds: rounding a finer one up keeps both what is at it or later,
 * and what is before it.
 *
 * @throws {AppError} `invalid_request` for a day or an hour that does not exist.
 */
export function readTime(text: string | undefined, place: string): Date | undefined {
  if (text === undefined) return undefined
  const second = text.slice(0, "2026-03-01T00:00:00".length)
  const time = new Date(`${second}Z`)
  // JavaScript reads February 30 as March 2.
  const isTime = utcTimePattern.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(second)
  if (!isTime) throw new AppError("invalid_request", `${place}: must be a time such as 2026-03-02T09:15:04.218Z`)
  const nanoseconds = Number(text.slice(second.length + 1, -1).padEnd(9, "0"))
  return new Date(time.getTime() + Math.ceil(nanoseconds / 1_000_000))
}
