import { greatest } from "../../arrays/extremes.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Run } from "../runs/value-run.ts"
import { COLUMN_TOTALS } from "../candidates/weights.ts"

/** Concepts of what is paid in the end, which the label of a sum before tax does not mean. */
const AFTER_TAX: ReadonlySet<ConceptId> = new Set<ConceptId>(["grossTotal", "amountDue", "totalPaid"])

/**
 * Returns the factor on a total in the column of a heading by the label that opens its line: that of the field itself, of another
 * total, or of the sum before tax where the field asks for that after it. `Total before tax` is not the label `Total`.
 */
export function lineFactor(map: LabelMap, run: Run, { concept: asked }: FieldPlan): number {
  const line = run.fragments[0]?.segment
  const opening = (line ? (map.hitsOf.get(line.index - line.position) ?? []) : []).filter(({ from }) => from === 0)
  const end = greatest(
    opening.map(({ to }) => to),
    0,
  )
  const meant = opening.filter(({ to }) => to === end).flatMap(({ concepts }) => concepts)
  const means = (id: ConceptId | undefined): boolean => meant.some(({ concept }) => concept.id === id)
  if (means(asked)) return 1
  const isBeforeTax = means("netTotal") && ![...AFTER_TAX].some(means)
  return isBeforeTax && asked !== undefined && AFTER_TAX.has(asked) ? COLUMN_TOTALS.beforeTax : COLUMN_TOTALS.otherLabel
}
