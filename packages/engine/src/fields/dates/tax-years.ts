import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { greatest } from "../../arrays/extremes.ts"
import type { ExtractionContext } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_OF_FORM_YEAR } from "../candidates/weights.ts"

const YEAR = /^(?:19|20)\d{2}$/u
/** Type of the year of a form, as a multiple of that of most of its text. */
const LARGE_TYPE = 1.4

/** Finds the year that a form for taxes is made for, which stands alone in large type: `Wage statement  2024`. */
export function taxYearCandidates(
  { segments }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  if (!plans.some(isTaxYear)) return plans.map(() => [])
  const heights = segments.map(heightOf).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const years = segments.filter((segment) => YEAR.test(segment.text) && heightOf(segment) > LARGE_TYPE * usual)
  const largest = greatest(years.map(heightOf))
  const found = years.filter((segment) => heightOf(segment) === largest)
  if (new Set(found.map(({ text }) => text)).size !== 1) return plans.map(() => [])
  return plans.map((plan) =>
    isTaxYear(plan)
      ? found.map(({ index, text }) => {
          const value = plan.field.type === "number" ? Number(text) : text
          return candidateOf(value, map.fragments[index] ?? [], SCORE_OF_FORM_YEAR, { by: "pattern" })
        })
      : [],
  )
}

const heightOf = ({ box }: ExtractionContext["segments"][number]): number => box[3] - box[1]

/** Returns whether a field is named like a tax year, as a text or a number. */
const isTaxYear = ({ concept, field }: FieldPlan): boolean =>
  concept === "taxYear" || (field.type === "number" && isSureLabel(labelKey(field.name), ({ id }) => id === "taxYear"))
