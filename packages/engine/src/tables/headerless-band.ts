import type { Box } from "../document.ts"
import { isProduct, type ProductColumns } from "./arithmetic.ts"
import { unionBox } from "./boxes.ts"
import { readCell, type CellFormat } from "./cell-value.ts"
import type { HeaderBand, HeaderCell } from "./heading.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "./page-text.ts"

interface Product {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: readonly TableWord[]
  readonly price: readonly TableWord[]
  readonly total: readonly TableWord[]
  readonly isInformative: boolean
}

/** An item has a quantity, a price, a rate and a total or two; each pair of numbers is multiplied. */
const MAX_FIGURES = 24

/** Heading score of columns that only arithmetic identifies. */
const ARITHMETIC_SCORE = 0.2

/**
 * Finds a list of items without a header: lines of a name and numbers of which the last is the product of two before it.
 * Two such lines are needed, one of them without a factor of one.
 */
export function findHeaderlessBand(
  page: PageText,
  description: number,
  productColumns: ProductColumns,
  format: CellFormat,
): HeaderBand | undefined {
  if (productColumns.lineTotal === undefined) return undefined
  const products = page.lines.flatMap((line) => productOf(line, format) ?? [])
  const first = firstAligned(products)
  if (!first) return undefined
  const group = products.filter((other) => isAligned(first, other))
  if (!group.some((product) => product.isInformative)) return undefined
  const cell = (column: number | undefined, pick: (product: Product) => readonly TableWord[]): HeaderCell => {
    const words = group.flatMap(pick)
    const [x0, , x1] = unionBox(words.map((word) => word.box))
    const leaf: Box = [x0, first.line.box[1] - 1, x1, first.line.box[1] - 1]
    return { column, text: "", words: [], leaf, score: ARITHMETIC_SCORE }
  }
  const cells = [
    cell(description, (product) => product.name),
    cell(productColumns.quantity, (product) => product.quantity),
    cell(productColumns.unitPrice, (product) => product.price),
    cell(productColumns.lineTotal, (product) => product.total),
  ]
  const top = first.line.box[1] - 1
  return { page, top, bottom: top, cells: cells.toSorted((a, b) => a.leaf[0] - b.leaf[0]), score: ARITHMETIC_SCORE }
}

/** Parses a line as a name, numbers and their product; returns undefined for any other line. */
function productOf(line: TableLine, format: CellFormat): Product | undefined {
  const chunks = chunksOf(line.words, FIGURE_GAP)
  const figures = chunks.flatMap((chunk) => {
    const value = readCell(textOf(chunk), "number", format)
    return typeof value === "number" ? [{ chunk, value }] : []
  })
  const last = figures.at(-1)
  const name = chunks.find(
    (chunk) => /\p{L}{3}/u.test(textOf(chunk)) && !figures.some((entry) => entry.chunk === chunk),
  )
  if (!last || !name || figures.length < 3 || figures.length > MAX_FIGURES) return undefined
  for (const [index, a] of figures.slice(0, -1).entries()) {
    for (const b of figures.slice(index + 1, -1)) {
      if (a.value === 0 || b.value === 0 || !isProduct(a.value, b.value, last.value)) continue
      const isInformative = a.value !== 1 && b.value !== 1
      return { line, name, quantity: a.chunk, price: b.chunk, total: last.chunk, isInformative }
    }
  }
  return undefined
}

/** Right edges of numbers in one column differ by less, in points. */
const ALIGNED = 3
/** Gap between the numbers of two columns, in font sizes. */
const FIGURE_GAP = 0.6

/** Returns whether totals and prices of two lines end at the same x. */
function isAligned(a: Product, b: Product): boolean {
  return Math.abs(endOf(a.total) - endOf(b.total)) < ALIGNED && Math.abs(endOf(a.price) - endOf(b.price)) < ALIGNED
}

function endOf(words: readonly TableWord[]): number {
  return words.at(-1)?.box[2] ?? 0
}

/** Returns the first product that is aligned with another one, by a grid of the x at which their numbers end. */
function firstAligned(products: readonly Product[]): Product | undefined {
  const positions = products.map(({ total, price }) =>
    [total, price].map((words) => Math.floor(endOf(words) / ALIGNED)),
  )
  const near = Map.groupBy(products.keys(), (index) => positions[index]?.join(" "))
  return products.find((product, index) => {
    const [x = 0, y = 0] = positions[index] ?? []
    const steps = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`))
    return steps.some((key) =>
      (near.get(key) ?? []).some((other) => {
        const candidate = products[other]
        return other !== index && candidate !== undefined && isAligned(product, candidate)
      }),
    )
  })
}
