import type { ColumnProfile } from "../cells/column-profile.ts"

/** Score of a quantity that must be the price: less than a product that holds, more than what cells differ by. */
const SWAPPED = -0.6
/** Share of the cells by which a column has currencies or decimals. */
const HALF = 0.5

interface Factor {
  /** Index of the printed column. */
  readonly at: number
  readonly of: ColumnProfile | undefined
}

/**
 * Scores which of two columns is the quantity and which the price where no heading tells: either way their product is the total. The price
 * has the currency, or alone has decimals; else it is printed after the quantity.
 */
export function scoreFactors(quantity: Factor, price: Factor): number {
  if (!quantity.of || !price.of) return 0
  return (isPriceFirst(quantity.of, price.of) ?? quantity.at > price.at) ? SWAPPED : 0
}

/** Returns whether the first of two columns is the price by its cells; undefined where these are alike. */
export function isPriceFirst(first: ColumnProfile, second: ColumnProfile): boolean | undefined {
  const [hasCurrency, other] = [first.currencies > HALF, second.currencies > HALF]
  if (hasCurrency !== other) return hasCurrency
  const [isDecimal, another] = [first.decimals > HALF, second.decimals > HALF]
  return isDecimal === another ? undefined : isDecimal
}
