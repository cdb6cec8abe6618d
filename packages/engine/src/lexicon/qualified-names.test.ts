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
