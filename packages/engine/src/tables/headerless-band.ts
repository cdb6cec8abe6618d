import type { Box } from "../document.ts"
import { isProduct, type ProductColumns } from "./arithmetic.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { readCell, type CellFormat } from "./cell-value.ts"
import type { BodyRules } from "./body-rules.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { HeaderBand, HeaderCell } from "./heading.ts"
import { cellsWithoutHeading, identifyByCells, MAX_SAMPLED_ROWS } from "./identify-by-cells.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf, FIGURE_GAP } from "./page-text.ts"
import { lettersIn } from "../text/letters.ts"

interface Product {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: readonly TableWord[]
  readonly price: readonly TableWord[]
  readonly total: readonly TableWord[]
  readonly isInformative: boolean
}

/** An item has a quantity, a price, a rate and a total or two; each pair of numbers is multiplied. */
const MAX_FIGURES = 12

/** Heading score of columns that only arithmetic identifies. */
const ARITHMETIC_SCORE = 0.2

/**
 * Finds a list of items without a header: lines of a name and numbers of which one is the product of two before it.
 * Two such lines are needed, one of them without a factor of one.
 */
export function findHeaderlessBand(
  page: PageText,
  description: number,
  productColumns: ProductColumns,
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const { format } = rules
  if (productColumns.lineTotal === undefined && productColumns.unitPrice === undefined) return undefined
  const products = page.lines.flatMap((line) => productOf(line, format) ?? [])
  const first = firstAligned(products.filter((product) => product.isInformative)) ?? firstAligned(products)
  if (!first) return undefined
  const group = products.filter((other) => isAligned(first, other))
  if (!group.some((product) => product.isInformative)) return undefined
  // The first rows may multiply in another way: `1 × 5.00` is also row 1 × 5.00.
  const top = (products.find((other) => endsAlike(first, other)) ?? first).line.box[1] - 1
  const cell = (column: number | undefined, pick: (product: Product) => readonly TableWord[]): HeaderCell => {
    const words = group.flatMap(pick)
    const [x0, , x1] = unionBox(words.map((word) => word.box))
    const leaf: Box = [x0, top, x1, top]
    return { column, text: "", words: [], leaf, score: ARITHMETIC_SCORE }
  }
  // The first factor is the quantity, unless it alone has cents: then the price is printed before it.
  const isSwapped = haveCents(group.map(({ quantity }) => quantity)) && !haveCents(group.map(({ price }) => price))
  const factors = { first: (product: Product) => product.quantity, second: (product: Product) => product.price }
  const cells = [
    cell(description, (product) => product.name),
    cell(productColumns.quantity, isSwapped ? factors.second : factors.first),
    cell(productColumns.unitPrice, isSwapped ? factors.first : factors.second),
    cell(productColumns.lineTotal, (product) => product.total),
  ]
  const all = [...cells, ...otherCells(group, cells)].toSorted((a, b) => a.leaf[0] - b.leaf[0])
  const band = { page, top, bottom: top, cells: all, score: ARITHMETIC_SCORE }
  const rows = group.slice(0, MAX_SAMPLED_ROWS).map(({ line }) => line)
  return { ...band, cells: identifyOthers(band, rows, labels, rules) }
}

/** Identifies the columns beside those of the product, such as codes and positions, by their cells. */
function identifyOthers(
  band: HeaderBand,
  rows: readonly TableLine[],
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): readonly HeaderCell[] {
  if (band.cells.every(({ column }) => column !== undefined)) return band.cells
  // The columns of the product are certain.
  const certain = band.cells.map((cell) => (cell.column === undefined ? cell : { ...cell, score: 1 }))
  const identified = identifyByCells({ ...band, cells: certain }, rows, labels, rules)
  return band.cells.map((cell, index) => {
    const found = identified?.cells[index]
    if (cell.column !== undefined || found?.column === undefined) return cell
    const isKnown = labels[found.column]?.concept !== undefined
    return isKnown && band.cells.every(({ column }) => column !== found.column) ? found : cell
  })
}

const CENTS = /\d[.,]\d{2}(?!\d)/u

const haveCents = (figures: readonly (readonly TableWord[])[]): boolean =>
  figures.every((words) => CENTS.test(textOf(words)))

/** Parses a line as a name, numbers and their product; returns undefined for any other line. */
function productOf(line: TableLine, format: CellFormat): Product | undefined {
  const chunks = chunksOf(line.words, FIGURE_GAP)
  const figures: Factor[] = []
  let name: readonly TableWord[] | undefined
  for (const chunk of chunks) {
    const text = textOf(chunk)
    const value = isNamed(text) || isNumberedName(text) ? null : readCell(text, "number", format)
    if (typeof value === "number") figures.push({ chunk, value })
    else if (/\p{L}{3}/u.test(text) && lettersIn(text) > lettersIn(textOf(name ?? []))) name = chunk
  }
  if (!name || figures.length < 3 || figures.length > MAX_FIGURES) return undefined
  let found: Product | undefined
  for (const [index, a] of figures.entries()) {
    for (const [position, b] of figures.entries()) {
      if (position <= index || a.value === 0 || b.value === 0) continue
      const total = figures.findLast((c, at) => at > position && isProduct(a.value, b.value, c.value))
      if (!total) continue
      const isInformative = a.value !== 1 && b.value !== 1
      if (isInformative || !found)
        found = { line, name, quantity: a.chunk, price: b.chunk, total: total.chunk, isInformative }
      if (isInformative) return found
    }
  }
  return found
}

interface Factor {
  readonly chunk: readonly TableWord[]
  readonly value: number
}

/** Letters from which a text that starts with one is a name with a number in it: `A4 paper 80 g`. */
const MIN_NAME_LETTERS = 5

function isNamed(text: string): boolean {
  return /^\p{L}/u.test(text) && lettersIn(text) >= MIN_NAME_LETTERS
}

/** Returns whether a text is a code or number before a name of several words: `43969 LED panel`. */
function isNumberedName(text: string): boolean {
  const [number = "", ...name] = text.split(" ")
  if (!/\d/u.test(number) || !/^\p{L}{2}/u.test(name[0] ?? "") || lettersIn(text) < MIN_NAME_LETTERS) return false
  const figure = name.findIndex((word) => /\p{N}/u.test(word))
  return name.slice(1, figure === -1 ? name.length : figure + 1).some((word) => /\p{L}{3}/u.test(word))
}

/** Returns the ranges of x in which the rows print texts beside the four that are known. */
function otherCells(group: readonly Product[], known: readonly HeaderCell[]): HeaderCell[] {
  const boxes = group
    .slice(0, MAX_SAMPLED_ROWS)
    .flatMap(({ line }) => chunksOf(line.words, FIGURE_GAP).map((chunk) => unionBox(chunk.map((word) => word.box))))
    .filter((box) => known.every(({ leaf }) => overlapX(leaf, box) <= 0))
  return cellsWithoutHeading(boxes, known[0]?.leaf[1] ?? 0)
}

/** Right edges of numbers in one column differ by less, in points. */
const ALIGNED = 3

/** Returns whether totals and prices of two lines end at the same x, and their quantities are below each other. */
function isAligned(a: Product, b: Product): boolean {
  const [above, below] = [a, b].map(({ quantity }) => unionBox(quantity.map((word) => word.box)))
  return above !== undefined && below !== undefined && overlapX(above, below) >= -ALIGNED && endsAlike(a, b)
}

function endsAlike(a: Product, b: Product): boolean {
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
