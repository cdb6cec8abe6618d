import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { parseDate } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { parseNumber } from "../normalize/number.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import type { EmbeddedInvoice, EmbeddedValue, EmbeddedValues } from "./embedded-invoice.ts"

/** Folds text to what identifies it, however it is spaced and punctuated: `DE02 1203` and `de021203`. */
export function textKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "")
}

/** Half a cent: paper rounds prices of four decimals. */
const tolerance = 0.005 + 1e-9

/** Tells whether a value that was read from the page, typed or as printed, is the invoice's. */
export function isSameValue(value: Value | undefined, wanted: EmbeddedValue, locale: LocaleVote): boolean {
  if (value === null || value === undefined) return false
  if (typeof wanted.value === "number") {
    const number = typeof value === "number" ? value : parseNumber(value, locale)
    return number !== undefined && Math.abs(number - wanted.value) <= tolerance
  }
  if (wanted.kind === "date") return value === wanted.value || parseDate(String(value), locale) === wanted.value
  return textKey(String(value)) === textKey(wanted.value) && textKey(wanted.value) !== ""
}

/** Tells whether text holds every word of another, in any order: a printed address may name the country as well. */
export function holdsWords(text: Value | undefined, words: string): boolean {
  const held = new Set(foldTokens(String(text ?? "")))
  const wanted = foldTokens(words)
  return wanted.length > 0 && wanted.every((word) => held.has(word))
}

/** Returns the values that fit a field's or a column's type. */
export function valuesOfType(values: EmbeddedValues, type: ValueType): EmbeddedValue[] {
  return values.flatMap((value): EmbeddedValue[] => {
    if (type === "string" || value.kind === type) return [value]
    const isDigits = type === "number" && /^\d{1,15}$/u.test(value.text)
    return isDigits ? [{ ...value, kind: "number", value: Number(value.text) }] : []
  })
}

/** Returns each amount of a credit note with both signs: XML counts positive what its paper prints with a minus. */
export function signedValues({ isCredit }: EmbeddedInvoice, values: readonly EmbeddedValue[]): EmbeddedValue[] {
  return values.flatMap((given): EmbeddedValue[] => {
    const { value, text } = given
    if (!isCredit || typeof value !== "number" || value === 0) return [given]
    return [given, { ...given, text: text.startsWith("-") ? text.slice(1) : `-${text}`, value: -value }]
  })
}

/** Returns what a field or column answers: texts get amounts and days as printed, all else as the invoice writes it. */
export function answerOf({ kind, text, value }: EmbeddedValue, type: ValueType, printed?: string): string | number {
  if (type !== "string") return value
  if (kind === "number") return printed ?? text
  return kind === "date" ? (printed ?? value) : text
}
