import type { ObjectDefinition } from "../configuration.ts"
import { asGrossBeforeTax, asMediaCompany } from "./advertising-plans.ts"
import { conceptIndex } from "./concept-index.ts"
import type { ConceptId } from "./concept.ts"
import { quotedPhrases } from "./described-concepts.ts"
import { meaningOf } from "./field-meaning.ts"
import type { FieldPlan } from "./field-plan.ts"
import { withWords } from "./field-words.ts"
import { SUBTOTAL, planHidden } from "./hidden-plans.ts"
import { labelKey } from "./label-key.ts"
import { textsOf } from "./language-words.ts"
import { onceForEqual } from "./once-for-equal.ts"
import { planField } from "./plan-field.ts"

/** Plans the fields of an object, in their order; both ends of one period share the labels that precede both. */
export const planFields = onceForEqual((object: ObjectDefinition): readonly FieldPlan[] => {
  const concepts = (object.fields ?? []).map((field) => meaningOf(object, withWords(field)).concept)
  // A related value is used only where no other field requests it.
  const requested = new Set(concepts.flatMap((concept) => concept?.id ?? []))
  const plans = (object.fields ?? [])
    .map((field) => planField(object, field, requested))
    .map((plan) => asMain(plan, requested))
    .map((plan) => asSubtotal(plan))
    .map((plan) => asMediaCompany(plan))
    .map((plan, _, all) => asGrossBeforeTax(plan, all, () => planHidden(SUBTOTAL)))
    .map((plan, index, all) => ofPartyBefore(plan, all[index - 1]))
    .map((plan, _, all) => asOtherCompany(plan, all))
  const starts = plans.filter((plan) => plan.end === "start")
  const ends = plans.filter((plan) => plan.end === "end")
  const [start] = starts
  const [end] = ends
  if (!start || !end || starts.length > 1 || ends.length > 1) return plans
  const phrases = [start, end].flatMap((plan) => quotedPhrases(plan.field).map(labelKey))
  const shared = phrases.filter((key) => !conceptIndex().byKey.has(key))
  return plans.map((plan) => {
    if (plan !== start && plan !== end) return plan
    // The lexicon may know a name as an end of a period whose words do not show it: `Launch of the campaign`.
    const labels = new Map([...conceptIndex().periods, ...plan.labels])
    for (const key of shared) labels.set(key, 0.98)
    return { ...plan, labels }
  })
})

/** An address right after the field for a party is that party's: `Taxpayer`, then `Address`. */
function ofPartyBefore(plan: FieldPlan, before: FieldPlan | undefined): FieldPlan {
  if (plan.concept !== "address" || plan.party !== undefined || before?.kind !== "party") return plan
  return before.concept === "buyer" ? { ...plan, party: "buyer" } : plan
}

/** A company beside a field for the sender by another name is not the sender: that of a guest, beside `Hotel`. */
function asOtherCompany(plan: FieldPlan, all: readonly FieldPlan[]): FieldPlan {
  const isAnyName = ({ field }: FieldPlan): boolean => nameKeys().has(labelKey(field.name))
  if (plan.concept !== "seller" || plan.kind !== "party" || !isAnyName(plan)) return plan
  if (!all.some((other) => other !== plan && other.concept === "seller" && !isAnyName(other))) return plan
  return { ...plan, concept: undefined, labels: new Map([[labelKey(plan.field.name), 1]]) }
}

/** Returns the keys of the labels of any party's name. */
const nameKeys = (): ReadonlySet<string> => new Set(textsOf("nameLabels").map(labelKey))

/** A sum before tax that is named a subtotal is the sum of the lines: discounts and freight may follow. */
function asSubtotal(plan: FieldPlan): FieldPlan {
  if (plan.concept !== "netTotal" || !isSubtotal(plan)) return plan
  const own = quotedPhrases(plan.field).map(labelKey)
  const labels = new Map(planHidden(SUBTOTAL).labels)
  for (const key of own) labels.set(key, plan.labels.get(key) ?? 1)
  return { ...planHidden(SUBTOTAL), field: plan.field, labels }
}

const isSubtotal = ({ field }: FieldPlan): boolean =>
  conceptIndex()
    .byKey.get(labelKey(field.name))
    ?.some(({ concept }) => concept.id === "linesTotal") === true

const MAIN_DATES: readonly ConceptId[] = ["invoiceDate", "orderDate", "paymentDate", "contractDate"]
const MAIN_NUMBERS: readonly ConceptId[] = [
  "invoiceNumber",
  "orderNumber",
  "paymentNumber",
  "statementNumber",
  "contractNumber",
  "quoteNumber",
  "deliveryNoteNumber",
]

/** Concepts that a bare `No.` or `Date` may mean; the first requested one is the document's own number or date. */
function asMain(plan: FieldPlan, requested: ReadonlySet<ConceptId>): FieldPlan {
  const main = [MAIN_DATES, MAIN_NUMBERS].find((ids) => plan.concept !== undefined && ids.includes(plan.concept))
  if (!main || plan.concept === MAIN_DATES[0] || main.find((id) => requested.has(id)) !== plan.concept) return plan
  const own = conceptIndex().byId.get(main === MAIN_DATES ? "invoiceDate" : "documentNumber")
  const labels = new Map(plan.labels)
  for (const label of own ? conceptIndex().ofConcept(own) : []) {
    const isOwn = label.isWeak || main === MAIN_DATES
    const weight = label.isWeak ? (plan.concept === MAIN_NUMBERS[0] ? 0.5 : 0.48) : 0.6
    if (isOwn) labels.set(label.key, Math.max(weight, labels.get(label.key) ?? 0))
  }
  return { ...plan, labels }
}
