import { findDates } from "../../normalize/date.ts"
import { isPeriod } from "./period-text.ts"
import { type CellTraits, traitsOf } from "./cell-traits.ts"
import { type CellFormat, columnFormat, readCell } from "./cell-value.ts"

/** Statistics of the cells of one printed column; shares are of the filled cells, 0 to 1. */
export interface ColumnProfile {
  /** Number of filled cells. */
  readonly filled: number
  /** The number in each row; undefined where there is none. */
  readonly figures: readonly (number | undefined)[]
  readonly numbers: number
  readonly dates: number
  /** Share of dates among other words, such as those of a period below a name. */
  readonly datedNames: number
  readonly percents: number
  /** Share of numbers with exactly two decimals. */
  readonly cents: number
  /** Share of numbers with decimals, as printed. */
  readonly decimals: number
  /** Share of amounts with the sign of a currency. */
  readonly currencies: number
  /** Share of single words with a digit in them, such as `HX-8179` or `259937`. */
  readonly codes: number
  /** Share of times of day, such as `08:30`, and of spans between two of them, such as `6:00 AM - 7:00 AM` and `5A-7A`. */
  readonly hours: number
  /** Share of days of the week, also with the time of day after them: `M-F`, `Mo-Su`, `Mon`, `M-F 6a-10a`. */
  readonly days: number
  /** Share of single words in capitals with a sign between them, such as `SRV-REV`. */
  readonly capitalCodes: number
  /** Share of periods of two dates and nothing else, and of lengths in seconds, such as `:30`. */
  readonly periods: number
  /** True for short words in capitals of which none is repeated: codes without digits, such as `FRM`, `THC`, `TRR`. */
  readonly areDistinctCapitals: boolean
  /** True for whole numbers that grow by the same step from row to row: `1, 2, 3` or `10, 20, 30`. */
  readonly isCounting: boolean
  /** True for positions in chapters that ascend from row to row: `01.01, 01.02, 02.01`. */
  readonly isChaptered: boolean
  /** Mean number of letters per cell. */
  readonly letters: number
}

/** Rows from which words that are all different are no chance. */
const MIN_DISTINCT = 3
/** Share of the rows that must hold a number before the column can count rows. */
const MIN_COUNTED_SHARE = 0.8

/** Profiles the cells of one printed column. */
export function profileColumn(texts: readonly string[], documentFormat: CellFormat): ColumnProfile {
  const format = columnFormat(texts, documentFormat)
  const isCoded = areCodes(texts) || areGroupedCodes(texts, documentFormat)
  const figures = texts.map((text) => {
    const value = isCoded ? null : readCell(text, "number", format)
    return typeof value === "number" ? value : undefined
  })
  const filled = texts.filter((text) => traitsOf(text).isFilled)
  const traits = filled.map(traitsOf)
  const shareOf = (isSuch: (text: string) => boolean): number =>
    filled.length === 0 ? 0 : filled.filter(isSuch).length / filled.length
  const shareWith = (isSuch: (own: CellTraits) => boolean): number =>
    traits.length === 0 ? 0 : traits.filter(isSuch).length / traits.length
  return {
    filled: filled.length,
    figures,
    numbers: filled.length === 0 ? 0 : figures.filter((figure) => figure !== undefined).length / filled.length,
    dates: shareOf((text) => readCell(text, "date", format) !== null),
    datedNames: shareOf((text) => isDatedName(text, format)),
    percents: shareWith(({ hasPercent }) => hasPercent),
    cents: isCoded ? 0 : shareWith(({ hasCents }) => hasCents),
    decimals: texts.filter((text, row) => hasDecimals(text, figures[row])).length / Math.max(1, filled.length),
    currencies: shareWith(({ hasCurrency }) => hasCurrency),
    codes: shareWith(({ isCode }) => isCode),
    hours: shareWith(({ isHours }) => isHours),
    days: shareWith(({ isDays }) => isDays),
    capitalCodes: shareWith(({ isCapitalCode }) => isCapitalCode),
    periods: shareOf((text) => traitsOf(text).isSeconds || isPeriod(text, format)),
    areDistinctCapitals:
      filled.length >= MIN_DISTINCT &&
      traits.every(({ isCapitals }) => isCapitals) &&
      new Set(filled).size === filled.length,
    isCounting: isCounting(figures),
    isChaptered: areChapters(filled),
    letters: traits.reduce((sum, { letters }) => sum + letters, 0) / Math.max(1, filled.length),
  }
}

