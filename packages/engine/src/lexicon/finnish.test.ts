import { expect, test } from "vitest"
import { kindNamedIn } from "../blocks/document-kind.ts"
import { planField } from "./plan-field.ts"

test.each([
  ["Eräpäivä", "date", "dueDate"],
  ["Viitenumero", "string", "paymentNumber"],
  ["Y-tunnus", "string", "registerNumber"],
  ["Veroton yhteensä", "number", "netTotal"],
  ["Maksettava yhteensä", "number", "amountDue"],
] as const)("%s means %s %s", (name, type, concept) => {
  expect(planField({ name: "Lasku" }, { name, type }).concept).toBe(concept)
})

test.each([
  ["LASKU", "invoice"],
  ["Hyvityslasku", "creditNote"],
  ["Tilausvahvistus", "confirmation"],
  ["Dowód wpłaty", "receipt"],
  ["Accusé de réception de commande", "confirmation"],
  ["Warenbegleitschein", "deliveryNote"],
])("%s is the title of a document of the kind %s", (title, kind) => {
  expect(kindNamedIn(title)?.kind).toBe(kind)
})
