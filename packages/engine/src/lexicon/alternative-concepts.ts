import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { foldTokens } from "../text/folding.ts"
import { conceptOfAttribute } from "./attribute-concept.ts"
import { conceptIndex } from "./concept-index.ts"
import { lookUp } from "./concept-lookup.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { labelKey } from "./label-key.ts"
import { wordsOf } from "./language-words.ts"

/** Groups of attributes that one field may request, `VAT or tax number`, with the concept that all of them mean together. */
const ALTERNATIVES: readonly { readonly ids: ReadonlySet<ConceptId>; readonly together: ConceptId }[] = [
  { ids: new Set(["vatId", "taxNumber", "taxId"]), together: "taxId" },
  // `Account number` alone is rather that of a customer.
  { ids: new Set(["iban", "accountNumber", "customerNumber"]), together: "accountNumber" },
]

/** Returns the concept that stands for all that a name gives the choice of, or the first of the numbers that it names. */
export function conceptOfAlternatives(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
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
