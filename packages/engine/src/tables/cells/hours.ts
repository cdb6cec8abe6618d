import { areWeekdays } from "./weekdays.ts"

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/iu
/** A time of day, also of full hours: `5:00a`, `6A`, `500A`, `12N`. */
const HOUR = String.raw`\d{1,2}(?::?\d{2})? ?(?:[ap]\.?m?\.?|n)?`
const HOURS = new RegExp(`^${HOUR}(?: ?[-\u2013] ?${HOUR})?$`, "iu")
/** What tells a time from a number and a date: a colon or half of a day beside a number. */
const CLEAR_HOUR = /\d:\d|\d ?[ap]/iu

/** Returns whether a text is a time of day or a span between two of them: `08:30`, `6:00 AM - 7:00 AM`, `5A-7A`. */
export const areHours = (text: string): boolean => TIME.test(text) || (HOURS.test(text) && CLEAR_HOUR.test(text))

/** Returns the hours after the days of a text, such as `6a-10a` in `M-F 6a-10a`; the text itself where it is none of both. */
export function afterDays(text: string): string {
  const start = /\s(?=\d)/u.exec(text)?.index ?? -1
  const rest = text.slice(start + 1)
  return start > 0 && areHours(rest) && areWeekdays(text.slice(0, start)) ? rest : text
}
