import type { FieldPlan } from "../lexicon/labels.ts"
import type { Candidate } from "./candidate.ts"

/** Below this score a candidate is no answer: a decoy costs more than a gap. */
const THRESHOLD = 0.3

/** Joins candidates of the same value: agreement of independent places makes it surer. */
export function mergeCandidates(candidates: readonly Candidate[]): Candidate[] {
  const groups = Map.groupBy(candidates, (candidate) => String(candidate.value).replace(/\s+/gu, "").toLowerCase())
  return [...groups.values()]
    .flatMap((group): Candidate[] => {
      const sorted = [...group].sort((a, b) => b.score - a.score)
      const [best, ...others] = sorted
      if (!best) return []
      const places = new Set([placeOf(best)])
      let bonus = 0
      for (const other of others) {
        if (places.has(placeOf(other))) continue
        places.add(placeOf(other))
        bonus += 0.04 * other.score
      }
      return [{ ...best, score: best.score + Math.min(0.12, bonus) }]
    })
    .sort((a, b) => b.score - a.score)
}

const placeOf = (candidate: Candidate): string =>
  `${candidate.page} ${candidate.words[0]?.source.box.map(Math.round).join(" ") ?? ""}`

/**
 * Gives each field its best candidate, the surest first. Words that serve one field serve another only when its label
 * says so about as surely.
 */
export function assignCandidates(
  plans: readonly FieldPlan[],
  candidates: readonly (readonly Candidate[])[],
): (Candidate | undefined)[] {
  const answers = plans.map((): Candidate | undefined => undefined)
  const paired = pairRanges(plans, candidates)
  const all = candidates.flatMap((list, index) =>
    (paired.get(index) ?? list).map((candidate) => ({ candidate, index })),
  )
  all.sort((a, b) => b.candidate.score - a.candidate.score)
  const taken = new Map<string, { index: number; score: number }>()
  for (const { candidate, index } of all) {
    if (answers[index] || candidate.score < THRESHOLD) continue
    const plan = plans[index]
    if (!plan) continue
    const holder = taken.get(placeOf(candidate))
    const other = holder === undefined ? undefined : plans[holder.index]
    if (holder && other && !canShare(plan, other) && candidate.score < 0.75) continue
    answers[index] = candidate
    taken.set(placeOf(candidate), { index, score: candidate.score })
  }
  return answers
}

/** What two ends out of one printed range are worth more than two that stand apart. */
const RANGE_BONUS = 0.15

/** Where an object asks for one start and one end, the two are chosen together and in order. */
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
  for (const start of (candidates[startIndex] ?? []).slice(0, 40)) {
    for (const end of (candidates[endIndex] ?? []).slice(0, 40)) {
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

/** Both ends of a one-day period may be one day, and a total may be the amount due. */
function canShare(a: FieldPlan, b: FieldPlan): boolean {
  return (
    (a.end !== undefined && b.end !== undefined) ||
    (a.kind === "amount" && b.kind === "amount" && a.concept !== b.concept)
  )
}
