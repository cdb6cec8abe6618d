import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import { textsOf } from "./language-words.ts"
import { meaningsOfToken, valueWordOf } from "./meanings.ts"
import { splitKey } from "./split-key.ts"

/** The party that sends or receives a document. */
type NamedParty = "seller" | "buyer"

let parties: ReadonlyMap<string, NamedParty> | undefined

function loadedParties(): ReadonlyMap<string, NamedParty> {
  parties ??= new Map([
    ...textsOf("senderNames").map((text): [string, NamedParty] => [labelKey(text), "seller"]),
    ...textsOf("recipientNames").map((text): [string, NamedParty] => [labelKey(text), "buyer"]),
  ])
  return parties
}

/** Returns the key of a name without words for a name: `School name` is the school. */
const nameless = (name: string): string =>
  labelTokens(name)
    .filter((token) => valueWordOf(token) !== "name")
    .join("")

/**
 * Returns the party that a name means by what it is: a school sends the bills of its fees, and a taxpayer receives the
 * assessment. Beside a field for the sender or the recipient itself such a name is a third party.
 */
export function partyNamed(object: ObjectDefinition, { name, type }: FieldDefinition): NamedParty | undefined {
  if (type !== "string") return undefined
  const named = loadedParties().get(labelKey(name)) ?? loadedParties().get(nameless(name))
  const party = named ?? (isCarrierOf(object, name) ? "seller" : undefined)
  return party && !isRequested(object, name, party) ? party : undefined
}

/** Returns the party whose attribute a name is, with the words for that attribute: `School address`. */
export function ownerNamed(
  object: ObjectDefinition,
  name: string,
): { readonly party: NamedParty; readonly rest: readonly string[] } | undefined {
  const tokens = labelTokens(name)
  for (const [index, token] of tokens.entries()) {
    const party = loadedParties().get(token)
    const rest = tokens.toSpliced(index, 1)
    if (party && rest.length > 0 && !isRequested(object, name, party)) return { party, rest }
  }
  return undefined
}

/** Returns whether a name is that of the carrier in a bill for freight, who sends it. */
const isCarrierOf = (object: ObjectDefinition, name: string): boolean =>
  (conceptIndex().byKey.get(labelKey(name)) ?? []).some(({ concept }) => concept.id === "carrier") &&
  labelTokens(splitKey(object.name)).some((token) => meaningsOfToken(token)?.includes("freight") === true)

/** Returns whether another field requests a party by a label of it. */
const isRequested = ({ fields = [] }: ObjectDefinition, name: string, party: NamedParty): boolean =>
  fields.some(
    (other) =>
      other.name !== name &&
      other.type === "string" &&
      (conceptIndex().byKey.get(labelKey(other.name)) ?? []).some(({ concept }) => concept.id === party),
  )
