import { type AmountLine, amountLines } from "./amount-lines.ts"
import { unionBox } from "../words/boxes.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { cellsWithoutHeading, identifyByCells, MAX_SAMPLED_ROWS } from "../assignment/identify-by-cells.ts"
import type { PageText } from "../words/page-text.ts"

/** Points by which the names of a list may start apart, and its amounts start or end. */
const ALIGNED_NAMES = 1.5
const ALIGNED_AMOUNTS = 3
/** Sums are compared in cents. */
const CENTS = 100
/** Columns that a list needs: a name, a figure and an amount. */
const MIN_COLUMNS = 3

/**
 * Finds a list of items without a header whose numbers need not multiply: lines of a name, a quantity, a date or a position, and an
 * amount, below each other, whose amounts add up to one that is printed below them, whatever that is called. A single line is a list
 * where its amount is printed again, a tax after it, and both together.
 */
export function findReconciledBand(
  pages: readonly PageText[],
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const lines = amountLines(pages, rules.format)
  const printed = lastPrinted(lines)
  for (let from = 0; from < lines.length;) {
    const run = runFrom(lines, from)
    const count = reconciledCount(lines, from, run, printed)
    const band = count > 0 ? bandOf(lines.slice(from, from + count), labels, rules) : undefined
    if (band) return band
    from += Math.max(1, run)
  }
  return undefined
}

/** Returns the index of the last line that prints each amount, by cents. */
function lastPrinted(lines: readonly AmountLine[]): ReadonlyMap<number, number> {
  return new Map(lines.map(({ value }, index) => [Math.round(value * CENTS), index]))
}

/** Counts the lines from one on that can be rows of one list. */
function runFrom(lines: readonly AmountLine[], from: number): number {
  let count = 0
  for (let last: AmountLine | undefined; ; count++) {
    const next = lines[from + count]
    if (!next?.isRow || (last && !isAligned(last, next))) return count
    last = next
  }
}

function isAligned(a: AmountLine, b: AmountLine): boolean {
  if (!a.name || !b.name || Math.abs(a.name[0] - b.name[0]) > ALIGNED_NAMES) return false
  return Math.abs(a.amount[2] - b.amount[2]) < ALIGNED_AMOUNTS || Math.abs(a.amount[0] - b.amount[0]) < ALIGNED_AMOUNTS
}

/** Counts the first lines of a run whose sum is printed below them: the most there are, 0 for none. */
function reconciledCount(
  lines: readonly AmountLine[],
  from: number,
  run: number,
  printed: ReadonlyMap<number, number>,
): number {
  let [sum, best] = [0, 0]
  for (let count = 1; count <= run; count++) {
    const last = from + count - 1
    sum += Math.round((lines[last]?.value ?? 0) * CENTS)
    const isSum = sum > 0 && (printed.get(sum) ?? -1) > last
    if (isSum && (count > 1 || isTaxed(lines, from))) best = count
  }
  return best
}

/** Lines of sums and taxes below a list, at most. */
const MAX_SUMS = 8

/** Returns whether the amount of a line is printed again below, and there also a tax with the sum of both. */
export function isTaxed(lines: readonly { readonly value: number }[], at: number): boolean {
  const [net, ...sums] = lines.slice(at, at + 1 + MAX_SUMS).map(({ value }) => Math.round(value * CENTS))
  const again = net === undefined || at < 0 ? -1 : sums.indexOf(net)
  if (net === undefined || again < 0) return false
  const after = sums.slice(again + 1)
  return after.some((tax, index) => tax > 0 && after.slice(index + 1).includes(net + tax))
}

function bandOf(
  rows: readonly AmountLine[],
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const page = rows[0]?.page
  if (!page) return undefined
  const sampled = rows.filter((row) => row.page === page).slice(0, MAX_SAMPLED_ROWS)
  const boxes = sampled.flatMap(({ chunks }) => chunks.map((chunk) => unionBox(chunk.map(({ box }) => box))))
  const top = (sampled[0]?.line.box[1] ?? 0) - 1
  const found = cellsWithoutHeading(boxes, top)
  if (found.length < MIN_COLUMNS) return undefined
  // What adds up to a sum are the amounts of the rows, not their prices.
  const total = labels.findIndex(({ concept }) => concept === "lineTotal")
  const cells = found.map((cell, index) =>
    index === found.length - 1 && total >= 0 ? { ...cell, column: total, score: 1 } : cell,
  )
  return identifyByCells(
    { page, top, bottom: top, cells, score: 0 },
    sampled.map(({ line }) => line),
    labels,
    rules,
  )
}