/** Returns whether a text prints more digits than its number has before the decimal sign: `12.50`, `1,000` of 1. */
function hasDecimals(text: string, figure: number | undefined): boolean {
  if (figure === undefined) return false
  const digits = text.replace(/\D/gu, "").length
  return digits > String(Math.trunc(Math.abs(figure))).length && !/^0\d/u.test(text)
}

/** Letters beside a date that are more than a weekday or the start of its period. */
const MIN_NAME_LETTERS = 12

/** Returns whether a text has one date, and more words beside it than a date has. */
function isDatedName(text: string, format: CellFormat): boolean {
  if (traitsOf(text).letters < MIN_NAME_LETTERS || readCell(text, "date", format) === null) return false
  const dates = findDates([{ text }], format)
  const rest = dates.reduce((left, date) => left.replace(date.text, ""), text)
  return rest.replace(/[^\p{L}]/gu, "").length >= MIN_NAME_LETTERS
}

/** Capitals right before a number: of a code, or a currency. */
const GLUED = /^\p{Lu}{1,4}(?=\d)/u

/** Returns whether cells begin with different capitals right before their numbers: `H109.21` and `M380.65` are not amounts. */
function areCodes(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== "")
  const letters = filled.flatMap((text) => GLUED.exec(text)?.[0] ?? [])
  return letters.length === filled.length && new Set(letters).size > 1
}

/** Groups of a code that reads like a number without thousands: `0418.20`. */
const GROUPED_CODE = /^(\d{3,6})([.,])(\d{2,4})$/u

/**
 * Returns whether cells are codes of two groups, each as long as in the other rows, that no amount has: one begins with a zero, or
 * the sign between them is not the document's decimal sign (`0418.20`, `2205.16` beside `1,48`).
 */
function areGroupedCodes(texts: readonly string[], { decimalSign }: CellFormat): boolean {
  const filled = texts.filter((text) => text !== "")
  const codes = filled.map((text) => GROUPED_CODE.exec(text)).filter((code) => code !== null)
  if (codes.length < 2 || codes.length < filled.length) return false
  const shapes = new Set(codes.map(([, first = "", sign, second = ""]) => `${first.length}${sign}${second.length}`))
  const isContrary = decimalSign !== undefined && codes.every(([, , sign]) => sign !== decimalSign)
  const isLedByZero = codes.some(([text = ""]) => text.startsWith("0"))
  return shapes.size === 1 && (isContrary || isLedByZero)
}

/** A position in a chapter: `01.02`, `3.1.4`, `01.0010`. */
const CHAPTER = /^\d{1,3}(?:\.\d{1,4}){1,3}\.?$/u
/** The number of a chapter itself, above its positions. */
const CHAPTER_NUMBER = /^\d{1,3}\.?$/u
/** Positions that prices and dates are not, however few there are: `01.10`, `1.2.3`. */
const CLEAR_CHAPTER = /^(?:0\d?\.\d|\d{1,3}\.\d{1,3}\.\d)/u

/** Returns whether cells are positions in chapters, each after the one above it; a single one must be no price. */
function areChapters(texts: readonly string[]): boolean {
  const positions = texts.filter((text) => CHAPTER.test(text))
  const isOther = texts.some((text) => !CHAPTER.test(text) && !CHAPTER_NUMBER.test(text))
  if (isOther || positions.length <= texts.length / 2) return false
  if (texts.length === 1) return CLEAR_CHAPTER.test(texts[0] ?? "")
  const paths = texts.map((text) => text.split(".").map(Number))
  return paths.every((path, row) => row === 0 || isAfter(path, paths[row - 1] ?? []))
}

/** Returns whether a position follows another one: a later chapter, or a later place in the same one. */
function isAfter(path: readonly number[], before: readonly number[]): boolean {
  const at = path.findIndex((part, depth) => part !== before[depth])
  return at >= 0 && (path[at] ?? 0) > (before[at] ?? -1)
}

/** Steps from nothing to the first row of a page at most: numbers further on are codes that were given in a series. */
const MAX_STEPS_BEFORE = 2_000

/** Returns whether numbers count rows. Two are enough from the start of a count, three elsewhere. */
function isCounting(figures: readonly (number | undefined)[]): boolean {
  const known = figures.filter((figure) => figure !== undefined)
  const [first, second] = known
  if (first === undefined || second === undefined || known.length < MIN_COUNTED_SHARE * figures.length) return false
  const step = second - first
  if (step <= 0 || !Number.isInteger(first) || known.length < 2) return false
  const isFromStart = first === step || first === 0
  if ((known.length < 3 && !isFromStart) || first > MAX_STEPS_BEFORE * step) return false
  return known.every((figure, index) => index === 0 || figure - (known[index - 1] ?? 0) === step)
}
