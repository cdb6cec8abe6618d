import type { TableDefinition } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { mayLackDecimals } from "../../normalize/lost-decimals.ts"
import type { ProductColumns } from "./arithmetic.ts"
import type { FoundCell, FoundTable } from "../cells/found-table.ts"

const WITH_CENTS = /[.,]\d{2}(?!\d)/u
/** By how much a number is too large without the sign before its cents. */
const LOST_FACTOR = 100
/** Products are compared to half a cent; the rest is floating point error. */
const ROUNDING = 0.0051
/** Cells with cents that a column must have, and their share of all others, before one without them is doubtful. */
const MIN_WITH_CENTS = 2
const MIN_SHARE = 0.8

type Row = Readonly<Record<string, Value>>
type Cells = Readonly<Record<string, FoundCell>>

/** The names of the columns of quantity × price = total; `undefined` for a column that is not configured. */
interface ProductNames {
  readonly quantity: string | undefined
  readonly price: string | undefined
  readonly total: string | undefined
}

/**
 * Restores decimal signs that text recognition lost (`1250` for `12.50`) where the row proves it: the total or the price is printed
 * with cents, and their product with the quantity is off by exactly a hundred. Cells that lack the cents of their whole column,
 * with nothing that tells which is right, are marked. What was not recognised stays as it is printed.
 */
export function restoreDecimals(
  table: FoundTable,
  { columns }: TableDefinition,
  { quantity, unitPrice, lineTotal }: ProductColumns,
): FoundTable {
  const nameOf = (position: number | undefined) => (position === undefined ? undefined : columns[position]?.name)
  const names = { quantity: nameOf(quantity), price: nameOf(unitPrice), total: nameOf(lineTotal) }
  const amounts = [names.price, names.total].filter((name) => name !== undefined)
  if (!table.evidence.some((cells) => amounts.some((name) => isWhole(cells[name])))) return table
  const inCents = new Set(amounts.filter((name) => printsCents(table, name)))
  const restored = table.rows.map((row, index) => restoreRow(row, table.evidence[index] ?? {}, names, inCents))
  return { ...table, rows: restored.map(({ row }) => row), evidence: restored.map(({ cells }) => cells) }
}

function restoreRow(
  row: Record<string, Value>,
  cells: Record<string, FoundCell>,
  names: ProductNames,
  inCents: ReadonlySet<string>,
): { readonly row: Record<string, Value>; readonly cells: Record<string, FoundCell> } {
  const lost = lostSignColumn(row, cells, names, inCents)
  const parts = Object.values(names)
  const entries = Object.entries(cells).map(([name, cell]): [string, FoundCell] => {
    if (lost !== undefined && parts.includes(name)) return [name, withClues(cell, { isProduct: true })]
    const isProven =
      cell.clues.isProduct === true && parts.some((other) => other !== undefined && hasCents(cells[other]))
    return [name, inCents.has(name) && isWhole(cell) && !isProven ? withClues(cell, { lacksCents: true }) : cell]
  })
  const value = lost === undefined ? undefined : row[lost]
  const fixed = lost !== undefined && typeof value === "number" ? { ...row, [lost]: value / LOST_FACTOR } : row
  return { row: fixed, cells: Object.fromEntries(entries) }
}

/** Returns the name of the price or the total that is a hundred times too large. */
function lostSignColumn(
  row: Row,
  cells: Cells,
  { quantity, price, total }: ProductNames,
  inCents: ReadonlySet<string>,
): string | undefined {
  if (quantity === undefined || price === undefined || total === undefined) return undefined
  const [count, each, sum] = [row[quantity], row[price], row[total]]
  if (typeof count !== "number" || typeof each !== "number" || typeof sum !== "number" || sum === 0) return undefined
  const product = Math.abs(count * each)
  if (isWhole(cells[total]) && hasCents(cells[price]) && isEqual(product, Math.abs(sum) / LOST_FACTOR)) return total
  // A price in cents, as those of energy are, has no decimals in any row.
  const isPrice = inCents.has(price) && isWhole(cells[price]) && hasCents(cells[total])
  return isPrice && isEqual(product / LOST_FACTOR, Math.abs(sum)) ? price : undefined
}

/** Returns whether nearly all cells of a column print cents, but for one. */
function printsCents({ evidence }: FoundTable, name: string): boolean {
  const cells = evidence.flatMap((row) => row[name] ?? [])
  const withCents = cells.filter(hasCents).length
  return withCents >= MIN_WITH_CENTS && withCents >= MIN_SHARE * (cells.length - 1)
}

const isWhole = (cell: FoundCell | undefined): boolean =>
  cell !== undefined && cell.clues.recognised < 1 && mayLackDecimals(cell.text)

const hasCents = (cell: FoundCell | undefined): boolean => cell !== undefined && WITH_CENTS.test(cell.text)

const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < ROUNDING

function withClues(cell: FoundCell, clues: Partial<FoundCell["clues"]>): FoundCell {
  return { ...cell, clues: { ...cell.clues, ...clues } }
}
