import type { Meaning } from "../lexicon/language.ts"
import { meaningsOfToken } from "../lexicon/meanings.ts"
import { foldText } from "../text/folding.ts"

/** The words of a heading without those that say whether the tax is included. */
export interface TaxedHeading {
  /** What includes the tax or not: `Price` of `Price including VAT`. */
  readonly rest: string
  readonly isWithTax: boolean
}

/** Longer texts are descriptions. */
const MAX_WORDS = 6
const TAXES: ReadonlySet<Meaning | undefined> = new Set<Meaning>(["vat", "tax"])

/**
 * Separates the words that say whether the tax is included from a heading: `Price including VAT`, `Precio sin IVA`, `Prezzo IVA inclusa`.
 * Returns undefined for a text without such words, or with no others.
 */
export function taxedHeading(text: string): TaxedHeading | undefined {
  const words = text.split(/[\s()]+/u).filter((word) => word !== "")
  if (words.length < 2 || words.length > MAX_WORDS) return undefined
  const meanings = words.map((word) => meaningsOfToken(foldText(word).replace(/[^\p{L}]/gu, ""))?.[0])
  const side = meanings.findIndex((meaning) => meaning === "before" || meaning === "after")
  if (side < 1 || !meanings.some((meaning) => TAXES.has(meaning))) return undefined
  const rest = words.filter((_, index) => index !== side && !TAXES.has(meanings[index])).join(" ")
  return rest === "" ? undefined : { rest, isWithTax: meanings[side] === "after" }
}
