import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { parseValues } from "../parsing/parse-values.ts"
import { MAX_TAX_RATE } from "../../lexicon/tax-rate.ts"
import { SCORE_OF_RATE } from "../candidates/weights.ts"

/** Segments of the line of a sum: its label, its rate and its amount. The rows of a table have more. */
const MAX_SEGMENTS = 4
/** Heights of a line between the label of a tax and the rate below it. */
const MAX_GAP = 1

/** Finds the rate of the tax beside or below the label of its amount: `VAT (20 %)`, `Sales tax` over `7.5 %`. */
export function taxRateCandidates(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const isAsked = (plan: FieldPlan): boolean => plan.concept === "taxRate" && plan.kind === "percent"
  if (!plans.some(isAsked)) return plans.map(() => [])
  const labels = map.hits.filter(isTaxLabel)
  const rates = segments.flatMap((segment) => {
    if (!segment.text.includes("%") || segment.line.segments.length > MAX_SEGMENTS) return []
    if (!labels.some((label) => isOf(label.segment, segment))) return []
    const requested = { kind: "percent", type: "number", end: undefined } as const
    return parseValues(map.fragments[segment.index] ?? [], requested, locale).filter(
      ({ value, fit }) => fit === 1 && Number(value) > 0 && Number(value) <= MAX_TAX_RATE,
    )
  })
  // Of several rates none is that of the document.
  const isOne = new Set(rates.map(({ value }) => value)).size === 1
  return plans.map((plan) =>
    isAsked(plan) && isOne
      ? rates.map(({ value, fragments }) => candidateOf(value, fragments, SCORE_OF_RATE, { by: "arithmetic" }))
      : [],
  )
}

const isTaxLabel = ({ concepts, from }: LabelHit): boolean =>
  from <= 1 && concepts.some(({ concept, isWeak }) => concept.id === "taxTotal" && !isWeak)

/** Returns whether a rate is in the line of a label, or right below it. */
function isOf(label: PlacedSegment, rate: PlacedSegment): boolean {
  if (label.page !== rate.page) return false
  if (label.line === rate.line) return true
  const gap = (rate.box[1] - label.box[3]) / Math.max(1, label.box[3] - label.box[1])
  const isInColumn = Math.min(label.box[2], rate.box[2]) > Math.max(label.box[0], rate.box[0])
  return isInColumn && gap > -MAX_GAP / 2 && gap < MAX_GAP
}
