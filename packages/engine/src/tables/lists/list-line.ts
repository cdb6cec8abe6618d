import { isCurrencyCode } from "../../normalize/currency-codes.ts"
import { findNumbers } from "../../normalize/number.ts"
import { isProduct } from "../rows/arithmetic.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import { type Figure, isRateBefore, RATE, readAmount } from "./list-amount.ts"
import { readCount, readCounted, readLastCount } from "./list-count.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** One line of a list without headings: the goods, their quantity, price and amount. */
export interface ListLine {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: Figure | undefined
  readonly price: Figure | undefined
  readonly amount: Figure | undefined
  /** A bar code beside the name. */
  readonly code?: readonly TableWord[] | undefined
}

/** The bar code of goods between their name and the amount, with the letters of a tax or of food: `007874235186 F`. */
const BAR_CODE = /^\d{8,14}\s?\p{Lu}{0,2}$/u
/** The codes of the taxes between a name and the amount: `HMRJ`. */
const TAX_LETTERS = /^\p{Lu}{1,4}$/u

/** A number in a column of its own before a name: pieces, or a weight. */
export const LEADING_COUNT = /^(?:[1-9]\d{0,2}|\d{1,2}[.,]\d{1,3})$/u

/** A quantity with its sign in a column of its own before a name: `2 x`. */
const COUNT_APART = /^\d{1,4}(?:[.,]\d{1,3})?\s?[x×]$/iu

/** A value with its label: `Qty: 2`. */
const LABELLED = /^\p{L}[^:\d]{0,20}:\s/u

/** Reads a line of a list: what is not found is undefined, and the name is empty where a line prints none. */
export function readListLine(line: TableLine, format: CellFormat): ListLine {
  const chunks = chunksOf(line.words)
  const nothing = { line, quantity: undefined, price: undefined, amount: undefined }
  const alone = readCount(line.words, format)
  // A price has decimals; `2 x 4` in a name is a size.
  if (alone?.price) return { ...nothing, name: [], quantity: alone.quantity, price: alone.price }
  const product = readCounted(line.words, format)
  if (product) return { line, ...product }
  const equals = line.words.findIndex(({ text }) => text === "=")
  const parts = equals > 0 ? [line.words.slice(0, equals), line.words.slice(equals + 1)] : chunks
  const amount = parts.length > 1 ? readAmount(parts, format) : undefined
  if (!amount) return { ...nothing, ...partBarCode(chunks, line) }
  const start = amount.words[0]?.index ?? 0
  const end = equals > 0 ? equals : isRateBefore(line, start) ? start - 1 : start
  const { texts, code, taxes } = withoutCodes(chunksOf(line.words.slice(0, end)))
  const [first = [], second = []] = texts
  const led = readCount(line.words.slice(0, end), format)
  if (led?.price) return { ...nothing, ...led, name: [], amount }
  const labelled = texts.length > 1 && texts.every((words) => LABELLED.test(textOf(words)))
  const named = labelled ? readProduct(line.words.slice(0, end), amount, format) : undefined
  if (named) return { ...nothing, ...named, name: [], amount }
  if (led && texts.length === 2 && COUNT_APART.test(textOf(first)))
    return { ...nothing, quantity: led.quantity, name: second, amount }
  const leading = readCount(first, format)
  if (leading && texts.length === 1) return { ...nothing, quantity: leading.quantity, name: leading.rest, amount }
  const counted = texts.length === 1 ? readLastCount(first) : undefined
  if (counted) return { ...nothing, ...counted, amount }
  const priced = texts.length === 2 ? readLed(first, readAmount([second], format), amount, format) : undefined
  if (priced) return { ...nothing, ...priced, amount }
  const inner = texts.length === 2 ? readCount(second, format) : undefined
  if (inner?.price) return { ...nothing, name: first, quantity: inner.quantity, price: inner.price, amount }
  const columns = readColumns(texts, amount, format)
  if (columns) return { ...nothing, ...columns, amount }
  // Whether such numbers count the goods or the rows shows only in all of them.
  if (texts.length === 2 && LEADING_COUNT.test(textOf(first)))
    return { ...nothing, name: [...first, ...second], amount }
  if (texts.length > 1) return { ...nothing, name: [] }
  return { ...nothing, name: first, amount: taxes ? { code: taxes, ...amount } : amount, code }
}

/** The texts before an amount, without the codes after the name. */
interface NamedTexts {
  readonly texts: readonly (readonly TableWord[])[]
  readonly code?: readonly TableWord[] | undefined
  readonly taxes?: readonly TableWord[] | undefined
}

