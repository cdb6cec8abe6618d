import { onceForText } from "../../text/once-for-text.ts"
import { isEmptyMarker } from "./cell-value.ts"
import { afterDays, areHours } from "./hours.ts"
import { areWeekdays } from "./weekdays.ts"

/** What the text of a cell shows by itself, whatever the format of its column. */
export interface CellTraits {
  /** False for nothing and for marks of an empty cell. */
  readonly isFilled: boolean
  readonly hasPercent: boolean
  /** True for a number with exactly two decimals. */
  readonly hasCents: boolean
  /** True for the sign of a currency. */
  readonly hasCurrency: boolean
  /** True for a single word with a digit in it, such as `HX-8179` or `259937`. */
  readonly isCode: boolean
  /** True for a time of day, such as `08:30`, and for a span between two of them, also after days of the week. */
  readonly isHours: boolean
  /** True for days of the week, also with the time of day after them. */
  readonly isDays: boolean
  /** True for a single word in capitals with a sign between them, such as `SRV-REV`. */
  readonly isCapitalCode: boolean
  /** True for a short word in capitals. */
  readonly isCapitals: boolean
  /** True for a length in seconds, such as `:30`. */
  readonly isSeconds: boolean
  /** Number of letters. */
  readonly letters: number
}

const CODE = /^(?=.*\d)[\p{L}\p{N}./_#-]{1,24}$/u
const SECONDS = /^:\d{2}$/u
const CAPITAL_CODE = /^\p{Lu}[\p{Lu}\p{N}]{0,11}(?:[-./_][\p{Lu}\p{N}]{1,12}){1,4}$/u
const CAPITALS = /^\p{Lu}{2,6}$/u
const CENTS = /[.,]\d{2}\D*$/u
/** The decimal sign groups no thousands: `7.892.32` is a code. */
const REPEATED_SIGN = /([.,])\d{1,6}\1\d{2}\D*$/u

/** Returns the traits of a cell: its column is profiled several times, and cells repeat each other. */
export const traitsOf = onceForText((text): CellTraits => {
  const hours = afterDays(text)
  return {
    isFilled: text !== "" && !isEmptyMarker(text),
    hasPercent: text.includes("%"),
    hasCents: CENTS.test(text) && !REPEATED_SIGN.test(text),
    hasCurrency: /\p{Sc}/u.test(text),
    isCode: CODE.test(text),
    isHours: areHours(hours),
    isDays: hours !== text || areWeekdays(text),
    isCapitalCode: CAPITAL_CODE.test(text),
    isCapitals: CAPITALS.test(text),
    isSeconds: SECONDS.test(text),
    letters: text.replace(/[^\p{L}]/gu, "").length,
  }
})
