import { expect, test } from "vitest"
import type { ObjectDefinition } from "../../configuration.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"
import { hasLegalForm } from "../../blocks/company.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valuesOf(prints: readonly Print[], object: ObjectDefinition): Record<string, unknown> {
  const found = extractFields(aContext([aPage(prints)]), object).fields
  return Object.fromEntries((object.fields ?? []).map(({ name }) => [name, found.get(name)?.value ?? null]))
}

const letter = (title: string): Print[] => [
  at(50, 94, "Nordwind GmbH · Am Hang 3 · 28195 Bremen"),
  at(50, 110, "Blaue Hüte KG"),
  at(50, 122, "Gasse 4"),
  at(50, 134, "69876 Frankfurt"),
  at(50, 200, title),
]

const parties = (name: string): ObjectDefinition => ({
  name,
  fields: [
    { name: "Seller", type: "string" },
    { name: "Buyer", type: "string" },
  ],
})

test("an invoice is sent by the seller", () => {
  expect(valuesOf(letter("Rechnung"), parties("Invoice"))).toEqual({ Seller: "Nordwind GmbH", Buyer: "Blaue Hüte KG" })
})

test("a purchase order is sent by the buyer", () => {
  expect(valuesOf(letter("Bestellung"), parties("Order"))).toEqual({ Seller: "Blaue Hüte KG", Buyer: "Nordwind GmbH" })
})

test("name and address below the heading of a delivery are those of its place", () => {
  const prints = [
    ...letter("Invoice"),
    at(50, 240, "Ship to"),
    at(50, 252, "Harbour Warehouse Ltd"),
    at(50, 264, "12 Kingsway"),
    at(50, 276, "Leeds LS1 4AP"),
  ]
  const object: ObjectDefinition = {
    name: "Invoice",
    fields: [
      { name: "Ship-to name", type: "string" },
      { name: "Delivery address", type: "string" },
      { name: "Billing address", type: "string" },
    ],
  }
  expect(valuesOf(prints, object)).toEqual({
    "Ship-to name": "Harbour Warehouse Ltd",
    "Delivery address": "12 Kingsway Leeds LS1 4AP",
    "Billing address": "Gasse 4 69876 Frankfurt",
  })
})

test("a remittance is sent by the payer", () => {
  const object: ObjectDefinition = {
    name: "Remittance",
    fields: [
      { name: "Payer", type: "string" },
      { name: "Payee", type: "string" },
    ],
  }
  expect(valuesOf(letter("Zahlungsavis"), object)).toEqual({ Payer: "Nordwind GmbH", Payee: "Blaue Hüte KG" })
})

test("the lines under a name are its address", () => {
  const prints = [
    at(50, 40, "Nordwind Handels GmbH"),
    at(50, 52, "Am Hang 3"),
    at(50, 64, "28195 Bremen"),
    at(50, 76, "Tel. 0421 555"),
  ]
  expect(valuesOf(prints, { name: "Invoice", fields: [{ name: "Seller address", type: "string" }] })).toEqual({
    "Seller address": "Am Hang 3 28195 Bremen",
  })
})

test.each([
  "Nordwind GmbH & Co. KG",
  "Amazon Web Services, Inc.",
  "Coolblue B.V.",
  "Śląska Stal Sp. z o.o. Sp. k.",
  "Rossi S.p.A.",
])("%s ends in a legal form", (name) => {
  expect(hasLegalForm(name)).toBe(true)
})

test("a label of one value is preferred to a heading over several rows", () => {
  const rows = [1, 2, 3, 4].map((day) => at(50, 100 + day * 12, `0${day}/02/20`))
  const prints = [at(50, 50, "Valid from: 15/01/20"), at(50, 98, "Start date"), ...rows, at(300, 50, "31/12/20")]
  expect(valuesOf(prints, { name: "Deal", fields: [{ name: "Start date", type: "date" }] })).toEqual({
    "Start date": "2020-01-15",
  })
})

test("a purchase order that an invoice refers to does not make it one", () => {
  const title = { ...at(320, 60, "Rechnung"), size: 20 }
  const label = [...letter("Vielen Dank"), title, at(320, 150, "Purchase order"), at(320, 162, "PO-4711")]
  expect(valuesOf(label, parties("Document"))).toEqual({ Seller: "Nordwind GmbH", Buyer: "Blaue Hüte KG" })
  expect(valuesOf(letter("Bestellung"), parties("Invoice"))).toEqual({
    Seller: "Nordwind GmbH",
    Buyer: "Blaue Hüte KG",
  })
})

