import { isEqual, NO_PARTS, type RowParts } from "../cells/row-parts.ts"

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
export function adjustmentsAtEnd(parts: readonly RowParts[], rows: readonly number[]): readonly number[] {
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
export function reductionsAtEnd(parts: readonly RowParts[]): readonly number[] {
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
