import type { ConceptId } from "../../lexicon/concept.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { textsOf } from "../../lexicon/language-words.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { readAmounts } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Score of the word before an amount that is the total of the document. */
const SCORE = 0.85
/** Digits and masked digits of a card after its name: `VISA ************4471`. */
const CARD_NUMBER = /(?<![\p{L}\d])[x*#•]*\d+|[*#•]+/giu

/** The sums that are paid. */
const TOTALS: ReadonlySet<ConceptId> = new Set<ConceptId>(["grossTotal", "amountDue"])

/** The keys of means of payment, and of the names of fields that ask for them. */
interface PaymentKeys {
  readonly means: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

let cachedKeys: PaymentKeys | undefined

function paymentKeys(): PaymentKeys {
  cachedKeys ??= {
    means: new Set(textsOf("payments").map(labelKey)),
    names: new Set(textsOf("paymentMeans").map(labelKey)),
  }
  return cachedKeys
}

/** Finds by which means a till receipt was paid: `girocard   105.59` below `Total   105.59`. */
export function paymentMeansCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const isAsked = ({ field, kind }: FieldPlan): boolean =>
    kind === "text" && field.type === "string" && paymentKeys().names.has(labelKey(field.name))
  if (!plans.some(isAsked)) return plans.map(() => [])
  const amounts = readAmounts(context, map).flatMap(({ value, fragments: [first] }) =>
    first ? [{ value, segment: first.segment }] : [],
  )
  const totals = new Map<number, number>()
  for (const { value, segment } of amounts)
    if (!totals.has(inCents(value)) && isTotal(segment, map)) totals.set(inCents(value), segment.index)
  const paid = amounts.flatMap(({ value, segment }) => {
    const means = segment.position > 0 ? context.segments[segment.index - segment.position] : undefined
    const isPaid = (totals.get(inCents(value)) ?? Infinity) < segment.index
    return means && isPaid && isMeans(means.text) ? [means] : []
  })
  const [first] = paid
  if (!first) return plans.map(() => [])
  const fragments = map.fragments[first.index] ?? []
  return plans.map((plan) => (isAsked(plan) ? [candidateOf(first.text, fragments, SCORE, { by: "payment" })] : []))
}

const inCents = (value: number): number => Math.round(value * 100)

/** Returns whether the line of an amount begins with a label of what is to be paid. */
const isTotal = ({ index, position }: PlacedSegment, map: LabelMap): boolean =>
  (map.hitsOf.get(index - position) ?? []).some(
    ({ from, concepts }) => from === 0 && concepts.some(({ concept }) => TOTALS.has(concept.id)),
  )

/** Returns whether a text is a means of payment: `Paid` before the amount is none, it labels the amount. */
function isMeans(text: string): boolean {
  const key = labelKey(text.replace(CARD_NUMBER, " "))
  return paymentKeys().means.has(key) && !conceptIndex().byKey.has(key)
}
