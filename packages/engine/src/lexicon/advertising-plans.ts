import type { ObjectDefinition } from "../configuration.ts"
import { namesClient } from "./clients.ts"
import { conceptIndex } from "./concept-index.ts"
import { quotedPhrases } from "./described-concepts.ts"
import type { FieldPlan } from "./field-plan.ts"
import { labelKey } from "./label-key.ts"
import type { Meaning } from "./language.ts"
import { textsOf, wordsOf } from "./language-words.ts"
import { meaningsOfToken } from "./meanings.ts"
import { planField } from "./plan-field.ts"

let mediaCompanies: ReadonlySet<string> | undefined

/** Returns the keys of the labels of the company that broadcasts or publishes: `Publisher`, but not `Station`. */
const mediaCompanyKeys = (): ReadonlySet<string> =>
  (mediaCompanies ??= new Set(textsOf("mediaCompanies").map(labelKey)))

/** Returns whether a label names the company that broadcasts or publishes. */
export const isMediaCompany = (label: string): boolean => mediaCompanyKeys().has(labelKey(label))

/** Returns whether a field asks for the company that broadcasts or publishes, and not for its station. */
export const asksForMediaCompany = ({ concept, field }: FieldPlan): boolean =>
  concept === "station" && isMediaCompany(field.name)

/** Factor on the labels of a station for the company that it belongs to. */
const OF_STATION = 0.5

/** A field for the company that broadcasts or publishes is rather its letterhead than what the name of a station labels. */
export function asMediaCompany(plan: FieldPlan): FieldPlan {
  if (!asksForMediaCompany(plan)) return plan
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

/**
 * Plans a client as the advertiser, for advertising orders: the client is the party that advertises, while the agency
 * orders and pays. Nothing changes where the object requests both.
 */
export function clientsAsAdvertisers(object: ObjectDefinition, plans: readonly FieldPlan[]): readonly FieldPlan[] {
  const isAsked = plans.some(({ concept }) => concept === "advertiser")
  const isOfClient = ({ concept, field }: FieldPlan): boolean =>
    (concept === "buyer" || concept === "payer") && namesClient(field.name)
  const hasClient = plans.some(isOfClient)
  return plans.map((plan) => {
    if (plan.concept === "advertiser") return hasClient ? plan : withClients(plan)
    if (isAsked && !hasClient && plan.concept === "buyer") return withoutClients(plan)
    if (isAsked || !isOfClient(plan)) return plan
    return withClients({ ...planField(object, { ...plan.field, name: ADVERTISER }), field: plan.field })
  })
}

/** Weight of the labels of a client for the party that advertises, which has labels of its own. */
const OF_CLIENT = 0.9

function withClients(plan: FieldPlan): FieldPlan {
  const labels = new Map(plan.labels)
  for (const key of wordsOf("clients")) labels.set(labelKey(key), Math.max(OF_CLIENT, labels.get(labelKey(key)) ?? 0))
  return { ...plan, labels }
}

/** Removes the labels of clients from a party that buys time or space for the advertiser. */
function withoutClients(plan: FieldPlan): FieldPlan {
  const clients = new Set([...wordsOf("clients")].map(labelKey))
  return { ...plan, labels: new Map([...plan.labels].filter(([key]) => !clients.has(key))) }
}

/** The name of the party that advertises, in the lexicon's own words. */
const ADVERTISER = "Advertiser"
