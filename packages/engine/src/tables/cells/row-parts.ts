import type { ValueType } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { FoundTable } from "./found-table.ts"

/** Rates that a text names: `State tax @ 9%`. */
const RATES = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,3}))? ?%/gu

/** What the cells of a row are, by the types of their columns. */
export interface RowParts {
  /** The rates that its texts name. */
  readonly rates: readonly number[]
  readonly texts: number
  readonly dates: number
  /** The dates of the period that the row names: an item has one, a booking has a date of its own. */
  readonly periods: number
  /** The numbers with their columns. */
  readonly figures: readonly { readonly name: string; readonly value: number }[]
}

/** Of a row that does not exist. */
export const NO_PARTS: RowParts = { rates: [], texts: 0, dates: 0, periods: 0, figures: [] }

/** Returns the parts of a row with its cells, without the titles above it. */
export function partsOf(
  row: Readonly<Record<string, Value>>,
  cells: FoundTable["evidence"][number],
  types: ReadonlyMap<string, ValueType>,
): RowParts {
  const entries = Object.entries(row).filter(([name, value]) => value !== null && cells[name]?.clues.isTitle !== true)
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

/** Returns whether two amounts are the same to the cent. */
export function isEqual(value: number, sum: number | undefined): boolean {
  return sum !== undefined && Math.abs(value - sum) < HALF_CENT
}
