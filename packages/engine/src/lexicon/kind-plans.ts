import type { ConceptId } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import type { FieldPlan } from "./field-plan.ts"
import type { TitleKind } from "./language.ts"

/** Kinds of documents about goods or services that are offered, ordered, delivered or billed, not about a payment. */
const OF_TRADE: ReadonlySet<TitleKind> = new Set<TitleKind>([
  "invoice",
  "creditNote",
  "quote",
  "order",
  "confirmation",
  "deliveryNote",
])

/** Concepts whose labels mean another one only on some documents, and there not on those of trade. */
const ELSEWHERE: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  // Orders of advertising are contracts; a bill is none, and is not its number.
  contractNumber: ["invoiceNumber", "orderNumber"],
  // The customer holds the account of a statement, the seller that of an invoice.
  accountHolder: ["buyer"],
  // A receipt is paid in full.
  totalPaid: ["grossTotal"],
}

/** Drops the labels that mean a field on documents of other kinds only: the total of an invoice is not what was paid. */
export function planOfKind(
  plans: readonly FieldPlan[],
  kind: TitleKind | undefined,
  isAdvertisingOrder: boolean,
): readonly FieldPlan[] {
  if (kind === undefined || !OF_TRADE.has(kind) || isAdvertisingOrder) return plans
  return plans.map((plan) => {
    const dropped = plan.concept && ELSEWHERE[plan.concept]
    if (!plan.concept || !dropped) return plan
    const own = keysOf(plan.concept)
    const others = new Set(dropped.flatMap((id) => [...keysOf(id)]).filter((key) => !own.has(key)))
    return { ...plan, labels: new Map([...plan.labels].filter(([key]) => !others.has(key))) }
  })
}

function keysOf(id: ConceptId): Set<string> {
  const { byId, ofConcept } = conceptIndex()
  const concept = byId.get(id)
  return new Set(concept && ofConcept(concept).map(({ key }) => key))
}
