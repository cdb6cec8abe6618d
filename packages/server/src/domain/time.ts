import { AppError } from "./errors.ts"

/**
 * Parses a time of a request; undefined stays undefined.
 *
 * @throws {AppError} `invalid_request` for a day or an hour that does not exist.
 */
export function readTime(text: string | undefined, place: string): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  // JavaScript reads February 30 as March 2.
  if (Number.isNaN(time.getTime()) || time.toISOString() !== text) {
    throw new AppError("invalid_request", `${place}: must be a time such as 2026-03-02T09:15:04.218Z`)
  }
  return time
}