test("the second address of the recipient is the place of delivery, without a heading too", () => {
  const prints = [
    ...letter("Invoice"),
    at(320, 110, "Blaue Hüte KG"),
    at(320, 122, "Hafenstraße 9"),
    at(320, 134, "20457 Hamburg"),
  ]
  const object: ObjectDefinition = {
    name: "Invoice",
    fields: [
      { name: "Delivery address", type: "string" },
      { name: "Billing address", type: "string" },
    ],
  }
  expect(valuesOf(prints, object)).toEqual({
    "Delivery address": "Hafenstraße 9 20457 Hamburg",
    "Billing address": "Gasse 4 69876 Frankfurt",
  })
})

test("the label of a name in a form is not part of the name", () => {
  const prints = [
    at(50, 100, "Customer"),
    at(50, 112, "Registered title: Nordwind Bakery"),
    at(50, 124, "Attached to: 4"),
  ]
  const object: ObjectDefinition = { name: "Form", fields: [{ name: "Customer", type: "string" }] }
  expect(valuesOf(prints, object)).toEqual({ Customer: "Nordwind Bakery" })
})

test("on a purchase order a person who is labelled as the buyer placed it", () => {
  const prints = [
    at(50, 40, "Greenhill Pumps Ltd"),
    at(50, 52, "131 Stockyard Lane"),
    at(50, 64, "Leeds LS1 4AP"),
    at(50, 76, "VAT no.: GB123456789"),
    at(400, 40, "PURCHASE ORDER"),
    at(400, 60, "Buyer: Mia Falk"),
  ]
  expect(valuesOf(prints, parties("Purchase order"))["Buyer"]).toBe("Greenhill Pumps Ltd")
})

test("a tax number outside the recipient's block is more likely the sender's", () => {
  const prints = [...letter("Rechnung"), at(50, 500, "USt-IdNr.: DE123456788")]
  const fields = ["VAT number of the customer", "VAT number of the supplier"].map((name) => ({
    name,
    type: "string" as const,
  }))
  expect(valuesOf(prints, { name: "Invoice", fields })).toEqual({
    "VAT number of the customer": null,
    "VAT number of the supplier": "DE123456788",
  })
})

test("numbers that continue a line of a block are those of its party", () => {
  const block = (x: number, heading: string, name: string, number: string): Print[] => [
    ...[heading, name, "Hauptstraße 3", "28195 Bremen"].map((text, index) => at(x, 100 + 12 * index, text)),
    at(x, 148, `Reg. no.: ${number}`),
    at(x + 100, 148, `VAT no.: DE${number}`),
  ]
  const prints = [
    ...block(50, "Seller", "Nordwind Bakery", "123456788"),
    ...block(320, "Buyer", "The Blue Hat", "987654321"),
  ]
  const fields = ["VAT number of the customer", "VAT number of the supplier"].map((name) => ({
    name,
    type: "string" as const,
  }))
  expect(valuesOf(prints, { name: "Invoice", fields })).toEqual({
    "VAT number of the customer": "DE987654321",
    "VAT number of the supplier": "DE123456788",
  })
})

test("a wrapped name is read to its end, although a label leads to its first line", () => {
  const lines = ["Bill to", "Stonefield Community", "Church", "41 Barley Lane Road", "Mill Springs, WY 82441"]
  const prints = [...letter("Invoice").slice(0, 1), ...lines.map((text, index) => at(50, 150 + 12 * index, text))]
  expect(valuesOf(prints, parties("Invoice"))["Buyer"]).toBe("Stonefield Community Church")
})

test("an address that a form labels just as its field is named is preferred to that of the sender", () => {
  const prints = [
    at(50, 40, "Mairie de Villeneuve"),
    at(50, 52, "2, place de l'Église – 72650 Villeneuve"),
    at(200, 90, "FICHE D'INSCRIPTION"),
    at(50, 140, "Nom : DUPONT"),
    at(50, 160, "Adresse : 5, impasse des Lilas"),
    at(300, 160, "Code postal : 72650"),
  ]
  const object = { name: "Fiche d'inscription", fields: [{ name: "Adresse", type: "string" as const }] }
  expect(valuesOf(prints, object)["Adresse"]).toBe("5, impasse des Lilas")
})

test("a field for a number that is named after a party is not lowered in the section of that party", () => {
  const prints = [
    at(50, 100, "Käufer"),
    at(50, 114, "Leitweg-ID:"),
    at(150, 114, "03401000-57"),
    at(50, 128, "Name:"),
    at(150, 128, "Stadt Delmenfeld"),
    at(50, 142, "Straße:"),
    at(150, 142, "Rathausplatz 1"),
    at(50, 156, "Ort:"),
    at(150, 156, "27749 Delmenfeld"),
    at(50, 500, "Verwendungszweck:"),
    at(150, 500, "RE-2024-03318"),
  ]
  const fields = [{ name: "Buyer reference", type: "string" as const }]
  const { fields: found } = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields })
  expect(found.get("Buyer reference")?.value).toBe("03401000-57")
})
