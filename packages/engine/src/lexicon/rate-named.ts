import { foldTokens } from "../text/folding.ts"
import type { FieldDefinition } from "../configuration.ts"
import { canonicalTokens } from "./label-key.ts"
import { wordsOf } from "./language-words.ts"
import type { Meaning } from "./language.ts"
import { meaningsOfToken } from "./meanings.ts"
import { splitKey } from "./split-key.ts"

/** One rate of a tax that a field is named after, and which of its amounts the field requests. */
export interface NamedRate {
  /** In percent. */
  readonly rate: number
  readonly amount: "base" | "tax"
}

/** A number of one or two digits, perhaps with a decimal sign, which a key spells as a line: `VAT 5.5 %`, `vat_5_5`. */
const RATE = /(?<![\d.,])\d{1,2}(?:[.,_ ]\d{1,2})?(?![\d.,]*\d)/gu
const OF_BASE: ReadonlySet<Meaning> = new Set<Meaning>(["net", "before"])
const OF_TAX: ReadonlySet<Meaning> = new Set<Meaning>(["vat", "tax"])
const OF_GROSS: ReadonlySet<Meaning> = new Set<Meaning>(["gross", "after"])

/** Returns the rate that a name has beside a word for a tax or for what is taxed: `VAT 20%`, `base10pct`; undefined for any other. */
export function rateNamed({ name, type }: FieldDefinition): NamedRate | undefined {
  if (type !== "number") return undefined
  const [printed, another] = name.matchAll(RATE)
  if (!printed || another) return undefined
  const rate = Number(printed[0].replace(/[,_ ]/u, "."))
  const text = splitKey(name.replace(/\d+/gu, " "))
  const words = [...foldTokens(text), ...canonicalTokens(text)]
  const meanings = new Set(words.flatMap((word) => meaningsOfToken(word) ?? []))
  const has = (set: ReadonlySet<Meaning>): boolean => [...set].some((meaning) => meanings.has(meaning))
  if (rate <= 0 || has(OF_GROSS)) return undefined
  if (has(OF_BASE) || words.some((word) => wordsOf("taxBases").has(word))) return { rate, amount: "base" }
  return has(OF_TAX) ? { rate, amount: "tax" } : undefined
}
