import type { Box } from "../../document.ts"
import { isSpaced, type TableLine, type TableWord } from "./page-text.ts"

/** A word, with the gap to what belongs to it. */
export interface PlacedWord {
  readonly box: Box
  readonly text: string
}

/** Returns the boxes of a line's words, those of signs and groups of digits up to the rest of their number. */
export function joinSigns({ words }: TableLine, isGroup: GroupTest): PlacedWord[] {
  return words.map((word, index) => joinSign(word, words[index + 1], words[index - 1], isGroup))
}

/** Extends a currency sign to the number after it, and a group of digits to the next group. */
function joinSign(
  word: TableWord,
  next: TableWord | undefined,
  before: TableWord | undefined,
  isGroup: GroupTest,
): PlacedWord {
  return next && (isSignOf(word, next, before) || isGroup(word, next))
    ? { text: word.text, box: [word.box[0], word.box[1], next.box[0], word.box[3]] }
    : word
}

/** Returns whether a word is the currency sign of the next word and is not closer to a number before it. */
export function isSignOf(word: TableWord, next: TableWord, before: TableWord | undefined): boolean {
  const isOfPrevious =
    before && /\d[-)]?$/u.test(before.text) && word.box[0] - before.box[2] < next.box[0] - word.box[2]
  return !isOfPrevious && /^(?:[$€£¥₹]|EUR|USD|GBP|CHF|Rs\.?)$/u.test(word.text) && /^[-(]?[\d.]/u.test(next.text)
}

/** Returns whether two words are groups of digits of one number: `1 098,96`. */
export type GroupTest = (word: TableWord, next: TableWord) => boolean

/** Points by which the right edges of the numbers of one column differ at most. */
const ALIGNED = 0.5
/** A whole number, and a price that is no group of three digits. */
const WHOLE = /^\d{1,3}$/u
const PRICE = /^\d{1,2}[.,]\d{2}$/u

/**
 * Returns the test for groups of digits among lines. In `1 118,00` the one is a number of its own where another line prints `2 42,00`
 * with the two above it: a column of quantities set close to the prices.
 */
export function groupTest(lines: readonly TableLine[]): GroupTest {
  const edges = lines.flatMap(({ words }) =>
    words.flatMap((word, index) => {
      const next = words[index + 1]
      return next && WHOLE.test(word.text) && PRICE.test(next.text) ? [word.box[2]] : []
    }),
  )
  return (word, next) => isGroupBefore(word, next) && !edges.some((edge) => Math.abs(edge - word.box[2]) < ALIGNED)
}

function isGroupBefore(word: TableWord, next: TableWord): boolean {
  return (
    isSpaced(word, next) &&
    /^[-+(\u2212]?[$€£]?\d{1,3}$/u.test(word.text) &&
    /^\d{3}(?:[.,]\d+)?[-)]?$/u.test(next.text)
  )
}
