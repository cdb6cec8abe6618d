import { least } from "../../arrays/extremes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import type { BodyRules } from "./body-rules.ts"
import { isFullRow, isRowLike } from "./line-kinds.ts"
import { unionBox } from "../words/boxes.ts"
import type { TableLine, TableWord } from "../words/page-text.ts"

/** White space between a sidebar and the table, in font sizes, at least. */
const MIN_GUTTER = 1
/** Lines of a sidebar, at least, and the share of the rows that may be level with one of them by chance. */
const MIN_LINES = 2
const MAX_LEVEL_SHARE = 0.6
/** Baselines of the texts of one row differ by less, in font sizes; those of a dense sidebar are merely near the rows. */
const SAME_BASELINE = 0.1

/**
 * Takes the text of a sidebar out of the lines below a heading: texts left of the table, apart from it by white space that runs down the
 * page, at heights of their own. A column of row names without a heading is level with the rows.
 */
export function withoutSidebar(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): readonly TableLine[] {
  const left = least(band.cells.map(({ leaf }) => leaf[0]))
  const isLeft = ({ box }: TableWord): boolean => box[2] < left
  if (lines.filter(({ words }) => words.some(isLeft)).length < MIN_LINES) return lines
  const beside = lines.slice(0, gutterLength(lines, isLeft))
  const all = beside.filter((line) => isRowLike(line, band, rules))
  // Sums below the rows have names further right, at the same place as their numbers or none.
  const full = all.filter((line) => isFullRow(line, band, rules))
  const rows = full.length > 0 ? full : all
  const level = rows.filter((row) => isLevel(row, isLeft)).length
  const alone = beside.filter(({ words }) => words.every(isLeft)).length
  if (alone < MIN_LINES || level > MAX_LEVEL_SHARE * rows.length) return lines
  const kept = beside.flatMap((line) => {
    const words = line.words.filter((word) => !isLeft(word))
    if (words.length === line.words.length) return [line]
    return words.length === 0 ? [] : [{ ...line, words, box: unionBox(words.map(({ box }) => box)) }]
  })
  return [...kept, ...lines.slice(beside.length)]
}

/** Returns whether the texts of a row on the left and those right of them have one baseline. */
function isLevel({ words, fontSize }: TableLine, isLeft: (word: TableWord) => boolean): boolean {
  const rest = words.filter((word) => !isLeft(word))
  return words.some(
    (word) => isLeft(word) && rest.some(({ box }) => Math.abs(box[3] - word.box[3]) < SAME_BASELINE * fontSize),
  )
}

/** Counts the lines down which white space runs between the texts on its left and the others. */
function gutterLength(lines: readonly TableLine[], isLeft: (word: TableWord) => boolean): number {
  let [end, start] = [-Infinity, Infinity]
  const at = lines.findIndex(({ words, fontSize }) => {
    for (const word of words) {
      if (isLeft(word)) end = Math.max(end, word.box[2])
      else start = Math.min(start, word.box[0])
    }
    return start - end < MIN_GUTTER * fontSize
  })
  return at < 0 ? lines.length : at
}
