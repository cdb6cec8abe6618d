import type { ObjectDefinition } from "../configuration.ts"
import { labelKey } from "./label-key.ts"
import type { FieldPlan } from "./field-plan.ts"
import { planField } from "./plan-field.ts"
import { textsOf } from "./language-words.ts"

/** The name of the recipient of goods, in the lexicon's own words. */
const SHIP_TO = "Ship to"

/**
 * Plans a recipient beside a buyer as the recipient of the goods: `Odbiorca` beside `Nabywca`. Nothing changes where another field
 * requests it.
 */
export function planGoodsRecipient(object: ObjectDefinition, plans: readonly FieldPlan[]): readonly FieldPlan[] {
  const buyers = plans.filter(({ concept }) => concept === "buyer")
  const keys = new Set(textsOf("recipientLabels").map(labelKey))
  const recipient = buyers.find(({ field }) => keys.has(labelKey(field.name)))
  const isAsked = plans.some(({ concept }) => concept === "shipTo")
  if (!recipient || isAsked || buyers.every(({ field }) => keys.has(labelKey(field.name)))) return plans
  const own = labelKey(recipient.field.name)
  return plans.map((plan) => {
    if (plan === recipient) {
      const planned = planField(object, { ...plan.field, name: SHIP_TO })
      const labels = new Map([...planned.labels, [own, 1]])
      return { ...planned, field: plan.field, nameTokens: plan.nameTokens, labels }
    }
    if (plan.concept !== "buyer") return plan
    return { ...plan, labels: new Map([...plan.labels].filter(([key]) => key !== own)) }
  })
}
