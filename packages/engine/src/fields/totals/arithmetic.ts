import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { MAX_TAX } from "./chain-roles.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"

/** Added to the scores of amounts that add up. */
const BALANCED_BONUS = 0.25
/** Factor on the scores of the other amounts. */
const UNBALANCED = 0.8
/** Candidates of each amount that are combined; taxes are more often printed for each rate. */
const MAX_SUMS = 12
const MAX_TAXES = 30

/** Net, tax and gross that add up, with the sum of their scores. */
interface Balance {
  readonly values: readonly number[]
  readonly score: number
}

/** Distinct balances that are compared: the rates of a summary of taxes, and their sum. */
const MAX_BALANCES = 8

/** Returns the balance with the greatest score, or the sum of it and others: each rate of a summary of taxes also adds up. */
function bestOf(balances: readonly Balance[]): Balance | undefined {
  const sorted = balances.toSorted((a, b) => b.score - a.score)
  const [best] = sorted
  if (!best) return undefined
  const distinct = [...new Map(sorted.map((balance) => [balance.values.join(" "), balance])).values()]
  const others = distinct.filter(({ values }) => values.join(" ") !== best.values.join(" ")).slice(0, MAX_BALANCES)
  const addedTo = (sums: readonly number[], from: number): Balance | undefined => {
    const whole = others.find(({ values }) =>
      values.every((value, at) => Math.abs(value - (sums[at] ?? 0)) < HALF_CENT),
    )
    if (whole) return whole
    for (let index = from; index < others.length; index++) {
      const found = addedTo(
        sums.map((sum, at) => sum + (others[index]?.values[at] ?? 0)),
        index + 1,
      )
      if (found) return found
    }
    return undefined
  }
  for (let index = 0; index < others.length; index++) {
    const sums = best.values.map((value, at) => value + (others[index]?.values[at] ?? 0))
    const whole = addedTo(sums, index + 1)
    if (whole && (whole.values[1] ?? 0) > 0) return whole
  }
  return best
}

/**
 * Raises the scores of amounts that add up, net + tax = gross, and lowers those of the others: of several taxes, the
 * one that is the difference of gross and net wins.
 */
export function balanceAmounts(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  const at = (concept: string): number =>
    plans.findIndex((plan) => plan.concept === concept && plan.field.type === "number")
  const [net, tax, gross] = [at("netTotal"), at("taxTotal"), at("grossTotal")]
  if (net === -1 || tax === -1 || gross === -1) return [...candidates]
  const balances: Balance[] = []
  for (const n of (candidates[net] ?? []).slice(0, MAX_SUMS)) {
    for (const g of (candidates[gross] ?? []).slice(0, MAX_SUMS)) {
      for (const t of (candidates[tax] ?? []).slice(0, MAX_TAXES)) {
        const [a, b, c] = [Number(n.value), Number(t.value), Number(g.value)]
        if (Math.abs(a + b - c) > HALF_CENT || c === 0 || Math.abs(b) > MAX_TAX * Math.abs(a)) continue
        balances.push({ values: [a, b, c], score: n.score + t.score + g.score })
      }
    }
  }
  const best = bestOf(balances)
  if (!best) return [...candidates]
  const indexes = [net, tax, gross]
  const { values } = best
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
