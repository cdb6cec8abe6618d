import { CURRENCY_CODES } from "./currency-codes.ts"
import type { Box } from "../document.ts"
import { indexOfDigit } from "../text/digits.ts"
import { joinWords } from "../text/joined-words.ts"

/** The character between the whole and the fractional digits. */
export type DecimalSign = "." | ","

/** The number format of a document. */
export interface NumberFormat {
  /** Resolves `1.234` and `1,234`; without it both are thousands. */
  readonly decimalSign?: DecimalSign | undefined
  /** Whether the document separates thousands by spaces, which decides how close two groups of digits must be. */
  readonly thousands?: "spaced" | "unspaced" | undefined
}

/** A word and where it is printed. */
interface PrintedWord {
  readonly text: string
  readonly box?: Box
}

/** A number inside running words. */
export interface FoundNumber {
  readonly value: number
  /** The printed text, with signs such as a currency. */
  readonly text: string
  /** Index of the first word. */
  readonly from: number
  /** Index after the last word. */
  readonly to: number
  /** Number of printed decimals. */
  readonly decimals: number
  /** True when a currency is printed next to it. */
  readonly hasCurrency: boolean
  readonly isPercent: boolean
  /** True for digits without separators, sign or currency, as in an id. */
  readonly isPlain: boolean
}

const SPACE = "[ \\u00a0\\u2009\\u202f]"
const DASH = "[-\\u2010-\\u2015\\u2212]"
/** The codes of currencies and their usual abbreviations in print. */
const CURRENCY_LETTERS = `${CURRENCY_CODES.join("|")}|RM|Rs\\.?|Rp\\.?|Fr\\.|kr\\.?|zł|zl|Kč|Ft|лв\\.?|Euro?s?|lei|leu`
/** The rand's sign is a letter of codes as well: it counts only before an amount with cents. */
const RAND = `R(?=${SPACE}?${DASH}?\\d{1,3}(?:[ ,.\\u00a0\\u2009\\u202f]?\\d{3}){0,4}[.,]\\d{2}(?!\\d))`
const CURRENCY = `(?:[$€£¥₹₽₺₩฿₫₱₦₴₪]|(?<!\\p{L})(?:[A-Z]{1,3}\\$|${RAND}|(?:${CURRENCY_LETTERS})(?!\\p{L})))`
/** The sign of a rate, and the words that are printed for it: `25 pct. moms`, `15.00 PCT`. */
const PERCENT = "%|(?:percent|pct|prozent|procent|prosent)(?!\\p{L})"
// Eight groups have more digits than a number can represent; without a bound, matching long texts would be quadratic.
const DIGITS = `\\d{1,3}(?:[.,'’´]\\d{2,3}){1,8}(?:[.,]\\d+)?(?!\\d)|\\d{1,3}(?:${SPACE}\\d{3}){1,8}(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?|[.,]\\d+`
const NUMBER_PATTERN =
  `(?:(?<outer>${CURRENCY})${SPACE}?(?=\\())?(?<open>\\()?(?<lead>${DASH}|\\+)?${SPACE}?(?<before>${CURRENCY})?${SPACE}?(?<inner>${DASH})?${SPACE}?` +
  `(?<digits>${DIGITS})(?:[.,]${DASH}{1,2}(?=\\s|$)|/[-=](?=\\s|$))?` +
  `(?<trail>${DASH}(?=\\s|$|\\)|${CURRENCY}))?${SPACE}?(?:(?<after>${CURRENCY}(?<last>${DASH}(?=\\s|$|\\)))?)|(?<percent>${PERCENT}))?${SPACE}?(?<credit>CR\\b)?(?<close>\\))?`
const NUMBER = new RegExp(NUMBER_PATTERN, "giu")
/** For text that has to be one number: cells are parsed seven times as fast when nothing else is searched. */
const NUMBER_AT_START = new RegExp(NUMBER_PATTERN, "iuy")

