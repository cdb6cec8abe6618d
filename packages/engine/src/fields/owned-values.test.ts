import { expect, test } from "vitest"
import type { ObjectDefinition } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })
const column = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, index) => at(x, y + 12 * index, text))

function valuesOf(prints: readonly Print[], ...names: readonly string[]): unknown[] {
  const object: ObjectDefinition = { name: "Invoice", fields: names.map((name) => ({ name, type: "string" })) }
  const { fields } = extractFields(aContext([aPage(prints)]), object)
  return names.map((name) => fields.get(name)?.value ?? null)
}

const letter: Print[] = [
  ...column(320, 40, "Nordwind Ltd", "12 Kingsway", "Leeds LS1 4AP", "Tel 0113 555 0134", "office@nordwind.example"),
  at(50, 120, "Invoice"),
  ...column(50, 150, "Bill to", "The Blue Hat Ltd", "9 Mill Lane", "Ashford TN23 1AB"),
  at(320, 150, "Invoice number: 4711"),
]

test("the phone and the mail address of the sender are not those of the customer", () => {
  expect(valuesOf(letter, "Customer phone", "Customer email", "Supplier phone")).toEqual([null, null, "0113 555 0134"])
})

test("the phone in the block of the customer is the customer's", () => {
  expect(valuesOf([...letter, at(50, 198, "Tel 01233 555 019")], "Customer phone")).toEqual(["01233 555 019"])
})

test("a number with a possessive is that of the party that it means", () => {
  const prints = [...letter, at(50, 260, "Our VAT no. GB 980 7806 84"), at(50, 275, "Your VAT no. GB 117 2239 05")]
  expect(valuesOf(prints, "Customer VAT number", "Supplier VAT number")).toEqual(["GB 117 2239 05", "GB 980 7806 84"])
})

test("the tax number in the block of one party is not that of the other", () => {
  const prints = [...letter, at(50, 198, "VAT no. GB 117 2239 05")]
  expect(valuesOf(prints, "Supplier VAT number", "Customer VAT number")).toEqual([null, "GB 117 2239 05"])
})

test("the customer of an invoice is not the holder of the account, nor is its number that of a contract", () => {
  expect(valuesOf(letter, "Account holder", "Contract number", "Invoice number")).toEqual([null, null, "4711"])
})

test("the number of a company in the Austrian register needs no label", () => {
  const prints = [...letter, at(50, 780, "Nordwind GmbH, FN 123456 a, LG Linz")]
  expect(valuesOf(prints, "Company register number")).toEqual(["FN 123456 a"])
})

test.each([
  ["KvK-nummer", "Nordwind B.V., KvK 20461837, Btw NL813366221B01", "20461837"],
  ["Company registration number", "Nordwind SAS, SIRET 552 081 317 00012, SIREN: 552 081 317", "552 081 317"],
  ["Supplier company ID", "Nordwind sp. z o.o., KRS nr 0000412873", "0000412873"],
  ["KRS", "Nordwind sp. z o.o., REGON 142870933", null],
])("%s is known by its register and its digits: %s", (name, line, value) => {
  expect(valuesOf([...letter, at(50, 780, line)], name)).toEqual([value])
})

test("the sort code after a label for the bank is no name", () => {
  const prints = [...letter, at(50, 700, "Bank: sort code 40-12-34, account 11730926")]
  expect(valuesOf(prints, "Bank name")).toEqual([null])
})

test("a mail may name its sender by an address only, a letterhead does not", () => {
  const mail = column(50, 40, "From: orders@nordwind.example", "Subject: Two hoses", "Date: Tue, 3 Sep 2024")
  expect(valuesOf(mail, "From")).toEqual(["orders@nordwind.example"])
  expect(valuesOf(mail, "Supplier name")).toEqual([null])
})
