import type { TableDefinition } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { readCell, type CellFormat } from "../cells/cell-value.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import type { TableColumn } from "../columns/columns.ts"
import { textOf } from "../words/page-text.ts"
import type { RowCells } from "./row-records.ts"

/** The configured columns of quantity × price = total, by index; undefined for a column that is not configured. */
export interface ProductColumns {
  readonly quantity: number | undefined
  readonly unitPrice: number | undefined
  readonly lineTotal: number | undefined
}

/**
 * Checks a row's arithmetic: configured column → whether quantity × price equals the total. Columns that take no part
 * are missing.
 */
export type RowCheck = (row: Readonly<Record<string, Value>>) => ReadonlyMap<number, boolean>

/** Share of the rows in which the product must hold before it assigns a column. */
const MIN_PRODUCT_SHARE = 0.7
/** Heading score of a column that was assigned by its product alone. */
const PRODUCT_SCORE = 0.7
/** Tolerances of a product: a cent of rounding, and the lost decimals of a price (half a per mille of the total). */
const CENT_TOLERANCE = 0.011
const RELATIVE_TOLERANCE = 0.0005

/** Cents of a euro. */
const MINOR_UNITS = 100

/** Finds the configured columns of quantity, unit price and line total. */
export function productColumnsOf(concepts: readonly (ColumnConcept | undefined)[]): ProductColumns {
  const indexOf = (concept: ColumnConcept): number | undefined => {
    const index = concepts.indexOf(concept)
    return index < 0 ? undefined : index
  }
  return { quantity: indexOf("quantity"), unitPrice: indexOf("unitPrice"), lineTotal: indexOf("lineTotal") }
}

/** Returns whether quantity × price equals the total up to rounding; a sign may be printed on one side only. */
export function isProduct(quantity: number, price: number, total: number): boolean {
  const difference = Math.abs(Math.abs(quantity * price) - Math.abs(total))
  return difference <= CENT_TOLERANCE + RELATIVE_TOLERANCE * Math.abs(total)
}

/** Returns whether quantity × price equals the total, also for a price in cents, as those of energy are printed: `31.20 ct/kWh`. */
export const isPricedProduct = (quantity: number, price: number, total: number): boolean =>
  isProduct(quantity, price, total) || isProduct(quantity, price / MINOR_UNITS, total)

/** Creates the check of quantity × price = total for rows that hold all three. */
export function productCheck(
  definition: TableDefinition,
  { quantity, unitPrice, lineTotal }: ProductColumns,
): RowCheck {
  return (row) => {
    const checked = new Map<number, boolean>()
    if (quantity === undefined || unitPrice === undefined || lineTotal === undefined) return checked
    const columns = [quantity, unitPrice, lineTotal]
    const [count, price, total] = columns.map((column) => row[definition.columns[column]?.name ?? ""] ?? null)
    if (!isFigure(count) || !isFigure(price) || !isFigure(total)) return checked
    for (const column of columns) checked.set(column, isProduct(count, price, total))
    return checked
  }
}

const isFigure = (value: Value | undefined): value is number => typeof value === "number"

/**
 * Assigns a column whose heading no label matched when its numbers are the missing factor, or the missing product, of the
 * columns that were matched.
 */
export function assignByProduct(
  columns: readonly TableColumn[],
  rows: readonly RowCells[],
  productColumns: ProductColumns,
  format: CellFormat,
): TableColumn[] {
  const figures = columns.map((_, index) => rows.map((row) => readCell(textOf(row[index] ?? []), "number", format)))
  const at = (configured: number | undefined): number => columns.findIndex((column) => column.column === configured)
  const [quantity, price, total] = [
    at(productColumns.quantity),
    at(productColumns.unitPrice),
    at(productColumns.lineTotal),
  ]
  const missing = [quantity, price, total].filter((index) => index < 0).length
  if (missing !== 1) return [...columns]
  const target =
    quantity < 0 ? productColumns.quantity : price < 0 ? productColumns.unitPrice : productColumns.lineTotal
  if (target === undefined) return [...columns]
  const shareOfProducts = (candidate: number): number => {
    const all = rows.map((_, row) => {
      const [a, b, c] = [quantity, price, total].map((index) => figures[index < 0 ? candidate : index]?.[row])
      return isFigure(a) && isFigure(b) && isFigure(c)
        ? { isRight: isProduct(a, b, c), isInformative: a !== 1 && b !== 1 }
        : undefined
    })
    const known = all.filter((entry) => entry !== undefined)
    const right = known.filter((entry) => entry.isRight)
    return right.some((entry) => entry.isInformative) ? right.length / Math.max(1, known.length) : 0
  }
  const found = columns.findIndex(
    (column, index) => column.column === undefined && shareOfProducts(index) >= MIN_PRODUCT_SHARE,
  )
  return columns.map((column, index) =>
    index === found ? { ...column, column: target, type: "number", score: PRODUCT_SCORE, isGuessed: true } : column,
  )
}
