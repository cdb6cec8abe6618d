import { unionBox } from "../words/boxes.ts"
import type { Box } from "../../document.ts"
import { lettersIn } from "../../text/letters.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import { isTotalLine } from "../body/line-kinds.ts"
import { isPeriod } from "../cells/period-text.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** A printed line that ends with an amount. */
export interface AmountLine {
  readonly page: PageText
  readonly line: TableLine
  readonly value: number
  /** The texts of the line; the last one is the amount. */
  readonly chunks: readonly (readonly TableWord[])[]
  /** The text with the most letters; undefined where none has a word. */
  readonly name: Box | undefined
  readonly amount: Box
  /** True for a line that can be a row: a name that is not a total, another figure, and the amount. */
  readonly isRow: boolean
}

/** An amount with cents, with its currency before or after it. */
const AMOUNT = /^[^\p{L}\d]{0,3}(?:\p{L}{1,3}[^\p{L}\d]{0,2})?\d[\d.,’' ]*[.,]\d{2}(?:[^\p{L}\d]{0,3}|\s?\p{L}{1,3})$/u
/** A position, a quantity with its unit, a date or a rate beside the name. */
const FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,’'/:%-]*(?:\s?[\p{L}²³]{1,8}\.?)?$/u

/** Returns the lines of all pages that end with an amount, from top to bottom. */
export function amountLines(pages: readonly PageText[], format: CellFormat): AmountLine[] {
  return pages.flatMap((page) => page.lines.flatMap((line) => readAmountLine(page, line, format) ?? []))
}

function readAmountLine(page: PageText, line: TableLine, format: CellFormat): AmountLine | undefined {
  if (!/\d/u.test(line.words.at(-1)?.text ?? "") && !/\d/u.test(line.words.at(-2)?.text ?? "")) return undefined
  const chunks = chunksOf(line.words)
  const last = chunks.at(-1) ?? []
  const value = AMOUNT.test(textOf(last)) ? readCell(textOf(last), "number", format) : null
  if (typeof value !== "number") return undefined
  const [name] = chunks
    .slice(0, -1)
    .filter((chunk) => /\p{L}{3}/u.test(textOf(chunk)))
    .toSorted((a, b) => lettersIn(textOf(b)) - lettersIn(textOf(a)))
  const hasFigure = chunks
    .slice(0, -1)
    .some((chunk) => chunk !== name && (FIGURE.test(textOf(chunk)) || isPeriod(textOf(chunk), format)))
  return {
    page,
    line,
    value,
    chunks,
    name: name && boxOf(name),
    amount: boxOf(last),
    isRow: name !== undefined && hasFigure && !isTotalLine(line, chunks[0] ?? []),
  }
}

const boxOf = (words: readonly TableWord[]): Box => unionBox(words.map(({ box }) => box))
