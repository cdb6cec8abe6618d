import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { foldTokens } from "../text/folding.ts"
import { readAge } from "./ages.ts"
import { partyOfToken } from "./attribute-party.ts"
import { conceptIndex } from "./concept-index.ts"
import { fits } from "./concept-lookup.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { conceptOfDescription } from "./described-concepts.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import { meaningsOfToken } from "./meanings.ts"

/**
 * Returns which of the concepts that a name is a label of its description says, or the other fields: `Account number` beside
 * `Sort code` is that of a bank, and else that of a customer.
 */
export function describedMeaning(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
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
