import type { Meaning } from "../../lexicon/language.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { foldText, foldTokens } from "../../text/folding.ts"

/** The words of a heading without those that say whether the tax is included. */
export interface TaxedHeading {
  /** What includes the tax or not: `Price` of `Price including VAT`. */
  readonly rest: string
  readonly isWithTax: boolean
}

/** Whether an amount has the tax in it. */
export type TaxSide = "with" | "without"

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

/** Abbreviations that mean the tax without naming it: `Excl. total`, `Inkl.` */
const SHORT_SIDE = /^(?:exc|exk|eksk|inc|ink)l$/u

/**
 * Returns whether a heading or the name of a column says that its amounts have the tax in them: `Precio sin IVA`, `(incl. VAT)`, `Gross`;
 * undefined where it says neither, or both.
 */
export function taxSideOf(text: string): TaxSide | undefined {
  const tokens = foldTokens(text).map((token) => ({ token, meaning: meaningsOfToken(token)?.[0] }))
  const isOfTax = tokens.some(({ meaning }) => TAXES.has(meaning))
  const sides = tokens.flatMap(({ token, meaning }): TaxSide[] => {
    const isSaid = isOfTax || SHORT_SIDE.test(token)
    if (meaning === "net" || (isSaid && meaning === "before")) return ["without"]
    return meaning === "gross" || (isSaid && meaning === "after") ? ["with"] : []
  })
  return new Set(sides).size === 1 ? sides[0] : undefined
}
