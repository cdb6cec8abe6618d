import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })
const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => at(x, y + 12 * index, text))

function valuesOf(prints: readonly Print[], ...names: readonly string[]) {
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields }).fields
  return names.map((name) => found.get(name)?.value)
}

const sender = column(
  50,
  40,
  "Nordwind Bakery Ltd",
  "12 Kingsway",
  "Leeds LS1 4AP",
  "0113 4960 123",
  "hi@nordwind.example",
)
const recipient = column(50, 150, "Bill to", "The Blue Hat", "Hauptstraße 3", "28195 Bremen", "(0421) 339 8801")

test("phone numbers and mail addresses belong to the party whose block prints them, without a label", () => {
  expect(
    valuesOf([...sender, ...recipient], "Seller phone", "Customer phone", "Seller email", "Customer email"),
  ).toEqual(["0113 4960 123", "(0421) 339 8801", "hi@nordwind.example", undefined])
})

test("a sentence on how to reach the sender has its phone number", () => {
  const prints = [
    at(50, 40, "Nordwind Bakery Ltd"),
    ...recipient,
    at(50, 500, "Questions? hi@nordwind.example or 6555 0139."),
  ]
  expect(valuesOf(prints, "Seller phone")).toEqual(["6555 0139"])
})

test("a date, a tax number and the groups of an account are not a phone number", () => {
  const prints = [
    ...column(50, 40, "Nordwind Bakery Ltd", "12 Kingsway", "Leeds LS1 4AP", "ABN 13 604 217 385"),
    ...recipient.slice(0, -1),
    at(350, 150, "15/01/2026"),
    ...column(50, 770, "Account: BE75 3455", "3567 4951"),
  ]
  expect(valuesOf(prints, "Seller phone", "Customer phone")).toEqual([undefined, undefined])
})

test("an IBAN that a sidebar breaks over three lines is read to its end", () => {
  const prints = [...column(50, 100, "Bank", "DE89 3704", "0044 0532 013", "000"), at(300, 118, "Consulting")]
  expect(valuesOf(prints, "IBAN")).toEqual(["DE89 3704 0044 0532 013 000"])
})

test("the only tax number of a document is that of its sender, wherever it is printed", () => {
  const footer = at(50, 700, "VAT no. DE727268933")
  expect(valuesOf([...sender, ...recipient, footer], "Seller VAT no.", "Customer VAT no.")).toEqual([
    "DE727268933",
    undefined,
  ])
})

test("the reference of a Belgian transfer is known by its form", () => {
  const prints = [
    ...sender,
    at(50, 600, "Merci d'utiliser la communication suivante pour votre paiement : +++412/7730/58251+++"),
  ]
  expect(valuesOf(prints, "Payment reference")).toEqual(["+++412/7730/58251+++"])
})

test("the only mail address of an invoice is the sender's, wherever it is printed", () => {
  const prints = [
    at(50, 40, "Nordwind Bakery Ltd"),
    ...recipient,
    at(50, 420, "Queries to hi@nordwind.example"),
    at(50, 500, "Thank you"),
  ]
  expect(valuesOf(prints, "Seller contact email", "Customer contact email")).toEqual(["hi@nordwind.example", undefined])
  const other = at(350, 420, "Driver: jo@haulage.example")
  expect(valuesOf([...prints, other], "Customer email")).toEqual([undefined])
})

test("the contact that a letter calls the reader's is a person of the sender", () => {
  const prints = [...sender, ...recipient, at(50, 300, "Your contact: Ann Fisher")]
  expect(valuesOf(prints, "Customer contact", "Our contact")).toEqual([undefined, "Ann Fisher"])
})

test("a number of a company is that of the party in whose section its value is, wherever the label is", () => {
  const sections = [
    ...column(50, 100, "Supplier", "Nordwind Bakery Ltd", "12 Kingsway", "Leeds LS1 4AP"),
    ...column(330, 100, "Customer", "Blue Hat Ltd", "3 Castle Street", "Bath BA1 2AB"),
    ...[50, 330].map((x) => at(x, 166, "Registration no.")),
    at(160, 166, "07714420"),
    at(440, 166, "11930557"),
    ...[50, 330].map((x) => at(x, 178, "Phone")),
    at(160, 178, "0113 4960 123"),
    at(440, 178, "01225 496 011"),
  ]
  expect(valuesOf(sections, "Supplier registration number", "Customer registration number")).toEqual([
    "07714420",
    "11930557",
  ])
})
