import { findNumbers } from "../normalize/number.ts"
import { joinWords } from "../text/joined-words.ts"
import { isProduct } from "./arithmetic.ts"
import type { CellFormat } from "./cell-value.ts"
import { chunksOf, SPACE_WIDTH, type TableLine, type TableWord, textOf } from "./page-text.ts"

/** A number with its words. */
export interface Figure {
  readonly words: readonly TableWord[]
  readonly value: number
  /** The code of a tax printed after an amount. */
  readonly code?: readonly TableWord[] | undefined
}

/** One line of a list without headings: the goods, their quantity, price and amount. */
export interface ListLine {
  readonly line: TableLine
  readonly name: readonly TableWord[]
  readonly quantity: Figure | undefined
  readonly price: Figure | undefined
  readonly amount: Figure | undefined
}

/** A quantity before a price or a name: `2 x`, `0,532 kg x`, `30 kW day x`, `3 @`, `8 hours à`. */
const COUNT =
  /^\(?(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:\p{L}{1,2}[²³]?\s(?=\p{L}{1,6}\.?\s[x×]))?(?:\p{L}{1,6}\.?\s)?\s?(?:[x×*@àá]|je(?=\s))(?=\s|\d|\p{Sc})\s?/iu
/** A unit after a price: `1,99/kg`, `1,99 each`, `28.50p`, `31,20 ct/kWh`. */
const PER_UNIT = /\s?(?:p|pence|ct|cents?)?\s?(?:\/\s?\p{L}{1,4}\.?|each|ea\.?|je)?\)?$/iu
/** A tax rate close before an amount. */
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?%$/u
/** A tax code after an amount. */
const TAX_CODE = /^(?:[A-Z]|\*|\(?[A-Z0-9]\))$/u

/** Reads a line of a list: what is not found is undefined, and the name is empty where a line prints none. */
export function readListLine(line: TableLine, format: CellFormat): ListLine {
  const chunks = chunksOf(line.words)
  const nothing = { line, quantity: undefined, price: undefined, amount: undefined }
  const alone = readCount(line.words, format)
  // A price has decimals; `2 x 4` in a name is a size.
  if (alone?.price) return { ...nothing, name: [], quantity: alone.quantity, price: alone.price }
  const equals = line.words.findIndex(({ text }) => text === "=")
  const parts = equals > 0 ? [line.words.slice(0, equals), line.words.slice(equals + 1)] : chunks
  const amount = parts.length > 1 ? readAmount(parts, format) : undefined
  if (!amount) return { ...nothing, name: line.words }
  const start = amount.words[0]?.index ?? 0
  const end = isRateBefore(line, start) ? start - 1 : start
  const texts = chunksOf(line.words.slice(0, end))
  const [first = [], second = []] = texts
  const product = readCount(line.words.slice(0, equals > 0 ? equals : end), format)
  if (product?.price) return { ...nothing, ...product, name: [], amount }
  const leading = readCount(first, format)
  if (leading && texts.length === 1) return { ...nothing, quantity: leading.quantity, name: leading.rest, amount }
  const led = texts.length === 2 ? readLed(first, readAmount([second], format), amount, format) : undefined
  if (led) return { ...nothing, ...led, amount }
  const inner = texts.length === 2 ? readCount(second, format) : undefined
  if (inner?.price) return { ...nothing, name: first, quantity: inner.quantity, price: inner.price, amount }
  const columns = readColumns(texts, amount, format)
  if (columns) return { ...nothing, ...columns, amount }
  if (texts.length > 1) return { ...nothing, name: [] }
  return { ...nothing, name: first, ...readTrailing(first, amount, format), amount }
}

/** Returns whether the word before an amount is its tax rate, and not the end of the name: it is as near to the amount as to the name. */
function isRateBefore({ words }: TableLine, start: number): boolean {
  const [before, rate, amount] = [words[start - 2], words[start - 1], words[start]]
  if (!rate || !amount || !RATE.test(rate.text)) return false
  return (
    !before || amount.box[0] - rate.box[2] <= rate.box[0] - before.box[2] + SPACE_WIDTH * amount.source.source.fontSize
  )
}

/** A quantity and a price after a name: `Paddle hire 2 × $12.65`. */
const TRAILING = /^\d{1,4}(?:[.,]\d{1,3})?$/u

