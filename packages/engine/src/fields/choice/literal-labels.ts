import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { numberlessLabel } from "../../lexicon/numberless-label.ts"
import { onceFor } from "../../layout/once-for.ts"
import { isAt, type Candidate, weighCandidates } from "../candidates/candidate.ts"

/** Factor on the values of other labels, where one reads as the field's name. */
const OTHER_LABEL = 0.5
/** Words of the shortest name that says which thing is meant: `Total` and `Date` head columns and other things as well. */
const MIN_WORDS = 2
/** The ages of debts head columns: `30 days`. */
const HAS_DIGIT = /\d/u

/**
 * Prefers the values beside the label that reads as the name of a field, word for word, to those of its other labels: beside
 * `Gross total` the `Total payable` is another sum.
 */
export function preferLiteralLabels(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const plan = plans[index]
    if (!plan || plan.nameTokens.length < MIN_WORDS || HAS_DIGIT.test(plan.field.name)) return list
    const literal = list.filter((candidate) => isLiteral(candidate, plan))
    if (new Set(literal.map(({ value }) => value)).size !== 1 || literal.length === list.length) return list
    return weighCandidates(list, OTHER_LABEL, ({ value }) => value !== literal[0]?.value)
  })
}

/** The key of a name, and that without the word for a number at its end. */
const nameKeys = onceFor(({ field }: FieldPlan): readonly string[] => [
  labelKey(field.name),
  numberlessLabel(field)?.key ?? labelKey(field.name),
])

const isLiteral = (candidate: Candidate, plan: FieldPlan): boolean =>
  (isAt(candidate, "inline") || isAt(candidate, "right") || (plan.kind === "id" && isAt(candidate, "below"))) &&
  candidate.derivation.by === "label" &&
  candidate.derivation.label.by === "key" &&
  nameKeys(plan).includes(candidate.derivation.label.key)
