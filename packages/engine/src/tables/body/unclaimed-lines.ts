import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { isOutsideTable, isHeading, isRowLike, isTotalLine, typeOf } from "./line-kinds.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"
import { isCaption } from "./line-markers.ts"

/** Counts lines that fill most of the typed columns, up to the next caption or heading. */
export function countUnclaimedLines(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): number {
  let count = 0
  for (const line of lines) {
    if (isCaption(textOf(line.words)) || isOutsideTable(line, band, rules, lines, Infinity)) break
    if (isRowLike(line, band, rules, MIN_FILLED_SHARE)) count++
  }
  return count
}

/** A line with fewer numbers may be a total or a tax. */
const MIN_TYPED_COLUMNS = 3
/** Share of the typed columns that an unclaimed line fills. */
const MIN_FILLED_SHARE = 0.75

/**
 * Counts lines that fill every typed column of a table with at least three of them, up to the next caption or heading.
 * After the end of the table such lines are missed rows.
 */
export function countFullRows(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): number {
  const typed = band.cells.filter((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
  if (typed.length < MIN_TYPED_COLUMNS) return 0
  let count = 0
  for (const line of lines) {
    if (isCaption(textOf(line.words)) || isOtherHeading(line, band)) break
    if (isRowLike(line, band, rules, 1) && !isTotalLine(line, chunksOf(line.words)[0] ?? [])) count++
  }
  return count
}

/** Returns whether a line of several texts without a digit is the header of another table. */
function isOtherHeading(line: TableLine, band: HeaderBand): boolean {
  const isText = !line.words.some((word) => /\d/u.test(word.text))
  return isText && chunksOf(line.words).length >= 3 && !isHeading(line, band)
}
