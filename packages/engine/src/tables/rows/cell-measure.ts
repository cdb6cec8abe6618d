import { greatest } from "../../arrays/extremes.ts"
import type { RowLines } from "../body/body-row.ts"
import { SPACE_WIDTH, type TableWord } from "../words/page-text.ts"

/** Lines that break where the next word has no room, from which all lines of a column are broken so. */
const MIN_BREAKS = 4

/**
 * Returns the right edge at which the texts of a column wrap: the widest line's, where no line has room for the first word of the next one.
 * Cells are narrower than their column where they have a margin. Undefined where the lines of some cell are broken elsewhere.
 */
export function wrapEdge(
  rows: readonly RowLines[],
  column: number,
  isRemark: (words: readonly TableWord[]) => boolean = () => false,
): number | undefined {
  const cells = rows.map(({ lines, anchor, remarksFrom }) => {
    const texts = lines.slice(anchor, remarksFrom).flatMap(({ cells: own }) => {
      const words = own.get(column) ?? []
      return words.length > 0 ? [words] : []
    })
    // A remark below the text is no wrapped line of it.
    const end = texts.findIndex((words, index) => index > 0 && isRemark(words))
    return end < 0 ? texts : texts.slice(0, end)
  })
  const edge = greatest(
    cells.flat().map((words) => endOf(words)),
    0,
  )
  const breaks = cells.flatMap((lines) =>
    lines.slice(1).map((below, index) => endOf(lines[index] ?? []) + widthWith(below[0])),
  )
  return breaks.length >= MIN_BREAKS && breaks.every((end) => end > edge) ? edge : undefined
}

const endOf = (words: readonly TableWord[]): number => words.at(-1)?.box[2] ?? 0

/** Returns the width of a word with the space before it. */
const widthWith = (word: TableWord | undefined): number =>
  word ? word.box[2] - word.box[0] + SPACE_WIDTH * word.source.source.fontSize : 0
