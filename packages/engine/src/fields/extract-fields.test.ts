import { expect, test } from "vitest"
import type { FieldDefinition, ValueType } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const aField = (name: string, type: ValueType = "string", description?: string): FieldDefinition => ({
  name,
  type,
  description,
})

function valuesOf(prints: readonly Print[], ...fields: FieldDefinition[]): Record<string, unknown> {
  const found = extractFields(aContext([aPage(prints)]), { name: "Document", fields }).fields
  return Object.fromEntries(fields.map(({ name }) => [name, found.get(name)?.value ?? null]))
}

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

test("a value is read after its label, to its right and below it", () => {
  const prints = [
    at(50, 50, "Invoice number: A-17"),
    at(50, 80, "Customer no."),
    at(200, 80, "K 4711"),
    at(50, 110, "Order number"),
    at(50, 122, "PO-9"),
  ]
  const fields = [aField("Invoice number"), aField("Customer number"), aField("Order number")]
  expect(valuesOf(prints, ...fields)).toEqual({
    "Invoice number": "A-17",
    "Customer number": "K 4711",
    "Order number": "PO-9",
  })
})

test("a Czech invoice is read by fields in another language", () => {
  const prints = [
    at(50, 30, "Faktura - daňový doklad"),
    at(50, 50, "Číslo dokladu: 2024/0117"),
    at(50, 70, "Datum splatnosti: 14. července 2024"),
    at(50, 90, "DIČ: CZ25123891"),
    at(50, 110, "Celková částka: 12 345,60 Kč"),
  ]
  const fields = [aField("Invoice number"), aField("Due date", "date"), aField("VAT ID"), aField("Total", "number")]
  expect(valuesOf(prints, ...fields)).toEqual({
    "Invoice number": "2024/0117",
    "Due date": "2024-07-14",
    "VAT ID": "CZ25123891",
    Total: 12345.6,
  })
})

test("an IBAN that a narrow cell breaks is read to its end", () => {
  const prints = [at(50, 50, "NL91 ABNA 0417"), at(50, 63, "1643 00"), at(50, 90, "Thank you")]
  expect(valuesOf(prints, aField("IBAN"))).toEqual({ IBAN: "NL91 ABNA 0417 1643 00" })
})

test("a field in one language finds labels in another", () => {
  const prints = [at(50, 50, "Factuurnummer: 993548900"), at(50, 70, "Vervaldatum: 19 mei 2014")]
  expect(valuesOf(prints, aField("Rechnungsnummer"), aField("Due date", "date"))).toEqual({
    Rechnungsnummer: "993548900",
    "Due date": "2014-05-19",
  })
})

test("a value that the document does not contain is null", () => {
  const prints = [at(50, 50, "Invoice number: A-17"), at(50, 70, "Invoice date: 05.03.2018")]
  expect(
    valuesOf(prints, aField("Invoice number"), aField("Due date", "date"), aField("IBAN"), aField("Contract number")),
  ).toEqual({
    "Invoice number": "A-17",
    "Due date": null,
    IBAN: null,
    "Contract number": null,
  })
})

test("the number of a customer is printed in the customer's section, after the word for a customer", () => {
  const lines = ["The Blue Hat", "Hauptstraße 3", "28195 Bremen"].map((text, index) => at(50, 130 + 12 * index, text))
  expect(valuesOf([at(50, 118, "Client: 003707"), ...lines], aField("Customer ID"))).toEqual({
    "Customer ID": "003707",
  })
  const beside = [at(50, 118, "Bill to"), ...lines, at(350, 130, "Customer / Client"), at(470, 130, "CL-854")]
  expect(valuesOf(beside, aField("Customer ID"))).toEqual({ "Customer ID": "CL-854" })
})

test("an OCR error of one character in a label is tolerated", () => {
  expect(valuesOf([at(50, 50, "lnvoice number: A-17")], aField("Invoice number"))).toEqual({ "Invoice number": "A-17" })
})

test("the start of a longer unknown label is not a label", () => {
  const prints = [
    at(50, 50, "Advertiser External ID:"),
    at(250, 50, "114269"),
    at(50, 70, "Advertiser"),
    at(250, 70, "Blue Hats"),
  ]
  expect(valuesOf(prints, aField("Advertiser"))).toEqual({ Advertiser: "Blue Hats" })
})

test("both ends of a period are read from one range", () => {
  const prints = [
    at(50, 50, "Invoice Period"),
    at(200, 50, "01/27/20 - 02/21/20"),
    at(50, 70, "Order Flight"),
    at(200, 70, "12/30/19 - 03/29/20"),
    at(50, 90, "Total"),
    at(200, 90, "$5,625.00"),
  ]
  expect(valuesOf(prints, aField("Flight from", "date"), aField("Flight to", "date"))).toEqual({
    "Flight from": "2019-12-30",
    "Flight to": "2020-03-29",
  })
})

test("the tax is the one that makes net and gross agree", () => {
  const prints = [
    at(50, 50, "Net total"),
    at(200, 50, "473,00"),
    at(50, 70, "MwSt 7 %"),
    at(200, 70, "19,25"),
    at(50, 90, "MwSt gesamt"),
    at(200, 90, "56,87"),
    at(50, 110, "Gesamtbetrag"),
    at(200, 110, "529,87"),
  ]
  const fields = ["Net total", "Tax total", "Grand total"].map((name) => aField(name, "number"))
  expect(valuesOf(prints, ...fields)).toEqual({ "Net total": 473, "Tax total": 56.87, "Grand total": 529.87 })
})

test("the number and date of a document are read from its title", () => {
  const prints = [at(50, 50, "Mietrechnung (387) Nr. 9314/00 vom 01.10.2018"), at(50, 90, "Bestellung vom 01.03.2018")]
  expect(valuesOf(prints, aField("Invoice number"), aField("Invoice date", "date"))).toEqual({
    "Invoice number": "9314/00",
    "Invoice date": "2018-10-01",
  })
})

