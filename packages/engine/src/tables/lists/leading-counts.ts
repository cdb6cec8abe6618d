import { findNumbers } from "../../normalize/number.ts"
import { isProduct } from "../rows/arithmetic.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { Entry } from "./list-entries.ts"
import type { Figure } from "./list-amount.ts"
import { chunksOf, type TableWord } from "../words/page-text.ts"

/** A count or a weight before a name; longer numbers are codes. */
const COUNT = /^(?:[1-9]\d{0,2}|\d{1,2}[.,]\d{1,3})$/u
/** Entries that all begin with a number by chance, at most. */
const MIN_ENTRIES = 2
/** Words of a remark that says the price of one piece, at most: `@ 2.40 each`. */
const MAX_PRICE_WORDS = 4

interface Counted {
  readonly count: number
  /** True where the count is part of the name yet. */
  readonly isInName: boolean
  readonly price: Figure | undefined
}

/**
 * Separates the quantities of a list without headings from the names after them, with the prices in the remarks below: `3 Coffee   7.20`,
 * `@ 2.40 each`. All names must begin with a number; numbers that only count the entries are none unless a price confirms one, and are left
 * out where they have a column of their own.
 */
export function partCounts<Listed extends Entry>(entries: readonly Listed[], format: CellFormat): readonly Listed[] {
  const counted = entries.flatMap((entry): Counted[] => {
    if (isLed(entry)) return [{ count: entry.quantity.value, isInName: false, price: undefined }]
    const count = leadingCount(entry)
    return count === undefined ? [] : [{ count, isInName: true, price: priceOf(entry, count, format) }]
  })
  if (counted.length < Math.max(MIN_ENTRIES, entries.length)) return entries
  if (counted.every(({ isInName }) => !isInName)) return entries
  // Prices may also be printed before names.
  if (!counted.some(({ count }) => Number.isInteger(count))) return entries
  const isCounting = counted.every(({ count }, index) => count === index + 1)
  if (isCounting && counted.every(({ price }) => price === undefined)) return withoutPositions(entries)
  return entries.map((entry, index): Listed => {
    const { count = 0, price, isInName = false } = counted[index] ?? {}
    if (!isInName) return entry
    const quantity = entry.quantity ?? { words: entry.name.slice(0, 1), value: count }
    return { ...entry, name: entry.name.slice(1), quantity, price: entry.price ?? price }
  })
}

/** Leaves the numbers of the rows out of the names where all of them have a column of their own. */
export const withoutPositions = <Listed extends Entry>(entries: readonly Listed[]): readonly Listed[] =>
  entries.every(({ name }) => COUNT.test(name[0]?.text ?? "") && chunksOf(name.slice(0, 2)).length > 1)
    ? entries.map((entry) => ({ ...entry, name: entry.name.slice(1) }))
    : entries

/** Returns whether the quantity of an entry was read before its name already. */
function isLed(entry: Entry): entry is Entry & { readonly quantity: Figure } {
  const [first, start] = [entry.quantity?.words[0], entry.name[0]]
  return first !== undefined && start !== undefined && first.line === start.line && first.index < start.index
}

/** Returns the number before a name, unless the entry has another quantity. */
function leadingCount({ name, quantity }: Entry): number | undefined {
  const [first, second] = name
  if (!first || !second || !COUNT.test(first.text) || !/^\p{L}/u.test(second.text)) return undefined
  const count = Number(first.text.replace(",", "."))
  return quantity === undefined || quantity.value === count ? count : undefined
}

/** Finds the price of one piece among the remarks: a lone amount that multiplies to that of the entry. */
function priceOf({ details, amount }: Entry, count: number, format: CellFormat): Figure | undefined {
  for (const words of details) {
    if (words.length > MAX_PRICE_WORDS) continue
    const [price, more] = findNumbers(words, format)
    if (!price || more || (price.decimals !== 2 && !price.hasCurrency)) continue
    if (isProduct(count, price.value, amount.value)) return { words: wordsOf(words, price.text), value: price.value }
  }
  return undefined
}

const wordsOf = (words: readonly TableWord[], text: string): readonly TableWord[] =>
  words.filter((word) => text.split(" ").includes(word.text))
