import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { candidateOf, type Candidate, weighCandidates } from "../candidates/candidate.ts"
import { isDeduction } from "../labelled/deductions.ts"
import type { Chain } from "./totals-chain.ts"
import { rolesOf, isPossible, CHAINED } from "./chain-roles.ts"

/** Scores of amounts by their place in a chain: with a column's sum, with two equations, and with one. */
const SCORE = { columnSum: 0.8, twoLinks: 0.7, oneLink: 0.5 } as const
/** Factor on what is added before the tax without a label: freight, or any other charge. */
const UNLABELLED_CHARGE = 0.7

/** Finds the sums that an object requests by their place in the chain of sums at the end of a document. */
export function chainedCandidates(chains: readonly Chain[], plans: readonly FieldPlan[]): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  for (const chain of chains) {
    const isSummed = chain.addends.length > 0
    const score = isSummed || chain.isTaxed ? SCORE.columnSum : chain.links.length > 1 ? SCORE.twoLinks : SCORE.oneLink
    for (const [concept, amount] of rolesOf(chain)) {
      if (!isPossible(amount, concept, isSummed)) continue
      const factor = concept === "shippingTotal" && amount.concepts.size === 0 ? UNLABELLED_CHARGE : 1
      for (const [index, plan] of plans.entries()) {
        if (plan.concept !== concept || plan.field.type !== "number") continue
        const value = isDeduction(concept) ? Math.abs(amount.value) : amount.value
        found[index]?.push(candidateOf(value, amount.fragments, score * factor, { by: "arithmetic" }))
      }
    }
  }
  return found
}

/** Factor on the amount of a line where the sum of the lines is known. */
const OF_LINE = 0.4

/** Lowers the scores of the amounts that the sum of the lines adds up: they are not sums of the document. */
export function lowerLineAmounts(
  chains: readonly Chain[],
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  // An invoice without tax may print the sum of its lines twice: `Subtotal` and `Total`.
  const lines = chains.flatMap(({ addends, start }) =>
    addends.filter(({ value, concepts }) => value !== start.value || concepts.size === 0),
  )
  const words = new Set(lines.flatMap(({ fragments }) => fragments[0]?.word ?? []))
  if (words.size === 0) return [...candidates]
  return candidates.map((list, index) => {
    const concept = plans[index]?.concept
    if (concept === undefined || !CHAINED.has(concept)) return list
    return weighCandidates(list, OF_LINE, ({ words: [word] }) => word !== undefined && words.has(word))
  })
}
