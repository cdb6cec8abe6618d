import { readCell } from "../cells/cell-value.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { TableColumn } from "../columns/columns.ts"
import { startsWithTotal } from "../body/line-markers.ts"
import { type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { isTitleText } from "../body/section-titles.ts"
import { boldBeginning, titleInSum } from "./titles-in-sums.ts"

/** Digits of a day: a text with more of them has another number as well. */
const MAX_DATE_DIGITS = 8
/** Points by which a title may start right of the table's left edge, and by which it starts left of indented rows. */
const ALIGNED = 3

/** Returns whether a line is the title of the row below it: the day of a column of dates, else a text that is set apart from the row. */
export function isTitle(
  { words, box }: TableLine,
  below: TableLine,
  columns: readonly TableColumn[],
  rules: BodyRules,
  column: number,
): boolean {
  if (box[0] > below.box[0] + ALIGNED || startsWithTotal(words)) return false
  const type = rules.definition.columns[column]?.type ?? "string"
  const text = textOf(words)
  if (type === "date") {
    return text.replace(/\D/gu, "").length <= MAX_DATE_DIGITS && readCell(text, "date", rules.format) !== null
  }
  return isTitleText(words) && /^[\p{L}\d]/u.test(text) && isSetApart(words, below, columns)
}

/** Returns whether a sum below a text repeats all of it: `Switchboard subtotal` names the section `Switchboard`. */
export const isNamedBySum = ({ words, index }: TableLine, sums: readonly TableLine[]): boolean =>
  isTitleText(words) && sums.some((sum) => sum.index > index && titleInSum(words, sum)?.length === words.length)

/** Returns whether a title, or its beginning, is bold, left of the row below it, or above cells of numbers or dates. */
function isSetApart(words: readonly TableWord[], below: TableLine, columns: readonly TableColumn[]): boolean {
  const [next] = below.words
  const start = words[0]?.box[0] ?? 0
  const isBold = boldBeginning(words)[0]?.source.source.isBold === true && next?.source.source.isBold === false
  const above = columns.find(({ left, right }) => start + ALIGNED >= left && start + ALIGNED < right)
  const isOverValues = above?.type === "number" || above?.type === "date"
  return isBold || isOverValues || start < (next?.box[0] ?? 0) - ALIGNED
}
