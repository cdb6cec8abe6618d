import { conceptIndex } from "./concept-index.ts"
import { quotedPhrases } from "./field-concept.ts"
import type { FieldPlan } from "./field-plan.ts"
import { labelKey } from "./label-key.ts"
import type { Meaning } from "./language.ts"
import { textsOf } from "./language-words.ts"
import { meaningsOfToken } from "./meanings.ts"

let mediaCompanies: ReadonlySet<string> | undefined

/** Returns the keys of the labels of the company that broadcasts or publishes: `Publisher`, but not `Station`. */
const mediaCompanyKeys = (): ReadonlySet<string> =>
  (mediaCompanies ??= new Set(textsOf("mediaCompanies").map(labelKey)))

/** Returns whether a label names the company that broadcasts or publishes. */
export const isMediaCompany = (label: string): boolean => mediaCompanyKeys().has(labelKey(label))

/** Factor on the labels of a station for the company that it belongs to. */
const OF_STATION = 0.5

/** A field for the company that broadcasts or publishes is rather its letterhead than what the name of a station labels. */
export function asMediaCompany(plan: FieldPlan): FieldPlan {
  if (plan.concept !== "station" || !isMediaCompany(plan.field.name)) return plan
  const own = mediaCompanyKeys()
  const labels = new Map([...plan.labels].map(([key, weight]) => [key, own.has(key) ? weight : weight * OF_STATION]))
  return { ...plan, labels }
}

/**
 * A gross amount beside a total with tax is that of an advertising order before its discounts, the commission and the tax: `Gross cost`
 * beside `Total including VAT`. Any of the sums that are called gross may label it, but none that names the tax.
 */
export function asGrossBeforeTax(plan: FieldPlan, all: readonly FieldPlan[], planSubtotal: () => FieldPlan): FieldPlan {
  if (plan.concept !== "grossTotal" || !means(plan, "gross") || meansTax(plan)) return plan
  if (!all.some((other) => other.concept === "grossTotal" && meansTax(other))) return plan
  const subtotal = planSubtotal()
  const labels = new Map(subtotal.labels)
  for (const { key, tokens } of conceptIndex().labelsOf(() => true)) {
    const weight = plan.labels.get(key)
    const meant = tokens.flatMap((token) => meaningsOfToken(token) ?? [])
    if (weight !== undefined && meant.includes("gross") && !meant.includes("tax") && !meant.includes("vat"))
      labels.set(key, weight)
  }
  for (const key of quotedPhrases(plan.field).map(labelKey)) labels.set(key, plan.labels.get(key) ?? 1)
  labels.set(labelKey(plan.field.name), 1)
  return { ...subtotal, field: plan.field, labels, nameTokens: plan.nameTokens }
}

const means = ({ nameTokens }: FieldPlan, meaning: Meaning): boolean =>
  nameTokens.some((token) => meaningsOfToken(token)?.includes(meaning) === true)

const meansTax = (plan: FieldPlan): boolean => means(plan, "tax") || means(plan, "vat")
