import type { ConceptId } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import type { ConceptLabel } from "./label-table.ts"
import { labelTokens } from "./label-key.ts"
import type { FieldPlan } from "./field-plan.ts"
import { meaningsOfToken, partyMeant } from "./meanings.ts"
import { splitKey } from "./split-key.ts"
import { foldTokens } from "../text/folding.ts"

/**
 * Weights of the labels of a document's own number: those of its kind, those of documents of any kind (`No.`, `Ref.`), and
 * the factor on those of other documents that it names.
 */
const OWN_NUMBER = { own: 0.9, weak: 0.54, others: 0.6 } as const

/** Kinds of documents whose number is also asked for as that of an invoice. */
const LIKE_INVOICES: ReadonlySet<ConceptId> = new Set<ConceptId>(["creditNoteNumber", "receiptNumber"])

/**
 * Gives the fields for a document's own number the labels that mean it on a document of this kind: on an order,
 * `Document number` may be labelled `Order no.`, and `Order number` just `No.`.
 */
export function planOwnNumber(plans: readonly FieldPlan[], number: ConceptId): FieldPlan[] {
  const references = referencesBesideNumbers(plans)
  const own = number === "confirmationNumber" ? orderBesideCustomers(plans) : undefined
  return plans.map((plan) => {
    if (plan === own) return withLabels(plan, labelsOf("documentNumber"))
    if (plan.concept === "documentNumber") return withLabelsOfKind(plan, number)
    if (references.has(plan)) return plan
    if (plan.concept === number || (plan.concept === "invoiceNumber" && LIKE_INVOICES.has(number))) {
      return withLabels(plan, labelsOf("documentNumber"))
    }
    if (plan.concept !== "relatedInvoiceNumber") return plan
    if (number === "invoiceNumber") return withoutOwn(plan)
    // The invoice that a credit note names is the one that it corrects.
    const isOther = number === "creditNoteNumber" && !plans.some(({ concept }) => concept === "invoiceNumber")
    return isOther ? withLabels(plan, labelsOf("invoiceNumber")) : plan
  })
}

/**
 * Returns the field for the number of the order that a seller confirms, where no other is for the confirmation's and one is for the
 * customer's order: the seller numbers both as one.
 */
function orderBesideCustomers(plans: readonly FieldPlan[]): FieldPlan | undefined {
  if (plans.some(({ concept }) => concept === "confirmationNumber" || concept === "documentNumber")) return undefined
  const orders = plans.filter(({ concept }) => concept === "orderNumber")
  const [own, another] = orders.filter((plan) => !isOfCustomer(plan))
  return own && !another && orders.length > 1 ? own : undefined
}

const isReference = ({ field }: FieldPlan): boolean =>
  foldTokens(splitKey(field.name)).some((token) => meaningsOfToken(token)?.includes("reference") === true)

/**
 * Returns the fields that are named a reference beside one for a number of the same concept, or of any document, which is that of the
 * document itself: `Transfer reference` beside `Remittance advice number`.
 */
export function referencesBesideNumbers(plans: readonly FieldPlan[]): ReadonlySet<FieldPlan> {
  const [references, numbers] = [plans.filter(isReference), plans.filter((plan) => !isReference(plan))]
  const concepts = new Set(numbers.map(({ concept }) => concept))
  return new Set(references.filter(({ concept }) => concepts.has(concept) || concepts.has("documentNumber")))
}

function labelsOf(id: ConceptId): readonly ConceptLabel[] {
  const { byId, ofConcept } = conceptIndex()
  const concept = byId.get(id)
  return concept ? ofConcept(concept) : []
}

function withLabels(plan: FieldPlan, added: readonly ConceptLabel[]): FieldPlan {
  const labels = new Map(plan.labels)
  for (const { key, isWeak } of added) {
    labels.set(key, Math.max(isWeak ? OWN_NUMBER.weak : OWN_NUMBER.own, labels.get(key) ?? 0))
  }
  return { ...plan, labels }
}

function withLabelsOfKind(plan: FieldPlan, number: ConceptId): FieldPlan {
  const general = new Set(labelsOf("documentNumber").map(({ key }) => key))
  const labels = new Map(
    [...plan.labels].map(([key, weight]) => [key, general.has(key) ? weight : weight * OWN_NUMBER.others]),
  )
  const own = [number, ...(conceptIndex().byId.get(number)?.also ?? [])].flatMap(labelsOf)
  return withLabels(
    { ...plan, labels },
    own.filter(({ key }) => !general.has(key)),
  )
}

/**
 * Drops the labels of an order's own number from a field for the order of a customer, where another field requests the own one: a
 * purchase order refers to no other order.
 */
export function dropOwnOrder(plans: readonly FieldPlan[]): FieldPlan[] {
  const isOwn = (plan: FieldPlan): boolean =>
    (plan.concept === "orderNumber" || plan.concept === "documentNumber") && !isOfCustomer(plan)
  if (!plans.some(isOwn)) return [...plans]
  const own = new Set([...labelsOf("orderNumber"), ...labelsOf("documentNumber")].map(({ key }) => key))
  return plans.map((plan) =>
    isOfCustomer(plan)
      ? { ...plan, isOther: true, labels: new Map([...plan.labels].filter(([key]) => !own.has(key))) }
      : plan,
  )
}

/** Returns whether a field is for the number of a customer's order. */
const isOfCustomer = ({ concept, field }: FieldPlan): boolean =>
  concept === "orderNumber" &&
  labelTokens(field.name).some((token) => customerWords().has(token) || partyMeant(token) === "buyer")

/** Returns the words that name a buyer. */
const customerWords = (): ReadonlySet<string> =>
  new Set(labelsOf("buyer").flatMap(({ tokens }) => (tokens.length === 1 ? tokens : [])))

/** Drops the labels of the number of an invoice itself: the invoice that it refers to is another one. */
function withoutOwn(plan: FieldPlan): FieldPlan {
  const own = new Set([...labelsOf("invoiceNumber"), ...labelsOf("documentNumber")].map(({ key }) => key))
  return { ...plan, labels: new Map([...plan.labels].filter(([key]) => !own.has(key))) }
}
