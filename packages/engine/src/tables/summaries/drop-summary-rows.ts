import { adjustmentsAtEnd, reductionsAtEnd } from "./adjustment-rows.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { type ColumnLabels, tableLabels } from "../headings/column-labels.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { isEqual, NO_PARTS, partsOf, type RowParts } from "../cells/row-parts.ts"
import { RunningSums } from "./running-sums.ts"

/** Share of the rows that must be dated before a row without a date is not a booking. */
const MIN_DATED_SHARE = 0.8

/** Dated rows below which sums of all columns are no coincidence. */
const MIN_DATED = 2

/**
 * Filled cells of a list's fuller rows below which summary rows cannot be recognised. The rows are taken at three quarters:
 * below two items three lines of sums are the majority.
 */
const MIN_FILLED = 3
const FULLER_SHARE = 0.75

/** Rows of several numbers whose sum alone on a line is no coincidence, whatever else the line prints: `Items   21   Total weight   343.26`. */
const MIN_ADDENDS = 3

const isBalance = ({ concept }: ColumnLabels): boolean => concept === "balance"

/**
 * Drops rows that summarise items or bookings, recognised by their content and not by their words: a lone number, a name
 * with the sum of all rows before it (subtotals and sums carried over a page) or the sums of several columns, a name with the balance of the booking
 * before it, a name and a number after the sum of all items (reductions and charges), or a name and a number without a
 * date before the first or after the last dated row (opening and closing balance).
 */
export function dropSummaryRows(extracted: FoundTable, rules: BodyRules): FoundTable {
  const types = new Map(rules.definition.columns.map(({ name, type }) => [name, type]))
  const parts = extracted.rows.map((row, index) => partsOf(row, extracted.evidence[index] ?? {}, types))
  const filled = parts.map(({ texts, dates, figures }) => texts + dates + figures.length).toSorted((a, b) => a - b)
  const reductions = new Set(reductionsAtEnd(parts))
  if (reductions.size > 0) {
    const isItem = (_: unknown, index: number): boolean => !reductions.has(index)
    const items = { ...extracted, rows: extracted.rows.filter(isItem), evidence: extracted.evidence.filter(isItem) }
    return dropSummaryRows(items, rules)
  }
  // In rows of little more than a name and an amount, a sum looks like any other row.
  if ((filled[Math.floor(FULLER_SHARE * filled.length)] ?? 0) < MIN_FILLED) return extracted
  const isShort = ({ texts, figures }: RowParts): boolean => figures.length === 1 && texts <= 1
  const usual = parts.map(({ figures }) => figures.length).toSorted((a, b) => a - b)[parts.length >> 1] ?? 0
  // The words for a sum may lie in two columns: `Goods   total`.
  const isSumLike = ({ texts, figures }: RowParts): boolean =>
    figures.length === 1 && (texts <= 1 || (texts === 2 && usual > 1))
  const balance = rules.definition.columns[tableLabels(rules.definition.columns).findIndex(isBalance)]?.name
  const kept = new Set(parts.keys())
  const sums = new RunningSums()
  // Since the last row of sums, of which a list in sections has one below each.
  let section = new RunningSums()
  let booked: RowParts | undefined
  let lastAges = -1
  let dated = 0
  // Rows since the last sum; they adjust it unless an item follows.
  let sinceSum: number[] | undefined
  for (const [index, part] of parts.entries()) {
    const [figure] = part.figures
    const isLongSum = part.figures.length === 1 && usual > 1 && sums.countOf(figure?.name ?? "") >= MIN_ADDENDS
    const isSum =
      figure !== undefined &&
      part.dates === 0 &&
      (isSumLike(part) || isLongSum) &&
      isEqual(figure.value, sums.sumOf(figure.name))
    const isBelowDated = dated >= MIN_DATED && dated === index
    const areSums =
      isSumOfColumns(part, sums, usual, isBelowDated) ||
      (!section.isEmpty && isSumOfColumns(part, section, usual, false))
    const isLone = isShort(part) && part.texts === 0 && part.dates === 0
    if (isAgeing(part, booked, balance)) {
      // Their headings above them are no booking either.
      for (let at = index; at > lastAges && parts[at]?.dates === 0; at--) kept.delete(at)
      lastAges = index
    } else if (isSum || areSums || isLone || isCarried(part, booked)) kept.delete(index)
    else {
      sums.add(part)
      section.add(part)
      if (isShort(part) && part.dates === 0) sinceSum?.push(index)
      else sinceSum = undefined
    }
    if (isSum || areSums) sinceSum = []
    if (areSums) section = new RunningSums()
    if (part.dates > 0) {
      booked = part
      dated++
    }
  }
  for (const index of sinceSum ?? []) kept.delete(index)
  for (const index of undatedEnds(parts, kept, isShort)) kept.delete(index)
  for (const index of adjustmentsAtEnd(parts, [...kept])) kept.delete(index)
  const isKept = (_: unknown, index: number): boolean => kept.has(index)
  return { ...extracted, rows: extracted.rows.filter(isKept), evidence: extracted.evidence.filter(isKept) }
}

