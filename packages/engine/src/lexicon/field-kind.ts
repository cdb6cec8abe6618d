import type { FieldDefinition } from "../configuration.ts"
import { foldTokens } from "../text/folding.ts"
import { KINDS, UNLIKELY_STRING } from "./concept-lookup.ts"
import type { Concept, ConceptKind } from "./concept.ts"
import { canonicalTokens } from "./label-key.ts"
import { meansAddress } from "./meanings.ts"

/** Returns the kind of a field's values. */
export function kindOf(field: FieldDefinition, concept: Concept | undefined): ConceptKind {
  if (field.type === "date") return "date"
  if (field.type === "number") return concept && KINDS.number.has(concept.kind) ? concept.kind : "amount"
  if (concept) return concept.kind
  if (foldTokens(field.name).some(meansAddress)) return "address"
  return isNumberName(canonicalTokens(field.name)) ? "id" : "text"
}

/** Returns whether the words of a name say that its values are numbers or codes, which are texts. */
export const isNumberName = (tokens: readonly string[]): boolean =>
  tokens.some((token) => token === "no" || token === "id" || token === "code")

/** Returns whether values of a kind are numbers that name something: never a date or an amount. */
export const isNumberKind = (kind: ConceptKind): boolean =>
  !UNLIKELY_STRING.has(kind) && kind !== "party" && kind !== "address" && kind !== "text"
