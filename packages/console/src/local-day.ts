/** Returns the time at which a day begins by the reader's clock, or one some days later, as the API writes times. */
export function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** The times between which days of the reader's clock lie: from the first, before the second. */
interface TimesOfDays {
  readonly from: string | undefined
  readonly before: string | undefined
}

/** Returns the times of a filter by days; both days are included, and a missing one leaves its side open. */
export function timesOfDays(first: string | undefined, last: string | undefined): TimesOfDays {
  return { from: first && startOfDay(first), before: last && startOfDay(last, 1) }
}

/** Returns the day of a time by the reader's clock, as `YYYY-MM-DD`. */
export function dayOfTime(time: Date): string {
  const pad = (part: number, digits: number) => String(part).padStart(digits, "0")
  return [pad(time.getFullYear(), 4), pad(time.getMonth() + 1, 2), pad(time.getDate(), 2)].join("-")
}
