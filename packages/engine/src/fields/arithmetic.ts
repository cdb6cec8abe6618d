import type { FieldPlan } from "../lexicon/labels.ts"
import type { Candidate } from "./candidate.ts"

/** Added to the scores of amounts that add up. */
const BALANCED_BONUS = 0.25
/** Factor on the scores of the other amounts. */
const UNBALANCED = 0.8
/** Candidates of each amount that are combined; taxes are more often printed for each rate. */
const MAX_SUMS = 12
const MAX_TAXES = 30
/** Half a cent, for sums of rounded amounts. */
const TOLERANCE = 0.006

/**
 * Raises the scores of amounts that add up, net + tax = gross, and lowers those of the others: of several taxes, the
 * one that is the difference of gross and net wins.
 */
export function balanceAmounts(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  const at = (concept: string): number =>
    plans.findIndex((plan) => plan.concept === concept && plan.field.type === "number")
  const [net, tax, gross] = [at("netTotal"), at("taxTotal"), at("grossTotal")]
  if (net === -1 || tax === -1 || gross === -1) return [...candidates]
  let best: { indexes: number[]; values: number[]; score: number } | undefined
  for (const n of (candidates[net] ?? []).slice(0, MAX_SUMS)) {
    for (const g of (candidates[gross] ?? []).slice(0, MAX_SUMS)) {
      for (const t of (candidates[tax] ?? []).slice(0, MAX_TAXES)) {
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
          ? { ...candidate, score: candidate.score + BALANCED_BONUS }
          : { ...candidate, score: candidate.score * UNBALANCED },
      )
      .sort((a, b) => b.score - a.score)
  })
}
