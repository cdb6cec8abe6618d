import type { Box } from "../../document.ts"
import type { ProductColumns } from "../rows/arithmetic.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { type ColumnProfile, profileColumn } from "../cells/column-profile.ts"
import { isPriceFirst } from "../columns/factor-order.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { cellsWithoutHeading, identifyByCells, MAX_SAMPLED_ROWS } from "../assignment/identify-by-cells.ts"
import { type LineProduct, productOf } from "./line-product.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf, FIGURE_GAP } from "../words/page-text.ts"

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
  const cell = (column: number | undefined, pick: (product: LineProduct) => readonly TableWord[]): HeaderCell => {
    const words = group.flatMap(pick)
    const [x0, , x1] = unionBox(words.map((word) => word.box))
    const leaf: Box = [x0, top, x1, top]
    return { column, text: "", words: [], leaf, score: ARITHMETIC_SCORE }
  }
  // The first factor is the quantity, unless it alone has a currency or decimals: then the price is printed before it.
  const profileOf = (pick: (product: LineProduct) => readonly TableWord[]): ColumnProfile =>
    profileColumn(
      group.map((product) => textOf(pick(product))),
      format,
    )
  const factors = { first: (product: LineProduct) => product.quantity, second: (product: LineProduct) => product.price }
  const isSwapped = isPriceFirst(profileOf(factors.first), profileOf(factors.second)) ?? false
  const cells = [
    cell(description, (product) => product.name),
    cell(productColumns.quantity, isSwapped ? factors.second : factors.first),
    cell(productColumns.unitPrice, isSwapped ? factors.first : factors.second),
    cell(productColumns.lineTotal, (product) => product.total),
  ]
  const others = otherCells(group, cells)
  const rates = group.flatMap(({ rate }) => rate ?? []).map((word) => word.box)
  const discount = others.find(({ leaf }) => rates.some((box) => overlapX(leaf, box) > 0))
  const known = discount ? [...cells, { ...discount, ...discountColumn(labels) }] : cells
  const all = [...known, ...others.filter((other) => other !== discount)].toSorted((a, b) => a.leaf[0] - b.leaf[0])
  const band = { page, top, bottom: top, cells: all, score: ARITHMETIC_SCORE }
  // What is known as discounts is no rate of a tax.
  const rows = group.slice(0, MAX_SAMPLED_ROWS).map(({ line }) => without(line, discount?.leaf))
  return { ...band, cells: identifyOthers(band, rows, labels, rules) }
}

/** Returns which configured column the rates of discounts fill; none where discounts are not asked for. */
function discountColumn(labels: readonly ColumnLabels[]): Pick<HeaderCell, "column" | "score"> {
  const column = labels.findIndex(({ concept }) => concept === "discount")
  return column < 0 ? { column: undefined, score: 0 } : { column, score: ARITHMETIC_SCORE }
}

const without = (line: TableLine, column: Box | undefined): TableLine =>
  column ? { ...line, words: line.words.filter(({ box }) => overlapX(box, column) <= 0) } : line

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

/** Returns the ranges of x in which the rows print texts beside the four that are known. */
function otherCells(group: readonly LineProduct[], known: readonly HeaderCell[]): HeaderCell[] {
  const boxes = group
    .slice(0, MAX_SAMPLED_ROWS)
    .flatMap(({ line }) => chunksOf(line.words, FIGURE_GAP).map((chunk) => unionBox(chunk.map((word) => word.box))))
    .filter((box) => known.every(({ leaf }) => overlapX(leaf, box) <= 0))
  return cellsWithoutHeading(boxes, known[0]?.leaf[1] ?? 0)
}

/** Right edges of numbers in one column differ by less, in points. */
const ALIGNED = 3

/** Returns whether totals and prices of two lines end at the same x, and their quantities are below each other. */
function isAligned(a: LineProduct, b: LineProduct): boolean {
  const [above, below] = [a, b].map(({ quantity }) => unionBox(quantity.map((word) => word.box)))
  return above !== undefined && below !== undefined && overlapX(above, below) >= -ALIGNED && endsAlike(a, b)
}

function endsAlike(a: LineProduct, b: LineProduct): boolean {
  return Math.abs(endOf(a.total) - endOf(b.total)) < ALIGNED && Math.abs(endOf(a.price) - endOf(b.price)) < ALIGNED
}

function endOf(words: readonly TableWord[]): number {
  return words.at(-1)?.box[2] ?? 0
}

/** Returns the first product that is aligned with another one, by a grid of the x at which their numbers end. */
function firstAligned(products: readonly LineProduct[]): LineProduct | undefined {
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
