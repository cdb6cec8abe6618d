import { hasTown, isPlace, isStreet } from "../blocks/address-patterns.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey, labelTokens } from "../lexicon/label-key.ts"
import { isLetterPhrase } from "../lexicon/letter-phrases.ts"
import { findDateRanges, findDates } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { collapseSpaces } from "../text/folding.ts"
import { continuesWord } from "../text/wrapped-text.ts"
import { parseAccount, parseIban } from "./iban.ts"
import { parseBic, parseEmail, parsePhone, parseSurePhone } from "./patterns.ts"
import { parsePrefixedVatId, parseVatId } from "./tax-numbers.ts"
import { textOfFragments, type Fragment } from "./fragments.ts"
import type { ParsedValue } from "./parsed-value.ts"

/** The kind of value that a field requests. */
export interface RequestedValue {
  readonly kind: ConceptKind
  readonly type: "string" | "date" | "number"
  readonly end: "start" | "end" | undefined
  /** True for a number in whose place a name may be printed. @default false */
  readonly mayBeText?: boolean | undefined
  /** True for values that their form identifies without a label. @default false */
  readonly isUnlabelled?: boolean
}

/** Parses the values of one kind in a run of fragments, in reading order. */
export function parseValues(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  if (run.length === 0) return []
  const found = parseByKind(run, requested, locale)
  if (requested.type === "string") {
    return found.map((parsed) => ({ ...parsed, value: collapseSpaces(String(parsed.value)) }))
  }
  return found
}

function parseByKind(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  switch (requested.kind) {
    case "date":
      return parseDates(run, requested, locale)
    case "amount":
    case "percent":
    case "quantity":
      return parseNumbers(run, requested, locale)
    case "id":
    case "code":
      if (requested.type === "number") return parseNumbers(run, requested, locale)
      return requested.mayBeText === true ? parseReference(run, locale) : parseId(run, locale)
    case "iban":
      return parseIban(run)
    case "bic":
      return parseBic(run)
    case "account":
      return parseAccount(run)
    case "vatId":
    case "taxNumber":
      return requested.isUnlabelled === true ? parsePrefixedVatId(run) : parseVatId(run)
    case "email":
      return parseEmail(run)
    case "phone":
      return withoutOthers(requested.isUnlabelled === true ? parseSurePhone(run) : parsePhone(run), [
        ...readerOf(locale)
          .dates(run)
          .map(({ from, to }) => run.slice(from, to)),
        ...parseIban(run).map(({ fragments }) => fragments),
      ])
    case "address":
      return parseText(run, false).map((parsed) => ({ ...parsed, fit: parsed.fit * addressFit(String(parsed.value)) }))
    case "party":
    case "text":
      break
  }
  return parseText(run, requested.kind === "party")
}

/** Fit of text for an address: of a street alone, and of text without anything that an address has. */
const ADDRESS_FIT = { street: 0.85, other: 0.4 } as const

/** Returns how well text fits an address: it has a town, a street or a place; a name above it has none. */
function addressFit(text: string): number {
  if (hasTown(text)) return 1
  return isStreet(text) || isPlace(text) || /\d/u.test(text) || text.includes(",")
    ? ADDRESS_FIT.street
    : ADDRESS_FIT.other
}

/** Drops the values that share a fragment with one of another kind: the groups of an account look like a phone number. */
function withoutOthers(parsedValues: readonly ParsedValue[], others: readonly (readonly Fragment[])[]): ParsedValue[] {
  const taken = new Set(others.flat())
  return parsedValues.filter(({ fragments }) => !fragments.some((fragment) => taken.has(fragment)))
}

/** Finds the dates and numbers of a run once for all kinds of values that are requested there. */
const readerOf = onceFor((locale: LocaleVote) => {
  const format = { dayFirst: locale.dayFirst }
  return {
    dates: onceFor((run: readonly Fragment[]) => findDates(run, format)),
    ranges: onceFor((run: readonly Fragment[]) => findDateRanges(run, format)),
    numbers: onceFor((run: readonly Fragment[]) => findNumbers(run, locale)),
  }
})

