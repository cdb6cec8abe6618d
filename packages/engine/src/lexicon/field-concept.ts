import { foldTokens } from "../text/folding.ts"
import { readAge } from "./ages.ts"
import type { FieldDefinition, ObjectDefinition, ValueType } from "../configuration.ts"
import type { Concept, ConceptId, ConceptKind } from "./concept.ts"
import { conceptIndex, tokenWeight } from "./concept-index.ts"
import type { ConceptLabel } from "./label-table.ts"
import { fits, KINDS, lookUp, UNLIKELY_STRING, unlikelihood } from "./concept-lookup.ts"
import {
  attributeMeant,
  composedConcept,
  isGenericWord,
  meaningsOfToken,
  meansAddress,
  partyMeant,
  valueWordOf,
} from "./meanings.ts"
import { canonicalTokens, labelKey, labelTokens } from "./label-key.ts"
import { wordsOf } from "./language-words.ts"
import { documentDateMeant, documentNumberMeant, isDateOfOther } from "./qualified-names.ts"
import { type AddressOwner, addressOwnerNamed } from "./address-owners.ts"
import { ownerNamed, partyNamed } from "./party-names.ts"
import { atItsEnd, conceptOfEnd, endBesideOther, isOnlyEnd } from "./period-ends.ts"

const QUOTED = /["“”„«»]([^"“”„«»]{2,60})["“”„«»]/gu

/** Returns the concept of a field, from its name, the phrases that its description quotes and the description's own words. */
export function conceptOf(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  if (isDateOfOther(field)) return undefined
  const concept = conceptOfGiven(object, field)
  if (concept) return concept.id === "other" ? undefined : concept
  // Where no umlauts can be typed, `fällig` is spelled `faellig`.
  const name = field.name.replace(/([aou])e/giu, "$1")
  const typed = name === field.name ? undefined : conceptOfGiven(object, { ...field, name })
  return typed ?? conceptBeforeBrackets(object, field)
}

/** Returns the concept of a name without what its brackets add: `Company tax number (CVR)`. */
function conceptBeforeBrackets(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  const name = field.name.replace(/\([^()]{0,40}\)/gu, " ").trim()
  return name === field.name || name === "" ? undefined : conceptOfGiven(object, { ...field, name })
}

function conceptOfGiven(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  return (
    conceptOfAlternatives(object, field) ??
    conceptOfAttribute(object, field) ??
    conceptOfName(object, field) ??
    conceptOfPhrases(quotedPhrases(field), field.type) ??
    conceptOfDescription(field) ??
    conceptOfEnd(object, field)
  )
}

/** Returns the phrases that a description quotes, which are treated as printed labels. */
export function quotedPhrases(field: FieldDefinition): string[] {
  return [...(field.description ?? "").matchAll(QUOTED)].map(([, phrase = ""]) => phrase)
}

/** Groups of attributes that one field may request, `VAT or tax number`, with the concept that all of them mean together. */
const ALTERNATIVES: readonly { readonly ids: ReadonlySet<ConceptId>; readonly together: ConceptId }[] = [
  { ids: new Set(["vatId", "taxNumber", "taxId"]), together: "taxId" },
  // `Account number` alone is rather that of a customer.
  { ids: new Set(["iban", "accountNumber", "customerNumber"]), together: "accountNumber" },
]

function conceptOfAlternatives(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  const parts = alternativesOf(object, field)
  const ids = parts.map((concept) => concept.id)
  const group = ALTERNATIVES.find((all) => ids.every((id) => all.ids.has(id)))
  if (group && ids.length > 1) return conceptIndex().byId.get(group.together)
  return numbersOf(parts)[0]
}

/** Returns the different numbers that a name gives the choice of, `Invoice or order number`; none for any other name. */
export const numbersNamed = (object: ObjectDefinition, field: FieldDefinition): readonly Concept[] =>
  numbersOf(alternativesOf(object, field))

const numbersOf = (concepts: readonly Concept[]): readonly Concept[] =>
  concepts.every(({ kind }) => kind === "id") ? concepts : []

function alternativesOf(object: ObjectDefinition, field: FieldDefinition): readonly Concept[] {
  if (field.type !== "string") return []
  const words = field.name.split(/[\s/]+/u)
  const cut = words.findIndex((word) => wordsOf("or").has(foldTokens(word)[0] ?? "") || word === "/")
  if (cut <= 0 || cut === words.length - 1) return []
  const parts = [words.slice(0, cut).join(" "), words.slice(cut + 1).join(" ")].flatMap(
    (name) => conceptOfAttribute(object, { ...field, name }) ?? lookUp(labelKey(name), "string")?.concept ?? [],
  )
  return parts.length === 2 && parts[0] !== parts[1] ? parts : []
}

/** Returns the concept of a name: by the same label, by the name after the object's name, or by the most similar label. */
function conceptOfName(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  const exact = lookUp(labelKey(field.name), field.type)
  if (!exact || exact.isWeak || exact.concept.id === "carrier") {
    const party = partyNamed(object, field)
    if (party) return conceptIndex().byId.get(party)
  }
  // `Valid until` beside `Valid from` is the end of a period.
  if (exact?.concept.id === "expiryDate" && isOnlyEnd(object, field.name)) {
    return conceptIndex().byId.get("periodTo")
  }
  const described = describedMeaning(object, field)
  if (described) return described
  if (exact && !exact.isWeak) return exact.concept
  const qualified = lookUp(labelKey(`${object.name} ${field.name}`), field.type)
  if (qualified && !qualified.isWeak) return qualified.concept
  if (exact) return exact.concept
  return (
    endBesideOther(object, field) ??
    composedOf(field) ??
    documentNumberMeant(field) ??
    documentDateMeant(object, field) ??
    atItsEnd(field, conceptByWords(labelTokens(field.name), field.type)) ??
    contactMeant(field)
  )
}

/**
 * Returns which of the concepts that a name is a label of its description says, or the other fields: `Account number` beside
 * `Sort code` is that of a bank, and else that of a customer.
 */
function describedMeaning(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  const named = (conceptIndex().byKey.get(labelKey(field.name)) ?? []).filter((label) => fits(label, field.type))
  if (new Set(named.map(({ concept }) => concept)).size < 2) return undefined
  const described = conceptOfDescription(field)
  if (described) return named.find(({ concept }) => concept === described)?.concept
  const others = (object.fields ?? []).filter((other) => other.name !== field.name)
  for (const { id, isBeside, isNotBeside } of NAMED_BESIDE) {
    const concept = named.find((label) => label.concept.id === id)?.concept
    if (concept && others.some(isBeside) && !(isNotBeside && others.some((other) => isNotBeside(other, object))))
      return concept
  }
  return undefined
}

/** Creates a test of whether the name of a field is a label of one of some concepts. */
const isNamed =
  (...ids: readonly ConceptId[]) =>
  ({ name, type }: FieldDefinition): boolean =>
    (conceptIndex().byKey.get(labelKey(name)) ?? []).some(
      (label) => fits(label, type) && ids.includes(label.concept.id),
    )

/**
 * Returns whether a field shows that its object is the statement that a supplier sends of the account of a customer, whatever account it
 * asks to pay to: what is due by its age, or a supplier on a statement.
 */
function isOfSuppliersStatement({ name, type }: FieldDefinition, object: ObjectDefinition): boolean {
  if (type === "number") return readAge(name) !== undefined
  const isStatement = foldTokens(object.name).some((token) => meaningsOfToken(token)?.includes("statement") === true)
  return isStatement && labelTokens(name).some((token) => partyOfToken(token) === "seller")
}

/** Concepts that a name of several meanings has beside other fields: details of an account at a bank, the balances of its statement. */
const NAMED_BESIDE: readonly {
  readonly id: ConceptId
  readonly isBeside: (field: FieldDefinition) => boolean
  readonly isNotBeside?: (field: FieldDefinition, object: ObjectDefinition) => boolean
}[] = [
  {
    id: "accountNumber",
    isBeside: isNamed("bankName", "bankCode", "bic"),
    isNotBeside: isOfSuppliersStatement,
  },
  { id: "totalCredits", isBeside: isNamed("totalDebits", "openingBalance", "closingBalance") },
]

/** Returns the way to reach somebody that one word of a name means, whoever it is: `Support email`. */
function contactMeant({ name, type }: FieldDefinition): Concept | undefined {
  if (type !== "string") return undefined
  return labelTokens(name)
    .flatMap((token) => conceptIndex().byKey.get(token) ?? [])
    .find(({ concept, isWeak }) => !isWeak && (concept.kind === "email" || concept.kind === "phone"))?.concept
}

/** Returns the concept that the words of a name mean together, if its values can have the field's type. */
function composedOf(field: FieldDefinition): Concept | undefined {
  const id = composedConcept(field.name)
  const concept = id && conceptIndex().byId.get(id)
  return concept && KINDS[field.type].has(concept.kind) ? concept : undefined
}

/** Returns the concept of the label that shares most of the words, weighted by rarity; undefined below half. */
function conceptByWords(tokens: readonly string[], type: ValueType): Concept | undefined {
  const { frequency, withToken } = conceptIndex()
  const isUnknown = (token: string): boolean => wordsOf("modifiers").has(token) && !frequency.has(token)
  const all = [...new Set(tokens)].filter((token) => !isUnknown(token))
  const total = all.reduce((sum, token) => sum + tokenWeight(frequency, token), 0)
  const shared = new Map<number, { readonly label: ConceptLabel; weight: number }>()
  for (const token of all) {
    for (const [number, label] of withToken(token)) {
      const count = label.tokens.filter((other) => other === token).length
      const known = shared.get(number)
      if (known) known.weight += count * tokenWeight(frequency, token)
      else shared.set(number, { label, weight: count * tokenWeight(frequency, token) })
    }
  }
  const isNumber = type === "string" && isNumberName(tokens)
  // `Amount credited` is not the number of a credited invoice.
  const isAmount = type === "number" && tokens.some((token) => valueWordOf(token) === "amount")
  const isName = !isNumber && tokens.some((token) => valueWordOf(token) === "name")
  const isAddress = tokens.some(meansAddress)
  let best: { concept: Concept; score: number } | undefined
  // In the lexicon's order: of equal scores the first one counts.
  for (const [, { label, weight }] of [...shared].sort(([a], [b]) => a - b)) {
    if (label.isWeak || !fits(label, type) || (isNumber && !isNumberKind(label.concept.kind))) continue
    if ((isName || isAmount) && isNumberKind(label.concept.kind)) continue
    if (isAddress && label.concept.kind !== "address" && label.concept.kind !== "party") continue
    // `Employer` is not the number of one, nor `Insurance` its premium.
    if (all.length === 1 && label.tokens.length > 1) continue
    if (differs(all, label.tokens)) continue
    const whole = label.tokens.reduce((sum, token) => sum + tokenWeight(frequency, token), 0)
    const score = weight / (total + whole - weight) - 0.1 * unlikelihood(label, type)
    if (score >= 0.5 && score > (best?.score ?? 0)) best = { concept: label.concept, score }
  }
  return best?.concept
}

/**
 * Returns whether a name and a label have a single word in common, and each or the label another one that says which thing is
 * meant: `Total adjustments` are no `Rounding adjustment`.
 */
function differs(name: readonly string[], label: readonly string[]): boolean {
  const shared = name.filter((token) => label.includes(token))
  const isSpecific = (token: string): boolean => !isGenericWord(token) && !wordsOf("modifiers").has(token)
  const rest = label.filter((token) => !name.includes(token))
  const own = name.filter((token) => !label.includes(token))
  return shared.length === 1 && rest.some(isSpecific) && own.length > 0
}

function conceptOfPhrases(phrases: readonly string[], type: ValueType): Concept | undefined {
  for (const phrase of phrases) {
    const label = lookUp(labelKey(phrase), type)
    if (label && !label.isWeak) return label.concept
  }
  return undefined
}

/** Returns the concept of the first strong label of two or more words in the description. */
function conceptOfDescription(field: FieldDefinition): Concept | undefined {
  const tokens = labelTokens((field.description ?? "").replace(QUOTED, " "))
  for (let length = Math.min(4, tokens.length); length >= 2; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const label = lookUp(tokens.slice(start, start + length).join(""), field.type)
      if (label && !label.isWeak) return label.concept
    }
  }
  return undefined
}

