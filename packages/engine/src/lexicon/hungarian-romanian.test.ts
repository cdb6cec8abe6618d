import { expect, test } from "vitest"
import { kindNamedIn } from "../blocks/document-kind.ts"
import { planField } from "./plan-field.ts"
import { isLetterPhrase } from "./letter-phrases.ts"

test.each([
  ["Számlaszám", "string", "invoiceNumber"],
  ["Számla kelte", "date", "invoiceDate"],
  ["Fizetési határidő", "date", "dueDate"],
  ["Közösségi adószám", "string", "vatId"],
  ["Nettó összesen", "number", "netTotal"],
  ["Fizetendő összesen", "number", "amountDue"],
  ["Numărul facturii", "string", "invoiceNumber"],
  ["Data scadenței", "date", "dueDate"],
  ["Cod de identificare fiscală", "string", "taxNumber"],
  ["Total fără TVA", "number", "netTotal"],
  ["Rest de plată", "number", "amountDue"],
] as const)("%s means %s %s", (name, type, concept) => {
  expect(planField({ name: "Invoice" }, { name, type }).concept).toBe(concept)
})

test("letters with a comma or a cedilla below are the same", () => {
  expect(planField({ name: "Factura" }, { name: "Data scadenţei", type: "date" }).concept).toBe("dueDate")
})

test.each([
  ["SZÁMLA", "invoice"],
  ["Díjbekérő", "invoice"],
  ["Szállítólevél", "deliveryNote"],
  ["Megrendelés", "order"],
  ["Rendelés visszaigazolás", "confirmation"],
  ["Árajánlat", "quote"],
  ["Bankszámlakivonat", "statement"],
  ["FACTURĂ FISCALĂ", "invoice"],
  ["Aviz de însoțire a mărfii", "deliveryNote"],
  ["Ofertă de preț", "quote"],
  ["Bon fiscal", "receipt"],
  ["Extras de cont", "statement"],
])("%s is the title of a document of the kind %s", (title, kind) => {
  expect(kindNamedIn(title)?.kind).toBe(kind)
})

test.each(["Tisztelettel,", "Üdvözlettel", "Cu stimă,", "Stimate domnule"])("%s is no name", (text) => {
  expect(isLetterPhrase(text)).toBe(true)
})
