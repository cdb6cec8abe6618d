import type { Box } from "../document.ts"
import { textsOf, type WordList } from "../lexicon/language-words.ts"
import { monthOfName } from "./months.ts"
import { anyCase } from "../text/any-case.ts"
import { withoutTrailing } from "../text/folding.ts"
import { indexOfDigit } from "../text/digits.ts"
import { joinWords } from "../text/joined-words.ts"

/** The date format of a document. */
export interface DateFormat {
  /** Resolves `03/05/18`: 3 May when true, March 5 when false. @default false */
  readonly dayFirst?: boolean | undefined
}

/** A date inside running words. */
export interface FoundDate {
  /** `YYYY-MM-DD` */
  readonly value: string
  readonly text: string
  /** Index of the first word. */
  readonly from: number
  /** Index after the last word. */
  readonly to: number
}

/** Two dates printed as a range, such as `12/30/19 - 03/29/20`. */
export interface FoundDateRange {
  readonly start: FoundDate
  readonly end: FoundDate
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Returns the texts of one list in all languages as alternatives in any case; the lists contain nothing that needs escaping. */
const anyOf = (list: WordList): string => anyCase([...new Set(textsOf(list))].join("|"))

const LETTERS = "\\p{L}{3,12}"
const YEAR = "(?:19|20)\\d{2}"
const EDGE = "(?<![\\p{L}\\p{N}./])"
/** A dash may be followed by the end of a range, but not by another group of digits as in an id. */
const END = "(?![\\p{L}\\p{N}]|[./]\\d|-\\d+(?:\\s|$|-))"
const ORDINAL = `(?:${anyCase("st|nd|rd|th|er|º|ª")})?`

/** What text has that a pattern may match: these tests are far cheaper than the patterns, and most texts fail them. */
const NUMERIC = /[-/.] ?\d{1,2} ?[-/.]/u
const NAMED = /\p{L}{3}/u
const SPACED = /\d{4}\. \d/u
const COMPACT = /\d{8}/u

interface DatePattern {
  readonly needs: RegExp
  readonly pattern: RegExp
}

const datePattern = (needs: RegExp, source: string): DatePattern => ({ needs, pattern: new RegExp(source, "gu") })

/** Each pattern names its parts; `a`/`b` are day and month in the document's order. */
const PATTERNS: readonly DatePattern[] = [
  datePattern(NUMERIC, `${EDGE}(?<y>${YEAR})(?<s>[-/.])(?<m>\\d{1,2})\\k<s>(?<d>\\d{1,2})(?:[Tt][\\d:.]+[Zz]?)?${END}`),
  datePattern(NUMERIC, `${EDGE}(?<a>\\d{1,2}) ?(?<s>[-/.]) ?(?<b>\\d{1,2}) ?\\k<s> ?(?<y>${YEAR}|\\d{2})${END}`),
  datePattern(
    NAMED,
    `${EDGE}(?<d>\\d{1,2})${ORDINAL}[. ]{0,2}(?:(?:${anyOf("dayLinks")}) )?(?<name>${LETTERS})[.,]{0,2} ?(?:(?:${anyOf("yearLinks")}) )?'?(?<y>${YEAR}|\\d{2})${END}`,
  ),
  datePattern(NAMED, `${EDGE}(?<d>\\d{1,2})[-/.](?<name>${LETTERS})\\.?[-/.](?<y>${YEAR}|\\d{2})${END}`),
  datePattern(
    NAMED,
    `${EDGE}(?<name>${LETTERS})[.-]? ?(?<d>\\d{1,2})${ORDINAL}(?: ?, ?|[ /-])'?(?<y>${YEAR}|\\d{2}(?!\\d|:))${END}`,
  ),
  // Hungarian writes a full stop after year and day, `2024. május 7.`, and spaces between the numbers.
  datePattern(NAMED, `${EDGE}(?<y>${YEAR})\\.?[- ](?<name>${LETTERS})\\.?[- ](?<d>\\d{1,2})${END}`),
  datePattern(SPACED, `${EDGE}(?<y>${YEAR})\\. (?<m>\\d{1,2})\\. (?<d>\\d{1,2})${END}`),
  datePattern(COMPACT, `${EDGE}(?<y>${YEAR})(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\\d|3[01])${END}`),
]

const DASH_OR_TO = `(?:-|–|—|${anyOf("rangeWords")})`
/** A time of day, as policies print it at both ends of a cover: `00:01`, `12 noon`, `midnight`. */
const TIME =
  "(?:\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?: ?(?:[ap]\\.?m\\.?|uhr|hrs?|hours|h|ore|uur))?|(?:12 )?(?:midnight|noon|mitternacht|minuit|medianoche|mezzanotte|middernacht|midnatt|meia-noite|północ))"
const BETWEEN = new RegExp(
  `^[\\s,.]{0,4}(?:(?:at |um |à |às )?${TIME}[\\s,]{0,2})?(?:/|${DASH_OR_TO})\\s{0,3}(?:${TIME} (?:(?:on|am|le|del|op|den) )?)?(?:(?:${anyOf("dayArticles")}) )?$`,
  "iu",
)
/** The start of a range without its year, or without year and month: `10/13 - 10/19/20`, `01.-31.07.2014`. */
const SHORT_STARTS: readonly RegExp[] = [
  `(?<![\\p{L}\\p{N}./])(?<a>\\d{1,2})(?<s>[/.-])(?<b>\\d{1,2})\\.? ?${DASH_OR_TO} ?$`,
  `(?<![\\p{L}\\p{N}./])(?<name>\\p{L}{3,12})\\.? (?<d>\\d{1,2}) ?${DASH_OR_TO} ?$`,
  `(?<![\\p{L}\\p{N}./])(?<d>\\d{1,2})\\.? (?<name>\\p{L}{3,12})\\.? ?${DASH_OR_TO} ?$`,
  // After the months: in `Apr 12 - May 18, 2022` the start has its own.
  `(?<![\\p{L}\\p{N}./])(?<d>\\d{1,2})\\.? ?${DASH_OR_TO} ?$`,
].map((source) => new RegExp(source, "u"))

interface DateMatch {
  value: string
  start: number
  end: number
}

/** Returns a day as `YYYY-MM-DD`, undefined where there is none. Two-digit years up to 69 are 20xx, as in POSIX strptime. */
export function isoOf(year: string, month: number, day: number): string | undefined {
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)
  const date = new Date(Date.UTC(full, month - 1, day))
  if (month < 1 || month > 12 || day < 1 || date.getUTCMonth() !== month - 1) return undefined
  return date.toISOString().slice(0, 10)
}

