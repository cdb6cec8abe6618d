import type { ColumnConcept } from "../../lexicon/concept.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { isProduct } from "../rows/arithmetic.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { LedRow } from "./name-leads.ts"
import type { FigureOf } from "./name-tails.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

type Words = readonly TableWord[]
type Values = ReadonlyMap<number, FoundDetail>

/** Words of a line that prints such values, at most: more are running text. */
const MAX_WORDS = 7
const PERCENT = 100

/**
 * Finds the discount, and the quantity and price, that a line below a name prints in words, `less 15 % discount`, `6 set × € 14.95`, and fills the columns
 * that are not printed. Such a line is no part of the name. A quantity and a price multiply to the row's amount.
 * `name` is the printed column of the names, `positions` are those of the configured columns, −1 for none.
 */
export function partWordedValues(
  rows: readonly LedRow[],
  details: readonly (readonly Words[])[],
  name: number,
  positions: readonly number[],
  labels: readonly ColumnLabels[],
  format: CellFormat,
  figureOf: FigureOf,
): readonly LedRow[] {
  const at = (concept: ColumnConcept): number => labels.findIndex((label) => label.concept === concept)
  return rows.map((row, index) => {
    const [, ...below] = linesOf(row.cells[name] ?? [])
    const lines = [...below, ...(details[index] ?? []).flatMap(linesOf)].filter(({ length }) => length <= MAX_WORDS)
    const found: { readonly line: Words; readonly values: Values }[] = []
    let rate = figureOf(index, "discount") ?? 0
    for (const line of lines) {
      const values = discountIn(line, labels, format)
      if (!values) continue
      found.push({ line, values })
      const value = values.get(at("discount"))?.value
      if (typeof value === "number") rate = value
    }
    const amount = figureOf(index, "lineTotal") ?? figureOf(index, "lineGross") ?? figureOf(index, "amount")
    for (const line of amount === undefined ? [] : lines) {
      const product = productIn(line, format)
      if (!product) continue
      const [count, price] = [Number(product.quantity.value), Number(product.price.value)]
      const isAmount =
        isProduct(count, price, amount ?? 0) || isProduct(count, price * (1 - rate / PERCENT), amount ?? 0)
      if (!isAmount) continue
      const { quantity, unit } = product
      const values = new Map([[at("quantity"), quantity] as const, [at("unitPrice"), product.price] as const])
      found.push({ line, values: unit ? values.set(at("unit"), unit) : values })
    }
    if (found.length === 0) return row
    const words = new Set(found.flatMap(({ line }) => line))
    const own = found.flatMap(({ values }) => [...values]).filter(([to]) => positions[to] === -1 && !row.leads.has(to))
    const cells = row.cells.map((cell, to) => (to === name ? cell.filter((word) => !words.has(word)) : cell))
    return { cells, leads: new Map([...row.leads, ...own]) }
  })
}

const linesOf = (words: Words): Words[] => [...Map.groupBy(words, ({ line }) => line).values()]

/** A rate within a line, and any other number. */
const RATE = /(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})? ?%/u
const DIGIT = /\d/u
/** Letters of a word of a column's name that means the same in a line: `Zuschlag`. */
const MIN_LETTERS = 5

/** Reads the rate in a line whose words name a column, `less 15 % discount`; those of taxes are read elsewhere. */
function discountIn(line: Words, labels: readonly ColumnLabels[], format: CellFormat): Values | undefined {
  const text = textOf(line)
  const rate = RATE.exec(text)?.[0]
  if (rate === undefined) return undefined
  const rest = text.replace(rate, " ")
  const tokens = foldTokens(rest)
  if (tokens.length === 0 || DIGIT.test(rest)) return undefined
  const value = readCell(rate, "number", format)
  const words = line.filter((word) => DIGIT.test(word.text) || word.text === "%")
  const isDiscount = tokens.some((token) => meaningsOfToken(token)?.includes("discount"))
  const column = labels.findIndex(({ concept, names }) => {
    if (concept !== undefined) return concept === "discount" && isDiscount
    const named = names.some((name) => name.includes("%")) ? names.flatMap((name) => foldTokens(name)) : []
    return tokens.some((token) => token.length >= MIN_LETTERS && named.includes(token))
  })
  if (value === null || (column < 0 && !isDiscount)) return undefined
  return new Map([[column, { value, words }]])
}

/** A quantity, perhaps with its unit, and a price: `6 set × € 14.95`, `3 pcs @ 12.00`, `2 st à 10,00 EUR`. */
const PRODUCT =
  /^(\d[\d.,]{0,11}) ?(\p{L}[\p{L}\d²³]{0,9}\.?)? ?(?:[x×*@àá]|at|je) ?(?:\p{Sc}|\p{Lu}{2,3}|kr)? ?(\d[\d.,]{0,11}) ?(?:\p{Sc}|\p{L}{2,4}\.?)?$/iu

interface Product {
  readonly quantity: FoundDetail
  readonly unit: FoundDetail | undefined
  readonly price: FoundDetail
}

function productIn(line: Words, format: CellFormat): Product | undefined {
  const [, count = "", unit, cost = ""] = PRODUCT.exec(textOf(line)) ?? []
  const [first, last] = [line.find(hasText(count)), line.findLast(hasText(cost))]
  const [quantity, price] = [readCell(count, "number", format), readCell(cost, "number", format)]
  if (!first || !last || quantity === null || price === null) return undefined
  return {
    quantity: { value: quantity, words: [first] },
    unit: unit === undefined ? undefined : { value: unit, words: line.filter(hasText(unit)).slice(0, 1) },
    price: { value: price, words: [last] },
  }
}

const hasText =
  (text: string) =>
  (word: TableWord): boolean =>
    text !== "" && word.text.includes(text)
