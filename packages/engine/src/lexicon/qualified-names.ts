import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import { lookUp } from "./concept-lookup.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import { attributeMeant, meaningsOfToken, partyMeant, valueWordOf } from "./meanings.ts"
import { splitKey } from "./split-key.ts"

/** Numbers of a document, which are the same number whoever is named beside them: `Supplier invoice number`. */
const DOCUMENT_NUMBERS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "invoiceNumber",
  "creditNoteNumber",
  "receiptNumber",
  "orderNumber",
  "quoteNumber",
  "deliveryNoteNumber",
  "contractNumber",
  "statementNumber",
  "bookingNumber",
  "shipmentNumber",
  "projectNumber",
])

/**
 * Returns the number of a document that a name means when the party is left out whose document it is: `Supplier invoice
 * number`, `Station Contract #`, `Numéro de facture fournisseur`. A word at either end that is in no lexicon is taken for a
 * party: `Broadcaster contract no`.
 */
export function documentNumberMeant({ name, type }: FieldDefinition): Concept | undefined {
  if (type !== "string") return undefined
  const tokens = labelTokens(name)
  const rest = tokens.filter((token) => !meansParty(token))
  return rest.length < tokens.length ? (numberLabelled(rest) ?? numberComposed(name)) : unqualified(tokens)
}

/** Documents that give their own date no concept of its own. */
const DATED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "quoteNumber",
  "creditNoteNumber",
  "confirmationNumber",
  "receiptNumber",
  "statementNumber",
])

/**
 * Returns the date of the document itself if a name means it, by the label of the document's number: `Quote date` by `Quote
 * no`. Beside `Invoice date` it is the date of another document.
 */
export function documentDateMeant(
  { name: document, fields = [] }: ObjectDefinition,
  { name, type }: FieldDefinition,
): Concept | undefined {
  const tokens = labelTokens(name)
  if (type !== "date" || !tokens.some(meansDate)) return undefined
  if (fields.some((other) => lookUp(labelKey(other.name), "date")?.concept.id === "invoiceDate")) return undefined
  const own = new Set(labelTokens(splitKey(document)))
  // `Note date` of a delivery note.
  if (tokens.length > 1 && tokens.every((token) => meansDate(token) || own.has(token)))
    return conceptIndex().byId.get("invoiceDate")
  const label = lookUp(tokens.map((token) => (meansDate(token) ? "no" : token)).join(""), "string")
  return label && !label.isWeak && DATED.has(label.concept.id) ? conceptIndex().byId.get("invoiceDate") : undefined
}

/** Returns whether a name is the date of the invoice that a document refers to: `Original invoice date`. */
export function isDateOfOther({ name, type }: FieldDefinition): boolean {
  const tokens = labelTokens(name)
  if (type !== "date" || !tokens.some(meansDate)) return false
  return lookUp(tokens.filter((token) => !meansDate(token)).join(""), "string")?.concept.id === "relatedInvoiceNumber"
}

const meansDate = (token: string): boolean => valueWordOf(token) === "date"

function unqualified(tokens: readonly string[]): Concept | undefined {
  const [first = "", last = ""] = [tokens[0], tokens.at(-1)]
  if (isUnknown(first)) return numberLabelled(tokens.slice(1))
  return isUnknown(last) ? numberLabelled(tokens.slice(0, -1)) : undefined
}

function numberLabelled(tokens: readonly string[]): Concept | undefined {
  // One word alone, such as `number` or `order`, is too little to go by.
  if (tokens.length < 2) return undefined
  const label = lookUp(tokens.join(""), "string")
  return label && !label.isWeak && DOCUMENT_NUMBERS.has(label.concept.id) ? label.concept : undefined
}

function numberComposed(name: string): Concept | undefined {
  const id = attributeMeant(name)
  return id && DOCUMENT_NUMBERS.has(id) ? conceptIndex().byId.get(id) : undefined
}

const meansParty = (token: string): boolean =>
  partyMeant(token) !== undefined ||
  (conceptIndex().byKey.get(token) ?? []).some(({ concept, isWeak }) => !isWeak && concept.kind === "party")

const isUnknown = (token: string): boolean =>
  !conceptIndex().frequency.has(token) && /^\p{L}{3,}$/u.test(token) && meaningsOfToken(token) === undefined
