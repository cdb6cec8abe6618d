import type { FieldPlan } from "../lexicon/labels.ts"
import type { Candidate } from "./candidate.ts"
import { AGREEMENT, MIN_SCORE, MIN_SHARED_SCORE, RANGE_BONUS } from "./weights.ts"

/** Candidates of each end of a period that are compared in pairs. */
const MAX_ENDS = 40

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
      return [{ ...best, score: best.score + Math.min(AGREEMENT.most, bonus) }]
    })
    .sort((a, b) => b.score - a.score)
}

const positionOf = (candidate: Candidate): string =>
  `${candidate.page} ${candidate.words[0]?.source.box.map(Math.round).join(" ") ?? ""}`

/**
 * Assigns each field its best candidate, in the order of the scores. Words that are the value of one field become that
 * of another only when the score is high, or when both fields may have the same value.
 */
export function assignCandidates(
  plans: readonly FieldPlan[],
  candidates: readonly (readonly Candidate[])[],
): (Candidate | undefined)[] {
  const assigned = plans.map((): Candidate | undefined => undefined)
  const paired = pairRanges(plans, candidates)
  const all = candidates.flatMap((list, index) =>
    (paired.get(index) ?? list).map((candidate) => ({ candidate, index })),
  )
  all.sort((a, b) => b.candidate.score - a.candidate.score)
  const taken = new Map<string, { index: number; score: number }>()
  for (const { candidate, index } of all) {
    if (assigned[index] || candidate.score < MIN_SCORE) continue
    const plan = plans[index]
    if (!plan) continue
    const holder = taken.get(positionOf(candidate))
    const other = holder === undefined ? undefined : plans[holder.index]
    if (holder && other && !canShare(plan, other) && candidate.score < MIN_SHARED_SCORE) continue
    assigned[index] = candidate
    taken.set(positionOf(candidate), { index, score: candidate.score })
  }
  return assigned
}

/** Chooses the start and the end of a period together and in order, where an object requests one of each. */
function pairRanges(
  plans: readonly FieldPlan[],
  candidates: readonly (readonly Candidate[])[],
): ReadonlyMap<number, readonly Candidate[]> {
  const starts = plans.flatMap((plan, index) => (plan.end === "start" ? [index] : []))
  const ends = plans.flatMap((plan, index) => (plan.end === "end" ? [index] : []))
  const [startIndex] = starts
  const [endIndex] = ends
  if (startIndex === undefined || endIndex === undefined || starts.length > 1 || ends.length > 1) return new Map()
  let best: { start: Candidate; end: Candidate; score: number } | undefined
  for (const start of (candidates[startIndex] ?? []).slice(0, MAX_ENDS)) {
    for (const end of (candidates[endIndex] ?? []).slice(0, MAX_ENDS)) {
      if (String(start.value) > String(end.value)) continue
      const bonus = start.range !== undefined && start.range === end.range ? RANGE_BONUS : 0
      const score = start.score + end.score + bonus
      if (score > (best?.score ?? 0)) best = { start, end, score }
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
function canShare(a: FieldPlan, b: FieldPlan): boolean {
  return (
    (a.end !== undefined && b.end !== undefined) ||
    (a.kind === "amount" && b.kind === "amount" && a.concept !== b.concept)
  )
}
