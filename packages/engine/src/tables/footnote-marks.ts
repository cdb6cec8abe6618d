import type { LayoutWord } from "../layout/layout.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { greatest } from "../arrays/extremes.ts"
import { overlapY } from "./boxes.ts"

/** A mark is set at most this large, compared with the word it follows. */
const MARK_SIZE = 0.78
const MARK = /^[\p{L}\p{N}*†‡§,()]{1,4}$/u
/** What carries a raised figure of its own meaning. */
const UNIT = /(?:^|[^\p{L}])[kcdm]?m$/iu

/** Leaves out raised footnote marks: small words that touch the end of a larger one, on its own line or beside it. */
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

/** The words of a line by where they end, and the size of the largest. */
interface WordEnds {
  readonly words: SpanIndex<LayoutWord>
  readonly largest: number
}

function isMark(word: LayoutWord, around: readonly WordEnds[]): boolean {
  if (!MARK.test(word.text)) return false
  return around.some(({ words, largest }) => {
    if (word.source.fontSize >= MARK_SIZE * largest) return false
    return words.touching(word.box[0] - 0.3 * largest, word.box[0] + 1).some((other) => isMarkOf(word, other))
  })
}

function isMarkOf(word: LayoutWord, other: LayoutWord): boolean {
  const gap = word.box[0] - other.box[2]
  return (
    word.source.fontSize < MARK_SIZE * other.source.fontSize &&
    gap > -1 &&
    gap < 0.3 * other.source.fontSize &&
    overlapY(word.box, other.box) > 0 &&
    !UNIT.test(other.text)
  )
}
