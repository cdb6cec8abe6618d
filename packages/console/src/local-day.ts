/** Returns the time at which a day begins by the reader's clock, or one some days later, as the API writes times. */
export function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
