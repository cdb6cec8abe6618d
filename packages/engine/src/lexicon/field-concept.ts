import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { conceptOfAlternatives } from "./alternative-concepts.ts"
import { describedMeaning } from "./ambiguous-names.ts"
import { conceptOfAttribute, contactMeant } from "./attribute-concept.ts"
import { conceptByWords } from "./concept-by-words.ts"
import { conceptIndex } from "./concept-index.ts"
import { KINDS, lookUp } from "./concept-lookup.ts"
import type { Concept } from "./concept.ts"
import { conceptOfDescription, conceptOfPhrases, quotedPhrases } from "./described-concepts.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import { composedConcept } from "./meanings.ts"
import { partyNamed } from "./party-names.ts"
import { atItsEnd, conceptOfEnd, endBesideOther, isOnlyEnd } from "./period-ends.ts"
import { documentDateMeant, documentNumberMeant, isDateOfOther } from "./qualified-names.ts"

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

/** Returns the concept that the words of a name mean together, if its values can have the field's type. */
function composedOf(field: FieldDefinition): Concept | undefined {
  const id = composedConcept(field.name)
  const concept = id && conceptIndex().byId.get(id)
  return concept && KINDS[field.type].has(concept.kind) ? concept : undefined
}
