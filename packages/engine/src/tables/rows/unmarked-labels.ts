import { onceForText } from "../../text/once-for-text.ts"
import { foldTokens } from "../../text/folding.ts"
import type { Concept } from "../../lexicon/concept.ts"
import { labelKey, labelTokens } from "../../lexicon/label-key.ts"
import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import { isCode } from "../words/code-words.ts"
import { type TableWord, textOf } from "../words/page-text.ts"

/** Words of a label in front of its value, at most. */
const MAX_LABEL_WORDS = 2
/** Letters of a word that stands for a longer one: `Rev` of `Revision`. */
const MIN_LETTERS = 3
/** A value that follows its label without a colon: a code, number or date, or the letter of a version; words may be those of a sentence. */
const VALUE = /^(?=\S*\d)[\p{Lu}\p{N}./_#-]{2,24}$/u
const VERSION = /^(?:\p{Lu}|\d)$/u
/** The end of a value or a remark, after which a label may begin. */
const AFTER_VALUE = /\d[\p{Lu}\d)]{0,24}$|[,;/|·•-]$/u
/** What follows the word for a number: `Lot no. 4711`, `Serial n° 88`. */
const NUMBER_SIGN = /^(?:no|nos|nr|nbr|num|n|nº|n°|#)[.:]?$/iu

/** The sign between several values behind one label. */
const LISTED = /[,;]$/u

/** A value among the remarks of a row, with the label in front of it. */
export interface UnmarkedValue {
  /** Several where the label is that of a list: `Serial no. K696853, K367459`. */
  readonly values: readonly TableWord[]
  /** Index of the first word of its label. */
  readonly start: number
}

const tokensOf = onceForText(foldTokens)

/** Returns whether a word is one of a name, or its beginning: `Rev` of `Revision`. */
const isWordOf = (token: string, word: string): boolean =>
  token === word || (token.length >= MIN_LETTERS && word.startsWith(token))

/**
 * Finds the values that the remarks of a row print after the name of a column without a colon, `LOT 24G117 EXP 08/27`, `Rev B`, `Serial no. 4711`:
 * the first word of the name, perhaps abbreviated, and a code. Remarks begin with a label, further ones follow.
 */
export function unmarkedValues(words: readonly TableWord[], name: string): readonly UnmarkedValue[] {
  const own = tokensOf(name)
  const found: UnmarkedValue[] = []
  for (const [start, { text }] of words.entries()) {
    const [first] = own
    const [token, more] = tokensOf(text)
    if (first === undefined || token === undefined || more !== undefined || !isWordOf(token, first)) continue
    // Within a sentence a word is no label, nor is one in small letters.
    if (
      token.length < MIN_LETTERS ||
      token === text ||
      !(start === 0 || AFTER_VALUE.test(words[start - 1]?.text ?? ""))
    )
      continue
    let at = start + 1
    while (at - start < MAX_LABEL_WORDS && isNextWord(words[at]?.text ?? "", own)) at++
    const isVersion = at === words.length - 1 && VERSION.test(words[at]?.text ?? "")
    const values = isVersion ? words.slice(at) : listedCodes(words, at)
    if (values.length > 0) found.push({ values, start })
  }
  return found
}

/** Returns the code at a word with those of its kind that are listed behind it; none where the list goes on with anything else. */
function listedCodes(words: readonly TableWord[], start: number): readonly TableWord[] {
  const kind = kindOf(words[start]?.text ?? "")
  for (let at = start; at < words.length; at++) {
    const text = words[at]?.text ?? ""
    if (!VALUE.test(text.replace(LISTED, "")) || kindOf(text) !== kind) return []
    if (!LISTED.test(text)) return words.slice(start, at + 1)
  }
  return []
}

/** Returns of which kinds of characters a code consists: `A9` of `K696853`. */
const kindOf = (code: string): string =>
  code
    .replace(LISTED, "")
    .replace(/\p{L}+/gu, "A")
    .replace(/\d+/gu, "9")

function isNextWord(text: string, name: readonly string[]): boolean {
  if (NUMBER_SIGN.test(text)) return true
  const [token = ""] = tokensOf(text)
  return token !== "" && name.slice(1).some((word) => isWordOf(token, word))
}

/** Returns whether a line begins with the name of a column and its value: it is a remark, not a part of the name above it. */
export const startsUnmarked = (words: readonly TableWord[], names: readonly string[]): boolean =>
  names.some((name) => unmarkedValues(words, name)[0]?.start === 0)

/** Words of a label of numbers, at most. */
const MAX_NUMBERED_WORDS = 3
const NUMBERED: ReadonlySet<Concept["kind"]> = new Set<Concept["kind"]>(["id", "iban"])

/** Returns whether a label is a known one of numbers, as `Serial no.`, or means the number of an article: `Your material no.`. */
const isOfNumbers = (label: string): boolean =>
  isSureLabel(labelKey(label), ({ kind }) => NUMBERED.has(kind)) ||
  (labelTokens(label).includes("no") && conceptOf(label) === "article")

/** Returns whether a line begins with a label of numbers and its number, `Serial no. 4711`: whatever it means, it is no part of the name above it. */
export function startsNumbered(words: readonly TableWord[]): boolean {
  const [first = "", ...rest] = words.slice(0, MAX_NUMBERED_WORDS + 1).map(({ text }) => text)
  if (!/^\p{Lu}/u.test(first)) return false
  const value = rest.findIndex((text) => VALUE.test(text.replace(LISTED, ""))) + 1
  return value > 0 && isOfNumbers(textOf(words.slice(0, value)))
}

/** Parts a code from a value with its label beside it, `GK-4410 Rev B`; other words are one part. */
export function partsOfLine(words: readonly TableWord[], names: readonly string[]): readonly (readonly TableWord[])[] {
  const [code, ...rest] = words
  return code && isCode([code]) && startsUnmarked(rest, names) ? [[code], rest] : [words]
}
