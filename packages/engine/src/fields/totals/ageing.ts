import { type Age, isEndOfMonth, isSameAge, readAge } from "../../lexicon/ages.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { type AgedAmount, ageingSummaries } from "./ageing-summaries.ts"
import { mergeCandidates } from "../choice/assign.ts"
import { type Candidate, candidateOf } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"

/** Score of an amount of a summary by age: of a strong label right above it, which the other ages prove. */
const SCORE_OF_AGE = 1.2

/**
 * Fills the fields that ask for what is due for some days, `30 days overdue` or `Current`, from the summaries by age. A zero is a value
 * there. Other numbers are none of these fields once there is such a summary.
 */
export function preferAges(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
  candidates: readonly Candidate[][],
): Candidate[][] {
  const asked = plans.map(({ field }) => (field.type === "number" ? readAge(field.name) : undefined))
  if (asked.every((age) => age === undefined)) return [...candidates]
  const summaries = ageingSummaries(context, map, neighbours)
  if (summaries.length === 0) return [...candidates]
  return candidates.map((list, index) => {
    const age = asked[index]
    if (!age) return list
    const found = summaries.flatMap((summary) => amountOf(summary, age) ?? [])
    // `Current` may also be what is charged this month.
    if (found.length === 0) return age.to === 0 ? list : []
    const label = { by: "key", key: plans[index]?.field.name ?? "" } as const
    const derivation = { by: "label", label, relation: "below" } as const
    return mergeCandidates(found.map(({ value, fragments }) => candidateOf(value, fragments, SCORE_OF_AGE, derivation)))
  })
}

const amountOf = (summary: readonly AgedAmount[], asked: Age): AgedAmount | undefined =>
  summary.find(({ age }) => isSameAge(age, asked)) ?? summary.find(({ age }) => isEndOfMonth(asked, age))
