import type { LayoutWord } from "../layout/page-layout.ts"
import { overlapY } from "./boxes.ts"

/** A mark is set at most this large, compared with the word it follows. */
const MARK_SIZE = 0.78
const MARK = /^[\p{L}\p{N}*†‡§,()]{1,4}$/u
/** What carries a raised figure of its own meaning. */
const UNIT = /(?:^|[^\p{L}])[kcdm]?m$/iu

/** Leaves out raised footnote marks: small words that touch the end of a larger one, on its own line or beside it. */
export function withoutFootnoteMarks(lines: readonly (readonly LayoutWord[])[]): (readonly LayoutWord[])[] {
  return lines
    .map((words, index) => {
      const around = [lines[index - 1] ?? [], words, lines[index + 1] ?? []].flat()
      return words.filter((word) => !isMark(word, around))
    })
    .filter((words) => words.length > 0)
}

function isMark(word: LayoutWord, around: readonly LayoutWord[]): boolean {
  if (!MARK.test(word.text)) return false
  return around.some((other) => {
    const gap = word.box[0] - other.box[2]
    return (
      word.source.fontSize < MARK_SIZE * other.source.fontSize &&
      gap > -1 &&
      gap < 0.3 * other.source.fontSize &&
      overlapY(word.box, other.box) > 0 &&
      !UNIT.test(other.text)
    )
  })
}
