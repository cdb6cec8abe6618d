import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { type ColumnAmount, readAmounts } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Score of what two sums of a line and the balance below them show to be paid. */
const SCORE = 0.85
/** Lines of amounts below the sums among which the balance is. */
const MAX_LINES = 2
const PAID: ReadonlySet<ConceptId> = new Set<ConceptId>(["amountPaid", "totalPaid"])
const LEFT: readonly ConceptId[] = ["amountDue", "balance", "closingBalance"]
const SUMS: readonly ConceptId[] = ["grossTotal", "totalPaid"]

/**
 * Finds what was paid on a folio or an account with a column of charges and one of payments: `Total 992.72 300.00`, and below it
 * `Balance due 692.72`, which is the difference.
 */
export function creditColumnCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const isAsked = ({ concept, field }: FieldPlan): boolean =>
    concept !== undefined && PAID.has(concept) && field.type === "number"
  if (!plans.some(isAsked)) return plans.map(() => [])
  const lines = linesOf(readAmounts(context, map))
  const paid = lines.flatMap((sums, index) => creditOf(sums, lines.slice(index + 1, index + 1 + MAX_LINES)) ?? [])
  return plans.map((plan) =>
    isAsked(plan)
      ? paid.map(({ value, fragments }) => candidateOf(Math.abs(value), fragments, SCORE, { by: "arithmetic" }))
      : [],
  )
}

/** Groups amounts by their line. */
function linesOf(amounts: readonly ColumnAmount[]): ColumnAmount[][] {
  const keyOf = ({ fragments: [first] }: ColumnAmount): string =>
    first ? `${first.segment.page} ${first.segment.lineIndex}` : ""
  return [...Map.groupBy(amounts, keyOf).values()]
}

/** Returns the second of two sums where a balance below is their difference. */
function creditOf(
  sums: readonly ColumnAmount[],
  below: readonly (readonly ColumnAmount[])[],
): ColumnAmount | undefined {
  const [charged, credited, more] = sums
  if (!charged || !credited || more || credited.value === 0) return undefined
  if (!SUMS.some((concept) => charged.concepts.has(concept))) return undefined
  const left = charged.value - Math.abs(credited.value)
  const isLeft = ({ value, concepts }: ColumnAmount): boolean =>
    Math.abs(value - left) < HALF_CENT && LEFT.some((concept) => concepts.has(concept))
  return below.some((line) => line.length === 1 && line.every(isLeft)) ? credited : undefined
}
