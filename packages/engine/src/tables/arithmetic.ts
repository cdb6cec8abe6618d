import type { TableDefinition } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { readCell, type CellFormat } from "./cell-value.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import type { TableColumn } from "./columns.ts"
import type { RowCheck } from "./cell-confidence.ts"
import { textOf } from "./page-text.ts"
import type { RowCells } from "./reading.ts"

/** The configured columns that a product ties together; undefined where the table has no such column. */
export interface Factors {
  readonly quantity: number | undefined
  readonly unitPrice: number | undefined
  readonly lineTotal: number | undefined
}

/** Share of the rows in which a product must hold before it names a column. */
const HOLDS = 0.7

/** Finds the configured columns for quantity, price and total. */
export function factorsOf(concepts: readonly (ColumnConcept | undefined)[]): Factors {
  const place = (concept: ColumnConcept): number | undefined => {
    const index = concepts.indexOf(concept)
    return index < 0 ? undefined : index
  }
  return { quantity: place("quantity"), unitPrice: place("unitPrice"), lineTotal: place("lineTotal") }
}

/** True when a product is right up to the rounding of its factors; signs may be printed on one side only. */
export function isProduct(quantity: number, price: number, total: number): boolean {
  const difference = Math.abs(Math.abs(quantity * price) - Math.abs(total))
  return difference <= 0.011 + 0.0005 * Math.abs(total)
}

/** Checks quantity × price = total in each row that holds all three. */
export function productCheck(definition: TableDefinition, { quantity, unitPrice, lineTotal }: Factors): RowCheck {
  return (row) => {
    const checked = new Map<number, boolean>()
    if (quantity === undefined || unitPrice === undefined || lineTotal === undefined) return checked
    const places = [quantity, unitPrice, lineTotal]
    const [count, price, total] = places.map((place) => row[definition.columns[place]?.name ?? ""] ?? null)
    if (!isFigure(count) || !isFigure(price) || !isFigure(total)) return checked
    for (const place of places) checked.set(place, isProduct(count, price, total))
    return checked
  }
}

const isFigure = (value: Value | undefined): value is number => typeof value === "number"

/**
 * Names a column whose heading no label matched, when its figures are the missing factor, or the missing product, of
 * the columns that were matched.
 */
export function nameByProduct(
  columns: readonly TableColumn[],
  rows: readonly RowCells[],
  factors: Factors,
  format: CellFormat,
): TableColumn[] {
  const figures = columns.map((_, index) => rows.map((row) => readCell(textOf(row[index] ?? []), "number", format)))
  const at = (place: number | undefined): number => columns.findIndex((column) => column.column === place)
  const [quantity, price, total] = [at(factors.quantity), at(factors.unitPrice), at(factors.lineTotal)]
  const missing = [quantity, price, total].filter((index) => index < 0).length
  if (missing !== 1) return [...columns]
  const wanted = quantity < 0 ? factors.quantity : price < 0 ? factors.unitPrice : factors.lineTotal
  if (wanted === undefined) return [...columns]
  const holds = (candidate: number): number => {
    const all = rows.map((_, row) => {
      const [a, b, c] = [quantity, price, total].map((index) => figures[index < 0 ? candidate : index]?.[row])
      return isFigure(a) && isFigure(b) && isFigure(c)
        ? { isRight: isProduct(a, b, c), isTelling: a !== 1 && b !== 1 }
        : undefined
    })
    const known = all.filter((entry) => entry !== undefined)
    const right = known.filter((entry) => entry.isRight)
    return right.some((entry) => entry.isTelling) ? right.length / Math.max(1, known.length) : 0
  }
  const found = columns.findIndex((column, index) => column.column === undefined && holds(index) >= HOLDS)
  return columns.map((column, index) =>
    index === found ? { ...column, column: wanted, type: "number", score: 0.7 } : column,
  )
}
