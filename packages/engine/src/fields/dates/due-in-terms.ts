import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import { findDates } from "../../normalize/date.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { isOfDiscount } from "./due-in-prose.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_IN_PROSE } from "../candidates/weights.ts"

/** Some programs print the terms or the way of payment and its last day as one value. */
const OF_TERMS: ReadonlySet<ConceptId> = new Set<ConceptId>(["paymentTerms"])
/** Days that terms of payment name: `30` of `transfer, 30 days: 17 November`. */
const DAYS = /^\d{1,3}$/u

/**
 * Finds the last day of payment in the value of terms or a way of payment, after the number of days: `Payment: transfer, 30 days:
 * 2024-11-17`. A discount's last day is not that of the payment.
 */
export function dueDatesInTerms(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found: Candidate[][] = plans.map(() => [])
  const isAsked = plans.map(({ concept, field }) => concept === "dueDate" && field.type === "date")
  if (!isAsked.includes(true)) return found
  for (const segment of segments) {
    if (!/\d.*\d/u.test(segment.text) || !isOfTerms(map, segment)) continue
    const run = map.fragments[segment.index] ?? []
    const [date, ...others] = findDates(run, { dayFirst: locale.dayFirst })
    if (!date || others.length > 0 || !hasDays(run.slice(0, date.from)) || isOfDiscount(run)) continue
    const derivation = { by: "label", label: { by: "similar", similarity: 1 }, relation: "inline" } as const
    for (const [index, candidates] of found.entries())
      if (isAsked[index] === true)
        candidates.push(candidateOf(date.value, run.slice(date.from, date.to), SCORE_IN_PROSE, derivation))
  }
  return found
}

/** Returns whether a segment, or the one left of it, begins with a label for terms of payment. */
function isOfTerms({ hitsOf }: LabelMap, { index, position }: PlacedSegment): boolean {
  const own = hitsOf.get(index)?.filter(({ from }) => from === 0) ?? []
  const left = position > 0 ? (hitsOf.get(index - 1)?.filter(({ isEntireSegment }) => isEntireSegment) ?? []) : []
  return [...own, ...left].some(({ concepts }) => concepts.some(({ concept }) => OF_TERMS.has(concept.id)))
}

/** Returns whether words name a number of days: a small number before a word. */
const hasDays = (words: readonly Fragment[]): boolean =>
  words.some(({ text }, at) => DAYS.test(text) && /^\p{L}/u.test(words[at + 1]?.text ?? ""))
