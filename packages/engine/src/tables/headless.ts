import type { Box } from "../document.ts"
import { isProduct, type Factors } from "./arithmetic.ts"
import { unionBox } from "./boxes.ts"
import { readCell, type CellFormat } from "./cell-value.ts"
import type { HeaderBand, HeaderCell } from "./header-band.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "./page-text.ts"

interface Product {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: readonly TableWord[]
  readonly price: readonly TableWord[]
  readonly total: readonly TableWord[]
  readonly isTelling: boolean
}

/** The heading score of columns that only arithmetic names. */
const GUESS = 0.2

/**
 * Finds a list of items that has no heading: lines of a name and figures of which the last is the product of two
 * before it. Two such lines are needed, one of them without a factor of one.
 */
export function findHeadlessBand(
  page: PageText,
  description: number,
  factors: Factors,
  format: CellFormat,
): HeaderBand | undefined {
  if (factors.lineTotal === undefined) return undefined
  const products = page.lines.flatMap((line) => productOf(line, format) ?? [])
  const first = products.find((product) => products.some((other) => other !== product && isAligned(product, other)))
  if (!first) return undefined
  const group = products.filter((other) => isAligned(first, other))
  if (!group.some((product) => product.isTelling)) return undefined
  const cell = (column: number | undefined, pick: (product: Product) => readonly TableWord[]): HeaderCell => {
    const words = group.flatMap(pick)
    const [x0, , x1] = unionBox(words.map((word) => word.box))
    const leaf: Box = [x0, first.line.box[1] - 1, x1, first.line.box[1] - 1]
    return { column, text: "", words: [], leaf, score: GUESS }
  }
  const cells = [
    cell(description, (product) => product.name),
    cell(factors.quantity, (product) => product.quantity),
    cell(factors.unitPrice, (product) => product.price),
    cell(factors.lineTotal, (product) => product.total),
  ]
  const top = first.line.box[1] - 1
  return { page, top, bottom: top, cells: cells.toSorted((a, b) => a.leaf[0] - b.leaf[0]), score: GUESS }
}

/** Reads a line as name, figures and their product; undefined when it is none. */
function productOf(line: TableLine, format: CellFormat): Product | undefined {
  const chunks = chunksOf(line.words, 0.6)
  const figures = chunks.flatMap((chunk) => {
    const value = readCell(textOf(chunk), "number", format)
    return typeof value === "number" ? [{ chunk, value }] : []
  })
  const last = figures.at(-1)
  const name = chunks.find(
    (chunk) => /\p{L}{3}/u.test(textOf(chunk)) && !figures.some((entry) => entry.chunk === chunk),
  )
  if (!last || !name || figures.length < 3) return undefined
  for (const [index, a] of figures.slice(0, -1).entries()) {
    for (const b of figures.slice(index + 1, -1)) {
      if (a.value === 0 || b.value === 0 || !isProduct(a.value, b.value, last.value)) continue
      const isTelling = a.value !== 1 && b.value !== 1
      return { line, name, quantity: a.chunk, price: b.chunk, total: last.chunk, isTelling }
    }
  }
  return undefined
}

/** Totals and prices of a list end at the same x. */
function isAligned(a: Product, b: Product): boolean {
  const end = (words: readonly TableWord[]): number => words.at(-1)?.box[2] ?? 0
  return Math.abs(end(a.total) - end(b.total)) < 3 && Math.abs(end(a.price) - end(b.price)) < 3
}
