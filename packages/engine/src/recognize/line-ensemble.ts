import type { Word } from "../document.ts"
import { MAX_WORDS, MIN_OVERLAP, overlapOf } from "./recognition-ensemble.ts"

/** Letters with marks and ligatures (ö, ß, ł), of which the networks know few, and read the plain ones instead. */
const MARKED_LETTER = /[^\P{L}\p{ASCII}]/u
/** Confidence of a word with such a letter, below which it is noise. */
const MIN_MARKED = 0.7
/** Confidence of a word where the networks found no line. */
const MIN_NEW_CONFIDENCE = 0.8

/**
 * Combines the lines that neural networks read with the words of Tesseract: all words of the lines, but for those that Tesseract
 * read with a letter that the networks may not know, and confident words of Tesseract where there is no line. On pages of more
 * than 4,000 words the lines alone.
 */
export function combineWithLines(words: readonly Word[], lines: readonly Word[]): Word[] {
  if (Math.max(words.length, lines.length) > MAX_WORDS) return [...lines]
  const replaced = new Map<Word, Word>()
  const added: Word[] = []
  for (const word of words) {
    const overlaps = lines.map((line) => overlapOf(word.box, line.box))
    if (overlaps.every((overlap) => overlap === 0)) {
      if (word.confidence > MIN_NEW_CONFIDENCE) added.push(word)
      continue
    }
    const [same, more] = lines.filter((_, index) => (overlaps[index] ?? 0) > MIN_OVERLAP)
    const isMarked = MARKED_LETTER.test(word.text) && word.confidence > MIN_MARKED
    if (same !== undefined && more === undefined && isMarked) replaced.set(same, word)
  }
  return [...lines.map((line) => replaced.get(line) ?? line), ...added]
}
