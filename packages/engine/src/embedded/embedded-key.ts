import type { ObjectDefinition } from "../configuration.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { quotedPhrases } from "../lexicon/field-concept.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { EmbeddedInvoice, EmbeddedKey } from "./embedded-invoice.ts"

/** What each party has of its own; without a party in its name a field means the seller's. */
const OF_PARTY = new Set<ConceptId>([
  "vatId",
  "taxNumber",
  "registerNumber",
  "address",
  "email",
  "phone",
  "fax",
  "contactPerson",
  "website",
  "iban",
  "bic",
])

/** Sums that an invoice may give as zero where nothing is meant. */
const OPTIONAL_SUMS = new Set<EmbeddedKey>(["amountPaid", "discountTotal", "shippingTotal"])

/** Concepts whose labels lead to more than the invoice's one element, such as the place beside the name. */
const BROAD = new Set<ConceptId>(["shipTo"])

/** Names that mean one element of the invoice, where the lexicon has a broader concept or none. */
const OWN_NAMES: Readonly<Partial<Record<EmbeddedKey, string>>> = {
  referenceNumber: "Buyer reference|Leitweg-ID|Routing ID|Käuferreferenz|Référence acheteur|Référence de l'acheteur",
  amountPaid: "Amount paid|Prepaid amount|Paid amount|Gezahlter Betrag|Vorausbezahlter Betrag|Montant payé",
  periodFrom:
    "Service period start|Service period from|Billing period start|Billing period from|Invoice period start|" +
    "Leistungszeitraum von|Leistungszeitraum Beginn|Abrechnungszeitraum von|Abrechnungszeitraum Beginn|" +
    "Début de période|Début de la période de facturation",
  periodTo:
    "Service period end|Service period to|Billing period end|Billing period to|Invoice period end|" +
    "Leistungszeitraum bis|Leistungszeitraum Ende|Abrechnungszeitraum bis|Abrechnungszeitraum Ende|" +
    "Fin de période|Fin de la période de facturation",
}

let ownKeys: ReadonlyMap<string, EmbeddedKey> | undefined

function ownKey(field: FieldPlan["field"]): EmbeddedKey | undefined {
  ownKeys ??= new Map(
    // Object.entries has no narrower type than string.
    (Object.entries(OWN_NAMES) as [EmbeddedKey, string][]).flatMap(([key, names]) =>
      names.split("|").map((name): [string, EmbeddedKey] => [labelKey(name), key]),
    ),
  )
  return ownKeys.get(labelKey(field.name))
}

/** Returns under which key the invoice holds what a field asks for; undefined when it holds no such thing. */
export function embeddedKey(plan: FieldPlan, invoice: EmbeddedInvoice): EmbeddedKey | undefined {
  const key = ownKey(plan.field) ?? conceptKey(plan, invoice)
  const isOptional = key !== undefined && OPTIONAL_SUMS.has(key)
  return isOptional && invoice.header.get(key)?.[0]?.value === 0 ? undefined : key
}

function conceptKey({ concept, party }: FieldPlan, invoice: EmbeddedInvoice): EmbeddedKey | undefined {
  if (concept === undefined) return undefined
  if (concept === "creditNoteNumber") return invoice.isCredit ? "invoiceNumber" : undefined
  return OF_PARTY.has(concept) ? `${party ?? "seller"}.${concept}` : concept
}

/**
 * Tells whether a field means its concept and nothing near it: it is called by one of the concept's own labels, or its
 * description quotes one. A name that only shares most of its words may mean something that the invoice does not hold.
 */
export function isSurelyMeant(object: ObjectDefinition, { field, concept, party }: FieldPlan): boolean {
  if (ownKey(field) !== undefined) return true
  const known = concept === undefined ? undefined : conceptIndex().byId.get(concept)
  if (!known || known.isLoose || BROAD.has(known.id)) return false
  if (party !== undefined) return true
  const names = [field.name, `${object.name} ${field.name}`, ...quotedPhrases(field)].map(labelKey)
  return names.some((key) =>
    conceptIndex()
      .byKey.get(key)
      ?.some((label) => label.concept === known && !(label.isWeak && known.kind === "party")),
  )
}
