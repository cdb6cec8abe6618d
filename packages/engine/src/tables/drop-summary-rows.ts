import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import type { FoundTable } from "./found-table.ts"
import type { BodyRules } from "./body-rules.ts"
import { type ColumnLabels, tableLabels } from "./column-labels.ts"
import { HALF_CENT } from "../normalize/rounding.ts"

/** Share of the rows that must be dated before a row without a date is not a booking. */
const MIN_DATED_SHARE = 0.8

/**
 * Filled cells of a list's fuller rows below which summary rows cannot be recognised. The rows are taken at three quarters:
 * below two items three lines of sums are the majority.
 */
const MIN_FILLED = 3
const FULLER_SHARE = 0.75

/** Rates that a text names: `State tax @ 9%`. */
const RATES = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,3}))? ?%/gu

const isBalance = ({ concept }: ColumnLabels): boolean => concept === "balance"

interface RowParts {
  /** The rates that its texts name. */
  readonly rates: readonly number[]
  readonly texts: number
  readonly dates: number
  /** The dates of the period that the row names: an item has one, a booking has a date of its own. */
  readonly periods: number
  /** The numbers with their columns. */
  readonly figures: readonly { readonly name: string; readonly value: number }[]
}

const NO_PARTS: RowParts = { rates: [], texts: 0, dates: 0, periods: 0, figures: [] }

/**
 * Drops rows that summarise items or bookings, recognised by their content and not by their words: a lone number, a name
 * with the sum of all rows before it (subtotals and sums carried over a page), a name with the balance of the booking
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
  const sums = new Map<string, number>()
  let booked: RowParts | undefined
  let lastAges = -1
  // Rows since the last sum; they adjust it unless an item follows.
  let sinceSum: number[] | undefined
  for (const [index, part] of parts.entries()) {
    const [figure] = part.figures
    const isSum =
      figure !== undefined && part.dates === 0 && isSumLike(part) && isEqual(figure.value, sums.get(figure.name))
    const isLone = isShort(part) && part.texts === 0 && part.dates === 0
    if (isAgeing(part, booked, balance)) {
      // Their headings above them are no booking either.
      for (let at = index; at > lastAges && parts[at]?.dates === 0; at--) kept.delete(at)
      lastAges = index
    } else if (isSum || isLone || isCarried(part, booked)) kept.delete(index)
    else {
      for (const { name, value } of part.figures) sums.set(name, (sums.get(name) ?? 0) + value)
      if (isShort(part) && part.dates === 0) sinceSum?.push(index)
      else sinceSum = undefined
    }
    if (isSum) sinceSum = []
    if (part.dates > 0) booked = part
  }
  for (const index of sinceSum ?? []) kept.delete(index)
  for (const index of undatedEnds(parts, kept, isShort)) kept.delete(index)
  for (const index of adjustmentsAtEnd(parts, [...kept])) kept.delete(index)
  const isKept = (_: unknown, index: number): boolean => kept.has(index)
  return { ...extracted, rows: extracted.rows.filter(isKept), evidence: extracted.evidence.filter(isKept) }
}

function partsOf(
  row: Readonly<Record<string, Value>>,
  cells: FoundTable["evidence"][number],
  types: ReadonlyMap<string, ValueType>,
): RowParts {
  const entries = Object.entries(row).filter(([, value]) => value !== null)
  const dates = entries.filter(([name]) => types.get(name) === "date")
  const periods = dates.filter(([name]) => cells[name]?.clues.origin === "detail").length
  return {
    rates: entries.flatMap(([, value]) => (typeof value === "string" ? ratesOf(value) : [])),
    texts: entries.filter(([name]) => types.get(name) === "string").length,
    dates: dates.length - periods,
    periods,
    figures: entries.flatMap(([name, value]) => (typeof value === "number" ? [{ name, value }] : [])),
  }
}

function ratesOf(text: string): number[] {
  return Array.from(text.matchAll(RATES), ([, whole = "", decimals = ""]) => Number(`${whole}.${decimals}`))
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
  const balanceOf = (row: RowParts): number | undefined => row.figures.find(({ name }) => name === balance)?.value
  const own = balanceOf({ ...NO_PARTS, figures })
  return own !== undefined && isEqual(own, balanceOf(above))
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

/** Reductions, charges and taxes between the items and their total, at most. */
const MAX_ADJUSTMENTS = 4
/** Numbers of an item beside which a lone amount is not an item: quantity, price and amount. */
const ITEM_FIGURES = 3
/** Items that must precede: a single one shows no rule. */
const MIN_ITEMS = 2

