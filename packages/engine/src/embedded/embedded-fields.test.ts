import { expect, test } from "vitest"
import type { FieldDefinition } from "../configuration.ts"
import { extractDocument } from "../extract/extract-document.ts"
import type { Print } from "../../test/builders/page.ts"
import { aCii, aDocument, aUbl } from "../../test/builders/electronic-invoice.ts"

const down = (...texts: readonly string[]): Print[] => texts.map((text, index) => ({ text, x: 50, y: 50 + 20 * index }))

/** Fields are named by their type: `Due date`, `Total:number`. */
function fieldsOf(names: readonly string[]): FieldDefinition[] {
  return names.map((given) => {
    const [name = "", type = "string"] = given.split(":")
    return { name, type: type === "number" || type === "date" ? type : "string" }
  })
}

function extract(prints: readonly Print[], xml: string, ...names: readonly string[]) {
  const configuration = { objects: [{ name: "Invoice", fields: fieldsOf(names) }] }
  const { data, evidence, warnings } = extractDocument(aDocument(prints, xml), configuration)
  return {
    fields: data["Invoice"]?.fields,
    evidenceOf: (name: string) => evidence[`/Invoice/fields/${name}`],
    warnings,
  }
}

test("the invoice fills fields named in any language, and those of each party", () => {
  const names = ["Rechnungsnummer", "Fecha de factura:date", "Total TTC:number", "Supplier VAT number", "Buyer VAT ID"]
  expect(extract([], aCii(), ...names).fields).toEqual({
    Rechnungsnummer: "RE-4711",
    "Fecha de factura": "2026-03-05",
    "Total TTC": 119,
    "Supplier VAT number": "DE136695976",
    "Buyer VAT ID": "DE999999999",
  })
})

test("the invoice takes precedence over the page, and evidence keeps the printed position", () => {
  const prints = down("Rechnungsnummer: 88", "Anlage RE-4711")
  const { fields, evidenceOf } = extract(prints, aCii(), "Invoice number")
  expect(fields).toEqual({ "Invoice number": "RE-4711" })
  expect(evidenceOf("Invoice number")).toMatchObject({ page: 1, text: "RE-4711", confidence: 0.99, source: "embedded" })
  expect(evidenceOf("Invoice number")?.box?.[1]).toBe(70)
})

test("a value printed in another format is the same value, and is returned as in the invoice", () => {
  const prints = down("Kontoverbindung DE02 1203 0000 0000 2020 51", "Fällig am 4. April 2026", "zu zahlen 119,00 €")
  const { fields, evidenceOf } = extract(prints, aUbl(), "IBAN", "Due date:date", "Amount due:number", "Due date text")
  expect(fields).toMatchObject({ IBAN: "DE02120300000000202051", "Due date": "2026-04-04", "Amount due": 119 })
  expect(evidenceOf("IBAN")).toMatchObject({ text: "DE02 1203 0000 0000 2020 51", source: "embedded" })
  expect(evidenceOf("Due date")).toMatchObject({ text: "4. April 2026", source: "embedded" })
  expect(evidenceOf("Amount due")).toMatchObject({ text: "119,00 €", source: "embedded" })
})

test("evidence of a value that no page prints is on the first page without a box", () => {
  const { fields, evidenceOf } = extract(down("Rechnung"), aCii(), "Amount due:number")
  expect(fields).toEqual({ "Amount due": 69 })
  expect(evidenceOf("Amount due")).toEqual({ page: 1, text: "69.00", confidence: 0.97, source: "embedded" })
})

test("a value that the invoice does not contain comes from the page", () => {
  const { fields, evidenceOf } = extract(
    down("Due date: 2026-05-01", "Colour: blue"),
    aCii(),
    "Due date:date",
    "Colour",
  )
  expect(fields).toEqual({ "Due date": "2026-05-01", Colour: "blue" })
  expect(evidenceOf("Due date")?.source).toBe("builtin")
})

test("a field that only resembles a concept is not filled by the invoice alone", () => {
  const names = ["Date of birth:date", "Delivery address", "Contact person", "Your reference", "Passport number"]
  const agreement = "<ram:BuyerReference>04011000-12345-67</ram:BuyerReference>"
  const { fields } = extract(down("Rechnung"), aCii({ agreement }), ...names)
  expect(Object.values(fields ?? {})).toEqual([null, null, null, null, null])
})

