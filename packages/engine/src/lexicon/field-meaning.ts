import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { type AttributeParty, addresseeOf, meansAnyAddress } from "./attribute-party.ts"
import { conceptIndex } from "./concept-index.ts"
import type { Concept } from "./concept.ts"
import { conceptOf } from "./field-concept.ts"

/** What a field asks for. */
interface FieldMeaning {
  readonly concept: Concept | undefined
  /** The party whose address the field is. */
  readonly addressee: AttributeParty | undefined
}

/** Returns what a field asks for: the address of a party where its name is that of a party and says so. */
export function meaningOf(object: ObjectDefinition, field: FieldDefinition): FieldMeaning {
  const named = conceptOf(object, field)
  const isAddress = field.type === "string" && named?.kind === "party" && meansAnyAddress(field.name)
  const addressee = field.type === "string" ? addresseeOf(field.name, named) : undefined
  return { concept: addressee || isAddress ? conceptIndex().byId.get("address") : named, addressee }
}
