import type { FieldPlan } from "./field-plan.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelKey, labelTokens } from "./label-key.ts"

/** Words of the number that the one who pays gives an order, beside that of the order itself: American papers alone print both. */
const PURCHASE_WORDS: ReadonlySet<string> = new Set(["purchase", "po"])

const namesPurchase = (tokens: readonly string[]): boolean => tokens.some((token) => PURCHASE_WORDS.has(token))

/**
 * Keeps the number of an insertion order apart from that of a purchase: where an object requests both, a field for the purchase order has
 * only the labels that say so, and the other one has not.
 */
export function partPurchaseNumbers(plans: readonly FieldPlan[]): readonly FieldPlan[] {
  const isOfPurchase = ({ field }: FieldPlan): boolean => namesPurchase(labelTokens(field.name))
  const orders = plans.filter(({ concept }) => concept === "orderNumber")
  if (!orders.some(isOfPurchase) || orders.every(isOfPurchase)) return plans
  const { byId, ofConcept } = conceptIndex()
  const concept = byId.get("orderNumber")
  const own = new Set(
    (concept ? ofConcept(concept) : []).flatMap(({ key, tokens }) => (namesPurchase(tokens) ? key : [])),
  )
  return plans.map((plan) => {
    if (!orders.includes(plan)) return plan
    const isPurchase = isOfPurchase(plan)
    const name = labelKey(plan.field.name)
    return { ...plan, labels: new Map([...plan.labels].filter(([key]) => key === name || own.has(key) === isPurchase)) }
  })
}