function parseDates(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  const reader = readerOf(locale)
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
  return reader.dates(run).map((day): ParsedValue => {
    const fragments = run.slice(day.from, day.to)
    const isInRange = ranges.some((range) => day.from >= range.from && day.to <= range.to)
    return { value: asValue(day.value, fragments), fragments, fit: isInRange ? 0.6 : 0.999 }
  })
}

function parseNumbers(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  const reader = readerOf(locale)
  const dates = reader.dates(run)
  return reader.numbers(run).flatMap((number): ParsedValue[] => {
    if (dates.some((day) => number.from < day.to && day.from < number.to)) return []
    const fragments = run.slice(number.from, number.to)
    let fit = 1
    if (requested.kind === "amount") {
      if (number.isPercent) return []
      // In documents that print amounts with cents, an integer is a count or a year.
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

const TRIM = /^[\s:;,.#°*()[\]|"'“”]+|(?<![\s:;,.*()[\]|"'“”])[\s:;,.*()[\]|"'“”]+$/gu

/** Fit of a name in place of a reference. */
const NAMED_REFERENCE = 0.8

/** Parses a reference: a number, or the name of a person. */
function parseReference(run: readonly Fragment[], locale: LocaleVote): ParsedValue[] {
  if (run.some(({ text }) => /\d/u.test(text))) return parseId(run, locale)
  return parseText(run, true).map((parsed) => ({ ...parsed, fit: parsed.fit * NAMED_REFERENCE }))
}

/** Parses the first word with a digit, with what a slash, a dash or a short prefix in capitals joins to it. */
function parseId(run: readonly Fragment[], locale: LocaleVote): ParsedValue[] {
  const first = run.findIndex((fragment) => /\d/u.test(fragment.text))
  if (first === -1) return parseWordId(run)
  const dates = readerOf(locale).dates(run)
  const grouped = dates.length === 0 ? parseGroupedId(run) : undefined
  if (grouped) return [grouped]
  let from = first
  while (from > 0 && /^\p{Lu}{1,4}[-/]?$/u.test(run[from - 1]?.text ?? "")) from--
  let to = first + 1
  for (let last = run[first], fragment = run[to]; last && fragment; last = run[to - 1], fragment = run[to]) {
    const next = fragment.text
    const isTied =
      /^[-/.]\S/u.test(next) ||
      continuesWord(last, fragment) ||
      (/^[-–]$/u.test(next) && /\d/u.test(run[to + 1]?.text ?? ""))
    if (!isTied) break
    to += /^[-–]$/u.test(next) ? 2 : 1
  }
  const fragments = run.slice(from, to)
  const value = textOfFragments(fragments).replace(TRIM, "")
  if (value === "") return []
  const isDate = dates.some((day) => first >= day.from && first < day.to)
  const isMoney = /[$€£]|[.,]\d{2}$/u.test(value)
  const lead = from === 0 ? 1 : from <= 2 ? 0.85 : 0.6
  // One or two digits are a count or a line number, rarely the number of a document.
  const length = value.length <= 2 ? 0.6 : 1
  // A number that ends with a slash continues on the next line.
  const isCut = value.endsWith("/")
  return [{ value, fragments, fit: (isDate ? 0.25 : isMoney ? 0.3 : isCut ? 0.5 : 1) * lead * length }]
}

/** Groups of digits, and digits, of a number that is printed in groups, `4011 00 00` or `(201) 698 1780`. */
const MAX_GROUPS = 5
const MIN_GROUPED_DIGITS = 7
const GROUP = /^(?:\(\d{1,5}\)|\+?\d{1,6}(?:[-/.]\d{1,6})*-?)$/u

/** Parses a run that consists of groups of digits alone as one number; undefined for any other run. */
function parseGroupedId(run: readonly Fragment[]): ParsedValue | undefined {
  if (run.length < 2 || run.length > MAX_GROUPS || !run.every(({ text }) => GROUP.test(text))) return undefined
  const value = textOfFragments(run)
  return value.replace(/\D/gu, "").length < MIN_GROUPED_DIGITS ? undefined : { value, fragments: run, fit: 1 }
}

/** Letters that no word has: those of a code, `KBNSSCNP`. */
const UNPRONOUNCEABLE = /^(?=.{6})\p{Lu}*[BCDFGHJKLMNPQRSTVWXZ]{5}/u

/** Parses an id of letters only, which is rare: one word in capitals. */
function parseWordId(run: readonly Fragment[]): ParsedValue[] {
  const [fragment] = run
  const value = fragment?.text.replace(TRIM, "") ?? ""
  return fragment && run.length === 1 && /^[\p{Lu}-]{3,}$/u.test(value)
    ? [{ value, fragments: [fragment], fit: UNPRONOUNCEABLE.test(value) ? 0.85 : 0.4 }]
    : []
}

/** Marks around text that are not part of it; scans read the line that a form has for a value as underscores and dashes. */
const AROUND_TEXT = /^[\s:;,.#|–—_•·-]+|(?<![\s:;,|—_•·])[\s:;,|—_•·]+$/gu

function parseText(run: readonly Fragment[], isName: boolean): ParsedValue[] {
  const text = textOfFragments(run).replace(AROUND_TEXT, "")
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  if (!isName) return [{ value: text, fragments: run, fit: 1 }]
  const labelled = parseLabelledName(run)
  if (labelled) return labelled
  // `Code` and `Month` are the rest of a label, not a name.
  const isLabelLike =
    run.length <= MAX_LABEL_REST && labelTokens(text).every((token) => conceptIndex().frequency.has(token))
  return [{ value: text, fragments: run, fit: nameFit(text, run.length), isLabelLike }]
}

/** Words of a label before a name. */
const MAX_NAME_LABEL = 4
/** Fit of text after the label of something else. */
const OTHER_LABEL = 0.2

/** Parses a name after a label of its own, `Trading name: Nordwind GmbH`; text after the label of something else hardly fits. */
function parseLabelledName(run: readonly Fragment[]): ParsedValue[] | undefined {
  const colon = run.slice(0, MAX_NAME_LABEL).findIndex(({ text }) => /\p{L}:$|^:$/u.test(text))
  if (colon === -1 || colon + 1 >= run.length) return undefined
  const label = textOfFragments(run.slice(0, colon + 1))
  const labels = /\d/u.test(label) ? [] : (conceptIndex().byKey.get(labelKey(label)) ?? [])
  const isOther = labels.some(({ concept, isWeak }) => concept.kind !== "party" && !isWeak)
  return parseText(run.slice(colon + 1), true).map((parsed) => ({
    ...parsed,
    fit: isOther ? Math.min(parsed.fit, OTHER_LABEL) : parsed.fit,
  }))
}

/** Words of the rest of a label. */
const MAX_LABEL_REST = 2
/** A firm by its initials: `A&O`, `4F`. */
const SHORT_NAME = /^(?:\p{Lu}\s?[&+]\s?\p{Lu}|\d\p{Lu})$/u

/** Returns how well text fits a name: names are short and start with a capital; sentences and phone numbers do not. */
function nameFit(text: string, count: number): number {
  if (SHORT_NAME.test(text)) return 0.85
  if (!/\p{L}{3}/u.test(text) || /https?:|www\./u.test(text) || isLetterPhrase(text)) return 0.1
  // The sender of a mail may be an address only; next to a letterhead it is not the name.
  if (/^[^\s@]+@\S+$/u.test(text)) return 0.45
  if (text.startsWith("(") && text.endsWith(")")) return 0.3
  if (text.replace(/\D/gu, "").length > text.length / 3) return 0.3
  if (/^\p{Ll}/u.test(text) && count > 1) return 0.3
  return count > 10 ? 0.4 : 1
}
