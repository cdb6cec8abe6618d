import { findNumbers } from "../../normalize/number.ts"
import { foldTokens } from "../../text/folding.ts"
import { isProduct } from "../rows/arithmetic.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import type { LedRow } from "./name-leads.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

/** Returns a number of a row by the concept of its column; undefined where the row has none. */
export type FigureOf = (row: number, concept: ColumnConcept) => number | undefined

/** Words in brackets after a name, at most: longer ones are remarks. */
const MAX_TAIL_WORDS = 8
/** The words in brackets when a counted noun is all there is beside the number: `(66 calls)`. */
const MAX_COUNTED_WORDS = 3

/**
 * Separates counts and prices from the names before them: in brackets, `Site visit (3 at 150.00)`, or on a line of their own, `4 x 6.20`, where these
 * multiply to the row's amount, `Lunch (18.10 each)` where the quantity does, and `Local calls (66 calls)` where a column is called so. `name` is the printed column of
 * the names, `positions` are those of the configured columns, −1 for none.
 */
export function partTails(
  rows: readonly LedRow[],
  name: number,
  positions: readonly number[],
  labels: readonly ColumnLabels[],
  format: CellFormat,
  figureOf: FigureOf,
): readonly LedRow[] {
  if (name < 0) return rows
  return rows.map((row, index) => {
    const words = row.cells[name] ?? []
    const tail = bracketsOf(words) ?? productBelow(words)
    const found = tail && valuesOf(tail, labels, format, (concept) => figureOf(index, concept))
    if (!tail || !found) return row
    const own = [...found].filter(([at]) => positions[at] === -1 && !row.leads.has(at))
    const cells = row.cells.map((cell, at) => (at === name ? cell.slice(0, words.length - tail.length) : cell))
    return { cells, leads: new Map([...row.leads, ...own]) }
  })
}

/** Returns the words in brackets that end a name; undefined without any, or without a name before them. */
function bracketsOf(words: readonly TableWord[]): readonly TableWord[] | undefined {
  const start = words.findLastIndex(({ text }) => text.startsWith("("))
  const tail = words.slice(start)
  if (start <= 0 || tail.length > MAX_TAIL_WORDS) return undefined
  const text = textOf(tail)
  return /^\([^()]*\)$/u.test(text) && /\d/u.test(text) ? tail : undefined
}

/** A quantity and a price: `4 x 6,20`. */
const PRODUCT = /^\d[\d.,]* ?[x×*@] ?[\d.,]*\d$/u

/** Returns the words of the last line of a name where they are a quantity and a price, as receipts print them; undefined for any other line. */
function productBelow(words: readonly TableWord[]): readonly TableWord[] | undefined {
  const last = words.at(-1)?.line
  const tail = words.filter(({ line }) => line === last)
  return tail.length < words.length && tail.length <= MAX_TAIL_WORDS && PRODUCT.test(textOf(tail)) ? tail : undefined
}

/** Returns the values in brackets by configured column; undefined where they may belong to the name. */
function valuesOf(
  tail: readonly TableWord[],
  labels: readonly ColumnLabels[],
  format: CellFormat,
  figureOf: (concept: ColumnConcept) => number | undefined,
): ReadonlyMap<number, FoundDetail> | undefined {
  const [first, second, more] = findNumbers([{ text: textOf(tail) }], format)
  if (!first || more) return undefined
  const detailOf = (text: string, value: number): FoundDetail => {
    return { value, words: tail.filter((word) => text.split(" ").some((part) => word.text.includes(part))) }
  }
  const at = (concept: ColumnConcept): number => labels.findIndex((label) => label.concept === concept)
  const amount = figureOf("lineTotal") ?? figureOf("lineGross") ?? figureOf("amount")
  if (second) {
    if (amount === undefined || !isProduct(first.value, second.value, amount)) return undefined
    return new Map([
      [at("quantity"), detailOf(first.text, first.value)],
      [at("unitPrice"), detailOf(second.text, second.value)],
    ])
  }
  const quantity = figureOf("quantity")
  const isPrice = first.decimals === 2 || first.hasCurrency
  if (isPrice && quantity !== undefined && amount !== undefined && isProduct(quantity, first.value, amount))
    return new Map([[at("unitPrice"), detailOf(first.text, first.value)]])
  const counted = tail.length <= MAX_COUNTED_WORDS ? foldTokens(textOf(tail)).filter((token) => !/\d/u.test(token)) : []
  const column = labels.findIndex(({ names }) => {
    const tokens = foldTokens(names[0] ?? "")
    return counted.length > 0 && counted.every((token) => tokens.includes(token))
  })
  return column < 0 ? undefined : new Map([[column, detailOf(first.text, first.value)]])
}
