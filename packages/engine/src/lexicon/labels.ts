import { namesClient } from "./clients.ts"
import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { asGrossBeforeTax, asMediaCompany } from "./advertising-plans.ts"
import type { FieldPlan } from "./field-plan.ts"
import { conceptIndex } from "./concept-index.ts"
import {
  addresseeOf,
  meansAnyAddress,
  type AttributeParty,
  conceptOf,
  kindOf,
  partyOf,
  numbersNamed,
  quotedPhrases,
} from "./field-concept.ts"
import { isAddressOwner } from "./address-owners.ts"
import { isPeriodEnd, subjectOf } from "./period-ends.ts"
import { isGenericWord, meaningsOfToken, meansAddress, partyMeant } from "./meanings.ts"
import { labelKey, labelTokens, possessorOf } from "./label-key.ts"
import { textsOf, wordsOf } from "./language-words.ts"
import { numberlessLabel } from "./numberless-label.ts"
import { splitKey } from "./split-key.ts"
import { withoutUnit } from "../text/units.ts"
import { onceForEqual } from "./once-for-equal.ts"

/** Plans the fields of an object, in their order; both ends of one period share the labels that precede both. */
export const planFields = onceForEqual((object: ObjectDefinition): readonly FieldPlan[] => {
  const concepts = (object.fields ?? []).map((field) => meaningOf(object, withWords(field)).concept)
  // A related value is used only where no other field requests it.
  const requested = new Set(concepts.flatMap((concept) => concept?.id ?? []))
  const plans = (object.fields ?? [])
    .map((field) => planField(object, field, requested))
    .map((plan) => asMain(plan, requested))
    .map((plan) => asSubtotal(plan))
    .map((plan) => asMediaCompany(plan))
    .map((plan, _, all) => asGrossBeforeTax(plan, all, () => planHidden(SUBTOTAL)))
    .map((plan, index, all) => ofPartyBefore(plan, all[index - 1]))
    .map((plan, _, all) => asOtherCompany(plan, all))
  const starts = plans.filter((plan) => plan.end === "start")
  const ends = plans.filter((plan) => plan.end === "end")
  const [start] = starts
  const [end] = ends
  if (!start || !end || starts.length > 1 || ends.length > 1) return plans
  const phrases = [start, end].flatMap((plan) => quotedPhrases(plan.field).map(labelKey))
  const shared = phrases.filter((key) => !conceptIndex().byKey.has(key))
  return plans.map((plan) => {
    if (plan !== start && plan !== end) return plan
    // The lexicon may know a name as an end of a period whose words do not show it: `Launch of the campaign`.
    const labels = new Map([...conceptIndex().periods, ...plan.labels])
    for (const key of shared) labels.set(key, 0.98)
    return { ...plan, labels }
  })
})

/** Plans a number that no field requests, by its name in the lexicon. */
const planHidden = onceForEqual((name: string) => planField({ name: "" }, { name, type: "number" }))

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

/** The name of the party that advertises, in the lexicon's own words. */
const ADVERTISER = "Advertiser"

/** Assigns the labels of the recipient to the seller, for purchase orders, which the buyer sends. */
export function swapRecipients(plans: readonly FieldPlan[]): FieldPlan[] {
  const keys = textsOf("recipientLabels").map(labelKey)
  return plans.map((plan) => {
    if (plan.concept !== "buyer" && plan.concept !== "seller") return plan
    const labels = new Map(plan.labels)
    for (const key of keys) {
      if (plan.concept === "buyer") labels.delete(key)
      else labels.set(key, 0.7)
    }
    return { ...plan, labels }
  })
}

/** An address right after the field for a party is that party's: `Taxpayer`, then `Address`. */
function ofPartyBefore(plan: FieldPlan, before: FieldPlan | undefined): FieldPlan {
  if (plan.concept !== "address" || plan.party !== undefined || before?.kind !== "party") return plan
  return before.concept === "buyer" ? { ...plan, party: "buyer" } : plan
}