/** Returns day and month of two numbers: one above 12 is the day; with dots, the day is always first. */
function orderOf(a: number, b: number, separator: string, format: DateFormat): { day: number; month: number } {
  const isDayFirst = b > 12 ? false : a > 12 || separator === "." || format.dayFirst === true
  return isDayFirst ? { day: a, month: b } : { day: b, month: a }
}

function dateOfGroups(
  groups: Record<string, string | undefined>,
  year: string,
  format: DateFormat,
): string | undefined {
  if (groups["name"] !== undefined) {
    const month = monthOfName(groups["name"])
    return month === undefined ? undefined : isoOf(year, month, Number(groups["d"]))
  }
  if (groups["m"] !== undefined) return isoOf(year, Number(groups["m"]), Number(groups["d"]))
  const { day, month } = orderOf(Number(groups["a"]), Number(groups["b"]), groups["s"] ?? "/", format)
  return isoOf(year, month, day)
}

/** Texts whose dates are remembered, and characters of the longest: those of about two pages. */
const MAX_SEARCHED = 256
const MAX_SEARCHED_LENGTH = 200

/** Dates by text and order of day and month: a run is searched for ranges and for dates, and a cell for several types. */
const searched = new Map<boolean | undefined, Map<string, readonly DateMatch[]>>()

function matchDates(text: string, format: DateFormat): readonly DateMatch[] {
  if (text.length > MAX_SEARCHED_LENGTH) return searchDates(text, format)
  let known = searched.get(format.dayFirst)
  if (known === undefined || known.size >= MAX_SEARCHED) searched.set(format.dayFirst, (known = new Map()))
  const before = known.get(text)
  if (before !== undefined) return before
  const found = searchDates(text, format)
  known.set(text, found)
  return found
}

function searchDates(text: string, format: DateFormat): readonly DateMatch[] {
  let found: readonly DateMatch[] = []
  const digit = indexOfDigit(text, 0)
  if (digit === -1) return found
  const from = Math.max(0, digit - MAX_MONTH)
  for (const { needs, pattern } of PATTERNS)
    if (needs.test(text)) found = mergeMatches(found, matchPattern(text, pattern, from, format))
  return found
}

/** UTF-16 units before the first digit of a date: the name of a month, of at most 12 letters, and marks. */
const MAX_MONTH = 32

