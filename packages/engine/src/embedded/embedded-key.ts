import type { ObjectDefinition } from "../configuration.ts"
import { LANGUAGES } from "../lexicon/all-languages.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { quotedPhrases } from "../lexicon/described-concepts.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { splitTexts } from "../lexicon/language-words.ts"
import type { ElementName } from "../lexicon/language.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { EmbeddedInvoice, EmbeddedKey } from "./embedded-invoice.ts"

/** Attributes that each party has; a field without a party in its name means the seller's. */
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

/** Sums that an invoice may give as zero when there are none. */
const OPTIONAL_SUMS = new Set<EmbeddedKey>(["amountPaid", "discountTotal", "shippingTotal"])

/** Concepts whose labels mean more than the one element of the invoice, such as the town next to the name. */
const BROAD = new Set<ConceptId>(["shipTo"])

/** Elements that a field may be named after, for which the lexicon has only a broader concept or none. */
const ELEMENTS = ["referenceNumber", "amountPaid", "periodFrom", "periodTo"] as const satisfies readonly ElementName[]

let ownKeys: ReadonlyMap<string, EmbeddedKey> | undefined

function ownKey(field: FieldPlan["field"]): EmbeddedKey | undefined {
  ownKeys ??= new Map(
    LANGUAGES.flatMap(({ elementNames }) =>
      ELEMENTS.flatMap((key) =>
        splitTexts(elementNames[key]).map((name): [string, EmbeddedKey] => [labelKey(name), key]),
      ),
    ),
  )
  return ownKeys.get(labelKey(field.name))
}

/** Returns the key of the invoice's values for a field; undefined when it has none. */
export function embeddedKey(plan: FieldPlan, invoice: EmbeddedInvoice): EmbeddedKey | undefined {
  const key = ownKey(plan.field) ?? conceptKey(plan, invoice)
  const isOptional = key !== undefined && OPTIONAL_SUMS.has(key)
  return isOptional && invoice.header.get(key)?.[0]?.value === 0 ? undefined : key
}

function conceptKey({ concept, party }: FieldPlan, invoice: EmbeddedInvoice): EmbeddedKey | undefined {
  const side = party ?? "seller"
  // Of the place that goods are delivered to only the name is read, and an invoice has no other party.
  if (concept === undefined || (side !== "seller" && side !== "buyer")) return undefined
  if (concept === "documentNumber") return "invoiceNumber"
  if (concept === "taxId") return `${side}.vatId`
  if (concept === "creditNoteNumber") return invoice.isCredit ? "invoiceNumber" : undefined
  return OF_PARTY.has(concept) ? `${side}.${concept}` : concept
}

/**
 * Returns whether a field means exactly its concept: its name is a label of the concept, or its description quotes one. A
 * name that only shares most of its words may mean something that the invoice does not contain.
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
