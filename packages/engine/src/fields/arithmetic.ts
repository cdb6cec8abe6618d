import type { FieldPlan } from "../lexicon/labels.ts"
import type { Candidate } from "./candidate.ts"

/** What an equation that holds adds to the score of its amounts. */
const AGREEMENT = 0.25
/** Half a cent, for sums of rounded amounts. */
const TOLERANCE = 0.006

/**
 * Raises the amounts that fit together: net + tax = gross. Where net and gross are sure, a tax that is neither their
 * difference nor near it gives way to the candidate that is.
 */
export function balanceAmounts(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  const at = (concept: string): number =>
    plans.findIndex((plan) => plan.concept === concept && plan.field.type === "number")
  const [net, tax, gross] = [at("netTotal"), at("taxTotal"), at("grossTotal")]
  if (net === -1 || tax === -1 || gross === -1) return [...candidates]
  let best: { indexes: number[]; values: number[]; score: number } | undefined
  for (const n of (candidates[net] ?? []).slice(0, 12)) {
    for (const g of (candidates[gross] ?? []).slice(0, 12)) {
      for (const t of (candidates[tax] ?? []).slice(0, 30)) {
        const [a, b, c] = [Number(n.value), Number(t.value), Number(g.value)]
        if (Math.abs(a + b - c) > TOLERANCE || c === 0) continue
        const score = n.score + t.score + g.score
        if (score > (best?.score ?? 0)) best = { indexes: [net, tax, gross], values: [a, b, c], score }
      }
    }
  }
  if (!best) return [...candidates]
  const { indexes, values } = best
  return candidates.map((list, index) => {
    const value = values[indexes.indexOf(index)]
    if (!indexes.includes(index)) return list
    return list
      .map((candidate) =>
        candidate.value === value
          ? { ...candidate, score: candidate.score + AGREEMENT }
          : { ...candidate, score: candidate.score * 0.8 },
      )
      .sort((a, b) => b.score - a.score)
  })
}
