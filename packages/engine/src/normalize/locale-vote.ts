import { AMERICAN_STATES } from "./american-states.ts"
import type { DecimalSign, NumberFormat } from "./number.ts"

/** The locale of one document, by the majority of its unambiguous numbers and dates. */
export interface LocaleVote {
  readonly decimalSign: DecimalSign
  /** Whether `1 234,56` is one number; undefined without an amount that shows it. */
  readonly thousands: NumberFormat["thousands"]
  /** True when `03/05/18` is 3 May. */
  readonly dayFirst: boolean
  /** Count of numbers printed with one, two or four decimals. */
  readonly decimalCount: number
}

/** Amounts whose thousands are separated by a space, in one word or over two, and amounts of thousands without one. */
const LAST_GROUP = /^\d{3}[.,]\d{2}(?!\d)/u
const FIRST_GROUP = /(?:^|[^\d.,/-])\d{1,3}$/u
const SPACED = /(?:^|[^\d.,])\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+[.,]\d{2}(?!\d)/u
/** The sign between the groups differs from that before the cents, which it does not in codes such as `2.577.45` and dates such as `2024.05.07`. */
const UNSPACED =
  /(?:^|[^\d.,'’])(?:\d{1,3}(?:['’]\d{3})+[.,]|\d{1,3}(?:\.\d{3})+,|\d{1,3}(?:,\d{3})+\.|\d{4,}[.,])\d{2}(?![.,]?\d)/u

/** Dollars, but not the first letter of a code that OCR read as their sign: `$117,` for `S117,`. */
const DOLLARS = /\$(?!\d{1,4},$)/u

/** The day and the year of a date, `May 31,2020`, or the month and the year: `11.2026`. */
const PART_AND_YEAR = /^\d{1,2}[.,](?:19|20)\d{2}[.,;]?$/u