test("names are read from the section that a heading opens", () => {
  const prints = [
    at(50, 100, "Verkäufer"),
    at(50, 118, "Nummer:"),
    at(200, 118, "549910"),
    at(50, 136, "Name:"),
    at(200, 136, "Lieferant GmbH"),
    at(50, 154, "USt-IdNr.:"),
    at(200, 154, "DE123456789"),
    at(50, 220, "Käufer/Leistungsempfänger"),
    at(50, 238, "Name:"),
    at(200, 238, "Kunden AG"),
    at(50, 256, "USt-IdNr.:"),
    at(200, 256, "DE987654321"),
  ]
  expect(valuesOf(prints, aField("Seller"), aField("Buyer"), aField("Seller VAT ID"), aField("Buyer VAT ID"))).toEqual({
    Seller: "Lieferant GmbH",
    Buyer: "Kunden AG",
    "Seller VAT ID": "DE123456789",
    "Buyer VAT ID": "DE987654321",
  })
})

test("without labels the letterhead is the seller and the address block the buyer", () => {
  const prints = [
    at(300, 40, "Nordwind Handels GmbH"),
    at(60, 130, "Sabine Meier"),
    at(60, 142, "Am Hang 3"),
    at(60, 154, "69876 Frankfurt"),
    at(50, 800, "Nordwind Handels GmbH | IBAN DE89 3704 0044 0532 0130 00"),
  ]
  expect(valuesOf(prints, aField("Seller name"), aField("Buyer name"), aField("IBAN"))).toEqual({
    "Seller name": "Nordwind Handels GmbH",
    "Buyer name": "Sabine Meier",
    IBAN: "DE89 3704 0044 0532 0130 00",
  })
})

test("a caption in brackets names the value above it", () => {
  const prints = [at(200, 50, "Nevada"), at(180, 62, "(Place of registration)")]
  expect(valuesOf(prints, aField("Place of registration"))).toEqual({ "Place of registration": "Nevada" })
})

test("evidence holds the printed words, their position and a confidence", () => {
  const context = aContext([aPage([at(50, 50, "Gesamtbetrag: 1.234,50 EUR")])])
  const { fields } = extractFields(context, { name: "Document", fields: [aField("Grand total", "number")] })
  const answer = fields.get("Grand total")
  expect(answer?.value).toBe(1234.5)
  expect(answer?.evidence).toMatchObject({ page: 1, text: "1.234,50 EUR", source: "builtin" })
  const [, amount, currency] = context.document.pages[0]?.words ?? []
  expect(answer?.evidence.box).toEqual([amount?.box[0], 50, currency?.box[2], 60])
  expect(answer?.evidence.confidence).toBeGreaterThan(0.8)
})

test("a number after an unknown word and No. is the number of something else", () => {
  const number = aField("Invoice number")
  expect(valuesOf([at(50, 50, "QBZ No. 4482-0017")], number)).toEqual({ "Invoice number": null })
  expect(valuesOf([at(50, 50, "No. 4482-0017")], number)).toEqual({ "Invoice number": "4482-0017" })
})

test("the words of labels are a name after a colon", () => {
  const prints = [at(50, 50, "Supplier:"), at(150, 50, "Order Point"), at(50, 80, "Customer:"), at(150, 80, "A&O")]
  expect(valuesOf(prints, aField("Supplier"), aField("Customer"))).toEqual({
    Supplier: "Order Point",
    Customer: "A&O",
  })
})

test("a field for a name is not read as a number of the same thing", () => {
  const prints = [at(50, 50, "Project name: Harbour wall"), at(50, 70, "Project no.: 88-17")]
  expect(valuesOf(prints, aField("Project name"))).toEqual({ "Project name": "Harbour wall" })
})

test("the amount after the label of another one is not that of the first", () => {
  const prints = [at(50, 420, "Total includes GST of $4.15")]
  expect(valuesOf(prints, aField("Total", "number"))).toEqual({ Total: null })
})

test("a code that no word could be is a number", () => {
  const prints = [at(50, 100, "Invoice"), at(50, 130, "Your order no."), at(50, 143, "TRWMQXDLB")]
  expect(valuesOf(prints, aField("Order number"))).toEqual({ "Order number": "TRWMQXDLB" })
})

test("terms are read below their heading where headings are beside each other", () => {
  const row = (y: number, ...texts: readonly string[]) => texts.map((text, index) => at(50 + 130 * index, y, text))
  const prints = [
    ...row(100, "Supplier no.", "Payment terms", "Incoterms", "Clerk"),
    ...row(113, "V94944", "Net 30", "Free on board", "Ida Moss"),
  ]
  expect(valuesOf(prints, aField("Payment terms"))).toEqual({ "Payment terms": "Net 30" })
})

test("an address that the lexicon knows no label of is read from its street to its town", () => {
  const prints = [at(300, 140, "Job site"), at(300, 153, "418 Orchid Street"), at(300, 166, "Riverdale, FL 32147")]
  const field = aField("Job site address")
  expect(valuesOf(prints, field)).toEqual({ "Job site address": "418 Orchid Street Riverdale, FL 32147" })
})

test("a reference of the reader is not that of the sender, and may be a person", () => {
  const prints = [
    at(50, 100, "Er referens"),
    at(50, 113, "Kerstin Berg"),
    at(200, 100, "Vår referens"),
    at(200, 113, "Ylva Lind"),
  ]
  expect(valuesOf(prints, aField("Your reference"), aField("Our reference"))).toEqual({
    "Your reference": "Kerstin Berg",
    "Our reference": "Ylva Lind",
  })
})
