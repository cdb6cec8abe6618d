import { lowerBound } from "../../arrays/lower-bound.ts"
import type { Ruling } from "../../document.ts"
import { unionBox } from "../words/boxes.ts"
import { moveWord } from "../words/moved-words.ts"
import { type PageText, renumberLines, type TableLine } from "../words/page-text.ts"

/** Removes the lines without words, and moves all below them up by the distance from the line before. */
export function withoutEmptyLines(page: PageText): PageText {
  let up = 0
  const starts: number[] = []
  const ups: number[] = []
  const lines = page.lines.flatMap((line, index): TableLine[] => {
    if (line.words.length === 0) {
      up += Math.max(0, line.box[1] - (page.lines[index - 1]?.box[1] ?? line.box[1]))
      starts.push(line.box[1])
      ups.push(up)
      return []
    }
    const words = up === 0 ? line.words : line.words.map((word) => moveWord(word, 0, -up))
    return [{ ...line, words, box: unionBox(words.map(({ box }) => box)) }]
  })
  const upAt = (y: number): number => ups[lowerBound(starts, y) - 1] ?? 0
  const rulings = page.rulings.map((ruling): Ruling => {
    const [x0, y0, x1, y1] = ruling.box
    return { ...ruling, box: [x0, y0 - upAt(y0), x1, y1 - upAt(y1)] }
  })
  return { ...page, rulings, lines: renumberLines(lines) }
}