/** Returns the kind of a field's values. */
export function kindOf(field: FieldDefinition, concept: Concept | undefined): ConceptKind {
  if (field.type === "date") return "date"
  if (field.type === "number") return concept && KINDS.number.has(concept.kind) ? concept.kind : "amount"
  if (concept) return concept.kind
  if (foldTokens(field.name).some(meansAddress)) return "address"
  return isNumberName(canonicalTokens(field.name)) ? "id" : "text"
}

const isNumberName = (tokens: readonly string[]): boolean =>
  tokens.some((token) => token === "no" || token === "id" || token === "code")

/** Returns whether values of a kind are numbers that name something: never a date or an amount. */
const isNumberKind = (kind: ConceptKind): boolean =>
  !UNLIKELY_STRING.has(kind) && kind !== "party" && kind !== "address" && kind !== "text"

/** Attributes that both seller and buyer have. */
const ATTRIBUTES = new Set<ConceptId>([
  "vatId",
  "taxNumber",
  "taxId",
  "registerNumber",
  "address",
  "email",
  "phone",
  "iban",
  "bic",
  "website",
  "contactPerson",
  "accountNumber",
  "bankCode",
])

/** Returns the concept of a party's attribute: `Buyer VAT ID`, `Shop address`. */
function conceptOfAttribute(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
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

const CONTACTS: ReadonlySet<ConceptId> = new Set<ConceptId>(["contactPerson", "email", "phone"])

const isGoodsRecipient = (token: string): boolean =>
  conceptIndex()
    .byKey.get(token)
    ?.some(({ concept, isWeak }) => concept.id === "shipTo" && !isWeak) === true

/** Returns whether a name is that of a party before a label for the number of a company: `Customer company ID` is no number of a customer. */
function isRegisterOfParty(tokens: readonly string[]): boolean {
  const [first, ...rest] = tokens
  if (first === undefined || partyOfToken(first) === undefined || rest.length < 2) return false
  const labels = conceptIndex().byKey.get(rest.join("")) ?? []
  return labels.some(({ concept, isWeak }) => concept.id === "registerNumber" && !isWeak)
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

function partyOfToken(token: string): "seller" | "buyer" | undefined {
  const ids = conceptIndex()
    .byKey.get(token)
    ?.map((label) => label.concept.id)
  if (ids?.includes("seller")) return "seller"
  if (ids?.includes("buyer")) return "buyer"
  // Label tokens lose a final s, which compounds of `adres` need to be split.
  return partyMeant(token) ?? partyMeant(`${token}s`)
}

/** A party whose attributes are requested. */
export type AttributeParty = "seller" | "buyer" | "shipTo" | AddressOwner

/** Returns the party whose address a field is, where the label of an address also names the party: `Billing address`, `Ship-to address`. */
export function addresseeOf(name: string, concept: Concept | undefined): AttributeParty | undefined {
  const id = concept?.id
  if (id !== "seller" && id !== "buyer" && id !== "shipTo") return undefined
  return meansAnyAddress(name) ? id : undefined
}

/** Returns whether a name has a word for an address. */
export const meansAnyAddress = (name: string): boolean => foldTokens(name).some(meansAddress)

/** Returns the party that a field is an attribute of, for VAT ids, addresses and the like. */
export function partyOf(
  object: ObjectDefinition,
  name: string,
  concept: Concept | undefined,
): AttributeParty | undefined {
  if (concept && !ATTRIBUTES.has(concept.id)) return undefined
  const addressOwner = concept?.id === "address" ? addressOwnerNamed(name) : undefined
  if (addressOwner) return addressOwner
  for (const token of labelTokens(name)) {
    // `Bestellt von` has a word for the sender, and no party.
    const party = concept?.id === "contactPerson" ? partyMeant(token) : partyOfToken(token)
    if (party) return party
  }
  if (!concept) return undefined
  return CONTACTS.has(concept.id) && labelTokens(name).some(isGoodsRecipient)
    ? "shipTo"
    : ownerNamed(object, name)?.party
}