/** A company beside a field for the sender by another name is not the sender: that of a guest, beside `Hotel`. */
function asOtherCompany(plan: FieldPlan, all: readonly FieldPlan[]): FieldPlan {
  const isAnyName = ({ field }: FieldPlan): boolean => nameKeys().has(labelKey(field.name))
  if (plan.concept !== "seller" || plan.kind !== "party" || !isAnyName(plan)) return plan
  if (!all.some((other) => other !== plan && other.concept === "seller" && !isAnyName(other))) return plan
  return { ...plan, concept: undefined, labels: new Map([[labelKey(plan.field.name), 1]]) }
}

/** Returns the keys of the labels of any party's name. */
const nameKeys = (): ReadonlySet<string> => new Set(textsOf("nameLabels").map(labelKey))

/** A sum before tax that is named a subtotal is the sum of the lines: discounts and freight may follow. */
function asSubtotal(plan: FieldPlan): FieldPlan {
  if (plan.concept !== "netTotal" || !isSubtotal(plan)) return plan
  const own = quotedPhrases(plan.field).map(labelKey)
  const labels = new Map(planHidden(SUBTOTAL).labels)
  for (const key of own) labels.set(key, plan.labels.get(key) ?? 1)
  return { ...planHidden(SUBTOTAL), field: plan.field, labels }
}

/** The name of the sum of the lines, in the lexicon's own words. */
const SUBTOTAL = "Sum of the line items"

const isSubtotal = ({ field }: FieldPlan): boolean =>
  conceptIndex()
    .byKey.get(labelKey(field.name))
    ?.some(({ concept }) => concept.id === "linesTotal") === true

const MAIN_DATES: readonly ConceptId[] = ["invoiceDate", "orderDate", "paymentDate", "contractDate"]
const MAIN_NUMBERS: readonly ConceptId[] = [
  "invoiceNumber",
  "orderNumber",
  "paymentNumber",
  "statementNumber",
  "contractNumber",
  "quoteNumber",
  "deliveryNoteNumber",
]

/** Concepts that a bare `No.` or `Date` may mean; the first requested one is the document's own number or date. */
function asMain(plan: FieldPlan, requested: ReadonlySet<ConceptId>): FieldPlan {
  const main = [MAIN_DATES, MAIN_NUMBERS].find((ids) => plan.concept !== undefined && ids.includes(plan.concept))
  if (!main || plan.concept === MAIN_DATES[0] || main.find((id) => requested.has(id)) !== plan.concept) return plan
  const own = conceptIndex().byId.get(main === MAIN_DATES ? "invoiceDate" : "documentNumber")
  const labels = new Map(plan.labels)
  for (const label of own ? conceptIndex().ofConcept(own) : []) {
    const isOwn = label.isWeak || main === MAIN_DATES
    const weight = label.isWeak ? (plan.concept === MAIN_NUMBERS[0] ? 0.5 : 0.48) : 0.6
    if (isOwn) labels.set(label.key, Math.max(weight, labels.get(label.key) ?? 0))
  }
  return { ...plan, labels }
}

