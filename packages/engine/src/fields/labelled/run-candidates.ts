import { isNumberWord } from "../../lexicon/number-words.ts"
import { greatest } from "../../arrays/extremes.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Run } from "../runs/value-run.ts"
import type { RequestedValue } from "../candidates/requested-value.ts"
import { isDeduction } from "./deductions.ts"
import { personFactor, personIn } from "./persons.ts"
import { termsIn } from "./terms.ts"
import { isBranchOf } from "../parsing/iban.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import { AMOUNTS, LATER_VALUE, MISMATCH, OTHER_AMOUNT, REST_OF_LABEL } from "../candidates/weights.ts"
import type { CachedSearch } from "./label-search.ts"

/** Returns the kind of value that a field requests. */
export const requestedValueOf = ({ kind, field, end, mayBeText }: FieldPlan): RequestedValue => ({
  kind,
  type: field.type,
  end,
  mayBeText,
})

/** A label followed for a field; `base` is its weight for the field, corrected by the owner of the attribute. */
interface FollowedLabel {
  readonly hit: LabelHit
  readonly plan: FieldPlan
  readonly base: number
}

/** Returns the values in a run as candidates, scored by the label, the position of the run and how well they fit the field. */
export function candidatesOfRun(
  search: CachedSearch,
  { hit, plan, base }: FollowedLabel,
  run: Run,
  correction: number,
): Candidate[] {
  const parsedValues = search
    .read(personIn(termsIn(run.fragments, plan), plan), requestedValueOf(plan))
    .filter(({ isPercent }) => plan.kind !== "percent" || isPercent === true || isOwnLabel(hit, plan))
  const most = greatest(parsedValues.map(({ value }) => Math.abs(Number(value))))
  const isMoney = plan.kind === "amount" && parsedValues.some(({ hasCurrency }) => hasCurrency)
  // A label for both ends is followed by a range, one for this end by a date.
  const isRange = plan.end !== undefined && !hit.concepts.some(({ concept }) => concept.id === plan.concept)
  const derivation = { by: "label", label: hit.match, relation: run.relation } as const
  return parsedValues.flatMap((parsed, order) => {
    const person = personFactor(plan, hit, parsed.value)
    if (person === 0) return []
    // After `Shipping` are its costs or its method.
    if (plan.concept === "carrier" && !/\p{L}{2}/u.test(String(parsed.value))) return []
    const position = plan.kind === "amount" ? amountPosition(plan, parsedValues, order, most) : LATER_VALUE ** order
    const isOther =
      run.relation === "inline" && plan.kind === "amount" && hasTaxLabelBetween(search.map, hit, plan, parsed)
    // The only amount after two labels is that of the second.
    if ((isOther && parsedValues.length === 1) || isNumberOfOther(plan, parsed)) return []
    const isMismatch =
      (isRange && parsed.range === undefined) || (isMoney && !parsed.hasCurrency) || isBranchOf(plan.concept, parsed)
    const rest = parsed.isLabelLike && !(hit.hasColon && run.relation !== "below") ? REST_OF_LABEL : 1
    const score =
      base *
      run.factor *
      (isSenderOfMail(hit, plan, parsed) ? 1 : parsed.fit) *
      position *
      correction *
      rest *
      person *
      (isMismatch ? MISMATCH : 1) *
      (isOther ? OTHER_AMOUNT : 1)
    const value = typeof parsed.value === "number" && isDeduction(plan.concept) ? Math.abs(parsed.value) : parsed.value
    return candidateOf(value, parsed.fragments, score, derivation, parsed.range)
  })
}

/**
 * Returns whether a value is the address that the head of a mail names its sender by, as a field called so requests it: `From:
 * orders@nordwind.example`. Elsewhere such an address is hardly the name of a party.
 */
const isSenderOfMail = (hit: LabelHit, { kind, field }: FieldPlan, { value }: ParsedValue): boolean =>
  kind === "party" &&
  hit.hasColon &&
  hit.match.by === "key" &&
  hit.match.key === labelKey(field.name) &&
  /^[^\s@]+@\S+$/u.test(String(value))

/** Returns whether a value is a word for a number with the number, where a name or words are asked for: `no. WIZ/1047` below `Record of a student`. */
const isNumberOfOther = ({ kind }: FieldPlan, { fragments: [word, number, more] }: ParsedValue): boolean =>
  (kind === "party" || kind === "text") &&
  word !== undefined &&
  more === undefined &&
  isNumberWord(word.text) &&
  /\d/u.test(number?.text ?? "")

/** Returns whether the label of a tax is between that of a sum and the value: `Total includes VAT of 4.15`. */
function hasTaxLabelBetween(
  map: LabelMap,
  hit: LabelHit,
  plan: FieldPlan,
  { fragments: [value] }: ParsedValue,
): boolean {
  const at = value ? (map.fragments[hit.segment.index]?.indexOf(value) ?? -1) : -1
  return (map.hitsOf.get(hit.segment.index) ?? []).some(
    ({ from, to, concepts }) =>
      from >= hit.to &&
      to <= at &&
      plan.concept !== "taxTotal" &&
      concepts.some(({ concept, isWeak }) => concept.id === "taxTotal" && !isWeak),
  )
}

/** Returns whether a label means the field itself rather than, or as well as, the amount that it is a share of. */
const isOwnLabel = ({ concepts }: LabelHit, plan: FieldPlan): boolean =>
  concepts.length === 0 ||
  (concepts.some(({ concept }) => concept.id === plan.concept) &&
    !concepts.some(({ concept, isWeak }) => concept.kind === "amount" && !isWeak))

/** Returns the factor of one amount in a row of them: the grand total is the largest, other sums are usually the last. */
function amountPosition(plan: FieldPlan, parsedValues: readonly ParsedValue[], order: number, most: number): number {
  const size = Math.abs(Number(parsedValues[order]?.value))
  const isGrandTotal = plan.field.type === "number" && (plan.concept === "grossTotal" || plan.concept === "amountDue")
  if (!isGrandTotal) return AMOUNTS.perFollowing ** (parsedValues.length - 1 - order)
  if (size === 0 && parsedValues.length === 1) return AMOUNTS.zero
  return (size >= most ? 1 : AMOUNTS.notLargest) * (parsedValues.length > 1 ? AMOUNTS.amongOthers : 1)
}