/** Separates a rate, a bar code or the letters of taxes from the name before them; a currency there is that of the amount. */
function withoutCodes(all: readonly (readonly TableWord[])[]): NamedTexts {
  const texts = all.length > 1 && RATE.test(textOf(all.at(-1) ?? [])) ? all.slice(0, -1) : all
  const [name, beside, more] = texts
  if (!name || !beside || more) return { texts }
  const text = textOf(beside)
  if (BAR_CODE.test(text)) return { texts: [name], code: beside.slice(0, 1) }
  if (!TAX_LETTERS.test(text)) return { texts }
  return isCurrencyCode(text) ? { texts: [name] } : { texts: [name], taxes: beside }
}

/** Separates the bar code beside a name whose amount is on another line. */
function partBarCode(chunks: readonly (readonly TableWord[])[], line: TableLine): Pick<ListLine, "name" | "code"> {
  const [name, code, more] = chunks
  return name && code && !more && BAR_CODE.test(textOf(code)) ? { name, code: code.slice(0, 1) } : { name: line.words }
}

/** The unit joined to the currency of a price: `2,69 EUR/kpl`. */
const PER_UNIT = /\/\p{L}{1,4}\.?$/u
/** Words and numbers beside a quantity and a price in a remark, at most: `Qty 2 · 13.50`, `2 units of $4.00 each`. */
const MAX_PRODUCT_WORDS = 7

/** Reads a quantity and a price from a remark that prints nothing else and whose product is the amount. */
export function readProduct(
  words: readonly TableWord[],
  amount: Figure,
  format: CellFormat,
): Pick<ListLine, "quantity" | "price"> | undefined {
  if (words.length > MAX_PRODUCT_WORDS) return undefined
  const plain = words.map(({ text, box }) => ({ text: text.replace(PER_UNIT, ""), box }))
  const [count, price, more] = findNumbers(plain, format)
  if (!count || !price || more || count.decimals === 2 || count.hasCurrency) return undefined
  if (price.decimals !== 2 && !price.hasCurrency) return undefined
  if (!isProduct(count.value, price.value, amount.value)) return undefined
  const wordsOf = (text: string): readonly TableWord[] => words.filter((word) => text.split(" ").includes(word.text))
  return {
    quantity: { words: wordsOf(count.text), value: count.value },
    price: { words: wordsOf(price.text), value: price.value },
  }
}

/** A number with its unit: `3,00 ud`, `12 Stk.`. */
const WITH_UNIT = /^\d[\d.,'’]{0,11}(?: ?\p{L}{1,6}\.?)?$/u
/** The position of a row, also in a chapter: `12`, `1.3`. */
const POSITION = /^\d{1,3}(?:\.\d{1,3}){0,3}\.?$/u

/** Reads goods with quantity and price in columns without headings, whose product is the amount: `1.2   Tiling   3,00 h   50,00   150,00`. */
function readColumns(
  texts: readonly (readonly TableWord[])[],
  amount: Figure,
  format: CellFormat,
): Pick<ListLine, "name" | "quantity" | "price"> | undefined {
  const [counted, priced] = texts.slice(-2)
  if (texts.length < 3 || !counted || !priced || !WITH_UNIT.test(textOf(counted))) return undefined
  const price = readAmount([priced], format)
  const [count, more] = findNumbers(counted, format)
  if (!price || !count || more || !isProduct(count.value, price.value, amount.value)) return undefined
  const [first = [], ...others] = texts.slice(0, -2)
  const named = others.length > 0 && POSITION.test(textOf(first)) ? others : [first, ...others]
  const words = counted.slice(0, 1)
  return named.length === 1 ? { name: named.flat(), quantity: { words, value: count.value }, price } : undefined
}

/**
 * Reads goods after their quantity with the price beside them: `5 x Desk lamp   12.00   60.00`. Without a sign for times the three
 * numbers must multiply.
 */
function readLed(
  words: readonly TableWord[],
  price: Figure | undefined,
  amount: Figure,
  format: CellFormat,
): Pick<ListLine, "name" | "quantity" | "price"> | undefined {
  if (!price) return undefined
  const counted = readCount(words, format)
  if (counted) return counted.price ? undefined : { quantity: counted.quantity, name: counted.rest, price }
  const [value, more] = findNumbers(words.slice(0, 1), format)
  if (!value || more || value.text !== words[0]?.text || !isProduct(value.value, price.value, amount.value))
    return undefined
  return { quantity: { words: words.slice(0, 1), value: value.value }, name: words.slice(1), price }
}
