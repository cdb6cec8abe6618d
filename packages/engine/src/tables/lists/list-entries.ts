import { overlapY } from "../words/boxes.ts"
import { isProduct } from "../rows/arithmetic.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import { type Figure, readLoneAmount, readTotal } from "./list-amount.ts"
import { readPiecePrice } from "./list-count.ts"
import { countWraps, detailsBelow, indentedBelow, isTight } from "./list-details.ts"
import { type ListLine, readListLine, readProduct } from "./list-line.ts"
import { type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { partMarks } from "./till-marks.ts"
import { titlesOf } from "./list-titles.ts"
import { isLabelOfTotal, isPayment, startsWithTax, startsWithTotal } from "../body/line-markers.ts"

/** A name and an amount, on one or two lines, with quantity and price where they are printed. */
export interface Entry {
  readonly name: readonly TableWord[]
  readonly amount: Figure
  readonly quantity: Figure | undefined
  readonly price: Figure | undefined
  /** True when the name starts with a word for a total or is a means of payment, or where the amount stands alone. */
  readonly isTotal: boolean
  /** True for an amount alone that is the one above it less a discount between them: of one entry, or of all. */
  readonly isReduced?: boolean
  /** The lines of text set tight below the entry, in the column of its name. */
  readonly details: readonly (readonly TableWord[])[]
  /** The title of the section that the entry belongs to. */
  readonly title?: readonly TableWord[] | undefined
}

/**
 * Reads a page as a list without headings: each entry is a name with an amount at the end of its line. A quantity before
 * the name, and a line `2 x 1.99` above, below or beside it, belong to the entry; whether such lines are above or below is
 * inferred from their products.
 */
export function readEntries(page: PageText, format: CellFormat): Entry[] {
  const parts = partMarks(page).lines.map((line) => readListLine(line, format))
  const titles = titlesOf(parts)
  return entriesOf(parts, format).map((entry) => ({ ...entry, title: titles.get(entry.name[0]?.line ?? -1) }))
}

/** Returns the amounts of the lines that begin with a word for a tax. */
export function taxesOf(page: PageText, format: CellFormat): number[] {
  return page.lines.flatMap((line) => {
    if (!startsWithTax(line.words)) return []
    const amount = readListLine(line, format).amount ?? readTotal(line, format)
    return amount && amount.value > 0 ? [amount.value] : []
  })
}

function entriesOf(parts: readonly ListLine[], format: CellFormat): Entry[] {
  const isAbove = areCountsAbove(parts)
  return parts.flatMap((part, index): Entry[] => {
    const { line, name, amount, quantity, price } = part
    const isCount = name.length === 0 && quantity !== undefined && price !== undefined
    const before = parts[index - 1]
    // The name is on a line of its own; quantity, price and amount are on the one below.
    if (isCount && amount && before && !before.amount && hasName(before) && isTight(before.line, line))
      return [
        {
          name: before.name,
          amount,
          quantity,
          price,
          isTotal: false,
          details: [...codeOf(before), ...detailsBelow(parts, index, before.name)],
        },
      ]
    const alone = part.amount ? undefined : readLoneAmount(line, format)
    if (alone && before && !before.amount && hasName(before) && isBeside(before.line, line))
      return [
        { ...part, name: before.name, amount: alone, isTotal: false, details: detailsBelow(parts, index, before.name) },
      ]
    if (alone) {
      const isRunning = isReduced(parts, index, alone)
      return [{ ...part, name: [], amount: alone, isTotal: true, isReduced: isRunning, details: [] }]
    }
    const total = !amount && startsWithTotal(line.words) ? readTotal(line, format) : undefined
    if (total) return [{ ...part, name: line.words, amount: total, isTotal: true, details: [] }]
    if (!amount || !hasName(part)) return []
    const beside = isAbove ? before : parts[index + 1]
    const isCounted =
      beside !== undefined && beside.name.length === 0 && !beside.amount && beside.price && !price && !quantity
    const counted = isCounted && isTight(line, beside.line) ? beside : part
    const isTotal = startsWithTotal(name) || isPayment(textOf(name)) || isLabelOfTotal(textOf(name))
    if (startsWithTax(name) && !counted.price) return []
    const below = counted === beside && !isAbove ? index + 1 : index
    const found = detailsBelow(parts, below, name)
    const readRemark = (words: readonly TableWord[]): Pick<ListLine, "quantity" | "price"> | undefined => {
      if (counted.price) return undefined
      if (!counted.quantity) return readProduct(words, amount, format)
      const piece = readPiecePrice(words, counted.quantity, amount, format)
      return piece && { quantity: counted.quantity, price: piece }
    }
    const remark = [...found, ...indentedBelow(part, parts[below + 1])].find(readRemark)
    // The name does not go on below a remark.
    const end = remark ? found.indexOf(remark) : -1
    const named = end === -1 ? found : found.slice(0, end)
    const wraps = below === index ? countWraps(line, name, named) : 0
    const details = found.slice(wraps)
    const product = remark ? readRemark(remark) : counted
    return [
      {
        name: [...name, ...found.slice(0, wraps).flat()],
        amount,
        quantity: product?.quantity,
        price: product?.price,
        isTotal,
        details: [...codeOf(part), ...details.filter((words) => words !== remark)],
      },
    ]
  })
}

/** Returns whether an amount alone on a line is the one above it less the discount between them. */
function isReduced(parts: readonly ListLine[], index: number, { value }: Figure): boolean {
  const [full, discount] = [parts[index - 2]?.amount, parts[index - 1]?.amount]
  if (!full || !discount || discount.value >= 0) return false
  return Math.abs(full.value + discount.value - value) < HALF_CENT
}

/** Share of its height by which an amount overlaps the name above it that it is centred beside. */
const BESIDE_SHARE = 0.3

/** Returns whether a line is set half a line below another one and right of it: it is centred beside two lines of text. */
function isBeside(above: TableLine, line: TableLine): boolean {
  const height = line.box[3] - line.box[1]
  return above.box[2] < line.box[0] && overlapY(above.box, line.box) > BESIDE_SHARE * height
}

const codeOf = ({ code }: ListLine): (readonly TableWord[])[] => (code ? [code] : [])

const hasName = ({ name }: ListLine): boolean => /\p{L}{2}/u.test(textOf(name))

/** Returns whether the products show quantities above their entries; below is usual. */
function areCountsAbove(parts: readonly ListLine[]): boolean {
  let [above, below] = [0, 0]
  for (const [index, { name, quantity, price, amount }] of parts.entries()) {
    if (name.length > 0 || !quantity || !price || amount) continue
    const [before, after] = [parts[index - 1]?.amount, parts[index + 1]?.amount]
    if (before && isProduct(quantity.value, price.value, before.value)) below++
    if (after && isProduct(quantity.value, price.value, after.value)) above++
  }
  return above > below
}
