import { isSureLabel } from "./sure-labels.ts"
import type { Concept } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelKey } from "./label-key.ts"
import { namesClient } from "./clients.ts"
import type { FieldPlan } from "./field-plan.ts"
import { textsOf } from "./language-words.ts"

/** Weight of the labels of a person, and of those of the company that the person works for. */
const OWN = 0.92
const OF_COMPANY = 0.6

/**
 * Plans the person who places a purchase order: `Ordered by` asks for one there, and so may `Buyer` label one. After the
 * labels of the company only the names of persons are read. Beside a field for the company, `Buyer company`, any other one for the
 * buyer asks for the person, and so it does beside the agency or the advertiser of an advertising order.
 */
export function planClerks(plans: readonly FieldPlan[], isAdvertisingOrder: boolean): readonly FieldPlan[] {
  const hasCompany = plans.some((plan) => isBuyer(plan) && namesCompany(plan))
  const hasAgency = isAdvertisingOrder && plans.some(({ concept }) => concept === "agency" || concept === "advertiser")
  return plans.map((plan) => {
    const isBeside = hasCompany || (hasAgency && !namesClient(plan.field.name))
    const isBesideCompany = isBeside && isBuyer(plan) && !namesCompany(plan) && plan.nameTokens.length === 1
    const isClerk = isBesideCompany || (plan.concept === "contactPerson" && plan.party !== "seller")
    if (!isClerk && !(plan.concept === "buyer" && namesPerson(plan))) return plan
    const hasOwn = isClerk && !isBesideCompany
    const labels = new Map(hasOwn ? plan.labels : [])
    const isOfClerk = ({ id }: Concept) => id === "buyer" || (!hasOwn && id === "contactPerson")
    for (const { concept, key, isWeak } of conceptIndex().labelsOf(isOfClerk)) {
      if (isWeak) continue
      labels.set(key, Math.max(concept.id === "buyer" ? OF_COMPANY : OWN, labels.get(key) ?? 0))
    }
    // Beside a salesperson, `Buyer` labels the buyer.
    if (isBesideCompany) labels.set(labelKey(plan.field.name), 1)
    return { ...plan, kind: "text", concept: "contactPerson", labels }
  })
}

/** Returns whether the name of a field is a label of persons as well. */
const namesPerson = ({ field }: FieldPlan): boolean =>
  isSureLabel(labelKey(field.name), ({ id }) => id === "contactPerson")

const isBuyer = ({ concept, kind }: FieldPlan): boolean => concept === "buyer" && kind === "party"

/** Returns whether the name of a field has a word for a firm: `Buyer company`. */
const namesCompany = ({ nameTokens }: FieldPlan): boolean => nameTokens.some((token) => companyWords().has(token))

let companies: ReadonlySet<string> | undefined

/** Returns the words that label the name of a firm and of no person, who has a name as well. */
function companyWords(): ReadonlySet<string> {
  if (companies) return companies
  const ofPersons = new Set(
    conceptIndex()
      .labelsOf(({ id }) => id === "contactPerson")
      .flatMap(({ tokens }) => tokens),
  )
  companies = new Set(
    textsOf("nameLabels")
      .map(labelKey)
      .filter((key) => !ofPersons.has(key)),
  )
  return companies
}
