import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "./heading.ts"
import { isForeign, isHeading, isRowLike, isTotalLine, typeOf } from "./line-kinds.ts"
import { chunksOf, type TableLine, textOf } from "./page-text.ts"
import { isCaption } from "./stop-words.ts"

/** Counts lines that fill most of the typed columns, up to the next caption or heading. */
export function countUnread(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): number {
  let count = 0
  for (const line of lines) {
    if (isCaption(textOf(line.words)) || isForeign(line, band, rules, lines, Infinity)) break
    if (isRowLike(line, band, rules, 0.75)) count++
  }
  return count
}

/** Fewer figures in a line are as likely a total or a tax. */
const FULL_ROW = 3

/**
 * Counts lines that fill every typed column of a table with at least three of them, up to the next caption or heading:
 * on what follows a table's end they are rows that were missed.
 */
export function countFullRows(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): number {
  const typed = band.cells.filter((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
  if (typed.length < FULL_ROW) return 0
  let count = 0
  for (const line of lines) {
    if (isCaption(textOf(line.words)) || isOtherHeading(line, band)) break
    if (isRowLike(line, band, rules, 1) && !isTotalLine(line, chunksOf(line.words)[0] ?? [])) count++
  }
  return count
}

/** A line of several texts without a figure: the headings of something else, unless they are the table's own. */
function isOtherHeading(line: TableLine, band: HeaderBand): boolean {
  const isText = !line.words.some((word) => /\d/u.test(word.text))
  return isText && chunksOf(line.words).length >= 3 && !isHeading(line, band)
}
