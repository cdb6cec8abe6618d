import type { DecimalSign } from "./number.ts"

/** How one document writes its numbers and dates, by the majority of its unambiguous ones. */
export interface LocaleVote {
  readonly decimalSign: DecimalSign
  /** True when `03/05/18` is 3 May. */
  readonly dayFirst: boolean
  /** How many numbers are printed with one, two or four decimals. */
  readonly decimalCount: number
}

/**
 * Votes over the words of a whole document. Amounts with one, two or four decimals tell the decimal sign, days above 12
 * the order of day and month. Without a vote for the order, the month comes first only where a decimal point meets dollars or an American address.
 */
export function voteLocale(words: Iterable<string>): LocaleVote {
  let points = 0
  let commas = 0
  let dayFirst = 0
  let monthFirst = 0
  let dollars = 0
  let isAmerican = false
  let previous = ""
  for (const word of words) {
    // A state and its ZIP code: `Dallas, TX 75320`.
    if (/^\d{5}(?:-\d{4})?[,.]?$/u.test(word) && /^[A-Z]{2}$/u.test(previous)) isAmerican = true
    previous = word
    if (!/[\d€£₹$]/u.test(word)) continue
    if (word.includes("$")) dollars++
    const amount = /(?:^|[^\d.,])\d{1,3}(?:[.,'’]?\d{3})*([.,])(?:\d{1,2}|\d{4})(?:$|[^\d.,])/u.exec(word)
    if (amount?.[1] === ".") points++
    else if (amount?.[1] === ",") commas++
    const date = /(?:^|\D)(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?:$|\D)/u.exec(word)
    if (!date) continue
    const [, first, separator, second] = date
    if (separator === "." || Number(first) > 12) dayFirst++
    else if (Number(second) > 12) monthFirst++
  }
  const decimalSign = commas > points ? "," : "."
  const decimalCount = points + commas
  if (dayFirst !== monthFirst) return { decimalSign, dayFirst: dayFirst > monthFirst, decimalCount }
  return { decimalSign, dayFirst: decimalSign === "," || !(dollars > 0 || isAmerican), decimalCount }
}
