import { labelKey } from "./label-key.ts"
import type { FieldPlan } from "./labels.ts"
import { textsOf } from "./language-words.ts"

/**
 * Plans a recipient beside a buyer as the recipient of the goods: `Odbiorca` beside `Nabywca`. `planShipTo` plans a field for
 * such a recipient. Nothing changes where another field requests it.
 */
export function planGoodsRecipient(
  plans: readonly FieldPlan[],
  planShipTo: (recipient: FieldPlan) => FieldPlan,
): readonly FieldPlan[] {
  const buyers = plans.filter(({ concept }) => concept === "buyer")
  const keys = new Set(textsOf("recipientLabels").map(labelKey))
  const recipient = buyers.find(({ field }) => keys.has(labelKey(field.name)))
  const isAsked = plans.some(({ concept }) => concept === "shipTo")
  if (!recipient || isAsked || buyers.every(({ field }) => keys.has(labelKey(field.name)))) return plans
  const own = labelKey(recipient.field.name)
  return plans.map((plan) => {
    if (plan === recipient) {
      const planned = planShipTo(plan)
      return {
        ...planned,
        field: plan.field,
        nameTokens: plan.nameTokens,
        labels: new Map([...planned.labels, [own, 1]]),
      }
    }
    if (plan.concept !== "buyer") return plan
    return { ...plan, labels: new Map([...plan.labels].filter(([key]) => key !== own)) }
  })
}
