import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"
import { meansAddress } from "./meanings.ts"

/** A party that is no side of a trade, and has an address. */
export type AddressOwner = "payer" | "payee" | "employer" | "employee" | "patient" | "accountHolder"

const OWNERS: ReadonlySet<string> = new Set<AddressOwner>([
  "payer",
  "payee",
  "employer",
  "employee",
  "patient",
  "accountHolder",
])

/** Returns whether a party or a concept is one of those. */
export const isAddressOwner = (id: string): id is AddressOwner => OWNERS.has(id)

/** Returns the party of a payment, an employment or a service whose address a name is: `Payee address`, `Adresse du salarié`. */
export function addressOwnerNamed(name: string): AddressOwner | undefined {
  const tokens = labelTokens(name)
  const rest = tokens.filter((token) => !meansAddress(token))
  if (rest.length === tokens.length) return undefined
  return (conceptIndex().byKey.get(rest.join("")) ?? []).flatMap(({ concept: { id }, isWeak }) =>
    !isWeak && isAddressOwner(id) ? [id] : [],
  )[0]
}