/** Determines the concept and the labels of a field from its name, its description and the lexicon. */
export function planField(
  object: ObjectDefinition,
  given: FieldDefinition,
  requested: ReadonlySet<ConceptId> = new Set(),
): FieldPlan {
  const field = withWords(given)
  const { name } = field
  const phrases = quotedPhrases(field)
  const { concept, addressee } = meaningOf(object, field)
  const labels = new Map<string, number>()
  const add = (key: string, weight: number): void => {
    if (key.length > 0 && weight > (labels.get(key) ?? 0)) labels.set(key, weight)
  }
  for (const [position, phrase] of phrases.entries()) add(labelKey(phrase), Math.max(0.9, 1 - 0.02 * position))
  // An abbreviation in brackets is rather the printed label than the name is: `Payment reference (OCR)`.
  for (const [, inner = ""] of name.matchAll(BRACKETED)) add(labelKey(inner), BRACKETED_LABEL)
  const nameKey = labelKey(field.name)
  const isGeneric =
    conceptIndex()
      .byKey.get(nameKey)
      ?.every((label) => label.isWeak) === true
  const end = endOf(field, concept)
  // `Start date` is also the heading of a column in lists of items: a range printed for the entire document is more reliable.
  const isListed = end !== undefined && conceptIndex().byKey.has(nameKey)
  add(nameKey, isGeneric ? 0.75 : isListed ? 0.92 : 1)
  const numberless = numberlessLabel(field)
  if (numberless) add(numberless.key, numberless.weight)
  if (concept) addConcept(concept, 1, add)
  for (const id of concept?.also ?? []) {
    const same = conceptIndex().byId.get(id)
    if (same && !requested.has(id)) addConcept(same, ALSO_MEANT, add)
  }
  const share = concept?.shareOf && conceptIndex().byId.get(concept.shareOf)
  if (share) addConcept(share, SHARE_OF, add)
  for (const other of numbersNamed(object, field)) if (other !== concept) addConcept(other, ALSO_MEANT, add)
  for (const other of alsoNamed(nameKey, concept)) if (!requested.has(other.id)) addConcept(other, ALSO_NAMED, add)
  const possessor = possessorOf(field.name)
  // `Your reference` is no reference for the payment.
  const related = possessor && concept?.id === "referenceNumber" ? [] : (concept?.related ?? [])
  for (const [position, id] of related.entries()) {
    const other = conceptIndex().byId.get(id)
    // An invoice that prints no amount due is due in full, even if its total is requested as well.
    // On advertising orders the paying party is the client, and "buyer" is the agency's clerk.
    if (other && id === "advertiser" && namesClient(name)) addConcept(other, 1.05, add)
    else if (other && (other.kind === "amount" || !requested.has(id))) addConcept(other, 0.62 - 0.06 * position, add)
  }
  if (!concept) addParts(field.name, add)
  const party = addressee ?? partyOf(object, field.name, concept)
  const owner = party && isAddressOwner(party) ? conceptIndex().byId.get(party) : undefined
  if (owner) addConcept(owner, OF_OWNER, add)
  if (end) for (const [key, weight] of periodKeys(object, field.name)) add(key, weight)
  const kind = kindOf(field, concept)
  if (possessor && concept?.id === "referenceNumber") {
    for (const [key, owner] of ownedReferences()) {
      if (owner === possessor) add(key, OWNED)
      else labels.delete(key)
    }
  }
  return {
    field,
    kind,
    concept: concept?.id,
    labels,
    nameTokens: labelTokens(field.name),
    mayBeText: concept?.id === "referenceNumber" && (possessor !== undefined || isReference(field)),
    end,
    party,
  }
}

/** Returns whether a name has one word but for a party, and none for a number: what is written as `Reference` may be in words. */
const isReference = ({ name, type }: FieldDefinition): boolean =>
  type === "string" &&
  kindOf({ name, type }, undefined) !== "id" &&
  labelTokens(name).filter((token) => partyMeant(token) === undefined).length === 1

/** Weight of the labels of a party for its address, which is below its name. */
const OF_OWNER = 0.85

/** Weight of the labels of references of the possessor that a name has. */
const OWNED = 0.9

/** Returns the keys of the labels of references with the one that they belong to: `Our ref.` and `Your ref.`. */
function ownedReferences(): [string, "sender" | "reader"][] {
  const { byId, ofConcept } = conceptIndex()
  const concept = byId.get("referenceNumber")
  return (concept ? ofConcept(concept) : []).flatMap(({ key, tokens }): [string, "sender" | "reader"][] => {
    const owner = possessorOf(tokens.join(" "))
    return owner === undefined ? [] : [[key, owner]]
  })
}

/** Splits the name of a field into words: `invoice_number` and `invoiceNumber` are names of two. */
function withWords(field: FieldDefinition): FieldDefinition {
  const words = splitKey(withoutUnit(field.name))
  return { ...field, name: words.replace(ABBREVIATION, (text, short: string) => wordOf(short) ?? text) }
}

/** The beginning of a word with a full stop; shorter ones begin too many words. */
const ABBREVIATION = /(\p{L}{4,})\./gu

