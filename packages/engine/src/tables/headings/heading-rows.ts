import type { Box } from "../../document.ts"
import { onceFor } from "../../layout/once-for.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { isCode } from "../words/code-words.ts"
import type { LabelMatch } from "./label-match.ts"
import { chunksOf, type PageText, type TableLine, textOf, FIGURE_GAP } from "../words/page-text.ts"

/** An amount with decimals, alone in its cell but for a currency or a unit; `1990-94` is not an amount. */
const AMOUNT =
  /^[^\p{L}\d]{0,3}(?:\p{L}{1,3}[^\p{L}\d]{0,2})?\d[\d.,’' ]*[.,]\d{1,4}(?:[^\p{L}\d]{0,3}|\s?\p{L}{1,8}\.?)$/u
/** A date in digits. */
const DATE = /^\d{1,4}(?:[./-]\d{1,2}){1,2}[./-]\d{2,4}$/u
/** A whole number, also with a unit: `12`, `3 h`. */
const COUNT = /^\d{1,6}(?:\s?\p{L}{1,8}\.?)?$/u
/** Years head columns of statistics. */
const YEAR = /^(?:19|20)\d{2}$/u

/** A date, or the number of a document, among the words of a text. */
const REFERENCE = /^\(?(?:\d{1,4}(?:[./-]\d{1,2}){1,2}[./-]\d{2,4}|\d{5,20})[),.;]?$/u

/** Whole numbers alone in their cells by which a line below a heading is a row. */
const MIN_COUNTS = 2

/** The figures that a line prints alone in their cells. */
interface LineFigures {
  readonly hasAmount: boolean
  readonly counts: readonly Box[]
}

const figuresOf = onceFor(({ words }: TableLine): LineFigures => {
  const counts: Box[] = []
  let hasAmount = false
  for (const chunk of chunksOf(words, FIGURE_GAP)) {
    const text = textOf(chunk)
    if (AMOUNT.test(text) || DATE.test(text)) hasAmount = true
    else if (COUNT.test(text) && !YEAR.test(text)) counts.push(unionBox(chunk.map((word) => word.box)))
  }
  return { hasAmount, counts }
})

/** Returns whether a line prints an amount or a date alone in a cell. */
export function printsAmount(line: TableLine): boolean {
  return figuresOf(line).hasAmount
}

/**
 * Returns whether one of two matches is in a row below the other: its line, or one between them, prints an amount or a date, or its line
 * a number below that heading. The cells of the first rows often have the words of headings: `2 pieces`, `Cleaning services`.
 */
export function isRowBelow(page: PageText, a: LabelMatch, b: LabelMatch): boolean {
  const [upper, lower] = a.box[3] <= b.box[3] ? [a, b] : [b, a]
  const below = lineOf(page, lower)
  const above = lineOf(page, upper)
  if (!below || !above || below.index <= above.index) return false
  if (isInReference(lower, below)) return true
  const figures = figuresOf(below)
  const isBeyondRow = page.lines.slice(above.index + 1, below.index).some((line) => {
    const between = figuresOf(line)
    return between.hasAmount || between.counts.length >= MIN_COUNTS
  })
  if (!figures.hasAmount && !isBeyondRow && !figures.counts.some((box) => overlapX(box, upper.leafBox) > 0))
    return false
  const { hasAmount, counts } = figuresOf(above)
  return !hasAmount && counts.length === 0
}

/** Returns whether a match is within a text that names a document: `Del. note no. 1022 of 03/03/2025`, above the first of its rows. */
function isInReference({ leaf: [word] }: LabelMatch, line: TableLine): boolean {
  const chunk = chunksOf(line.words).find((words) => word !== undefined && words.includes(word)) ?? []
  return chunk.some(({ text }) => REFERENCE.test(text))
}

/**
 * Returns whether the line of a match prints an amount or a date alone in a cell: it is a row or a sum, whose words are also those of
 * headings, `3 units   269.49` or `Sum of services   1,740.84`.
 */
export function isBesideAmount(page: PageText, match: LabelMatch): boolean {
  const line = lineOf(page, match)
  return line !== undefined && printsAmount(line)
}

/**
 * Returns whether a match is the label of a text alone on its line, which has its value: `Project: Harbour`, `Delivery note no. 80412`. It
 * is the title of the rows below it, and heads no column.
 */
export function isLabelOfTitle(page: PageText, match: LabelMatch): boolean {
  const words = lineOf(page, match)?.words ?? []
  const last = match.leaf.at(-1)
  const next = words[(last?.index ?? -1) + 1]
  if (!last || !next || chunksOf(words).length > 1) return false
  return last.text.endsWith(":") || isCode([next])
}

function lineOf(page: PageText, { leaf }: LabelMatch): TableLine | undefined {
  return page.lines[leaf[0]?.line ?? -1]
}
