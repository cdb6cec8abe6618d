import type { ConceptId } from "./concept.ts"
import type { FieldPlan } from "./field-plan.ts"
import { onceForEqual } from "./once-for-equal.ts"
import { planField } from "./plan-field.ts"

/** Plans a number that no field requests, by its name in the lexicon. */
export const planHidden = onceForEqual((name: string) => planField({ name: "" }, { name, type: "number" }))

/** Plans the sums of an invoice that an object does not request, since they must add up with those that it does. */
export function planHiddenSums(plans: readonly FieldPlan[]): FieldPlan[] {
  const names: Readonly<Record<string, string>> = {
    netTotal: "Net total",
    taxTotal: "Tax total",
    grossTotal: "Grand total",
  }
  if (!plans.some((plan) => plan.concept !== undefined && plan.concept in names)) return []
  return Object.entries(names)
    .filter(([id]) => !plans.some((plan) => plan.concept === id))
    .map(([, name]) => planHidden(name))
}

/** Plans the payment lines below the total of a receipt, for an object that requests the total: they show which one was paid. */
export function planPayment(plans: readonly FieldPlan[]): FieldPlan[] {
  const names: Readonly<Partial<Record<ConceptId, string>>> = {
    cashTendered: "Cash tendered",
    amountPaid: "Amount paid",
    changeGiven: "Change due",
    rounding: "Rounding adjustment",
  }
  if (!plans.some(({ concept }) => concept === "grossTotal" || concept === "amountDue")) return []
  return Object.entries(names)
    .filter(([id]) => !plans.some((plan) => plan.concept === id))
    .map(([, name]) => planHidden(name))
}

/** The name of the sum of the lines, in the lexicon's own words. */
export const SUBTOTAL = "Sum of the line items"
