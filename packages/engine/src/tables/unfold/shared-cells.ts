import { append } from "../../arrays/append.ts"
import { unionBox } from "../words/boxes.ts"
import { chunksOf, FIGURE_GAP, type TableWord } from "../words/page-text.ts"
import type { SharedHeading } from "./heading-halves.ts"
import { type HeadedLines, othersOf } from "./shared-rows.ts"
import { splitAtSlash } from "./slashed-words.ts"

/** The words of a cell's second value, and the line of its first one. */
export interface SharedCell {
  readonly heading: SharedHeading
  readonly line: number
  readonly upper: readonly TableWord[]
  readonly lower: readonly TableWord[]
  /** Words of either value as they are printed, with the slash. */
  readonly printed: readonly TableWord[]
  /** Words of further lines that belong to the second value. */
  readonly further: readonly TableWord[]
}

/** The two values of a cell, and the lines that they are on. */
export interface FoundCell extends Pick<SharedCell, "upper" | "lower" | "printed"> {
  readonly row: number
  readonly second: number | undefined
}

/** Finds the cells of two values in a column: parted by a slash, or in two lines. */
export const cellsOfTwo = (rows: HeadedLines, at: number, { isSlashed }: SharedHeading): readonly FoundCell[] =>
  isSlashed ? joinedCells(rows, at) : stackedCells(rows, at)

function joinedCells({ parts: rows }: HeadedLines, at: number): FoundCell[] {
  return rows.flatMap((parts, row) => {
    const words = parts.get(at)
    const halves = words && (splitAtSlash(words) ?? splitAtGap(words))
    return words && halves && othersOf(parts, at) > 0
      ? [{ row, second: undefined, upper: halves[0], lower: halves[1], printed: words }]
      : []
  })
}

/** Splits a cell at white space that is narrower than that between columns: `Days / Time` above `M-F  6:00a-7:00a`. */
function splitAtGap(words: readonly TableWord[]): readonly [readonly TableWord[], readonly TableWord[]] | undefined {
  const [first, second, another] = chunksOf(words, FIGURE_GAP)
  return first && second && !another && chunksOf(words).length === 1 ? [first, second] : undefined
}

/** Gap between two values above each other, in heights of a line, at most. */
const MAX_GAP = 1.2

/** Finds the cells of two lines: beside the second one fewer texts are printed, as the row's numbers are beside the first. */
function stackedCells({ lines, parts: rows }: HeadedLines, at: number): FoundCell[] {
  const filled = rows.flatMap((parts, row) => (parts.has(at) ? [row] : []))
  return filled.flatMap((row, index) => {
    const second = filled[index + 1] ?? -1
    const [above, below] = [lines[row], lines[second]]
    const [upper, lower] = [rows[row]?.get(at), rows[second]?.get(at)]
    if (!above || !below || !upper || !lower) return []
    const gap = unionBox(lower.map(({ box }) => box))[1] - unionBox(upper.map(({ box }) => box))[3]
    const isClose = gap <= MAX_GAP * (below.box[3] - below.box[1])
    const isFirst = othersOf(rows[row], at) > othersOf(rows[second], at)
    return isClose && isFirst ? [{ row, second, upper, lower, printed: [...upper, ...lower] }] : []
  })
}

/** Returns the words of the column in the lines that follow a second value without a gap. */
export function furtherLines(
  { lines, parts }: HeadedLines,
  at: number,
  second: number,
  end: number,
): readonly TableWord[] {
  const further: TableWord[] = []
  for (let index = second + 1; index < end; index++) {
    const [above, line] = [lines[index - 1], lines[index]]
    if (!above || !line || line.box[1] - above.box[3] > MAX_GAP * (line.box[3] - line.box[1])) break
    append(further, parts[index]?.get(at) ?? [])
  }
  return further
}
