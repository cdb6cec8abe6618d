import { isSureLabel } from "./sure-labels.ts"
import type { ObjectDefinition } from "../configuration.ts"
import { foldTokens } from "../text/folding.ts"
import { type AddressOwner, addressOwnerNamed } from "./address-owners.ts"
import { conceptIndex } from "./concept-index.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { labelTokens } from "./label-key.ts"
import { meansAddress, partyMeant } from "./meanings.ts"
import { ownerNamed } from "./party-names.ts"

/** Attributes that both seller and buyer have. */
export const ATTRIBUTES = new Set<ConceptId>([
  "vatId",
  "taxNumber",
  "taxId",
  "registerNumber",
  "address",
  "email",
  "phone",
  "iban",
  "bic",
  "website",
  "contactPerson",
  "accountNumber",
  "bankCode",
])

/** Ways to reach somebody. */
export const CONTACTS: ReadonlySet<ConceptId> = new Set<ConceptId>(["contactPerson", "email", "phone"])

/** Returns whether a word is a label of the recipient of goods. */
export const isGoodsRecipient = (token: string): boolean => isSureLabel(token, ({ id }) => id === "shipTo")

/** Returns the party that a word of a name means. */
export function partyOfToken(token: string): "seller" | "buyer" | undefined {
  const ids = conceptIndex()
    .byKey.get(token)
    ?.map((label) => label.concept.id)
  if (ids?.includes("seller")) return "seller"
  if (ids?.includes("buyer")) return "buyer"
  // Label tokens lose a final s, which compounds of `adres` need to be split.
  return partyMeant(token) ?? partyMeant(`${token}s`)
}

/** A party whose attributes are requested. */
export type AttributeParty = "seller" | "buyer" | "shipTo" | AddressOwner

/** Returns the party whose address a field is, where the label of an address also names the party: `Billing address`, `Ship-to address`. */
export function addresseeOf(name: string, concept: Concept | undefined): AttributeParty | undefined {
  const id = concept?.id
  if (id !== "seller" && id !== "buyer" && id !== "shipTo") return undefined
  return meansAnyAddress(name) ? id : undefined
}

/** Returns whether a name has a word for an address. */
export const meansAnyAddress = (name: string): boolean => foldTokens(name).some(meansAddress)

/** Returns the party that a field is an attribute of, for VAT ids, addresses and the like. */
export function partyOf(
  object: ObjectDefinition,
  name: string,
  concept: Concept | undefined,
): AttributeParty | undefined {
  if (concept && !ATTRIBUTES.has(concept.id)) return undefined
  const addressOwner = concept?.id === "address" ? addressOwnerNamed(name) : undefined
  if (addressOwner) return addressOwner
  for (const token of labelTokens(name)) {
    // `Bestellt von` has a word for the sender, and no party.
    const party = concept?.id === "contactPerson" ? partyMeant(token) : partyOfToken(token)
    if (party) return party
  }
  if (!concept) return undefined
  return CONTACTS.has(concept.id) && labelTokens(name).some(isGoodsRecipient)
    ? "shipTo"
    : ownerNamed(object, name)?.party
}
