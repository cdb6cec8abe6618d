/*
 * The audit log shows times of the reader's clock, so its filter means days of the same clock.
 */

/** Returns the times that the API asks for; both days are included, and a missing one leaves that side open. */
export function timesOf({
  since,
  until,
}: {
  readonly since?: string | undefined
  readonly until?: string | undefined
}): {
  readonly since: string | undefined
  readonly until: string | undefined
} {
  return { since: since && startOf(since, 0), until: until && startOf(until, 1) }
}

/** Returns the beginning of a day, or of one after it, by the reader's clock. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
