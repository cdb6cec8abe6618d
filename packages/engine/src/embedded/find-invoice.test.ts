import { expect, test } from "vitest"
import { findInvoices } from "./find-invoice.ts"
import { aCii, aCiiLine, anAttachment, aUbl } from "../../test/builders/electronic-invoice.ts"

const read = (xml: string) => findInvoices([anAttachment(xml)])
const valuesOf = (xml: string) => {
  const { invoices } = read(xml)
  return Object.fromEntries([...(invoices[0]?.header ?? [])].map(([key, values]) => [key, values.map((v) => v.value)]))
}

test("reads the header of a Cross Industry Invoice", () => {
  expect(valuesOf(aCii())).toEqual({
    invoiceNumber: ["RE-4711"],
    invoiceDate: ["2026-03-05"],
    deliveryDate: ["2026-03-03"],
    seller: ["Nordwind GmbH"],
    "seller.vatId": ["DE136695976"],
    "seller.taxNumber": ["60/123/45678"],
    "seller.address": ["Am Hang 3 28195 Bremen"],
    buyer: ["Südhandel & Söhne KG"],
    "buyer.vatId": ["DE999999999"],
    customerNumber: ["K-77"],
    currency: ["EUR"],
    netTotal: [100],
    taxTotal: [19],
    grossTotal: [119],
    amountDue: [69],
  })
})

test("reads the header of a UBL invoice, with the tax in the invoice's own currency", () => {
  expect(valuesOf(aUbl())).toEqual({
    invoiceNumber: ["U-12"],
    invoiceDate: ["2026-03-05"],
    dueDate: ["2026-04-04"],
    orderNumber: ["S-5"],
    seller: ["Nordwind GmbH"],
    "seller.vatId": ["DE136695976"],
    "seller.address": ["Am Hang 3 28195 Bremen"],
    buyer: ["Südhandel KG"],
    "seller.iban": ["DE02120300000000202051"],
    "seller.bic": ["BYLADEM1001"],
    currency: ["EUR"],
    netTotal: [100],
    taxTotal: [19],
    grossTotal: [119],
    amountDue: [119],
  })
})

test("an invoice of ZUGFeRD 1 is read by its own element names", () => {
  const xml = aCii({ lines: aCiiLine("Desk lamp", "4", "25.00", "100.00") })
    .replaceAll(
      "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
      "urn:ferd:CrossIndustryDocument:invoice:1p0",
    )
    .replaceAll("CrossIndustryInvoice", "CrossIndustryDocument")
    .replaceAll(":ExchangedDocument>", ":HeaderExchangedDocument>")
    .replaceAll(":SupplyChainTradeTransaction>", ":SpecifiedSupplyChainTradeTransaction>")
    .replaceAll(/:ApplicableHeaderTrade(\w+)>/gu, ":ApplicableSupplyChainTrade$1>")
    .replaceAll(/:SpecifiedLineTrade(\w+)>/gu, ":SpecifiedSupplyChainTrade$1>")
    .replaceAll(/:SpecifiedTradeSettlement(?:Header|Line)Monetary/gu, ":SpecifiedTradeSettlementMonetary")
    .replaceAll("RateApplicablePercent", "ApplicablePercent")
  const [invoice] = read(xml).invoices
  expect(invoice?.header.get("grossTotal")).toMatchObject([{ value: 119 }])
  expect(invoice?.header.get("seller")).toMatchObject([{ value: "Nordwind GmbH" }])
  const [line] = invoice?.lines ?? []
  expect(Object.fromEntries([...(line ?? [])].map(([key, [value]]) => [key, value?.value]))).toEqual({
    position: "1",
    article: "A-1",
    description: "Desk lamp",
    quantity: 4,
    unit: "H87",
    unitPrice: 25,
    lineTotal: 100,
    taxRate: 19,
  })
})

test("credit notes are detected by their code or their root", () => {
  expect(read(aCii({ typeCode: "381" })).invoices[0]?.isCredit).toBe(true)
  expect(read(aCii()).invoices[0]?.isCredit).toBe(false)
  expect(read(aUbl({ root: "CreditNote" })).invoices[0]).toMatchObject({ isCredit: true })
  expect(read(aUbl({ root: "CreditNote" })).invoices[0]?.lines[0]?.get("quantity")).toMatchObject([{ value: 4 }])
})

test("lines that only group others are left out", () => {
  const group = "<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>"
  const lines = aCiiLine("All", "1", "100.00", "100.00", group) + aCiiLine("Desk lamp", "4", "25.00", "100.00")
  expect(read(aCii({ lines })).invoices[0]?.lines.map((line) => line.get("description")?.[0]?.value)).toEqual([
    "Desk lamp",
  ])
})

