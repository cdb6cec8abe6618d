import { matchKeyOf, type TableWord } from "../words/page-text.ts"

/**
 * Splits words at the slash between two texts: one that stands apart, `A / B`, else the only one within a word, `A/B`; undefined without one or
 * with several.
 */
export function splitAtSlash(
  words: readonly TableWord[],
): readonly [readonly TableWord[], readonly TableWord[]] | undefined {
  const apart = words.flatMap(({ text }, index) => (text === "/" ? [index] : []))
  const [at = -1] = apart
  if (apart.length === 1) return at > 0 && at < words.length - 1 ? [words.slice(0, at), words.slice(at + 1)] : undefined
  const within = words.flatMap((word, index) => (word.text.includes("/") ? [{ word, index }] : []))
  const [only] = within
  if (!only || within.length > 1 || apart.length > 1) return undefined
  const [first = "", second = "", third] = only.word.text.split("/")
  if (third !== undefined) return undefined
  const [before, after] = [words.slice(0, only.index), words.slice(only.index + 1)]
  const [left, right] = splitWord(only.word, first, second)
  const [upper, lower] = [
    [...before, ...left],
    [...right, ...after],
  ]
  return upper.length > 0 && lower.length > 0 ? [upper, lower] : undefined
}

/** Splits a word in two, each with its share of the width. */
function splitWord(word: TableWord, first: string, second: string): [left: TableWord[], right: TableWord[]] {
  const [x0, y0, x1, y1] = word.box
  const letter = (x1 - x0) / word.text.length
  const partOf = (text: string, from: number, to: number): TableWord[] =>
    text === "" ? [] : [{ ...word, text, key: matchKeyOf(text), box: [from, y0, to, y1] }]
  return [partOf(first, x0, x0 + letter * first.length), partOf(second, x1 - letter * second.length, x1)]
}