/**
 * Returns the last rows of a list from the first one that adjusts or repeats the sum of the items, where all items before it have a
 * name, a quantity, a price and an amount: a lone negative amount or one named by a rate, which a column of its own may repeat, or
 * numbers without a name, as in a list of taxes below the items, which has as many numbers as they have, but neither a quantity nor
 * a price.
 */
function adjustmentsAtEnd(parts: readonly RowParts[], rows: readonly number[]): readonly number[] {
  const partOf = (row: number | undefined): RowParts => parts[row ?? -1] ?? NO_PARTS
  const items = rows.findIndex((row) => partOf(row).figures.length < ITEM_FIGURES || partOf(row).texts === 0)
  const tail = items >= MIN_ITEMS || (items === 1 && isRepeated(rows.map(partOf))) ? rows.slice(items) : []
  const usual = usualFigures(rows.slice(0, items).map(partOf))
  const mayBeItem = ({ texts, figures }: RowParts): boolean =>
    figures.length >= ITEM_FIGURES &&
    (texts > 0 || usual.every((name) => figures.some((figure) => figure.name === name)))
  if (tail.length > MAX_ADJUSTMENTS || tail.some((row) => mayBeItem(partOf(row)))) return []
  const first = tail.findIndex((row) => {
    const { texts, figures, rates } = partOf(row)
    const amounts = figures.filter(({ value }) => !rates.includes(value))
    const isLone = amounts.length === 1 && texts <= 1
    return texts === 0 || (isLone && (rates.length > 0 || (amounts[0]?.value ?? 0) < 0))
  })
  return first < 0 ? [] : tail.slice(first)
}

/** Returns whether all rows repeat numbers of the first one, as a list of taxes does below a single item. */
function isRepeated([item, ...others]: readonly RowParts[]): boolean {
  return others.every(
    ({ texts, figures }) =>
      texts === 0 &&
      figures.every(({ name, value }) => item?.figures.some((own) => own.name === name && isEqual(own.value, value))),
  )
}

/** Returns the columns of numbers that all items fill. */
function usualFigures([first, ...others]: readonly RowParts[]): string[] {
  const names = (first ?? NO_PARTS).figures.map(({ name }) => name)
  return names.filter((name) => others.every(({ figures }) => figures.some((figure) => figure.name === name)))
}

/**
 * Returns the last rows of a list of positive amounts that take a rate off them: a lone negative amount beside a rate, such as
 * `Loyalty (5 %)`.
 */
function reductionsAtEnd(parts: readonly RowParts[]): readonly number[] {
  const isNegative = ({ figures }: RowParts): boolean => figures.some(({ value }) => value < 0)
  const isReduction = (part: RowParts): boolean =>
    part.rates.length > 0 &&
    part.texts <= 1 &&
    part.dates + part.periods === 0 &&
    part.figures.length === 1 &&
    isNegative(part)
  const from = parts.findLastIndex((part) => !isReduction(part)) + 1
  return from === 0 || parts.slice(0, from).some(isNegative) ? [] : [...parts.keys()].slice(from)
}

function isEqual(value: number, sum: number | undefined): boolean {
  return sum !== undefined && Math.abs(value - sum) < HALF_CENT
}
