import type { LocaleVote } from "../../normalize/locale-vote.ts"
import { continuesWord } from "../../text/wrapped-text.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import { isPartAfterSlash, isRevision, parseAlike, parseTriples } from "./joined-numbers.ts"
import { isPageNumber } from "./page-number.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import { parseText } from "./parse-text.ts"
import { readerOf } from "./parse-numbers.ts"

const TRIM = /^[\s:;,.#°*()[\]|"'“”]+|(?<![\s:;,.*()[\]|"'“”])[\s:;,.*()[\]|"'“”]+$/gu

/** A place in an order, which is no number of anything: `3rd Floor`. */
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/iu

/** Fit of a name in place of a reference. */
const NAMED_REFERENCE = 0.8

/** Words of a reference in words, and digits of a number in it that is no reference itself: `Plot 7 / Mr Miller`. */
const WORDS_OF_REFERENCE = { least: 3, most: 8, digits: 2 } as const

/** Parses a reference: a number, the name of a person, or words among which is a short number or before which none is. */
export function parseReference(run: readonly Fragment[], locale: LocaleVote): ParsedValue[] {
  if (run.some(({ text }) => /\d/u.test(text))) {
    return isInWords(run) || beginsWithWord(run, locale) || isBetweenWords(run, locale) || endsWithName(run, locale)
      ? parseText(run, true)
      : parseId(run, locale)
  }
  return parseText(run, true).map((parsed) => ({ ...parsed, fit: parsed.fit * NAMED_REFERENCE }))
}

/** Returns whether the number at the end of a run is named by words, which belong to the reference: `Purchasing 24-07`, `by phone 3/9`. */
function beginsWithWord(run: readonly Fragment[], locale: LocaleVote): boolean {
  const number = run.findIndex(({ text }) => /\d/u.test(text))
  const words = run.slice(0, number)
  const isWords = words.length > 0 && words.every(({ text }) => /^\p{L}\p{Ll}[\p{L}'’-]*$/u.test(text))
  return isWords && number === run.length - 1 && readerOf(locale).dates(run).length === 0
}

/** Words of a name after a number and a slash. */
const MAX_NAME = 4

/** Returns whether a run is a number, a slash and the name of a person or a site: `26-0045 / Fam. Moe`. */
function endsWithName(run: readonly Fragment[], locale: LocaleVote): boolean {
  const [number, slash, ...name] = run[0]?.text === ":" ? run.slice(1) : run
  if (!/\d{2}/u.test(number?.text ?? "") || slash?.text !== "/") return false
  const isName =
    name.length > 0 && name.length <= MAX_NAME && name.every(({ text }) => /^\p{Lu}[\p{L}.'’-]*$/u.test(text))
  return isName && readerOf(locale).dates(run).length === 0
}

/** Words around the number of a site or a job, and its digits: `Site 8810 Leeds`. */
const MAX_AROUND = 3
const NUMBER_OF_SITE = /^\d{2,6}$/u

/** Returns whether a run is a number between a word that names it and the name of a place or a person, all capitalised. */
function isBetweenWords(run: readonly Fragment[], locale: LocaleVote): boolean {
  // The colon of a label may be printed at the value.
  const [name, number, ...others] = run[0]?.text === ":" ? run.slice(1) : run
  const isWord = ({ text }: Fragment): boolean => /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(text)
  if (!name || !number || others.length === 0 || others.length > MAX_AROUND) return false
  if (!isWord(name) || !NUMBER_OF_SITE.test(number.text) || !others.every(isWord)) return false
  return readerOf(locale).dates(run).length === 0
}

/** Returns whether a run is words, all of its numbers short, as no run with the number of a document is. */
function isInWords(run: readonly Fragment[]): boolean {
  const { least, most, digits } = WORDS_OF_REFERENCE
  const words = run.filter(({ text }) => /^\p{L}[\p{L}.'’-]+$/u.test(text))
  const isShort = run.every(({ text }) => !/\d/u.test(text) || (/^\d+$/u.test(text) && text.length <= digits))
  return words.length >= least && run.length <= most && isShort && /^\p{Lu}/u.test(run[0]?.text ?? "")
}

/** Parses the first word with a digit, with what a slash, a dash or a short prefix in capitals joins to it. */
export function parseId(run: readonly Fragment[], locale: LocaleVote): ParsedValue[] {
  const first = run.findIndex((fragment) => /\d/u.test(fragment.text))
  if (first === -1) return parseWordId(run)
  if (isPageNumber(run)) return []
  const dates = readerOf(locale).dates(run)
  const whole =
    dates.length === 0
      ? (parsePostalItem(run) ?? parseGroupedId(run) ?? parseAlike(run) ?? parseTriples(run))
      : undefined
  if (whole) return [whole]
  let from = first
  while (from > 0 && /^\p{Lu}{1,4}[-/]?$/u.test(run[from - 1]?.text ?? "")) from--
  let to = first + 1
  for (let last = run[first], fragment = run[to]; last && fragment; last = run[to - 1], fragment = run[to]) {
    const next = fragment.text
    const isTied =
      /^[-/.]\S/u.test(next) ||
      continuesWord(last, fragment) ||
      isRevision(run, to) ||
      isPartAfterSlash(run, to) ||
      (/^[-–]$/u.test(next) && /\d/u.test(run[to + 1]?.text ?? ""))
    if (!isTied) break
    to += /^[-–]$/u.test(next) ? 2 : 1
  }
  const fragments = run.slice(from, to)
  const value = textOfFragments(fragments).replace(TRIM, "")
  if (value === "" || ORDINAL.test(value)) return []
  const isDate = dates.some((day) => first >= day.from && first < day.to)
  const isMoney = /[$€£]|[.,]\d{2}$/u.test(value)
  const lead = from === 0 ? 1 : from <= 2 ? 0.85 : 0.6
  // One or two digits are a count or a line number, rarely the number of a document.
  const length = value.length <= 2 ? 0.6 : 1
  // A number that ends with a slash continues on the next line.
  const isCut = value.endsWith("/")
  return [{ value, fragments, fit: (isDate ? 0.25 : isMoney ? 0.3 : isCut ? 0.5 : 1) * lead * length }]
}

/** Groups of digits, and digits, of a number that is printed in groups: `4011 00 00`, `(201) 698 1780`, `1 84 12 76 451 089 46`. */
const MAX_GROUPS = 8
const MIN_GROUPED_DIGITS = 7
const GROUP = /^(?:\(\d{1,5}\)|\+?\d{1,6}(?:[-/.]\d{1,6})*-?)$/u

/** A prefix of a number in groups, `AB`, `C17` or `M-204`, and the groups after it, which are longer than counts, `731` or `31-204`. */
const GROUP_PREFIX = /^\p{Lu}{1,4}(?:-?\d{1,4})?$/u
const GROUP_AFTER_PREFIX = /^(?:\d{3,6}|\d{2,6}-\d{2,6})$/u
/** A group of the same number that may be short beside one that is longer than counts: `MC 77 0029158/4`. */
const GROUP_BESIDE_LONG = /^\d{1,9}(?:[-/.]\d{1,6})*$/u
const LONG_GROUP = /^\d{6}/u
/** Digits of such a number, which its prefix tells from counts. */
const MIN_PREFIXED_DIGITS = 6

/** Returns whether a run consists of groups of digits alone, or after a prefix in capitals. */
function isGrouped([first, ...others]: readonly Fragment[]): boolean {
  if (!first || others.length === 0 || others.length >= MAX_GROUPS) return false
  if (GROUP.test(first.text)) return others.every(({ text }) => GROUP.test(text))
  if (!GROUP_PREFIX.test(first.text)) return false
  const isLong = others.some(({ text }) => LONG_GROUP.test(text))
  return others.every(({ text }) => (isLong ? GROUP_BESIDE_LONG : GROUP_AFTER_PREFIX).test(text))
}

/** Parses a run that consists of the groups of one number; undefined for any other run. */
function parseGroupedId(run: readonly Fragment[]): ParsedValue | undefined {
  if (!isGrouped(run)) return undefined
  const value = textOfFragments(run)
  const least = /^\p{Lu}/u.test(value) ? MIN_PREFIXED_DIGITS : MIN_GROUPED_DIGITS
  return value.replace(/\D/gu, "").length < least ? undefined : { value, fragments: run, fit: 1 }
}

/** The number of a postal item: a service of two letters, nine digits and a country (Universal Postal Union, standard S10). */
const POSTAL_ITEM = /^\p{Lu}{2}\d{9}\p{Lu}{2}$/u

/** Returns whether text is the number of a postal item. */
export const isPostalItem = (text: string): boolean =>
  text.length <= MAX_POSTAL_ITEM && POSTAL_ITEM.test(text.replaceAll(" ", ""))

/** Characters of such a number with a space after each. */
const MAX_POSTAL_ITEM = 26

/** Parses the number of a postal item, which is printed in groups: `RR 4730 2848 7DE`. */
function parsePostalItem(run: readonly Fragment[]): ParsedValue | undefined {
  if (run.length < 2 || run.length > MAX_GROUPS) return undefined
  const value = textOfFragments(run)
  return isPostalItem(value) ? { value, fragments: run, fit: 1 } : undefined
}

/** Letters that no word has: those of a code, `KBNSSCNP`. */
const UNPRONOUNCEABLE = /^(?=.{6})\p{Lu}*[BCDFGHJKLMNPQRSTVWXZ]{5}/u

/** Parses an id of letters only, which is rare: one word in capitals. */
function parseWordId(run: readonly Fragment[]): ParsedValue[] {
  const [fragment, ...others] = run.filter(({ text }) => text !== ":")
  const value = fragment?.text.replace(TRIM, "") ?? ""
  return fragment && others.length === 0 && /^[\p{Lu}-]{3,}$/u.test(value)
    ? [{ value, fragments: [fragment], fit: UNPRONOUNCEABLE.test(value) ? 0.85 : 0.4 }]
    : []
}
