import type { Word } from "../document.ts"
import { MAX_WORDS, MIN_OVERLAP, overlapOf } from "./recognition-ensemble.ts"

/** Letters with marks and ligatures (ö, ß, ł), of which the networks know few, and read the plain ones instead. */
const MARKED_LETTER = /[^\P{L}\p{ASCII}]/u
/** Confidence of a word with such a letter, below which it is noise. */
const MIN_MARKED = 0.7
/** Confidence of a word where the networks found no line. */
const MIN_NEW_CONFIDENCE = 0.8

/** Confidence of words of Tesseract that divide a word of the networks. */
const MIN_DIVIDING = 0.5
/** Share of the letters in which both must agree. */
const MIN_SAME = 0.7
/** Figures and signs are often torn apart (`16, 395. 66`); a word has two letters. */
const HAS_LETTERS = /\p{L}.*\p{L}/u

/**
 * Combines the lines that neural networks read with the words of Tesseract: all words of the lines, divided where Tesseract saw
 * a space that the networks missed; but for those that Tesseract read with a letter that the networks may not know, and confident
 * words of Tesseract where there is no line. On pages of more than 4,000 words the lines alone.
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
  const combined = lines.flatMap((line) => {
    const parts = (inside.get(line) ?? []).filter((word) => !isShared(word))
    const [same, more] = parts
    if (same !== undefined && more === undefined) return isMarked(same) ? [same] : [line]
    return divide(line, parts)
  })
  return [...combined, ...added]
}

const isMarked = ({ text, confidence }: Word): boolean => MARKED_LETTER.test(text) && confidence > MIN_MARKED

/** Divides a word at the spaces between words that have nearly the same letters; otherwise returns it whole. */
function divide(line: Word, words: readonly Word[]): Word[] {
  const parts = words.toSorted((a, b) => a.box[0] - b.box[0])
  const joined = parts.map(({ text }) => text).join("")
  if (joined.length !== line.text.length || parts.some(({ confidence }) => confidence < MIN_DIVIDING)) return [line]
  let same = 0
  for (let at = 0; at < joined.length; at++) if (joined[at] === line.text[at]) same++
  const areWords = parts.every(({ text }, index) => {
    const next = parts[index + 1]
    return next === undefined || HAS_LETTERS.test(text) || HAS_LETTERS.test(next.text)
  })
  if (!areWords || same < MIN_SAME * joined.length) return [line]
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
