import { MIN_PROSE_WORDS } from "../../text/sentences.ts"
import type { ExtractionContext } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { findDateRanges } from "../../normalize/date.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_IN_PROSE } from "../candidates/weights.ts"

/**
 * Finds the period that a sentence names, `This bill covers 4 May 2024 to 3 August 2024`, for an object that requests both of its
 * ends. A document whose sentences name two periods is about more than one.
 */
export function prosePeriods(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found: Candidate[][] = plans.map(() => [])
  const areAsked = plans.some(({ end }) => end === "start") && plans.some(({ end }) => end === "end")
  if (!areAsked) return found
  const periods = new Set<string>()
  for (const { words, text, index, page } of segments) {
    if (words.length < MIN_PROSE_WORDS || !/\d.*\d/u.test(text)) continue
    const run = map.fragments[index] ?? []
    for (const { start, end } of findDateRanges(run, { dayFirst: locale.dayFirst })) {
      const range = `${page} ${index} ${start.value} ${end.value}`
      periods.add(`${start.value} ${end.value}`)
      const derivation = { by: "label", label: { by: "period" }, relation: "inline" } as const
      for (const [position, plan] of plans.entries()) {
        if (plan.end === undefined) continue
        const day = plan.end === "start" ? start : end
        found[position]?.push(candidateOf(day.value, run.slice(day.from, day.to), SCORE_IN_PROSE, derivation, range))
      }
    }
  }
  return periods.size === 1 ? found : plans.map(() => [])
}
