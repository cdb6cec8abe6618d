import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { parseDate } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { parseNumber } from "../normalize/number.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import type { EmbeddedInvoice, EmbeddedValue, EmbeddedValues } from "./embedded-invoice.ts"

/** Folds text without spaces and punctuation: `DE02 1203` and `de021203` are equal. */
export function textKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "")
}

/** Half a cent: paper rounds prices with four decimals. */
const TOLERANCE = 0.005 + 1e-9

/** Returns whether a value from the page, typed or as printed, equals one of the invoice. */
export function isSameValue(value: Value | undefined, embedded: EmbeddedValue, locale: LocaleVote): boolean {
  if (value === null || value === undefined) return false
  if (typeof embedded.value === "number") {
    const number = typeof value === "number" ? value : parseNumber(value, locale)
    return number !== undefined && Math.abs(number - embedded.value) <= TOLERANCE
  }
  if (embedded.kind === "date") return value === embedded.value || parseDate(String(value), locale) === embedded.value
  return textKey(String(value)) === textKey(embedded.value) && textKey(embedded.value) !== ""
}

/** Returns whether text contains every word of another, in any order: a printed address may add the country. */
export function containsWords(text: Value | undefined, words: string): boolean {
  const contained = new Set(foldTokens(String(text ?? "")))
  const sought = foldTokens(words)
  return sought.length > 0 && sought.every((word) => contained.has(word))
}

/** Returns the values that fit the type of a field or column. */
export function valuesOfType(values: EmbeddedValues, type: ValueType): EmbeddedValue[] {
  return values.flatMap((value): EmbeddedValue[] => {
    if (type === "string" || value.kind === type) return [value]
    const isDigits = type === "number" && /^\d{1,15}$/u.test(value.text)
    return isDigits ? [{ ...value, kind: "number", value: Number(value.text) }] : []
  })
}

/** Returns each amount of a credit note with both signs: XML gives as positive what paper prints with a minus. */
export function signedValues({ isCredit }: EmbeddedInvoice, values: readonly EmbeddedValue[]): EmbeddedValue[] {
  return values.flatMap((given): EmbeddedValue[] => {
    const { value, text } = given
    if (!isCredit || typeof value !== "number" || value === 0) return [given]
    return [given, { ...given, text: text.startsWith("-") ? text.slice(1) : `-${text}`, value: -value }]
  })
}

/** Converts a value to the type of a field or column: strings get amounts and dates as printed, others as in the invoice. */
export function convertValue({ kind, text, value }: EmbeddedValue, type: ValueType, printed?: string): string | number {
  if (type !== "string") return value
  if (kind === "number") return printed ?? text
  return kind === "date" ? (printed ?? value) : text
}
