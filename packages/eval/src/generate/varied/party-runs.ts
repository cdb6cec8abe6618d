import type { Mark } from "../places.ts"
import type { FieldAttribute } from "./attributes.ts"
import type { VariedParty } from "./party.ts"
import { valueRun, type Run } from "./rich-text.ts"

/** The part that a company plays in a deal. */
export type Role = "seller" | "buyer" | "shipTo"

/** The attributes of a party by its role. */
export const partyAttributes = {
  seller: { name: "sellerName", address: "sellerAddress", taxId: "sellerTaxId" },
  buyer: { name: "buyerName", address: "buyerAddress", taxId: "buyerTaxId" },
  shipTo: { name: "shipToName", address: "shipToAddress", taxId: undefined },
} as const satisfies Record<Role, { name: FieldAttribute; address: FieldAttribute; taxId: FieldAttribute | undefined }>

/** Returns the lines of an address; together they spell one value. */
export function addressLines(party: VariedParty, role: Role, lines: readonly string[] = party.address): Run[] {
  const origin = {}
  const whole = lines.join(" ")
  return lines.map((text): Run => {
    const mark: Mark = { key: partyAttributes[role].address, text: whole, start: 0, end: text.length, origin }
    return { text, marks: [mark] }
  })
}

/** Returns an address in one line. */
export const addressLine = (party: VariedParty, role: Role, separator: string): Run =>
  valueRun(party.address.join(separator), partyAttributes[role].address)

/** Returns the name of a party as a value. */
export const nameRun = (party: VariedParty, role: Role, style: Run["style"] = {}): Run =>
  valueRun(party.name, partyAttributes[role].name, style)

/** Returns the tax number of a party as a value, where its role has one. */
export function taxRun(party: VariedParty, role: Role): Run {
  const key = partyAttributes[role].taxId
  return key === undefined ? { text: party.taxId } : valueRun(party.taxId, key)
}
