import type { TableDefinition } from "../configuration.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import { append } from "../arrays/append.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import { type Factors, isProduct } from "./arithmetic.ts"
import type { CellFormat } from "./cell-value.ts"
import { type Entry, type Figure, readEntries } from "./list-entries.ts"
import { type PageText, type TableWord, textOf } from "./page-text.ts"

/** Only the sum speaks for such a list. */
const SUM_CONFIDENCE = 0.6
/** The sum, and the product of what is printed beside an amount. */
const PRODUCT_CONFIDENCE = 0.85

/** Which configured columns a list without headings can answer. */
export interface ListPlaces extends Factors {
  readonly description: number
}

interface List {
  readonly entries: readonly Entry[]
  readonly page: number
}

/**
 * Finds a bill or a receipt without headings: names that begin at the same x with amounts that end at the same x, whose
 * sum is printed as a total, whatever the total is called. Sublines that are indented differently break a list down and
 * are left out.
 */
export function findSummedList(
  pages: readonly PageText[],
  definition: TableDefinition,
  places: ListPlaces,
  format: CellFormat,
): ExtractedTable | undefined {
  const entries = pages.map((page) => readEntries(page, format))
  const totals = entries.flatMap((list) => list.filter((entry) => entry.isTotal))
  const sums = [...new Set(totals.map(({ amount }) => amount.value))].sort((a, b) => a - b)
  const lists = entries.flatMap((list, index) =>
    groupEntries(list)
      .flatMap((group) => (holdsSum(sums, group) ? [group] : (upToSum(group) ?? [])))
      .filter((group) => group.length > 1 || group.some(isProven))
      .map((group): List => ({ entries: group, page: pages[index]?.page ?? 1 })),
  )
  // What is set furthest to the left is broken down by what is indented below it.
  const leftOf = (list: List): number => Math.round(list.entries[0]?.name[0]?.box[0] ?? 0)
  const provenIn = (list: List): number => list.entries.filter(isProven).length
  const [best] = lists.toSorted(
    (a, b) => provenIn(b) - provenIn(a) || leftOf(a) - leftOf(b) || b.entries.length - a.entries.length,
  )
  return best && answerOf(best, definition, places)
}

function answerOf({ entries, page }: List, { columns }: TableDefinition, places: ListPlaces): ExtractedTable {
  const answer: ExtractedTable = { rows: [], evidence: [] }
  for (const entry of entries) {
    const confidence = isProven(entry) ? PRODUCT_CONFIDENCE : SUM_CONFIDENCE
    const row: Record<string, Value> = Object.fromEntries(columns.map((column) => [column.name, null]))
    const proof: Record<string, Evidence> = {}
    const put = (place: number | undefined, value: Value, words: readonly TableWord[]): void => {
      const column = place === undefined ? undefined : columns[place]
      if (!column) return
      row[column.name] = value
      const sources = words.map((word) => word.source)
      proof[column.name] = evidenceOfWords(sources, page, confidence * leastConfidence(sources))
    }
    const putFigure = (place: number | undefined, figure: Figure | undefined): void => {
      if (figure) put(place, figure.value, figure.words)
    }
    put(places.description, textOf(entry.name), entry.name)
    putFigure(places.quantity, entry.quantity)
    putFigure(places.unitPrice, entry.price)
    putFigure(places.lineTotal, entry.amount)
    answer.rows.push(row)
    answer.evidence.push(proof)
  }
  return answer
}

/** True when what is printed beside an amount multiplies to it. */
function isProven({ quantity, price, amount }: Entry): boolean {
  return quantity !== undefined && price !== undefined && isProduct(quantity.value, price.value, amount.value)
}

/** Lists that are printed beside each other; lines that each begin elsewhere are none. */
const MOST_LISTS = 200

/** Groups entries by where their names begin and their amounts end; a total ends the groups above it. */
function groupEntries(entries: readonly Entry[]): Entry[][] {
  const closed: Entry[][] = []
  let open: Entry[][] = []
  for (const entry of entries) {
    if (entry.isTotal) {
      append(closed, open)
      open = []
      continue
    }
    const group = open.find((other) => {
      const last = other.at(-1)
      return last !== undefined && isAligned(last, entry)
    })
    if (group) group.push(entry)
    else if (open.length < MOST_LISTS) open.push([entry])
  }
  return [...closed, ...open]
}

/** Compared with the entry above, since slanted lists drift. */
function isAligned(a: Entry, b: Entry): boolean {
  const startOf = ({ name, quantity, price }: Entry): number =>
    (quantity && !price ? quantity.words : name)[0]?.box[0] ?? 0
  const endOf = ({ amount }: Entry): number => amount.words.at(-1)?.box[2] ?? 0
  // Counts before the names may be set to the right.
  const reach = a.quantity && !a.price && b.quantity && !b.price ? 12 : 1.5
  return Math.abs(startOf(a) - startOf(b)) < reach && Math.abs(endOf(a) - endOf(b)) < 2
}

/** The entries above the last one that is their sum: small prices may by chance be the sum of those before them. */
function upToSum(group: readonly Entry[]): Entry[][] | undefined {
  let best: number | undefined
  let above: Added = { sum: 0, largest: 0 }
  for (const [index, entry] of group.entries()) {
    const isTelling = index > 1 || group.slice(0, index).some(isProven)
    if (index > 0 && isTelling && isSum(above, entry.amount.value)) best = index
    above = addEntry(above, entry)
  }
  return best === undefined ? undefined : [group.slice(0, best)]
}

/** Amounts added up, and the largest of them whatever its sign. */
interface Added {
  readonly sum: number
  readonly largest: number
}

function addEntry({ sum, largest }: Added, { amount }: Entry): Added {
  return { sum: sum + amount.value, largest: Math.max(largest, Math.abs(amount.value)) }
}

function isSum({ sum, largest }: Added, total: number): boolean {
  return total !== 0 && Math.abs(sum - total) < ROUNDING && largest <= Math.abs(total)
}

/** Sums are compared to half a cent. */
const ROUNDING = 0.005

/** True when one of the printed totals, which ascend, is the sum of a group. */
function holdsSum(totals: readonly number[], group: readonly Entry[]): boolean {
  const added = group.reduce(addEntry, { sum: 0, largest: 0 })
  for (let index = lowerBound(totals, added.sum - ROUNDING); index < totals.length; index++) {
    const total = totals[index] ?? Infinity
    if (total >= added.sum + ROUNDING) return false
    if (isSum(added, total)) return true
  }
  return false
}
