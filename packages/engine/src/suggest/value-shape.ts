import type { ValueType } from "../configuration.ts"
import { type Fragment, textOfFragments } from "../fields/candidates/fragments.ts"
import { parseValues } from "../fields/parsing/parse-values.ts"
import type { ParsedValue } from "../fields/candidates/parsed-value.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { type PrintedReading, readingOf } from "./printed-pair.ts"

/** Words of a text value, at most; longer ones are sentences. */
const MAX_TEXT_WORDS = 8
/** Words from which a text that ends with a full stop is a sentence. */
const MIN_SENTENCE_WORDS = 4
/** Longer words are no value that a field holds. */
const MAX_TEXT_LENGTH = 120

/** The value of a label that the lexicon does not know, with the type that its print shows. */
export interface Shape {
  readonly type: ValueType
  readonly readings: readonly PrintedReading[]
  /** Both ends, where the text is a range of dates. */
  readonly range?: readonly [PrintedReading, PrintedReading] | undefined
}

/** Reads the text after a colon: a date, a range of dates, an amount or percentage, else a short text. */
export function readShape(fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  return readRange(fragments, locale) ?? readTyped(fragments, locale) ?? readText(fragments, locale)
}

/** Reads the text beside a label without a colon: only values that are nothing else, such as dates, amounts and numbers. */
export function shapeWithoutColon(fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  return (
    readRange(fragments, locale) ??
    readTyped(fragments, locale) ??
    readKind("id", fragments, locale) ??
    readKind("phone", fragments, locale)
  )
}

function readRange(fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  const ends = (["start", "end"] as const).map(
    (end) => parseValues(fragments, { kind: "date", type: "date", end }, locale).filter(({ range }) => range)[0],
  )
  const [start, end] = ends
  if (!start || !end) return undefined
  return { type: "date", readings: [readingOf(start)], range: [readingOf(start), readingOf(end)] }
}

function readTyped(fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  const [day, otherDay] = parseValues(fragments, { kind: "date", type: "date", end: undefined }, locale)
  if (day && !otherDay && isAll(day, fragments)) return { type: "date", readings: [readingOf(day)] }
  const [amount, other] = parseValues(fragments, { kind: "amount", type: "number", end: undefined }, locale)
  if (amount && !other && isAll(amount, fragments) && isMoney(amount)) {
    return { type: "number", readings: [readingOf(amount)] }
  }
  const [rate, more] = parseValues(fragments, { kind: "percent", type: "number", end: undefined }, locale)
  return rate && !more && rate.fit === 1 && isAll(rate, fragments)
    ? { type: "number", readings: [readingOf(rate)] }
    : undefined
}

/** Reads a number that names something, one word with digits, or a telephone number. */
function readKind(kind: "id" | "phone", fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  const [number] = parseValues(fragments, { kind, type: "string", end: undefined }, locale)
  if (!number || number.fit < 1 || !isAll(number, fragments)) return undefined
  return { type: "string", readings: [readingOf(number)] }
}

function readText(fragments: readonly Fragment[], locale: LocaleVote): Shape | undefined {
  const [text] = parseValues(fragments, { kind: "text", type: "string", end: undefined }, locale)
  if (!text || fragments.length > MAX_TEXT_WORDS) return undefined
  const printed = textOfFragments(fragments)
  if (printed.length > MAX_TEXT_LENGTH || (fragments.length >= MIN_SENTENCE_WORDS && printed.endsWith(".")))
    return undefined
  return { type: "string", readings: [readingOf(text)] }
}

/** Returns whether a value is all that a text says. */
function isAll({ fragments }: ParsedValue, all: readonly Fragment[]): boolean {
  const own = new Set(fragments)
  return all.every((fragment) => own.has(fragment) || !/[\p{L}\p{N}]/u.test(fragment.text))
}

/** Returns whether an amount is printed as one: with a currency, with decimals or in groups. */
const isMoney = ({ hasCurrency, fragments }: ParsedValue): boolean =>
  hasCurrency === true || /\d[.,'\u00a0\u202f ]\d/u.test(textOfFragments(fragments))
