import type { Value } from "../../extraction.ts"
import type { FoundCell, FoundTable } from "../cells/found-table.ts"
import { leastConfidence, placeOfWords } from "../../page/evidence.ts"
import { isPricedProduct, type ProductColumns } from "../rows/arithmetic.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { Entry } from "./list-entries.ts"
import type { Figure } from "./list-amount.ts"
import { partNames } from "../details/name-leads.ts"
import { partTails } from "../details/name-tails.ts"
import { titleColumn } from "../titles/title-column.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import { partCounts, withoutPositions } from "./leading-counts.ts"
import { type FoundDetail, findDetail } from "../rows/row-details.ts"

/** The configured columns that a list without headings can fill, by index. */
export interface ListColumns extends ProductColumns {
  readonly description: number
}

/** Without a column of its own, the amount of an entry is its price: `Item, Price` of a till receipt. */
export function listColumnsOf({ quantity, unitPrice, lineTotal }: ProductColumns, description: number): ListColumns {
  const isPriceAmount = lineTotal === undefined && quantity === undefined
  return isPriceAmount
    ? { description, quantity, unitPrice: undefined, lineTotal: unitPrice }
    : { description, quantity, unitPrice, lineTotal }
}

/** An entry with its 1-based page. */
export interface PageEntry extends Entry {
  readonly page: number
}

/** Returns whether the quantity and price beside an amount multiply to it. */
export function isVerified({ quantity, price, amount }: Entry): boolean {
  return quantity !== undefined && price !== undefined && isPricedProduct(quantity.value, price.value, amount.value)
}

const isTax = ({ concept }: ColumnLabels): boolean => concept === "taxRate" || concept === "taxAmount"

/** Returns the code of the tax that is printed after the amount of an entry. */
function codeOf({ amount: { code } }: Entry): FoundDetail | undefined {
  return code && { value: textOf(code), words: code }
}

function titleOf({ title }: Entry): FoundDetail | undefined {
  return title && { value: textOf(title).replace(/ ?:$/u, ""), words: title }
}

/** Builds the rows of a list: its entries, with the values in their remarks and in front of their names. */
export function toTable(
  listed: readonly PageEntry[],
  { definition: { columns }, format }: BodyRules,
  listColumns: ListColumns,
  labels: readonly ColumnLabels[],
): FoundTable {
  const extracted: FoundTable = { rows: [], evidence: [] }
  const entries = listColumns.quantity === undefined ? withoutPositions(listed) : partCounts(listed, format)
  const own = new Set(Object.values(listColumns).filter((column) => column !== undefined))
  const positions = columns.map((_, index) => (index === listColumns.description ? 0 : own.has(index) ? 1 : -1))
  const named = entries.map(({ name }) => ({ cells: [name] }))
  const led = partTails(partNames(named, positions, labels, format), 0, positions, labels, format, (row, concept) => {
    const { quantity, amount } = entries[row] ?? {}
    return concept === "quantity" ? quantity?.value : concept === "lineTotal" ? amount?.value : undefined
  })
  const titled = entries.every(({ title }) => title !== undefined) ? titleColumn(columns, labels) : undefined
  for (const [index, entry] of entries.entries()) {
    const isProduct = isVerified(entry) || undefined
    const row: Record<string, Value> = Object.fromEntries(columns.map((column) => [column.name, null]))
    const proof: Record<string, FoundCell> = {}
    const put = (at: number | undefined, value: Value, words: readonly TableWord[]): void => {
      const column = at === undefined ? undefined : columns[at]
      if (!column) return
      row[column.name] = value
      const sources = words.map((word) => word.source)
      const clues = { origin: "list", heading: 0, isProduct, recognised: leastConfidence(sources) } as const
      proof[column.name] = { ...placeOfWords(sources, entry.page), clues }
    }
    const putFigure = (at: number | undefined, figure: Figure | undefined): void => {
      if (figure) put(at, figure.value, figure.words)
    }
    const name = led[index]?.cells[0] ?? entry.name
    put(listColumns.description, textOf(name), name)
    putFigure(listColumns.quantity, entry.quantity)
    putFigure(listColumns.unitPrice, entry.price ?? (listColumns.lineTotal === undefined ? entry.amount : undefined))
    putFigure(listColumns.lineTotal, entry.amount)
    for (const [at, label] of labels.entries()) {
      const { name: column = "", type } = columns[at] ?? {}
      // Quantity and price may be remarks with labels as well: `Qty: 2`.
      if (type === undefined || (own.has(at) && row[column] !== null)) continue
      const found =
        findDetail(label, type, format, entry.details, []) ??
        led[index]?.leads.get(at) ??
        (type === "string" && isTax(label) ? codeOf(entry) : undefined) ??
        (at === titled ? titleOf(entry) : undefined)
      if (found) put(at, found.value, found.words)
    }
    extracted.rows.push(row)
    extracted.evidence.push(proof)
  }
  return extracted
}
