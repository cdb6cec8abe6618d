import { isProduct, type ProductColumns } from "../rows/arithmetic.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { type DividedRow, joinRows, type Row } from "../cells/join-rows.ts"
import { isEqual } from "../cells/row-parts.ts"

/** Items that must be broken down: the parts of a single one are told from items by two of them at least. */
const MIN_ITEMS = 2
const MIN_PARTS = 2

/**
 * Drops the rows that break down the items above them, as the weeks of a campaign do: rows without a total of their own, whose
 * quantities add up to that of the item, and whose prices, where printed, make up its total. The item takes what it lacks and all of its parts
 * have alike, such as the price. A list is read so only where every row without a total is such a part.
 */
export function dropBreakdowns(extracted: FoundTable, rules: BodyRules, columns: ProductColumns): FoundTable {
  const [quantity, price, total] = [columns.quantity, columns.unitPrice, columns.lineTotal].map(
    (column) => rules.definition.columns[column ?? -1]?.name,
  )
  if (quantity === undefined || total === undefined) return extracted
  const names = { quantity, price, total }
  const broken = brokenDown(extracted.rows, names)
  if (!broken || (broken.length < MIN_ITEMS && !broken.some(({ parts }) => parts.length >= MIN_PARTS))) return extracted
  return joinRows(extracted, broken)
}

interface Names {
  readonly quantity: string
  readonly price: string | undefined
  readonly total: string
}

/** Returns the items that are broken down; undefined where a row without a total is no part of one. */
function brokenDown(rows: readonly Row[], names: Names): DividedRow[] | undefined {
  const found: DividedRow[] = []
  let item: number | undefined
  for (let from = 0; from < rows.length;) {
    let end = from
    while (end < rows.length && figureOf(rows[end], names.total) === undefined) end++
    if (end > from) {
      const parts = rows.slice(from, end)
      if (item === undefined || !addUp(rows[item], parts, names)) return undefined
      found.push({ whole: item, parts: parts.map((_, index) => from + index) })
    }
    item = end
    from = end + 1
  }
  return found
}

/** Returns whether the quantities of parts add up to that of their item, and their products to its total. */
function addUp(item: Row | undefined, parts: readonly Row[], { quantity, price, total }: Names): boolean {
  const [whole, amount] = [figureOf(item, quantity), figureOf(item, total)]
  const counts = parts.map((part) => figureOf(part, quantity))
  if (whole === undefined || amount === undefined || counts.includes(undefined)) return false
  if (!isEqual(whole, sumOf(counts))) return false
  const prices = parts.map((part) => (price === undefined ? undefined : figureOf(part, price)))
  const isPriced = prices.every((value) => value !== undefined)
  return isPriced
    ? isProduct(1, sumOf(counts.map((count, index) => (count ?? 0) * (prices[index] ?? 0))), amount)
    : prices.every((value) => value === undefined)
}

const sumOf = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

function figureOf(row: Row | undefined, name: string): number | undefined {
  const value = row?.[name]
  return typeof value === "number" ? value : undefined
}
