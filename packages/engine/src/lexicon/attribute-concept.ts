import { isSureLabel } from "./sure-labels.ts"
import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { addressOwnerNamed } from "./address-owners.ts"
import { ATTRIBUTES, CONTACTS, isGoodsRecipient, partyOfToken } from "./attribute-party.ts"
import { conceptIndex } from "./concept-index.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import type { ConceptLabel } from "./label-table.ts"
import { attributeMeant, partyMeant, valueWordOf } from "./meanings.ts"
import { ownerNamed } from "./party-names.ts"

/** Returns the way to reach somebody that one word of a name means, whoever it is: `Support email`. */
export function contactMeant({ name, type }: FieldDefinition): Concept | undefined {
  if (type !== "string") return undefined
  return labelTokens(name)
    .flatMap((token) => conceptIndex().byKey.get(token) ?? [])
    .find(({ concept, isWeak }) => !isWeak && (concept.kind === "email" || concept.kind === "phone"))?.concept
}

/** Returns the concept of a party's attribute: `Buyer VAT ID`, `Shop address`. */
export function conceptOfAttribute(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  if (field.type !== "string") return undefined
  if (addressOwnerNamed(field.name)) return conceptIndex().byId.get("address")
  // `Subscriber number` is listed as it is.
  const isListed = conceptIndex().byKey.has(labelKey(field.name))
  const owner = isListed ? undefined : ownerNamed(object, field.name)
  if (owner) {
    const { party, rest } = owner
    // `Taxpayer number` is that of whom the authority calls so.
    if (party === "buyer" && rest.every((token) => valueWordOf(token) === "number"))
      return conceptIndex().byId.get("customerNumber")
    const attribute = conceptIndex().byKey.get(rest.join(""))
    const label = attribute?.find(({ concept }) => ATTRIBUTES.has(concept.id))
    if (label) return label.concept
  }
  const tokens = labelTokens(field.name)
  const rest = tokens.filter((token) => partyOfToken(token) === undefined)
  if (rest.length === tokens.length) return attributeOfPayment(tokens) ?? contactOfRecipient(tokens)
  if (isRegisterOfParty(tokens)) return conceptIndex().byId.get("registerNumber")
  if (isNumberOfRole(tokens, rest)) return conceptIndex().byId.get("customerNumber")
  // A compound names the party and the attribute: `Klantadres`.
  const labels = conceptIndex().byKey.get(rest.join("")) ?? []
  const label = labels.find(({ concept }) => ATTRIBUTES.has(concept.id))
  // The number of an account at a bank, or that of a customer or supplier: `Supplier account number`.
  if (label?.concept.id === "accountNumber" && labels.some(({ concept }) => concept.kind === "id")) return undefined
  if (label) return label.concept
  const composed = attributeMeant(field.name)
  // `Seller contact email` is no person.
  return composed && ATTRIBUTES.has(composed) ? conceptIndex().byId.get(composed) : contactMeant(field)
}

/** Parties of a payment, and what their banks know them by, which is no name. */
const OF_PAYMENT: ReadonlySet<ConceptId> = new Set<ConceptId>(["payee", "payer", "accountHolder"])
const OF_BANK: ReadonlySet<ConceptId> = new Set<ConceptId>(["iban", "bic"])

/** Returns the number of an account or bank of a party of a payment that a name means: `IBAN of the payee`. */
function attributeOfPayment(tokens: readonly string[]): Concept | undefined {
  const labelsOf = (key: string): readonly ConceptLabel[] => conceptIndex().byKey.get(key) ?? []
  const rest = tokens.filter((token) => !labelsOf(token).some(({ concept }) => OF_PAYMENT.has(concept.id)))
  if (rest.length === tokens.length) return undefined
  return labelsOf(rest.join("")).find(({ concept, isWeak }) => OF_BANK.has(concept.id) && !isWeak)?.concept
}

/** Returns the way to reach the recipient of goods that a name means: `Consignee contact`. */
function contactOfRecipient(tokens: readonly string[]): Concept | undefined {
  const rest = tokens.filter((token) => !isGoodsRecipient(token))
  if (rest.length === tokens.length) return undefined
  const labels = conceptIndex().byKey.get(rest.join("")) ?? []
  return labels.find(({ concept }) => CONTACTS.has(concept.id))?.concept
}

/** Returns whether a name is that of a party before a label for the number of a company: `Customer company ID` is no number of a customer. */
function isRegisterOfParty(tokens: readonly string[]): boolean {
  const [first, ...rest] = tokens
  if (first === undefined || partyOfToken(first) === undefined || rest.length < 2) return false
  return isSureLabel(rest.join(""), ({ id }) => id === "registerNumber")
}

/** Returns whether a name is the number of whom the sender calls by a word of its trade: `Tenant reference`. */
function isNumberOfRole(tokens: readonly string[], rest: readonly string[]): boolean {
  const role = tokens.filter((token) => !rest.includes(token))
  return (
    rest.length > 0 &&
    rest.every((token) => valueWordOf(token) === "number") &&
    role.every((token) => partyOfToken(token) === "buyer" && partyMeant(token) === undefined) &&
    !conceptIndex().byKey.has(tokens.join(""))
  )
}