/** Australian and New Zealand registrations and currencies: their dollars come with the day first. */
const DAY_FIRST_DOLLARS = /^\(?(?:(?:ABN|ACN|NZBN|AUD|NZD)(?![\p{L}\d])|(?:AU?|NZ)\$)/u

/** Swiss francs and registrations: Switzerland writes dates with points, as its neighbours do, but amounts with a decimal point. */
const SWISS = /^\(?(?:CHF|CHE-|SFr)/u

/** A number below one with three decimals: no thousands begin with a zero. */
const BELOW_ONE = /(?:^|[^\d.,])0([.,])\d{3}(?:$|[^\d.,])/u

/** A number whose only signs may be those of its thousands, as all amounts of a currency without cents are: `152.775`. */
const GROUPED = /(?:^|[^\d.,/-])[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:$|[^\d.,/-])/u
/** Such numbers that show the sign of the thousands where no amount has decimals: one alone may be a measure, `1.125 m`. */
const MIN_GROUPED = 3

/** Joins the date whose numbers and slashes are words of their own, as on forms: `25 / 08 / 2027`. */
class SpacedDate {
  #text = ""

  /** Returns the date that a word ends, or the word. */
  next(word: string): string {
    if (/^\d{1,2}$/u.test(word)) {
      this.#text = /^\d{1,2}\/$/u.test(this.#text) ? this.#text + word : word
      return word
    }
    const text = this.#text
    this.#text = word === "/" && /\d$/u.test(text) ? `${text}/` : ""
    return /^\d{4}$/u.test(word) && /^\d{1,2}\/\d{1,2}\/$/u.test(text) ? text + word : word
  }
}

/** A cell of a grid may contain an entire text; its first lines are representative. */
const MAX_VOTER_CHARS = 1_000

/**
 * Votes on the locale over the words of a document. Amounts with one, two or four decimals show the decimal sign, those
 * above a thousand whether a space separates their groups, days above 12 the order of day and month; with dashes and two digits of the year, only where no date has all of it. Where no amount has
 * decimals, the point between groups of three digits is not a decimal sign, and beside dates with points the comma is one. Without a vote for
 * the order, the month comes first only where a decimal point meets dollars, but not those of Australia or New Zealand and not where only
 * the second number has a zero before it, or an American address.
 */
export function voteLocale(words: Iterable<string>): LocaleVote {
  let points = 0
  let commas = 0
  let dayFirst = 0
  let monthFirst = 0
  let spaced = 0
  let unspaced = 0
  let pointGroups = 0
  let pointsBelowOne = 0
  let commasBelowOne = 0
  let dollars = 0
  let paddedMonths = 0
  let isAmerican = false
  let isAustralian = false
  let isSwiss = false
  let dottedDates = 0
  let fullYears = 0
  let dashedDayFirst = 0
  let dashedMonthFirst = 0
  let previous = ""
  const spacedDate = new SpacedDate()
  for (const given of words) {
    const word = spacedDate.next(given.slice(0, MAX_VOTER_CHARS))
    isAustralian ||= DAY_FIRST_DOLLARS.test(word)
    isSwiss ||= SWISS.test(word)
    // All other votes need a digit, which most words lack.
    if (!/\d/u.test(word)) {
      if (DOLLARS.test(word)) dollars++
      previous = word
      continue
    }
    // A state and its ZIP code: `Dallas, TX 75320`. Other pairs of letters are the prefix of a number: `CN 00917`.
    if (/^\d{5}(?:-\d{4})?[,.]?$/u.test(word) && AMERICAN_STATES.has(previous)) isAmerican = true
    if (SPACED.test(word) || (LAST_GROUP.test(word) && FIRST_GROUP.test(previous))) spaced++
    else if (UNSPACED.test(word)) unspaced++
    previous = word
    if (DOLLARS.test(word)) dollars++
    if (PART_AND_YEAR.test(word)) continue
    const amount = /(?:^|[^\d.,])\d{1,3}(?:[.,'’]?\d{3})*([.,])(?:\d{1,2}|\d{4})(?:$|[^\d.,])/u.exec(word)
    if (amount?.[1] === ".") points++
    else if (amount?.[1] === ",") commas++
    else if (GROUPED.exec(word)?.[1] === ".") pointGroups++
    else {
      const sign = BELOW_ONE.exec(word)?.[1]
      if (sign === ".") pointsBelowOne++
      else if (sign === ",") commasBelowOne++
    }
    const date = /(?:^|\D)(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:$|\D)/u.exec(word)
    if (!date) continue
    const [, first, separator, second, year] = date
    // House numbers and codes are joined by dashes too: `12-14-16`. Dates with all of the year show what such a text cannot.
    if (year?.length === 4) fullYears++
    else if (separator === "-") {
      if (Number(first) > 12) dashedDayFirst++
      else if (Number(second) > 12) dashedMonthFirst++
      continue
    }
    if (/^\d$/u.test(first ?? "") && /^0\d$/u.test(second ?? "")) paddedMonths++
    if (separator === ".") dottedDates++
    if (separator === "." || Number(first) > 12) dayFirst++
    else if (Number(second) > 12) monthFirst++
  }
  if (fullYears === 0) {
    dayFirst += dashedDayFirst
    monthFirst += dashedMonthFirst
  }
  points += pointsBelowOne
  commas += commasBelowOne
  const isGrouped = commas === 0 && points === 0 && pointGroups >= MIN_GROUPED
  const isBelowOne = commas === points && commasBelowOne > pointsBelowOne
  const isDotted = commas === 0 && points === 0 && dottedDates > 0 && !isSwiss
  const decimalSign = commas > points || isGrouped || isDotted || isBelowOne ? "," : "."
  const thousands = spaced === unspaced ? undefined : spaced > unspaced ? "spaced" : "unspaced"
  const known = { decimalSign, thousands, decimalCount: points + commas } as const
  if (dayFirst !== monthFirst) return { ...known, dayFirst: dayFirst > monthFirst }
  // Where dollars are written with the day first, only the month has two digits: `9/03/2025` (d/MM/y of en-AU and en-NZ in the CLDR).
  const isDayFirstDollars = isAustralian || (paddedMonths > 0 && !isAmerican)
  return { ...known, dayFirst: decimalSign === "," || isDayFirstDollars || !(dollars > 0 || isAmerican) }
}