/**
 * Returns whether each of a row's numbers is the sum of its column above, where the row has several of them but fewer than most:
 * `Gross pay   2,785.88   49,290.75` below hours and rates. A row of all numbers may be such a sum by chance, 3 pieces after 1 and 2,
 * but not an undated row of cents below several dated ones: `Total in EUR   3,240.60   3,240.60` below invoices.
 */
function isSumOfColumns(
  { texts, dates, figures }: RowParts,
  sums: RunningSums,
  usualFigures: number,
  isBelowDated: boolean,
): boolean {
  if (figures.length < 2 || texts > 1 || dates > 0) return false
  const isFull = figures.length >= usualFigures
  if (isFull && !(isBelowDated && figures.some(({ value }) => !Number.isInteger(value)))) return false
  return figures.every(({ name, value }) => value !== 0 && isEqual(value, sums.sumOf(name)))
}

/** Returns whether a row repeats the balance of the booking above it: `Carried forward 1,203.50`. */
function isCarried({ texts, dates, figures }: RowParts, above: RowParts | undefined): boolean {
  const [figure] = figures
  if (!figure || figures.length > 1 || texts > 1 || dates > 0 || !above || above.dates === 0) return false
  // Two numbers above: an amount and the resulting balance.
  return (
    above.figures.length > 1 &&
    above.figures.at(-1)?.name === figure.name &&
    isEqual(figure.value, above.figures.at(-1)?.value)
  )
}

/**
 * Returns whether a row of several numbers without a date repeats the balance of the booking above it, which a booking changes: the
 * ages of what is owed, `Current   1 month   2 months   Total due`.
 */
function isAgeing({ dates, figures }: RowParts, above: RowParts | undefined, balance: string | undefined): boolean {
  if (dates > 0 || figures.length < 2 || above === undefined) return false
  const [own, previous] = [figures, above.figures].map((row) => row.find(({ name }) => name === balance)?.value)
  return own !== undefined && isEqual(own, previous)
}

/** Balances at one end of a statement, at most; more undated rows share the date printed above them. */
const MAX_BALANCES_AT_END = 2

/** Returns the undated rows before the first and after the last dated row. */
function undatedEnds(
  parts: readonly RowParts[],
  kept: ReadonlySet<number>,
  isShort: (part: RowParts) => boolean,
): number[] {
  const rows = [...kept]
  const dated = rows.filter((index) => (parts[index]?.dates ?? 0) > 0)
  const [first, last] = [dated[0], dated.at(-1)]
  if (first === undefined || last === undefined) return []
  const inner = rows.filter((index) => index >= first && index <= last)
  if (dated.length < 2 || dated.length < MIN_DATED_SHARE * inner.length) return []
  const ends = [rows.filter((index) => index < first), rows.filter((index) => index > last)]
  return ends
    .filter((end) => end.length <= MAX_BALANCES_AT_END)
    .flat()
    .filter((index) => isShort(parts[index] ?? NO_PARTS))
}
