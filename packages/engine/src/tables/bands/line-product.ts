import { isProduct } from "../rows/arithmetic.ts"
import { readCell, type CellFormat } from "../cells/cell-value.ts"
import { chunksOf, type TableLine, type TableWord, textOf, FIGURE_GAP } from "../words/page-text.ts"
import { lettersIn } from "../../text/letters.ts"

/** A line of a name and numbers of which one is the product of two before it. */
export interface LineProduct {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: readonly TableWord[]
  readonly price: readonly TableWord[]
  /** The rate of the discount; undefined where the product is the total. */
  readonly rate?: readonly TableWord[] | undefined
  readonly total: readonly TableWord[]
  readonly isInformative: boolean
}

/** An item has a quantity, a price, a rate and a total or two; each pair of numbers is multiplied. */
const MAX_FIGURES = 12

/** Parses a line as a name, numbers and their product; returns undefined for any other line. */
export function productOf(line: TableLine, format: CellFormat): LineProduct | undefined {
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
  return productAmong(figures, line, name, false) ?? productAmong(figures, line, name, true)
}

/** Returns two factors and their product, less a rate between them and it where `isReduced`; those without a factor of one first. */
function productAmong(
  figures: readonly Factor[],
  line: TableLine,
  name: readonly TableWord[],
  isReduced: boolean,
): LineProduct | undefined {
  let found: LineProduct | undefined
  for (const [index, a] of figures.entries()) {
    for (const [position, b] of figures.entries()) {
      if (position <= index || a.value === 0 || b.value === 0) continue
      const rateBefore = (c: Factor, at: number): Factor | undefined =>
        figures.slice(position + 1, at).find((rate) => isReducedProduct(a.value * b.value, rate.value, c.value))
      const total = figures.findLast(
        (c, at) =>
          at > position && (isReduced ? rateBefore(c, at) !== undefined : isProduct(a.value, b.value, c.value)),
      )
      if (!total) continue
      const isInformative = isReduced || (a.value !== 1 && b.value !== 1)
      if (isInformative || !found)
        found = {
          line,
          name,
          quantity: a.chunk,
          price: b.chunk,
          rate: isReduced ? rateBefore(total, figures.indexOf(total))?.chunk : undefined,
          total: total.chunk,
          isInformative,
        }
      if (isInformative) return found
    }
  }
  return found
}

/** All of an amount in percent. */
const WHOLE = 100

/** Returns whether a product less a discount in percent is a total. */
function isReducedProduct(product: number, rate: number, total: number): boolean {
  const share = Math.abs(rate) / WHOLE
  return share > 0 && share < 1 && isProduct(product, 1 - share, total)
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