function* matchPattern(text: string, pattern: RegExp, from: number, format: DateFormat): Generator<DateMatch> {
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const next = pattern.lastIndex
    const groups = match.groups ?? {}
    const value = dateOfGroups(groups, groups["y"] ?? "", format)
    if (value !== undefined) yield { value, start: match.index, end: next }
    pattern.lastIndex = next
  }
}

/** Merges the dates of another pattern into those of earlier patterns, which win; both are in text order. */
function mergeMatches(known: readonly DateMatch[], more: Iterable<DateMatch>): readonly DateMatch[] {
  const joined: DateMatch[] = []
  let next = 0
  for (const match of more) {
    for (let other = known[next]; other && other.end <= match.start; other = known[++next]) joined.push(other)
    const other = known[next]
    if (!other || other.start >= match.end) joined.push(match)
  }
  return joined.length === 0 ? known : [...joined, ...known.slice(next)]
}

const TIME_OF_DAY = /[ ,]\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/iu

/**
 * Parses text that is one date and returns it as `YYYY-MM-DD`; undefined for anything else, impossible dates included.
 * A time of day after the date is ignored.
 */
export function parseDate(text: string, format: DateFormat = {}): string | undefined {
  const given = text.trim()
  const time = TIME_OF_DAY.exec(given)
  const trimmed = time === null ? given : withoutTrailing(given.slice(0, time.index), /[ ,]/u)
  const [match] = matchDates(trimmed, format)
  // A full stop may follow the last number: `2024.05.07.`
  const isWhole = match?.start === 0 && /^\.?$/u.test(trimmed.slice(match.end))
  return isWhole ? match.value : undefined
}

/** Finds the dates in words of one line. */
export function findDates(
  words: readonly { readonly text: string; readonly box?: Box }[],
  format: DateFormat = {},
): FoundDate[] {
  const joined = joinWords(words)
  return matchDates(joined.text, format).map(({ value, start, end }) => ({
    value,
    text: joined.text.slice(start, end),
    from: joined.wordAt(start),
    to: joined.wordAt(end - 1) + 1,
  }))
}

/** Finds the date ranges in words of one line; a start without year or month takes those of the end. */
export function findDateRanges(
  words: readonly { readonly text: string; readonly box?: Box }[],
  format: DateFormat = {},
): FoundDateRange[] {
  const joined = joinWords(words)
  const dates = matchDates(joined.text, format)
  const ranges: FoundDateRange[] = []
  const toFound = (date: DateMatch): FoundDate => ({
    value: date.value,
    text: joined.text.slice(date.start, date.end),
    from: joined.wordAt(date.start),
    to: joined.wordAt(date.end - 1) + 1,
  })
  for (const [index, date] of dates.entries()) {
    const previous = dates[index - 1]
    const isRange = previous && BETWEEN.test(joined.text.slice(previous.end, date.start))
    const start = isRange ? previous : shortStart(joined.text, date, format)
    if (!start || start.value > date.value) continue
    ranges.push({
      start: toFound(start),
      end: toFound(date),
      text: joined.text.slice(start.start, date.end),
      from: joined.wordAt(start.start),
      to: joined.wordAt(date.end - 1) + 1,
    })
  }
  return ranges
}

/** Characters before the end of a range: a day, a month of 12 letters and a word such as `until` are shorter. */
const MAX_START_LENGTH = 100

function shortStart(text: string, end: DateMatch, format: DateFormat): DateMatch | undefined {
  const from = Math.max(0, end.start - MAX_START_LENGTH)
  const before = text.slice(from, end.start)
  const [year = "", month = "1"] = end.value.split("-")
  for (const pattern of SHORT_STARTS) {
    const match = pattern.exec(before)
    if (!match) continue
    const groups = { ...match.groups }
    const isDayOnly = groups["name"] === undefined && groups["a"] === undefined
    const read = (y: string): string | undefined =>
      isDayOnly ? isoOf(y, Number(month), Number(groups["d"])) : dateOfGroups(groups, y, format)
    let value = read(year)
    // 12/30 - 01/05/20 starts in the previous year.
    if (value !== undefined && value > end.value && !isDayOnly) value = read(String(Number(year) - 1))
    if (value !== undefined && value <= end.value) {
      const start = from + match.index
      return { value, start, end: start + withoutTrailing(match[0], /[\s–—-]/u).length }
    }
  }
  return undefined
}
