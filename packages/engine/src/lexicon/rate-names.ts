import { MAX_TAX_RATE } from "./tax-rate.ts"
import { foldText } from "../text/folding.ts"
import type { FieldDefinition } from "../configuration.ts"
import { conceptOf } from "./field-concept.ts"
import { meaningsOfToken } from "./meanings.ts"

/** An amount of one rate of tax: what is taxed at it, the tax, or both together. */
export interface RateAmount {
  /** Percent. */
  readonly rate: number
  readonly part: "base" | "tax" | "gross"
}

/** A rate in a name, with the sign or a word after it: `VAT 20 %`, `base 10 pct`, `MwSt 7`. */
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,])\s*(?:%|(\p{L}+))?/u

/** Returns which amount at which rate of tax a field requests: `VAT 20 %`, `Base imponible 21%`; undefined for other fields. */
export function rateAmountOf(field: FieldDefinition): RateAmount | undefined {
  const match = field.type === "number" ? RATE.exec(field.name) : null
  if (!match) return undefined
  const [found, digits = "", word = ""] = match
  const rate = Number(digits.replace(",", "."))
  if (rate <= 0 || rate > MAX_TAX_RATE) return undefined
  const isOfRate = meaningsOfToken(foldText(word))?.includes("rate") === true
  const name = field.name.replace(found, ` ${isOfRate ? "" : word} `)
  const part = partMeant(name)
  return part && { rate, part }
}

const PARTS: Readonly<Record<string, RateAmount["part"]>> = { netTotal: "base", taxTotal: "tax", grossTotal: "gross" }

/** Returns the part that a name without its rate means, also before a last preposition: `Net at`. */
function partMeant(name: string): RateAmount["part"] | undefined {
  const words = name.trim().split(/\s+/u)
  for (const part of [words, words.slice(0, -1)]) {
    const concept = conceptOf({ name: "" }, { name: part.join(" "), type: "number" })
    if (concept && PARTS[concept.id]) return PARTS[concept.id]
  }
  return undefined
}
