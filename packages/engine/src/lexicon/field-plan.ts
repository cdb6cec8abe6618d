import type { FieldDefinition } from "../configuration.ts"
import type { ConceptId, ConceptKind } from "./concept.ts"
import type { AttributeParty } from "./attribute-party.ts"

/** The facts about a field from the configuration and the lexicon. */
export interface FieldPlan {
  readonly field: FieldDefinition
  readonly kind: ConceptKind
  readonly concept: ConceptId | undefined
  /** Keys of the labels to look for, each with the weight, 0 to 1, with which it means this field. */
  readonly labels: ReadonlyMap<string, number>
  /** Significant words of the name. */
  readonly nameTokens: readonly string[]
  /** True for a reference that may be a person: `Your reference: Ann Smith`. */
  readonly mayBeText?: boolean | undefined
  /** The end of a period that the field is. */
  readonly end: "start" | "end" | undefined
  /** The party that the field is an attribute of, for VAT ids, addresses and the like. */
  readonly party: AttributeParty | undefined
  /** True for the number of another document of the same kind, which is never that of the document itself. */
  readonly isOther?: boolean | undefined
}
