import { greatest, least } from "../arrays/extremes.ts"
import type { Candidate } from "../fields/candidates/candidate.ts"
import { endsWithLegalForm } from "../blocks/company.ts"
import { isIban } from "../fields/parsing/iban.ts"
import { POSTAL } from "../fields/parties/postal-code.ts"
import { onceFor } from "../layout/once-for.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { FeatureInput, Features, Subject } from "./feature-input.ts"

/** Years in which the dates of business documents lie. */
const FIRST_YEAR = 1990
const LAST_YEAR = 2040
/** Longer texts are cut before their shape is described: a paragraph is no value. */
const MAX_TEXT = 400
/** Words of the longest label. */
const MAX_LABEL_WORDS = 6
/** Words and characters from which a longer text means no more. */
const MANY_WORDS = 16
const MANY_CHARACTERS = 64

/** Returns the shape of a candidate's value. */
export function valueFeatures({ candidates }: FeatureInput, { candidate, plan, index }: Subject): Features {
  const printed = candidate.words
    .slice(0, MANY_WORDS)
    .map(({ text }) => text)
    .join(" ")
    .slice(0, MAX_TEXT)
  const range = rangeOf(candidates[index] ?? [])
  if (typeof candidate.value === "number") return numberFeatures(candidate.value, printed, range)
  if (plan.field.type === "date") return dateFeatures(candidate.value, range)
  return textFeatures(candidate.value.slice(0, MAX_TEXT), candidate.words.length)
}

interface ValueRange {
  readonly least: number
  readonly greatest: number
}

/** Returns the extremes of the values of a field's candidates: amounts without their sign, dates as day numbers. */
const rangeOf = onceFor((list: readonly Candidate[]): ValueRange => {
  const numbers = list.map(({ value }) => orderOf(value)).filter(Number.isFinite)
  return { least: least(numbers), greatest: greatest(numbers) }
})

const orderOf = (value: string | number): number => (typeof value === "number" ? Math.abs(value) : Date.parse(value))

function numberFeatures(value: number, printed: string, range: ValueRange): Features {
  const size = Math.abs(value)
  return {
    "value.isZero": Number(size === 0),
    "value.isNegative": Number(value < 0),
    "value.hasCents": Number(/[.,]\d{2}(?!\d)/u.test(printed)),
    "value.hasCurrency": Number(/[\p{Sc}]|\b[A-Z]{3}\b/u.test(printed)),
    "value.isPercent": Number(printed.includes("%")),
    "value.isGreatest": Number(size >= range.greatest),
    "value.isLeast": Number(size <= range.least && range.least < range.greatest),
    "value.size": Math.min(1, Math.log10(1 + size) / 6),
    "value.hasLetters": Number(/\p{L}{4}/u.test(printed)),
  }
}

function dateFeatures(value: string, range: ValueRange): Features {
  const year = Number(value.slice(0, 4))
  const day = orderOf(value)
  return {
    "value.isUsualYear": Number(year >= FIRST_YEAR && year <= LAST_YEAR),
    "value.isEarliest": Number(day <= range.least && range.least < range.greatest),
    "value.isLatest": Number(day >= range.greatest && range.least < range.greatest),
  }
}

function textFeatures(text: string, words: number): Features {
  const length = Math.max(1, text.length)
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  return {
    "value.words": Math.min(1, Math.log2(1 + words) / Math.log2(1 + MANY_WORDS)),
    "value.isOneWord": Number(words === 1),
    "value.length": Math.min(1, length / MANY_CHARACTERS),
    "value.isShort": Number(length <= 2),
    "value.hasDigit": Number(/\d/u.test(text)),
    "value.digits": count(/\d/gu) / length,
    "value.capitals": letters === 0 ? 0 : count(/\p{Lu}/gu) / letters,
    "value.startsLower": Number(/^\p{Ll}/u.test(text)),
    "value.startsWithDigit": Number(/^\d/u.test(text)),
    "value.hasColon": Number(text.includes(":")),
    "value.hasMark": Number(/[-/_]/u.test(text)),
    "value.hasComma": Number(text.includes(",")),
    "value.hasAt": Number(text.includes("@")),
    "value.endsAsSentence": Number(/[.!?]$/u.test(text) && words > 4),
    "value.isIban": Number(isIban(text)),
    "value.hasPostalCode": Number(POSTAL.test(text)),
    "value.hasLegalForm": Number(endsWithLegalForm(text)),
    "value.isLabel": Number(words <= MAX_LABEL_WORDS && conceptIndex().byKey.has(labelKey(text))),
  }
}
