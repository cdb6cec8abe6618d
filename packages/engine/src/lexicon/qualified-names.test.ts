import { expect, test } from "vitest"
import { conceptOf } from "./field-concept.ts"

const conceptNamed = (name: string): string | undefined => conceptOf({ name: "Order" }, { name, type: "string" })?.id

test.each([
  ["Supplier invoice number", "invoiceNumber"],
  ["Vendor Order No", "orderNumber"],
  ["Seller Order ID", "orderNumber"],
  ["Customer contract number", "contractNumber"],
  ["Station Contract #", "contractNumber"],
  ["Lieferantenrechnungsnummer", "invoiceNumber"],
  ["Rechnungsnummer des Lieferanten", "invoiceNumber"],
  ["Numéro de facture fournisseur", "invoiceNumber"],
  ["Número de factura del proveedor", "invoiceNumber"],
  ["Factuurnummer leverancier", "invoiceNumber"],
  ["Numer faktury dostawcy", "invoiceNumber"],
  ["Leverantörens fakturanummer", "invoiceNumber"],
])("%s is the number of a document, whoever's it is", (name, concept) => {
  expect(conceptNamed(name)).toBe(concept)
})

test.each([
  ["Broadcaster contract number", "contractNumber"],
  ["Store receipt no", "receiptNumber"],
])("%s is the number of a document, though its first word is in no lexicon", (name, concept) => {
  expect(conceptNamed(name)).toBe(concept)
})

test.each([
  ["Supplier number", "supplierNumber"],
  ["Vendor ID", "supplierNumber"],
  ["Original invoice number", "relatedInvoiceNumber"],
  ["Supplier VAT ID", "vatId"],
  ["Passport number", undefined],
  ["Engine serial number", undefined],
  ["Building permit number", undefined],
])("%s is no number of the document itself", (name, concept) => {
  expect(conceptNamed(name)).toBe(concept)
})

test.each(["Quote date", "Angebotsdatum", "Date du devis", "Data preventivo", "Credit note date", "Data oferty"])(
  "%s is the date of the document itself, and that of another one beside the date of an invoice",
  (name) => {
    const field = { name, type: "date" } as const
    expect(conceptOf({ name: "Quote", fields: [field] }, field)?.id).toBe("invoiceDate")
    const invoiceDate = { name: "Invoice date", type: "date" } as const
    expect(conceptOf({ name: "Invoice", fields: [invoiceDate, field] }, field)).toBeUndefined()
  },
)

test.each([
  ["Vendor bank account", "accountNumber"],
  ["Bankkonto des Lieferanten", "accountNumber"],
  ["Compte bancaire fournisseur", "accountNumber"],
  ["Supplier account number", "supplierNumber"],
  ["Customer account number", "customerNumber"],
])("%s is an account at a bank only when a bank is named", (name, concept) => {
  expect(conceptNamed(name)).toBe(concept)
})

test.each([
  ["Seller contact email", "email"],
  ["Vendor contact phone", "phone"],
  ["Seller contact", "contactPerson"],
])("%s is what its last word says", (name, concept) => {
  expect(conceptNamed(name)).toBe(concept)
})

test("the date of a document may be named by words of the document's own name", () => {
  const field = { name: "Note date", type: "date" as const }
  expect(conceptOf({ name: "DeliveryNote" }, field)?.id).toBe("invoiceDate")
  expect(conceptOf({ name: "Contract" }, field)?.id).toBeUndefined()
})
