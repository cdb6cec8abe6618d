import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { isAddressOwner } from "./address-owners.ts"
import { numbersNamed } from "./alternative-concepts.ts"
import { partyOf } from "./attribute-party.ts"
import { namesClient } from "./clients.ts"
import { conceptIndex } from "./concept-index.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { quotedPhrases } from "./described-concepts.ts"
import { kindOf } from "./field-kind.ts"
import { meaningOf } from "./field-meaning.ts"
import type { FieldPlan } from "./field-plan.ts"
import { withWords } from "./field-words.ts"
import { labelKey, labelTokens, possessorOf } from "./label-key.ts"
import { addParts } from "./label-parts.ts"
import { partyMeant } from "./meanings.ts"
import { numberlessLabel } from "./numberless-label.ts"
import { periodKeys } from "./period-keys.ts"

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

function endOf(field: FieldDefinition, concept: Concept | undefined): "start" | "end" | undefined {
  if (field.type !== "date") return undefined
  if (concept?.id === "periodFrom") return "start"
  return concept?.id === "periodTo" ? "end" : undefined
}