/** Returns the word that most labels have of those with a beginning that is no word itself: `Contr.` is short for contract. */
function wordOf(short: string): string | undefined {
  const [token = ""] = labelTokens(short)
  const { frequency } = conceptIndex()
  if (frequency.has(token) || meaningsOfToken(token)) return undefined
  let best: { word: string; count: number } | undefined
  for (const [word, count] of frequency)
    if (word.startsWith(token) && count > (best?.count ?? 0)) best = { word, count }
  return best && `${best.word} `
}

interface FieldMeaning {
  readonly concept: Concept | undefined
  /** The party whose address the field is. */
  readonly addressee: AttributeParty | undefined
}

function meaningOf(object: ObjectDefinition, field: FieldDefinition): FieldMeaning {
  const named = conceptOf(object, field)
  const isAddress = field.type === "string" && named?.kind === "party" && meansAnyAddress(field.name)
  const addressee = field.type === "string" ? addresseeOf(field.name, named) : undefined
  return { concept: addressee || isAddress ? conceptIndex().byId.get("address") : named, addressee }
}

/** An abbreviation: a word with two capitals. */
const BRACKETED = /\((\p{Lu}[\p{L}.-]{0,12}?\p{Lu}[\p{L}.-]{0,12})\)/gu
const BRACKETED_LABEL = 0.85

/** Factor on the labels of a concept whose labels mean this one as well. */
const ALSO_MEANT = 0.9
/** Factor on the labels of the amount that a rate is a share of, after which only a percentage is read. */
const SHARE_OF = 0.95
/** The same where only the name of the field may mean either: `Date de réception` of goods or of a letter. */
const ALSO_NAMED = 0.7

/** Returns the other concepts of the same kind that a name is a label of. */
function alsoNamed(nameKey: string, concept: Concept | undefined): Concept[] {
  const labels = concept ? (conceptIndex().byKey.get(nameKey) ?? []) : []
  return labels.flatMap((label) =>
    !label.isWeak && label.concept.id !== concept?.id && label.concept.kind === concept?.kind ? [label.concept] : [],
  )
}

function addConcept(concept: Concept, factor: number, add: (key: string, weight: number) => void): void {
  for (const label of conceptIndex().ofConcept(concept)) {
    add(label.key, (label.isWeak ? 0.5 : concept.isLoose ? 0.55 : 0.92) * factor)
  }
}

/**
 * Adds the name without its first or last word as weaker labels, for names without a concept. What is left must be
 * specific: `number` is not a label for `passport number`, nor `date` for `date of birth`.
 */
function addParts(name: string, add: (key: string, weight: number) => void): void {
  const tokens = labelTokens(name)
  if (tokens.length < 2) return
  const isTelling = (part: readonly string[], left: string | undefined): boolean =>
    part.some((token) => !isGenericWord(token)) &&
    !conceptIndex().byKey.has(part.join("")) &&
    !conceptIndex().periods.has(part.join("")) &&
    (part.length > 1 || (left !== undefined && isGenericWord(left)))
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (isTelling(tokens.slice(1), first)) add(tokens.slice(1).join(""), tokens.length > 2 ? 0.6 : 0.45)
  // `Job site` above an address is the label of a `job site address`.
  const isAddress = last !== undefined && meansAddress(last)
  if (isTelling(tokens.slice(0, -1), last))
    add(tokens.slice(0, -1).join(""), isAddress ? 0.85 : tokens.length > 2 ? 0.6 : 0.5)
}

function endOf(field: FieldDefinition, concept: Concept | undefined): "start" | "end" | undefined {
  if (field.type !== "date") return undefined
  if (concept?.id === "periodFrom") return "start"
  return concept?.id === "periodTo" ? "end" : undefined
}

/**
 * Returns the name without the word for its end, `Flight` for `Flight from`, and the period labels of the lexicon where
 * the object requests both ends, or where the name means a period: `Warranty until` alone is not the end of a campaign.
 */
function periodKeys(object: ObjectDefinition, name: string): [string, number][] {
  const subject = subjectOf(name)
  const own = subject.length > 0 ? [subject.join(""), `${subject.join("")}date`, `${subject.join("")}period`] : []
  const named = own.map((key): [string, number] => [key, 0.95])
  return isPeriodEnd(object, name) ? [...conceptIndex().periods, ...named] : named
}
