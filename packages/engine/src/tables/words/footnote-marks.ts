import type { LayoutWord } from "../../layout/layout.ts"
import { SpanIndex } from "../../layout/span-index.ts"
import { greatest } from "../../arrays/extremes.ts"
import { overlapY } from "./boxes.ts"

/** Size of a footnote mark relative to the word it follows, at most. */
const MAX_MARK_SIZE = 0.78
/** Gap between a word and its mark, in font sizes, at most. */
const MAX_MARK_GAP = 0.3
const MARK = /^[\p{L}\p{N}*†‡§,()]{1,4}$/u
/** Units after which a raised digit is an exponent: `m²`. */
const UNIT = /(?:^|[^\p{L}])[kcdm]?m$/iu

/** Removes raised footnote marks: small words that touch the end of a larger one on the same or a neighbouring line. */
export function withoutFootnoteMarks(lines: readonly (readonly LayoutWord[])[]): (readonly LayoutWord[])[] {
  const indexes = lines.map((words): WordEnds => {
    const largest = greatest(words.map((word) => word.source.fontSize))
    return { largest, words: new SpanIndex(words, ({ box }) => [box[2], box[2]]) }
  })
  return lines
    .map((words, index) => {
      const around = [indexes[index - 1], indexes[index], indexes[index + 1]].filter((line) => line !== undefined)
      return words.filter((word) => !isMark(word, around))
    })
    .filter((words) => words.length > 0)
}

/** The words of a line indexed by their right edge, and the largest font size among them. */
interface WordEnds {
  readonly words: SpanIndex<LayoutWord>
  readonly largest: number
}

function isMark(word: LayoutWord, around: readonly WordEnds[]): boolean {
  if (!MARK.test(word.text)) return false
  return around.some(({ words, largest }) => {
    if (word.source.fontSize >= MAX_MARK_SIZE * largest) return false
    return words.touching(word.box[0] - MAX_MARK_GAP * largest, word.box[0] + 1).some((other) => isMarkOf(word, other))
  })
}

function isMarkOf(word: LayoutWord, other: LayoutWord): boolean {
  const gap = word.box[0] - other.box[2]
  return (
    word.source.fontSize < MAX_MARK_SIZE * other.source.fontSize &&
    gap > -1 &&
    gap < MAX_MARK_GAP * other.source.fontSize &&
    overlapY(word.box, other.box) > 0 &&
    !UNIT.test(other.text)
  )
}
