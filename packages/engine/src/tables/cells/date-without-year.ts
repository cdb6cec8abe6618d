import { type DateFormat, parseDate } from "../../normalize/date.ts"

/** A day and a month as lists of bookings print them: `09.08.`, `09/08`; with one digit or one sign less they may be numbers. */
const IN_DIGITS = /^\d{1,2}\.\d{1,2}\.$|^\d{2}\/\d{2}$/u
const WITH_NAME = /^\d{1,2}\.? \p{L}{3,9}\.?$|^\p{L}{3,9}\.? \d{1,2}$/u
/** Days by which a date follows the day of its document at most, and precedes it: statements are of the past. */
const MAX_DAYS_AFTER = 60
const MAX_DAYS_BEFORE = 305
const DAY_MS = 86_400_000

/** Parses a day and a month: the year is that in which they are near the day of the document. */
export function dateWithoutYear(
  text: string,
  format: DateFormat & { readonly documentDay?: string | undefined },
): string | undefined {
  const { documentDay } = format
  if (documentDay === undefined) return undefined
  const separator = IN_DIGITS.test(text) ? (text.includes("/") ? "/" : "") : WITH_NAME.test(text) ? " " : undefined
  if (separator === undefined) return undefined
  const year = Number(documentDay.slice(0, 4))
  return [year, year - 1, year + 1]
    .map((each) => parseDate(`${text}${separator}${each}`, format))
    .find((day) => day !== undefined && isNear(day, documentDay))
}

function isNear(day: string, documentDay: string): boolean {
  const days = (Date.parse(day) - Date.parse(documentDay)) / DAY_MS
  return days <= MAX_DAYS_AFTER && days >= -MAX_DAYS_BEFORE
}
