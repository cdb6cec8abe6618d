import type { FieldPlan } from "./field-plan.ts"
import { labelKey } from "./label-key.ts"
import { textsOf } from "./language-words.ts"

/** Assigns the labels of the recipient to the seller, for purchase orders, which the buyer sends. */
export function swapRecipients(plans: readonly FieldPlan[]): FieldPlan[] {
  const keys = textsOf("recipientLabels").map(labelKey)
  return plans.map((plan) => {
    if (plan.concept !== "buyer" && plan.concept !== "seller") return plan
    const labels = new Map(plan.labels)
    for (const key of keys) {
      if (plan.concept === "buyer") labels.delete(key)
      else labels.set(key, 0.7)
    }
    return { ...plan, labels }
  })
}
