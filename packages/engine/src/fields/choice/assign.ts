import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { positionOf } from "../../scoring/feature-input.ts"
import type { Rankable } from "../../scoring/score-candidates.ts"
import { kindGroupOf, type ScoringModel } from "../../scoring/model.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { AGREEMENT, MIN_SHARED_PROBABILITY, RANGE_BONUS } from "../candidates/weights.ts"

/** Candidates of each end of a period that are compared in pairs. */
const MAX_ENDS = 40

/** Share of a field's probability that may go to other fields, at most: what remains below is too little to tell values apart. */
const MAX_GONE = 0.8

/** What the assignment needs to know about a field. */
type AssignedPlan = Pick<FieldPlan, "kind" | "concept" | "end">

/** Merges candidates of the same value: independent positions that agree raise its score. */
export function mergeCandidates(candidates: readonly Candidate[]): Candidate[] {
  const groups = Map.groupBy(candidates, (candidate) => String(candidate.value).replace(/\s+/gu, "").toLowerCase())
  return [...groups.values()]
    .flatMap((group): Candidate[] => {
      const sorted = [...group].sort((a, b) => b.score - a.score)
      const [best, ...others] = sorted
      if (!best) return []
      const positions = new Set([positionOf(best)])
      let bonus = 0
      for (const other of others) {
        if (positions.has(positionOf(other))) continue
        positions.add(positionOf(other))
        bonus += AGREEMENT.perPosition * other.score
      }
      const derivations = [...new Set(group.map(({ derivation }) => derivation.by))]
      const agreement = { positions: positions.size, derivations }
      return [{ ...best, agreement, score: best.score + Math.min(AGREEMENT.most, bonus) }]
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * Assigns each field its most likely candidate, in the order of the probabilities. Words that are the value of one field
 * become that of another only when that is likely, or when both fields may have the same value.
 */
export function assignCandidates<Choice extends Rankable>(
  plans: readonly AssignedPlan[],
  choices: readonly (readonly Choice[])[],
  { thresholds }: Pick<ScoringModel, "thresholds">,
): (Choice | undefined)[] {
  const assigned = plans.map((): Choice | undefined => undefined)
  const paired = pairRanges(plans, choices)
  const all = choices.flatMap((list, index) => (paired.get(index) ?? list).map((choice) => ({ choice, index })))
  all.sort((a, b) => b.choice.probability - a.choice.probability)
  const taken = new Map<string, number>()
  // The probability of what went to other fields: the rest of a field's candidates share it.
  const gone = plans.map(() => 0)
  for (const { choice, index } of all) {
    const plan = plans[index]
    if (!plan || assigned[index]) continue
    const shared = choice.probability / (1 - (gone[index] ?? 0))
    if (shared < thresholds[kindGroupOf(plan.kind)]) continue
    const other = plans[taken.get(choice.position) ?? -1]
    if (other && !canShare(plan, other) && choice.probability < MIN_SHARED_PROBABILITY) {
      gone[index] = Math.min(MAX_GONE, (gone[index] ?? 0) + choice.probability)
      continue
    }
    assigned[index] = choice
    taken.set(choice.position, index)
  }
  return assigned
}

/** Chooses the start and the end of a period together and in order, where an object requests one of each. */
function pairRanges<Choice extends Rankable>(
  plans: readonly AssignedPlan[],
  choices: readonly (readonly Choice[])[],
): ReadonlyMap<number, readonly Choice[]> {
  const starts = plans.flatMap((plan, index) => (plan.end === "start" ? [index] : []))
  const ends = plans.flatMap((plan, index) => (plan.end === "end" ? [index] : []))
  const [startIndex] = starts
  const [endIndex] = ends
  if (startIndex === undefined || endIndex === undefined || starts.length > 1 || ends.length > 1) return new Map()
  let best: { start: Choice; end: Choice; probability: number } | undefined
  for (const start of (choices[startIndex] ?? []).slice(0, MAX_ENDS)) {
    for (const end of (choices[endIndex] ?? []).slice(0, MAX_ENDS)) {
      if (String(start.value) > String(end.value)) continue
      const bonus = start.range !== undefined && start.range === end.range ? RANGE_BONUS : 0
      const probability = start.probability + end.probability + bonus
      if (probability > (best?.probability ?? 0)) best = { start, end, probability }
    }
  }
  return best
    ? new Map([
        [startIndex, [best.start]],
        [endIndex, [best.end]],
      ])
    : new Map()
}

/** Returns whether two fields may have one value: both ends of a one-day period, or a total and the amount due. */
function canShare(a: AssignedPlan, b: AssignedPlan): boolean {
  return (
    (a.end !== undefined && b.end !== undefined) ||
    (a.kind === "amount" && b.kind === "amount" && a.concept !== b.concept)
  )
}