/** Parses digits with separators; undefined when the separators do not form a number. */
function parseDigits(digits: string, format: NumberFormat): { value: number; decimals: number } | undefined {
  const plain = digits.replace(/[\s\u00a0\u2009\u202f'’´]/gu, "")
  const separators = plain.replace(/\d/gu, "")
  const last = separators.at(-1)
  if (last === undefined) return { value: Number(plain), decimals: 0 }
  const tail = plain.length - plain.lastIndexOf(last) - 1
  const isMixed = separators.includes(".") && separators.includes(",")
  const isSpaced = plain.length < digits.length
  let isDecimal = isMixed || isSpaced || tail !== 3
  if (!isMixed && separators.length > 1) isDecimal = false
  else if (!isDecimal) {
    const whole = plain.slice(0, plain.indexOf(last))
    isDecimal = whole === "" || whole === "0" || whole.length > 3 || format.decimalSign === last
  }
  if (isMixed && separators.indexOf(last) !== separators.length - 1) return undefined
  const grouping = isDecimal ? plain.slice(0, plain.lastIndexOf(last)) : plain
  if (!isGrouped(grouping)) return undefined
  const whole = grouping.replace(/[.,]/gu, "")
  if (!isDecimal) return { value: Number(whole), decimals: 0 }
  return { value: Number(`${whole || "0"}.${plain.slice(plain.lastIndexOf(last) + 1)}`), decimals: tail }
}

/** Returns whether digits are grouped by thousands, in groups of three or the Indian two-two-three. */
function isGrouped(text: string): boolean {
  return /^\d*$|^\d{1,3}(?:[.,]\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/u.test(text)
}

interface NumberMatch extends FoundNumber {
  readonly start: number
  readonly end: number
}

/** Characters that the pattern allows before the first digit: two currencies, signs, a bracket and spaces are fewer. */
const MAX_SIGNS = 24

function* matchNumbers(text: string, format: NumberFormat): Generator<NumberMatch> {
  // The pattern tries every currency at every letter: the search starts anew in front of each digit.
  for (let from = 0, digit = indexOfDigit(text, 0); digit !== -1; digit = indexOfDigit(text, from)) {
    NUMBER.lastIndex = Math.max(from, digit - MAX_SIGNS)
    const match = NUMBER.exec(text)
    if (!match) return
    from = NUMBER.lastIndex
    const number = readMatch(match, text, format)
    if (number) yield number
  }
}

/** Reads a match of the pattern; undefined when its digits are no number or are part of something longer. */
function readMatch(match: RegExpExecArray, text: string, format: NumberFormat): NumberMatch | undefined {
  const groups = match.groups ?? {}
  const digits = groups["digits"] ?? ""
  const read = parseDigits(digits, format)
  if (!read) return undefined
  const start = match.index + (match[0].length - match[0].trimStart().length)
  const end = match.index + match[0].trimEnd().length
  if (!isSeparate(text, start, end)) return undefined
  const isPercent = groups["percent"] !== undefined
  // Brackets around an amount are the accountant's minus; around a rate they are a remark: `VAT (18%)`.
  const isBracketed = groups["open"] !== undefined && groups["close"] !== undefined && !isPercent
  const isNegative =
    isBracketed ||
    isDash(groups["lead"]) ||
    isDash(groups["inner"]) ||
    groups["trail"] !== undefined ||
    groups["last"] !== undefined ||
    groups["credit"] !== undefined
  const hasCurrency = ["outer", "before", "after"].some((name) => groups[name] !== undefined)
  return {
    value: isNegative && read.value !== 0 ? -read.value : read.value,
    text: text.slice(start, end),
    from: 0,
    to: 0,
    decimals: read.decimals,
    hasCurrency,
    isPercent,
    isPlain: /^\d+$/u.test(digits) && !isNegative && !hasCurrency,
    start,
    end,
  }
}

const isDash = (sign: string | undefined): boolean => sign !== undefined && sign !== "+"

/** Returns whether a number is not joined to letters or further digits, as in an id, a date or a phone number. */
function isSeparate(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 2)
  if (/[\p{L}\p{N}_@]$/u.test(before) || /\d[-./:,]$/u.test(before) || /[/]$/u.test(before)) return false
  return !/^[\p{L}\p{N}_@]/u.test(after) && !/^[-./:,]\d/u.test(after) && !/^[/]\p{L}?/u.test(after)
}

/** Digits alone, and amounts whose signs are grouped by threes: the full pattern finds nothing but these in such a word. */
const PLAIN_WORD = /^(?:\d+|-?(?:\d+[.,]\d{2}|\d{1,3}(?:,\d{3})+\.\d{2}|\d{1,3}(?:\.\d{3})+,\d{2}))$/u

function readPlainWord(text: string): FoundNumber | undefined {
  if (!PLAIN_WORD.test(text)) return undefined
  const amount = parsePlainAmount(text)
  const isPlain = amount === undefined
  const value = amount ?? Number(text)
  return { value, text, from: 0, to: 1, decimals: isPlain ? 0 : 2, hasCurrency: false, isPercent: false, isPlain }
}

/** Amounts as most are printed: unambiguous in every format, and parsed ten times faster than by the full pattern. */
const PLAIN_AMOUNT = /^-?(?:\d{1,3}(?:([.,])\d{3})*|\d+)([.,])\d{2}$/u

function parsePlainAmount(text: string): number | undefined {
  const match = PLAIN_AMOUNT.exec(text)
  if (!match || match[1] === match[2]) return undefined
  const value = Number(`${text.slice(0, -3).replace(/[.,]/gu, "")}.${text.slice(-2)}`)
  return value === 0 ? 0 : value
}

/**
 * Parses text that is one number, with an optional sign, currency, percent sign, brackets or `CR` for negative amounts.
 * Percent signs do not divide: `40.5%` is 40.5. Returns undefined for anything else.
 */
export function parseNumber(text: string, format: NumberFormat = {}): number | undefined {
  const trimmed = text.trim()
  const amount = parsePlainAmount(trimmed)
  if (amount !== undefined) return amount
  if (!/\d/u.test(trimmed)) return undefined
  NUMBER_AT_START.lastIndex = 0
  const match = NUMBER_AT_START.exec(trimmed)
  const number = match ? readMatch(match, trimmed, format) : undefined
  return number?.end === trimmed.length ? number.value : undefined
}

/**
 * Finds the numbers in words of one line. Words with boxes join to one number (`1 234,56`) only when the gap between
 * them is that of a space, and not in a document that separates thousands otherwise.
 */
export function findNumbers(words: readonly PrintedWord[], format: NumberFormat = {}): FoundNumber[] {
  const [first, more] = words
  const plain = first && more === undefined ? readPlainWord(first.text) : undefined
  if (plain) return [plain]
  const found: FoundNumber[] = []
  for (const run of splitAtGaps(words, format)) {
    const joined = joinWords(words.slice(run.from, run.to))
    for (const { start, end, ...number } of matchNumbers(joined.text, format)) {
      found.push({ ...number, from: run.from + joined.wordAt(start), to: run.from + joined.wordAt(end - 1) + 1 })
    }
  }
  return found
}

/** A space is about 0.3 of the height in printed fonts, and 0.62 in those of a typewriter. */
const USUAL_SPACE = 0.6
const WIDE_SPACE = 0.72

/** A currency that stands alone: a sign with letters before it, or a code. */
const CURRENCY_ALONE = /^(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3})$/u
/** Ratio of the gap before a currency to the one after it, from which it is that of the number after it. */
const MIN_GAP_RATIO = 1.5

/** Returns whether a currency between two numbers belongs to the second one, which is nearer: `1.184,000    R$ 9.196,88`. */
function isOfNext(left: PrintedWord | undefined, currency: PrintedWord, next: PrintedWord | undefined): boolean {
  if (!left?.box || !currency.box || !next?.box || !CURRENCY_ALONE.test(currency.text)) return false
  if (!/\d$/u.test(left.text) || !/^-?\d/u.test(next.text)) return false
  const before = currency.box[0] - left.box[2]
  return before > MIN_GAP_RATIO * (next.box[0] - currency.box[2]) && before > 0
}

/** Splits words between two groups of digits that are further apart than a space, and before the currency of the second number. */
function splitAtGaps(words: readonly PrintedWord[], { thousands }: NumberFormat): { from: number; to: number }[] {
  const most = thousands === "spaced" ? WIDE_SPACE : thousands === "unspaced" ? -Infinity : USUAL_SPACE
  const runs: { from: number; to: number }[] = []
  let from = 0
  for (let index = 1; index <= words.length; index++) {
    const left = words[index - 1]
    const right = words[index]
    const isDigits = right && /\d$/u.test(left?.text ?? "") && /^\d/u.test(right.text)
    const isWide =
      left?.box && right?.box && right.box[0] - left.box[2] > most * Math.max(4, right.box[3] - right.box[1])
    if (right && !(isDigits && isWide) && !isOfNext(left, right, words[index + 1])) continue
    runs.push({ from, to: index })
    from = index
  }
  return runs.filter((run) => run.to > run.from)
}
