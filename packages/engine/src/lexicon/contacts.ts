import { conceptIndex } from "./concept-index.ts"
import { labelKey, possessorOf } from "./label-key.ts"
import { textsOf } from "./language-words.ts"
import type { FieldPlan } from "./field-plan.ts"

/** Weights of the labels of a person with a possessive, and without one. */
const OWN = 0.92
const UNOWNED = 0.5

/**
 * Plans the contacts of one party: `Vår referens` labels a person of the sender, `Er referens` one of the reader, and neither
 * one of the other. `isSentByBuyer` is true for purchase orders.
 */
export function planContacts(plans: readonly FieldPlan[], isSentByBuyer: boolean): readonly FieldPlan[] {
  const clerks = textsOf("clerkLabels").map(labelKey)
  return plans.map((plan) => {
    if (plan.concept !== "contactPerson" || plan.party === undefined || plan.party === "shipTo") return plan
    const possessor = (plan.party === "buyer") === isSentByBuyer ? "sender" : "reader"
    const labels = new Map(plan.labels)
    for (const { key, tokens, isWeak } of conceptIndex().labelsOf(({ id }) => id === "contactPerson")) {
      if (isWeak) continue
      const own = possessorOf(tokens.join(" "))
      if (own !== undefined && own !== possessor) labels.delete(key)
      else labels.set(key, Math.max(own ? OWN : UNOWNED, labels.get(key) ?? 0))
    }
    if (possessor === "reader") for (const key of clerks) if (key !== labelKey(plan.field.name)) labels.delete(key)
    return { ...plan, labels }
  })
}
