import type { Box, Word } from "../document.ts"
import { unionBox } from "../layout/union-box.ts"
import { areSimilar, joinedText, spellingOf, withCommas } from "./line-spelling.ts"
import { MAX_WORDS, MIN_OVERLAP, overlapOf } from "./recognition-ensemble.ts"

/** Confidence of a word where the networks found no line. */
const MIN_NEW_CONFIDENCE = 0.8

/** Confidence of words of Tesseract that divide a word of the networks. */
const MIN_DIVIDING = 0.5
/**
 * Space after a comma, in heights of the next word: 0.41 to 1.4 on half of the receipts, where gaps without one had 0.14 to 0.38
 * but for a single 0.52.
 */
const MIN_COMMA_SPACE = 0.4
/** Figures and signs are often torn apart (`16, 395. 66`); a word has two letters. */
const HAS_LETTERS = /\p{L}.*\p{L}/u

/**
 * Combines the lines that neural networks read with the words of Tesseract: all words of the lines, in the better of
 * both spellings and divided where Tesseract saw a space that the networks missed, and confident words of Tesseract where there is
 * no line. On pages of more than 4,000 words the lines alone.
 */
export function combineWithLines(words: readonly Word[], lines: readonly Word[]): Word[] {
  if (Math.max(words.length, lines.length) > MAX_WORDS) return [...lines]
  const inside = new Map<Word, Word[]>(lines.map((line) => [line, []]))
  const added: Word[] = []
  for (const word of words) {
    let isAlone = true
    for (const line of lines) {
      const overlap = overlapOf(word.box, line.box)
      if (overlap > 0) isAlone = false
      if (overlap > MIN_OVERLAP) inside.get(line)?.push(word)
    }
    if (isAlone && word.confidence > MIN_NEW_CONFIDENCE) added.push(word)
  }
  const isShared = (word: Word) => lines.filter((line) => inside.get(line)?.includes(word)).length > 1
  const combined = lines.flatMap((read) => {
    const parts = (inside.get(read) ?? []).filter((word) => !isShared(word))
    const line = withCommas(read, parts)
    const [same, more] = parts
    if (same !== undefined && more === undefined) return [spellingOf(line, same)]
    return divide(line, parts)
  })
  return [...combined, ...added]
}

/** Joins words after commas, which are so narrow that Tesseract takes the gap for a space. */
function joinAfterCommas(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last?.text.endsWith(",") !== true || !isClose(last.box, word.box)) joined.push(word)
    else joined[joined.length - 1] = { ...last, text: last.text + word.text, box: unionBox(last.box, word.box) }
  }
  return joined
}

/** Returns whether the gap between two boxes is narrower than a space after a comma. */
const isClose = (left: Box, right: Box): boolean => right[0] - left[2] < MIN_COMMA_SPACE * (right[3] - right[1])

/** Divides a word at the spaces between words that have nearly the same letters; otherwise returns it whole. */
function divide(line: Word, words: readonly Word[]): Word[] {
  const parts = joinAfterCommas(words.toSorted((a, b) => a.box[0] - b.box[0]))
  const joined = joinedText(parts)
  if (parts.some(({ confidence }) => confidence < MIN_DIVIDING)) return [line]
  const areWords = parts.every(({ text }, index) => {
    const next = parts[index + 1]
    return next === undefined || HAS_LETTERS.test(text) || HAS_LETTERS.test(next.text)
  })
  if (!areWords || !areSimilar(joined, line.text)) return [line]
  let start = 0
  return parts.map(({ text, box }) => {
    const end = start + text.length
    const divided: Word = {
      ...line,
      text: line.text.slice(start, end),
      box: [box[0], line.box[1], box[2], line.box[3]],
    }
    start = end
    return divided
  })
}
