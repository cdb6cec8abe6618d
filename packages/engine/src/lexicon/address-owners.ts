import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"
import { meansAddress } from "./meanings.ts"

/** A party of an order of advertising. */
type Medium = "advertiser" | "agency" | "station"

/** A party that is no side of a trade, and has an address. */
export type AddressOwner = "payer" | "payee" | "employer" | "employee" | "patient" | "accountHolder" | Medium

const OWNERS: ReadonlySet<string> = new Set<AddressOwner>([
  "payer",
  "payee",
  "employer",
  "employee",
  "patient",
  "accountHolder",
  "advertiser",
  "agency",
  "station",
])

/** Returns whether a party or a concept is one of those. */
export const isAddressOwner = (id: string): id is AddressOwner => OWNERS.has(id)

/** Returns the party of a payment, an employment or a service whose address a name is: `Payee address`, `Adresse du salarié`. */
export function addressOwnerNamed(name: string): AddressOwner | undefined {
  const tokens = labelTokens(name)
  const rest = tokens.filter((token) => !meansAddress(token))
  if (rest.length === tokens.length) return undefined
  const labels = conceptIndex().byKey.get(rest.join("")) ?? []
  // A word for the sender in one language is a station in another: `Sender address`.
  if (labels.some(({ concept: { id } }) => id === "seller" || id === "buyer")) return undefined
  return labels.flatMap(({ concept: { id }, isWeak }) => (!isWeak && isAddressOwner(id) ? [id] : []))[0]
}