test("such a field is confirmed when page and invoice agree", () => {
  const agreement = "<ram:BuyerReference>04011000-12345-67</ram:BuyerReference>"
  const { fields, evidenceOf } = extract(
    down("Your reference: 04011000-12345-67"),
    aCii({ agreement }),
    "Your reference",
  )
  expect(fields).toEqual({ "Your reference": "04011000-12345-67" })
  expect(evidenceOf("Your reference")?.source).toBe("embedded")
})

const period =
  '<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20260201</udt:DateTimeString></ram:StartDateTime>' +
  '<ram:EndDateTime><udt:DateTimeString format="102">20260228</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod>'

test("names of one element of the invoice select it", () => {
  const agreement = "<ram:BuyerReference>04011000-12345-67</ram:BuyerReference>"
  const sums = "<ram:TotalPrepaidAmount>50.00</ram:TotalPrepaidAmount>"
  const names = ["Leitweg-ID", "Amount paid:number", "Service period start:date", "Abrechnungszeitraum bis:date"]
  expect(Object.values(extract([], aCii({ agreement, sums, settlement: period }), ...names).fields ?? {})).toEqual([
    "04011000-12345-67",
    50,
    "2026-02-01",
    "2026-02-28",
  ])
})

const dueOn = (date: string) =>
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`

test("the page decides among several values of one concept", () => {
  const settlement = dueOn("20260404") + dueOn("20260504")
  const { fields, evidenceOf } = extract(down("Due date: 2026-05-04"), aCii({ settlement }), "Due date:date")
  expect(fields).toEqual({ "Due date": "2026-05-04" })
  expect(evidenceOf("Due date")?.source).toBe("embedded")
})

const rate = (percent: string) =>
  `<ram:ApplicableTradeTax><ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`

test("the only tax rate is the tax rate; among several the page decides", () => {
  expect(extract([], aCii({ settlement: rate("19") }), "Tax rate:number").fields).toEqual({ "Tax rate": 19 })
  const several = aCii({ settlement: rate("19") + rate("7") })
  expect(extract([], several, "Tax rate:number").fields).toEqual({ "Tax rate": null })
})

test("a credit note's amounts have the sign that its paper prints", () => {
  const prints = down("Gutschrift RE-4711", "Bruttobetrag -119,00 €", "Steuer -19,00 €")
  const xml = aCii({ typeCode: "381" })
  const { fields } = extract(prints, xml, "Grand total:number", "Tax total:number", "Credit note number")
  expect(fields).toEqual({ "Grand total": -119, "Tax total": -19, "Credit note number": "RE-4711" })
  expect(extract([], xml, "Grand total:number").fields).toEqual({ "Grand total": 119 })
})

test("a string field gets amounts and dates as printed", () => {
  const prints = down("Rechnungsdatum: 05.03.2026", "Gesamtbetrag 119,00")
  expect(extract(prints, aCii(), "Invoice date", "Grand total").fields).toEqual({
    "Invoice date": "05.03.2026",
    "Grand total": "119,00",
  })
  expect(extract([], aCii(), "Invoice date", "Grand total").fields).toEqual({
    "Invoice date": "2026-03-05",
    "Grand total": "119.00",
  })
})

test("an optional sum of zero is absent", () => {
  const sums = "<ram:TotalPrepaidAmount>0.00</ram:TotalPrepaidAmount><ram:TaxTotalAmount>0.00</ram:TaxTotalAmount>"
  expect(extract([], aCii({ sums }), "Prepayment:number", "Tax total:number").fields).toEqual({
    Prepayment: null,
    "Tax total": 0,
  })
})

test("field names may be in snake case and camel case", () => {
  expect(extract([], aCii(), "invoice_number", "grossTotal:number").fields).toEqual({
    invoice_number: "RE-4711",
    grossTotal: 119,
  })
})

test("a page that prints another sum than the invoice causes a warning", () => {
  const { fields, warnings } = extract(down("Grand total: EUR 219.00"), aCii(), "Grand total:number")
  expect(fields).toEqual({ "Grand total": 119 })
  expect(warnings).toEqual([
    "Invoice, Grand total: the electronic invoice in the file contains 119, but the page prints EUR 219.00.",
  ])
})

test("of several invoices, the one whose number the page prints is read", () => {
  const document = aDocument(down("Invoice U-12"), aCii(), aUbl())
  const configuration = { objects: [{ name: "Invoice", fields: fieldsOf(["Invoice number"]) }] }
  expect(extractDocument(document, configuration).data).toEqual({ Invoice: { fields: { "Invoice number": "U-12" } } })
})
