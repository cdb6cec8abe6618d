import { unionBox } from "../words/boxes.ts"
import { readCell } from "../cells/cell-value.ts"
import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { nearestCell } from "./line-kinds.ts"
import { chunksOf, type TableLine, type TableWord, textOf, FIGURE_GAP } from "../words/page-text.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import { foldTokens } from "../../text/folding.ts"

/** Figures of each row that tell a row from the sum of its column, and rows of which a sum is no coincidence. */
const MIN_FIGURES = 2
const MIN_ROWS = 2
/** An amount with cents, and a rate in the name of a sum. */
const CENTS = /\d[.,]\d{2}(?!\d)/u
const RATE = /\d{1,2}(?:[.,]\d{1,2})? ?%/u

/** The sums of the columns over the rows of a body from one on. */
interface Sums {
  readonly from: number
  /** Lines that were added. */
  lines: number
  /** The sums over the rows of several figures, and those over all rows. */
  readonly fuller: Tally
  readonly all: Tally
}

interface Tally {
  rows: number
  readonly columns: Map<HeaderCell, number>
}

/** Cached because the body grows line by line. */
const knownSums = new WeakMap<readonly TableLine[], Sums>()

/**
 * Returns whether a line prints texts and a single amount, which is the sum of a column over the rows above, from one on: such a line is
 * no row, whatever its words. Rows of a name and an amount add up by chance: they are compared where the words say a sum.
 */
export function isSumOfRows(
  line: TableLine,
  band: HeaderBand,
  rules: BodyRules,
  above: readonly TableLine[],
  from: number,
): boolean {
  const chunks = chunksOf(line.words)
  const [last, ...names] = chunks.toReversed()
  if (!last || names.length === 0 || !CENTS.test(textOf(last))) return false
  if (names.some((chunk) => /\d/u.test(textOf(chunk).replace(RATE, "")))) return false
  const value = readCell(textOf(last), "number", rules.format)
  if (typeof value !== "number" || value === 0) return false
  const { fuller, all } = sumsOf(band, rules, above, from)
  const isSum = ({ rows, columns }: Tally): boolean =>
    rows >= MIN_ROWS && [...columns.values()].some((sum) => Math.abs(sum - value) < HALF_CENT)
  return isSum(fuller) || (isSum(all) && names.some((chunk) => foldTokens(textOf(chunk)).some(meansTotal)))
}

function sumsOf(band: HeaderBand, rules: BodyRules, above: readonly TableLine[], from: number): Sums {
  let sums = knownSums.get(above)
  if (sums?.from !== from) {
    sums = { from, lines: from, fuller: { rows: 0, columns: new Map() }, all: { rows: 0, columns: new Map() } }
    knownSums.set(above, sums)
  }
  for (; sums.lines < above.length; sums.lines++) {
    const line = above[sums.lines]
    const figures = line ? figuresOf(line, band, rules) : []
    if (figures.length > 0) addRow(sums.all, figures)
    if (figures.length >= MIN_FIGURES) addRow(sums.fuller, figures)
  }
  return sums
}

function addRow(tally: Tally, figures: readonly (readonly [HeaderCell, number])[]): void {
  tally.rows++
  for (const [cell, value] of figures) tally.columns.set(cell, (tally.columns.get(cell) ?? 0) + value)
}

/** Returns the numbers of a line with the headings above them. */
function figuresOf(line: TableLine, band: HeaderBand, { format }: BodyRules): [HeaderCell, number][] {
  return chunksOf(line.words, FIGURE_GAP).flatMap((chunk: readonly TableWord[]): [HeaderCell, number][] => {
    const value = readCell(textOf(chunk), "number", format)
    const cell =
      typeof value === "number" ? nearestCell(band, unionBox(chunk.map(({ box }) => box)), line.fontSize) : undefined
    return cell && typeof value === "number" ? [[cell, value]] : []
  })
}
