import { onceFor } from "../../layout/once-for.ts"
import { findDateRanges, findDates } from "../../normalize/date.ts"
import type { LocaleVote } from "../../normalize/locale-vote.ts"
import { findNumbers } from "../../normalize/number.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { foldText } from "../../text/folding.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import type { RequestedValue } from "../candidates/requested-value.ts"

/** Finds the dates and numbers of a run once for all kinds of values that are requested there. */
export const readerOf = onceFor((locale: LocaleVote) => {
  const format = { dayFirst: locale.dayFirst }
  return {
    dates: onceFor((run: readonly Fragment[]) => findDates(run, format)),
    ranges: onceFor((run: readonly Fragment[]) => findDateRanges(run, format)),
    numbers: onceFor((run: readonly Fragment[]) => findNumbers(run, locale)),
  }
})

/** Parses the dates of a run, or one end of its date ranges; a date inside a range fits less well than one outside. */
export function parseDates(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  const reader = readerOf(locale)
  const dates = reader.dates(run)
  if (dates.length === 0 && !requested.end) return []
  const ranges = reader.ranges(run)
  const asValue = (iso: string, fragments: readonly Fragment[]): string =>
    requested.type === "date" ? iso : textOfFragments(fragments)
  if (requested.end) {
    const parsedValues = ranges.map(({ start, end }): ParsedValue => {
      const day = requested.end === "start" ? start : end
      const fragments = run.slice(day.from, day.to)
      const first = run[start.from]
      const range = `${first?.segment.page} ${first?.box.map(Math.round).join(" ")} ${start.value} ${end.value}`
      return { value: asValue(day.value, fragments), fragments, fit: 1, range }
    })
    if (parsedValues.length > 0) return parsedValues
  }
  return dates.map((day): ParsedValue => {
    const fragments = run.slice(day.from, day.to)
    const isInRange = ranges.some((range) => day.from >= range.from && day.to <= range.to)
    return { value: asValue(day.value, fragments), fragments, fit: isInRange ? 0.6 : 0.999 }
  })
}

/** Returns whether the next word counts days, which makes the number before it no amount: `45 days net`. */
const isDays = (next: string | undefined): boolean =>
  next !== undefined && next.length > 2 && wordsOf("dayWords").has(foldText(next.replace(/[.,:;)]$/u, "")))

/** Digits of the longest amount without cents, and numbers with decimals from which a document prints its amounts with them. */
const MAX_AMOUNT_DIGITS = 9
const MIN_DECIMALS = 3

/** Returns whether a number without cents is the number of a person or an account, as it has more digits than amounts: `80004710580`. */
const isLongerThanAmounts = (value: number, { decimalCount }: LocaleVote): boolean =>
  decimalCount >= MIN_DECIMALS && String(value).length > MAX_AMOUNT_DIGITS

/** Parses the numbers of a run outside its dates. */
export function parseNumbers(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  const reader = readerOf(locale)
  const numbers = reader.numbers(run)
  if (numbers.length === 0) return []
  const dates = reader.dates(run)
  return numbers.flatMap((number): ParsedValue[] => {
    if (dates.some((day) => number.from < day.to && day.from < number.to)) return []
    const fragments = run.slice(number.from, number.to)
    let fit = 1
    if (requested.kind === "amount") {
      if (number.isPercent) return []
      // In documents that print amounts with cents, an integer is a count or a year.
      if (number.isPlain && isDays(run[number.to]?.text)) return []
      if (number.isPlain && isLongerThanAmounts(number.value, locale)) return []
      if (number.isPlain) fit = String(number.value).length > 7 ? 0.3 : locale.decimalCount > 2 ? 0.5 : 0.75
      else if (number.decimals === 0 && !number.hasCurrency) fit = 0.85
    } else if (requested.kind === "percent") fit = number.isPercent ? 1 : 0.6
    else if (requested.kind === "quantity") fit = number.hasCurrency || number.isPercent ? 0.3 : 1
    else if (!number.isPlain) fit = 0.5
    return [
      {
        value: requested.type === "number" ? number.value : textOfFragments(fragments),
        fragments,
        fit,
        hasCurrency: number.hasCurrency,
        isPercent: number.isPercent,
      },
    ]
  })
}