/** Separates the quantity and the price set after the name, where they multiply to the amount. */
function readTrailing(
  words: readonly TableWord[],
  amount: Figure,
  format: CellFormat,
): Pick<ListLine, "name" | "quantity" | "price"> | undefined {
  const at = words.findLastIndex(({ text }, index) => index > 0 && TRAILING.test(text) && index < words.length - 1)
  const counted = at > 0 ? readCount(words.slice(at), format) : undefined
  if (!counted?.price || !isProduct(counted.quantity.value, counted.price.value, amount.value)) return undefined
  return { name: words.slice(0, at), quantity: counted.quantity, price: counted.price }
}

/** Words and numbers beside a quantity and a price in a remark, at most: `Qty 2 · 13.50`, `2 units of $4.00 each`. */
const MAX_PRODUCT_WORDS = 7

/** Reads a quantity and a price from a remark that prints nothing else and whose product is the amount. */
export function readProduct(
  words: readonly TableWord[],
  amount: Figure,
  format: CellFormat,
): Pick<ListLine, "quantity" | "price"> | undefined {
  if (words.length > MAX_PRODUCT_WORDS) return undefined
  const [count, price, more] = findNumbers(words, format)
  if (!count || !price || more || count.decimals === 2 || count.hasCurrency) return undefined
  if (price.decimals !== 2 && !price.hasCurrency) return undefined
  if (!isProduct(count.value, price.value, amount.value)) return undefined
  const wordsOf = (text: string): readonly TableWord[] => words.filter((word) => text.split(" ").includes(word.text))
  return {
    quantity: { words: wordsOf(count.text), value: count.value },
    price: { words: wordsOf(price.text), value: price.value },
  }
}

/** Parses a total whose label and amount are set as close as words: `Subtotal 1,320.00 SGD`. */
export function readTotal({ words }: TableLine, format: CellFormat): Figure | undefined {
  const found = findNumbers(words, format)
  const [only] = found
  if (!only || found.length > 1 || only.decimals !== 2) return undefined
  return { words: words.filter(({ text }) => only.text.split(" ").includes(text)), value: only.value }
}

/** A number with its unit: `3,00 ud`, `12 Stk.`. */
const WITH_UNIT = /^\d[\d.,]{0,11}(?: ?\p{L}{1,6}\.?)?$/u
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

interface Count {
  readonly quantity: Figure
  readonly price: Figure | undefined
  /** The goods, where no price follows. */
  readonly rest: readonly TableWord[]
}

function readCount(words: readonly TableWord[], format: CellFormat): Count | undefined {
  const joined = joinWords(words)
  const { text } = joined
  const match = COUNT.exec(text)
  const [value] = findNumbers([{ text: match?.[1] ?? "" }], format)
  if (!match || !value || value.value <= 0) return undefined
  // Only the number's own words are evidence, not the unit or the multiplication sign.
  const at = joined.wordAt(match[0].indexOf(value.text))
  const quantity = { words: words.slice(at, at + 1), value: value.value }
  const from = joined.wordAt(match[0].length)
  const rest = text.slice(match[0].length).replace(PER_UNIT, "")
  const [price, ...others] = findNumbers([{ text: rest }], format)
  const isPrice = price && others.length === 0 && price.text === rest && (price.decimals === 2 || price.hasCurrency)
  if (isPrice) {
    const end = joined.wordAt(match[0].length + price.text.length - 1) + 1
    return { quantity, price: { words: words.slice(from, end), value: price.value }, rest: [] }
  }
  return { quantity, price: undefined, rest: words.slice(from) }
}

/** Parses a line that prints an amount and nothing else, as sums of a bill without words are. */
export function readLoneAmount({ words }: TableLine, format: CellFormat): Figure | undefined {
  const chunks = chunksOf(words)
  return chunks.length === 1 ? readAmount(chunks, format) : undefined
}

/** Parses the last text of a line, without a tax code after it, as an amount with two decimals or a currency. */
function readAmount(chunks: readonly (readonly TableWord[])[], format: CellFormat): Figure | undefined {
  const last = chunks.at(-1) ?? []
  const isCode = last.length === 1 && chunks.length > 2 && TAX_CODE.test(textOf(last))
  const chunk = isCode ? (chunks.at(-2) ?? []) : last
  const hasCode = chunk.length > 1 && TAX_CODE.test(chunk.at(-1)?.text ?? "")
  const hasRate = chunk.length > 1 && RATE.test(chunk[0]?.text ?? "")
  const words = chunk.slice(hasRate ? 1 : 0, hasCode ? -1 : undefined)
  const found = findNumbers(words, format)
  const [only] = found
  if (!only || found.length > 1 || only.text !== textOf(words)) return undefined
  const code = isCode ? last : hasCode ? chunk.slice(-1) : undefined
  return only.decimals === 2 || only.hasCurrency ? { words, value: only.value, code } : undefined
}
