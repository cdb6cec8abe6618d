import { findNumbers } from "../../normalize/number.ts"
import { joinWords } from "../../text/joined-words.ts"
import { isProduct } from "../rows/arithmetic.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import { type Figure, RATE, TAX_CODE } from "./list-amount.ts"
import type { TableWord } from "../words/page-text.ts"

/** A quantity before a price or a name: `2 x`, `0,532 kg x`, `30 kW day x`, `3 @`, `8 hours à`, `2st*`. */
const COUNT =
  /^\(?(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:\p{L}{1,2}[²³]?\s(?=\p{L}{1,6}\.?\s[x×]))?(?:\p{L}{1,6}\.?(?:\s|(?=[×*@])))?\s?(?:[x×*@àá]|je(?=\s))(?=\s|\d|\p{Sc})\s?/iu
/** A unit after a price: `1,99/kg`, `1,99 each`, `28.50p`, `31,20 ct/kWh`. */
const PER_UNIT = /\s?(?:p|pence|ct|cents?)?\s?(?:\/\s?\p{L}{1,4}\.?|each|ea\.?|je)?\)?$/iu
/** A unit before a price: `1 lb /0.58`. */
const UNIT_FIRST = /^(?:1\s)?\p{L}{1,3}\s?\/\s?(?=\p{Sc}?\d)/u

/** A quantity with the price of one piece or the goods after it. */
export interface Count {
  readonly quantity: Figure
  readonly price: Figure | undefined
  /** The goods, where no price follows. */
  readonly rest: readonly TableWord[]
}

/** Reads a quantity with its sign from the start of words, and the price or the goods that they go on with. */
export function readCount(words: readonly TableWord[], format: CellFormat): Count | undefined {
  const joined = joinWords(words)
  const { text } = joined
  const match = COUNT.exec(text)
  const [value] = findNumbers([{ text: match?.[1] ?? "" }], format)
  if (!match || !value || value.value <= 0) return undefined
  // Only the number's own words are evidence, not the unit or the multiplication sign.
  const at = joined.wordAt(match[0].indexOf(value.text))
  const quantity = { words: words.slice(at, at + 1), value: value.value }
  const start = match[0].length + (UNIT_FIRST.exec(text.slice(match[0].length))?.[0].length ?? 0)
  const from = joined.wordAt(match[0].length)
  const rest = text.slice(start).replace(PER_UNIT, "")
  const [price, ...others] = findNumbers([{ text: rest }], format)
  const isPrice = price && others.length === 0 && price.text === rest && (price.decimals === 2 || price.hasCurrency)
  if (isPrice) {
    const end = joined.wordAt(start + price.text.length - 1) + 1
    return { quantity, price: { words: words.slice(joined.wordAt(start), end), value: price.value }, rest: [] }
  }
  return { quantity, price: undefined, rest: words.slice(from) }
}

/** A sign for times before the quantity that ends a name: `Kolsch × 4`, `Kolsch x4`. */
const TIMES_LAST = /^[x×*](\d{1,3})?$/iu

/** Returns a name without the quantity that ends it, and that; undefined for a name that ends with a size: `Timber 2 x 4`. */
export function readLastCount(
  words: readonly TableWord[],
): { readonly name: readonly TableWord[]; readonly quantity: Figure } | undefined {
  const last = words.at(-1)?.text ?? ""
  const at = words.length - (/^\d{1,3}$/u.test(last) ? 2 : 1)
  const sign = TIMES_LAST.exec(words[at]?.text ?? "")
  const value = Number(sign?.[1] ?? last)
  const isApart = (sign?.[1] === undefined) === at < words.length - 1
  if (!sign || !isApart || !(value > 0) || at < 1 || /\d/u.test(words[at - 1]?.text ?? "")) return undefined
  return { name: words.slice(0, at), quantity: { words: words.slice(-1), value } }
}

/** Words beside the price of one piece in a remark, at most: `($7.00 ea.)`. */
const MAX_PRICE_WORDS = 4

/** Returns the price of one piece where a remark prints nothing else, and it and the quantity multiply to the amount. */
export function readPiecePrice(
  words: readonly TableWord[],
  quantity: Figure,
  amount: Figure,
  format: CellFormat,
): Figure | undefined {
  if (words.length > MAX_PRICE_WORDS) return undefined
  const [price, more] = findNumbers(words, format)
  if (!price || more || (price.decimals !== 2 && !price.hasCurrency)) return undefined
  if (!isProduct(quantity.value, price.value, amount.value)) return undefined
  return { words: words.filter(({ text }) => text.includes(price.text)), value: price.value }
}

/** A name, perhaps none, with a quantity and a price whose product is the amount. */
interface CountedLine {
  readonly name: readonly TableWord[]
  readonly quantity: Figure
  readonly price: Figure
  readonly amount: Figure
}

/** Words from a quantity to its price, at most: `0,642 kg x 16,90 zł /kg`. */
const MAX_COUNT_WORDS = 6

/**
 * Reads a quantity and a price that multiply to the amount at the end of the line, however close they are set, with the name before them or
 * none: `Paddle hire 2 × $12.65 $25.30`, `2 szt. x8,99 17,98 C`, `Brød 2 x 39,90 15% 79,80`.
 */
export function readCounted(words: readonly TableWord[], format: CellFormat): CountedLine | undefined {
  const code = TAX_CODE.test(words.at(-1)?.text ?? "") ? words.slice(-1) : undefined
  const last = words.length - (code ? 2 : 1)
  const [printed] = findNumbers(words.slice(last, last + 1), format)
  if (!printed || printed.text !== words[last]?.text || (printed.decimals !== 2 && !printed.hasCurrency))
    return undefined
  const between = words.slice(0, last).findLastIndex(({ text }) => text !== "=" && !RATE.test(text))
  for (let at = between; at >= Math.max(0, between - MAX_COUNT_WORDS); at--) {
    if (!/^\(?\d/u.test(words[at]?.text ?? "")) continue
    const { quantity, price } = readCount(words.slice(at, between + 1), format) ?? {}
    if (!quantity || !price || !isProduct(quantity.value, price.value, printed.value)) continue
    const amount = { words: words.slice(last, last + 1), value: printed.value, code }
    return { name: words.slice(0, at), quantity, price, amount }
  }
  return undefined
}
