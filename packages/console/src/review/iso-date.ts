/** Two-digit years below this are of this century, others of the last: most documents are young, birthdays are not. */
const PIVOT = 70

/** Returns a date as `YYYY-MM-DD`; undefined when the calendar has no such day, or the year has not two or four digits. */
export function toIsoDate(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (year.length !== 2 && year.length !== 4) return undefined
  const short = Number(year) < PIVOT ? 2000 : 1900
  const fullYear = year.length === 2 ? short + Number(year) : Number(year)
  const text = `${String(fullYear).padStart(4, "0")}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
  const date = new Date(`${text}T00:00:00Z`)
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
