import { type CellFormat, columnFormat, isNothing, readCell } from "./cell-value.ts"

/** What the cells of one printed column look like; shares are of the filled cells, 0 to 1. */
export interface CellShapes {
  /** Count of filled cells. */
  readonly filled: number
  /** The figure of each row; undefined where there is none. */
  readonly figures: readonly (number | undefined)[]
  readonly numbers: number
  readonly dates: number
  readonly percents: number
  /** Figures with exactly two decimals. */
  readonly cents: number
  /** One word with a figure in it, such as `HX-8179` or `259937`. */
  readonly codes: number
  /** Whole figures that go up by one step from row to row: `1, 2, 3` or `10, 20, 30`. */
  readonly isCounting: boolean
  /** Count of letters in a cell, on average. */
  readonly letters: number
}

const CODE = /^(?=.*\d)[\p{L}\p{N}./_#-]{1,24}$/u
const CENTS = /[.,]\d{2}\D*$/u

/** Measures the cells of one printed column. */
export function measureCells(texts: readonly string[], documentFormat: CellFormat): CellShapes {
  const format = columnFormat(texts, documentFormat)
  const figures = texts.map((text) => {
    const value = readCell(text, "number", format)
    return typeof value === "number" ? value : undefined
  })
  const filled = texts.filter((text) => text !== "" && !isNothing(text))
  const shareOf = (isSuch: (text: string) => boolean): number =>
    filled.length === 0 ? 0 : filled.filter(isSuch).length / filled.length
  return {
    filled: filled.length,
    figures,
    numbers: filled.length === 0 ? 0 : figures.filter((figure) => figure !== undefined).length / filled.length,
    dates: shareOf((text) => readCell(text, "date", format) !== null),
    percents: shareOf((text) => text.includes("%")),
    cents: shareOf((text) => CENTS.test(text)),
    codes: shareOf((text) => CODE.test(text)),
    isCounting: isCounting(figures),
    letters: filled.reduce((sum, text) => sum + text.replace(/[^\p{L}]/gu, "").length, 0) / Math.max(1, filled.length),
  }
}

/** Three figures make a count; where it breaks off for a page or a subtotal it goes on. */
function isCounting(figures: readonly (number | undefined)[]): boolean {
  const known = figures.filter((figure) => figure !== undefined)
  const [first, second] = known
  if (first === undefined || second === undefined || known.length < 0.8 * figures.length) return false
  const step = second - first
  if (step <= 0 || !Number.isInteger(first) || known.length < 2) return false
  const isFromStart = first === step || first === 0
  if (known.length < 3 && !isFromStart) return false
  return known.every((figure, index) => index === 0 || figure - (known[index - 1] ?? 0) === step)
}
