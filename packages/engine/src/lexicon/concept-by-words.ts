import type { ValueType } from "../configuration.ts"
import { conceptIndex, tokenWeight } from "./concept-index.ts"
import { fits, unlikelihood } from "./concept-lookup.ts"
import type { Concept } from "./concept.ts"
import { isNumberKind, isNumberName } from "./field-kind.ts"
import type { ConceptLabel } from "./label-table.ts"
import { wordsOf } from "./language-words.ts"
import { isGenericWord, meansAddress, valueWordOf } from "./meanings.ts"

/** Returns the concept of the label that shares most of the words, weighted by rarity; undefined below half. */
export function conceptByWords(tokens: readonly string[], type: ValueType): Concept | undefined {
  const { frequency, withToken } = conceptIndex()
  const isUnknown = (token: string): boolean => wordsOf("modifiers").has(token) && !frequency.has(token)
  const all = [...new Set(tokens)].filter((token) => !isUnknown(token))
  const total = all.reduce((sum, token) => sum + tokenWeight(frequency, token), 0)
  const shared = new Map<number, { readonly label: ConceptLabel; weight: number }>()
  for (const token of all) {
    for (const [number, label] of withToken(token)) {
      const count = label.tokens.filter((other) => other === token).length
      const known = shared.get(number)
      if (known) known.weight += count * tokenWeight(frequency, token)
      else shared.set(number, { label, weight: count * tokenWeight(frequency, token) })
    }
  }
  const isNumber = type === "string" && isNumberName(tokens)
  // `Amount credited` is not the number of a credited invoice.
  const isAmount = type === "number" && tokens.some((token) => valueWordOf(token) === "amount")
  const isName = !isNumber && tokens.some((token) => valueWordOf(token) === "name")
  const isAddress = tokens.some(meansAddress)
  let best: { concept: Concept; score: number } | undefined
  // In the lexicon's order: of equal scores the first one counts.
  for (const [, { label, weight }] of [...shared].sort(([a], [b]) => a - b)) {
    if (label.isWeak || !fits(label, type) || (isNumber && !isNumberKind(label.concept.kind))) continue
    if ((isName || isAmount) && isNumberKind(label.concept.kind)) continue
    // `Référence annonceur` is no advertiser.
    if (label.concept.kind === "party" && all.some((token) => isNumberWord(token) && !label.tokens.includes(token)))
      continue
    if (isAddress && label.concept.kind !== "address" && label.concept.kind !== "party") continue
    // `Employer` is not the number of one, nor `Insurance` its premium.
    if (all.length === 1 && label.tokens.length > 1) continue
    if (differs(all, label.tokens)) continue
    const whole = label.tokens.reduce((sum, token) => sum + tokenWeight(frequency, token), 0)
    const score = weight / (total + whole - weight) - 0.1 * unlikelihood(label, type)
    if (score >= 0.5 && score > (best?.score ?? 0)) best = { concept: label.concept, score }
  }
  return best?.concept
}

const isNumberWord = (token: string): boolean => valueWordOf(token) === "number"

/**
 * Returns whether a name and a label have a single word in common, and each or the label another one that says which thing is
 * meant: `Total adjustments` are no `Rounding adjustment`.
 */
function differs(name: readonly string[], label: readonly string[]): boolean {
  const shared = name.filter((token) => label.includes(token))
  const isSpecific = (token: string): boolean => !isGenericWord(token) && !wordsOf("modifiers").has(token)
  const rest = label.filter((token) => !name.includes(token))
  const own = name.filter((token) => !label.includes(token))
  return shared.length === 1 && rest.some(isSpecific) && own.length > 0
}
