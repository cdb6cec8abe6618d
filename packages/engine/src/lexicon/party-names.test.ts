import { expect, test } from "vitest"
import type { FieldDefinition } from "../configuration.ts"
import { planFields } from "./plan-fields.ts"

const fieldsOf = (...names: string[]): FieldDefinition[] => names.map((name) => ({ name, type: "string" }))

const meaningsOf = (object: string, ...names: string[]) =>
  planFields({ name: object, fields: fieldsOf(...names) }).map(({ concept, party }) =>
    party === undefined ? concept : `${concept} of ${party}`,
  )

test.each([
  ["School", "seller"],
  ["Manufacturer name", "seller"],
  ["Gemeinde", "seller"],
  ["Taxpayer", "buyer"],
  ["Försäkringstagare", "buyer"],
  ["Contraente", "buyer"],
])("%s is the sender or the recipient of a document", (name, party) => {
  expect(meaningsOf("Notice", name)).toEqual([party])
})

test("beside the sender itself such a name is a third party", () => {
  expect(meaningsOf("Certificate", "Supplier", "Manufacturer")).toEqual(["seller", undefined])
})

test("the carrier sends a bill for freight, and no other document", () => {
  expect(meaningsOf("Freight bill", "Carrier")).toEqual(["seller"])
  expect(meaningsOf("Delivery note", "Carrier")).toEqual(["carrier"])
})

test("the attributes of such a party are its own", () => {
  expect(meaningsOf("Notice", "Hospital phone", "Taxpayer number", "Taxpayer address", "Tenant reference")).toEqual([
    "phone of seller",
    "customerNumber",
    "address of buyer",
    "customerNumber",
  ])
})

test("a name that the lexicon lists is none of the attributes of such a party", () => {
  expect(meaningsOf("Extracto", "Titular de la cuenta", "Subscriber number")).toEqual([
    "accountHolder",
    "customerNumber",
  ])
})

test("an address right after the recipient is that of the recipient", () => {
  expect(meaningsOf("Notice", "Taxpayer", "Postal address")).toEqual(["buyer", "address of buyer"])
  expect(meaningsOf("Notice", "Taxpayer", "Property", "Postal address")).toEqual(["buyer", "station", "address"])
})

test("one word does not mean a longer label that holds it", () => {
  expect(meaningsOf("Form", "Insurance", "Insurance address")).toEqual([undefined, undefined])
})
