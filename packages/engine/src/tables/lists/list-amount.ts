import { findNumbers } from "../../normalize/number.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import { chunksOf, SPACE_WIDTH, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** A number with its words. */
export interface Figure {
  readonly words: readonly TableWord[]
  readonly value: number
  /** The code of a tax printed after an amount. */
  readonly code?: readonly TableWord[] | undefined
}

/** A tax rate before an amount: `10%`, `4,00 %`, `%20`. */
export const RATE = /^(?:\d{1,2}(?:[.,]\d{1,2})?\s?%|%\s?\d{1,2})$/u
/** A tax code after an amount. */
export const TAX_CODE = /^(?:_?\p{Lu}\*?|VI\*?|T[FX]|\*\p{Lu}?|\(?[A-Z0-9]\))$/u

/** Returns whether the word before an amount is its tax rate, and not the end of the name: it is as near to the amount as to the name. */
export function isRateBefore({ words }: TableLine, start: number): boolean {
  const [before, rate, amount] = [words[start - 2], words[start - 1], words[start]]
  if (!rate || !amount || !RATE.test(rate.text)) return false
  return (
    !before || amount.box[0] - rate.box[2] <= rate.box[0] - before.box[2] + SPACE_WIDTH * amount.source.source.fontSize
  )
}

/** Parses a total whose label and amount are set as close as words: `Subtotal 1,320.00 SGD`. */
export function readTotal({ words }: TableLine, format: CellFormat): Figure | undefined {
  const found = findNumbers(words, format)
  const [only] = found
  if (!only || found.length > 1 || only.decimals !== 2) return undefined
  return { words: words.filter(({ text }) => only.text.split(" ").includes(text)), value: only.value }
}

/** Parses a line that prints an amount and nothing else, as sums of a bill without words are. */
export function readLoneAmount({ words }: TableLine, format: CellFormat): Figure | undefined {
  const chunks = chunksOf(words)
  return chunks.length === 1 ? readAmount(chunks, format) : undefined
}

/** Parses the last text of a line, without a tax code after it, as an amount with two decimals or a currency. */
export function readAmount(chunks: readonly (readonly TableWord[])[], format: CellFormat): Figure | undefined {
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
  return only.decimals === 2 || only.hasCurrency ? { words, value: only.value, ...(code ? { code } : {}) } : undefined
}
