import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { isTotalWord } from "./line-markers.ts"
import { isRowLike, typeOf } from "./line-kinds.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"

/** Values of numbers and dates that a row has at least, to be told from a sum by them. */
const MIN_TYPED = 3

/**
 * Returns whether a line fills every column of numbers and dates of a table that has dates: a row, however much its name reads as a
 * total, such as `Total Audience Plan`. A sum has no dates, or its name is the word for a total alone.
 */
export function isDatedRow(line: TableLine, band: HeaderBand, rules: BodyRules): boolean {
  const types = band.cells.map((cell) => typeOf(cell, rules)).filter((type) => type !== "string")
  if (types.length < MIN_TYPED || !types.includes("date")) return false
  if (chunksOf(line.words).some((chunk) => isTotalWord(textOf(chunk)))) return false
  return isRowLike(line, band, rules, 1)
}