test.each([
  ["sums with a comma", "<ram:GrandTotalAmount>1,5</ram:GrandTotalAmount>"],
  ["sums that are not numbers", "<ram:GrandTotalAmount>0x10</ram:GrandTotalAmount>"],
  ["empty sums", "<ram:GrandTotalAmount/>"],
])("what has not the prescribed form is missing: %s", (_name, sums) => {
  expect(valuesOf(aCii({ sums }))).not.toHaveProperty("grossTotal")
})

test("an impossible date is left out", () => {
  expect(valuesOf(aCii().replace("20260305", "20260231"))).not.toHaveProperty("invoiceDate")
})

test("an account number without the format of an IBAN is no IBAN", () => {
  expect(valuesOf(aUbl().replace("DE02120300000000202051", "202051"))).not.toHaveProperty(["seller.iban"])
})

test("an invoice is detected by its root element, whatever the file name", () => {
  expect(findInvoices([anAttachment(aCii(), "notes.txt")]).invoices).toHaveLength(1)
  expect(read(`<!-- ${"licence ".repeat(100)} -->${aUbl()}`).invoices).toHaveLength(1)
})

test.each([
  ["other XML", '<Invoice xmlns="https://example.com/own"><ID>1</ID></Invoice>'],
  ["an invoice of no namespace", "<Invoice><ID>1</ID></Invoice>"],
  ["a web page", "<!DOCTYPE html><html><body>Invoice</body></html>"],
  ["an image", "\u0089PNG\r\n"],
  ["nothing", ""],
  ["broken XML of another kind", "<a><b>"],
])("an attachment that is no invoice is passed over in silence: %s", (_name, content) => {
  expect(read(content)).toEqual({ invoices: [], warnings: [] })
})

test("an invoice is decoded by its encoding", () => {
  const latin = aCii().replace("UTF-8", "ISO-8859-1")
  const bytes = Uint8Array.from(latin, (letter) => letter.charCodeAt(0))
  const wide = Uint8Array.from(Buffer.from(`\ufeff${aCii().replace("UTF-8", "UTF-16")}`, "utf16le"))
  for (const attachment of [
    { name: "a.xml", bytes },
    { name: "b.xml", bytes: wide },
  ]) {
    expect(findInvoices([attachment]).invoices[0]?.header.get("buyer")).toMatchObject([
      { value: "Südhandel & Söhne KG" },
    ])
  }
})

/** Each limit protects the parser: the document is read as usual, with a warning. */
test.each([
  [
    "entities that multiply",
    `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>${aCii().slice(39).replace("RE-4711", "&b;")}`,
    "it declares a document type",
  ],
  [
    "an entity that names another file",
    `<!DOCTYPE x SYSTEM "file:///etc/passwd">${aUbl().slice(21)}`,
    "it declares a document type",
  ],
  [
    "deep nesting",
    aUbl({ more: `${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}` }),
    "its elements are nested deeper than an invoice's",
  ],
  ["many elements", aUbl({ more: "<a/>".repeat(400_000) }), "it has more elements than any invoice"],
  ["a huge file", aUbl({ more: " ".repeat(20 * 1024 * 1024) }), "it is larger than 20 MB"],
  ["a truncated file", aCii().slice(0, -400), "it is not well-formed"],
  ["two roots", aUbl() + aUbl().slice(21), "it is not well-formed"],
  ["control characters", aCii().replace("RE-4711", "RE&#1;"), "it is not well-formed"],
])("a hostile or damaged invoice is left aside with a warning: %s", (_name, xml, reason) => {
  expect(read(xml)).toEqual({
    invoices: [],
    warnings: [`The electronic invoice "factur-x.xml" in the file is not read: ${reason}.`],
  })
})

test("an invoice whose bytes do not match its encoding is rejected with a warning", () => {
  const bytes = Uint8Array.from(aCii(), (letter) => letter.charCodeAt(0))
  const { invoices, warnings } = findInvoices([{ name: "a\u0000\n.xml", bytes }])
  expect(invoices).toEqual([])
  expect(warnings).toEqual([
    'The electronic invoice "a.xml" in the file is not read: its bytes do not match its encoding.',
  ])
})

test("documents embedded in an invoice take no memory", () => {
  const binary = "A".repeat(2_000_000)
  const more = `<cac:AdditionalDocumentReference><cbc:Note>${binary}</cbc:Note></cac:AdditionalDocumentReference>`
  expect(read(aUbl({ more })).invoices).toHaveLength(1)
})
