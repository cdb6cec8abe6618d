import { conceptIndex } from "./concept-index.ts"
import { labelKey } from "./label-key.ts"
import type { FieldPlan } from "./labels.ts"

/** Weight of the labels of a person, and of those of the company that the person works for. */
const OWN = 0.92
const OF_COMPANY = 0.6

/**
 * Plans the person who places a purchase order: `Ordered by` asks for one there, and so may `Buyer` label one. After the
 * labels of the company only the names of persons are read.
 */
export function planClerks(plans: readonly FieldPlan[]): readonly FieldPlan[] {
  return plans.map((plan) => {
    const isClerk = plan.concept === "contactPerson" && plan.party !== "seller"
    if (!isClerk && !(plan.concept === "buyer" && namesPerson(plan))) return plan
    const labels = new Map(isClerk ? plan.labels : [])
    for (const { concept, key, isWeak } of conceptIndex().labels) {
      if (isWeak || (concept.id !== "buyer" && (isClerk || concept.id !== "contactPerson"))) continue
      labels.set(key, Math.max(concept.id === "buyer" ? OF_COMPANY : OWN, labels.get(key) ?? 0))
    }
    return { ...plan, kind: "text", concept: "contactPerson", labels }
  })
}

/** Returns whether the name of a field is a label of persons as well. */
const namesPerson = ({ field }: FieldPlan): boolean =>
  conceptIndex()
    .byKey.get(labelKey(field.name))
    ?.some(({ concept, isWeak }) => concept.id === "contactPerson" && !isWeak) === true
