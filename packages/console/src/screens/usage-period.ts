/*
 * Usage is summed up by days in UTC, so its periods are whole days in UTC, too. A day is written as `YYYY-MM-DD`, as in
 * URLs and in date fields.
 */

const DAY_MS = 86_400_000

/** Days that the server sums up at most. */
const MAX_DAYS = 400

/** Days of a period when the URL names none. */
const DEFAULT_DAYS = 30

/** A period of whole days; both are included. */
export interface UsagePeriod {
  readonly from: string
  readonly to: string
}

/** The lengths of the periods that are offered as links, in days. */
export const presets = [7, 30, 90] as const

/** Returns the period of so many days that ends at a day. */
export function lastDays(days: number, today: string): UsagePeriod {
  return { from: addDays(today, 1 - days), to: today }
}

/** Completes a period: without an end it ends today, without a beginning it has 30 days. */
export function periodOf(period: Partial<UsagePeriod>, today: string): UsagePeriod {
  const to = period.to ?? today
  return { from: period.from ?? addDays(to, 1 - DEFAULT_DAYS), to }
}

/** Returns what is wrong with a period, in a sentence; undefined when nothing is. */
export function problemOf({ from, to }: UsagePeriod): string | undefined {
  if (from > to) return "The first day must not be after the last one."
  return daysBetween(from, to) >= MAX_DAYS ? `A period has at most ${MAX_DAYS} days.` : undefined
}

/** Returns the times that the API asks for; the last day is included, so its end is that of the next one's beginning. */
export function timesOf({ from, to }: UsagePeriod): { readonly from: string; readonly to: string } {
  return { from: `${from}T00:00:00Z`, to: `${addDays(to, 1)}T00:00:00Z` }
}

/** Returns all days of a period, in order. */
export function daysOf({ from, to }: UsagePeriod): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

/** Returns the day of a time. */
export const dayOfTime = (time: Date): string => time.toISOString().slice(0, "2026-03-02".length)

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const addDays = (day: string, days: number): string => dayOfTime(new Date(timeOf(day) + days * DAY_MS))

const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS
