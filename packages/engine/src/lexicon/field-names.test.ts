import { expect, test } from "vitest"
import type { ObjectDefinition, ValueType } from "../configuration.ts"
import { planContacts } from "./contacts.ts"
import { conceptIndex } from "./concept-index.ts"
import { planGoodsRecipient } from "./goods-recipients.ts"
import { planOfKind } from "./kind-plans.ts"
import { labelKey } from "./label-key.ts"
import { planField } from "./plan-field.ts"
import { planFields } from "./plan-fields.ts"

const planOf = (name: string, type: ValueType = "string") => planField({ name: "Document" }, { name, type })
test.each(["Letter date", "Briefdatum", "Date du courrier", "Data pisma"])("%s is the date of the document", (name) => {
  expect(planOf(name, "date")).toMatchObject({ concept: "invoiceDate" })
})

const plansOf = (...names: readonly string[]) =>
  planFields({ name: "Document", fields: names.map((name) => ({ name, type: "string" })) })

test.each([
  ["Exporter", "seller", undefined],
  ["Hire company", "seller", undefined],
  ["Company registration", "registerNumber", "seller"],
  ["Supplier company ID", "registerNumber", "seller"],
  ["Customer company ID", "registerNumber", "buyer"],
  ["Customer ID", "customerNumber", undefined],
  ["Signer", "signatory", undefined],
  ["Company tax number (CVR)", "taxId", "seller"],
  ["Consignee contact", "contactPerson", "shipTo"],
  ["Faktureringsadresse", "address", "buyer"],
  ["Afleveradres", "address", "shipTo"],
  ["Laskun numero", "invoiceNumber", undefined],
  ["Toimitusosoite", "address", "shipTo"],
])("%s means %s of %s", (name, concept, party) => {
  expect(planOf(name)).toMatchObject({ concept, party })
})

test("the date of the supply is not that of the invoice", () => {
  expect(planOf("Tax point date", "date").concept).toBe("deliveryDate")
  expect(planOf("Datum zdan. plnění", "date").concept).toBe("deliveryDate")
})

test("the date of the invoice that is credited is not the date of the document", () => {
  expect(planOf("Original invoice date", "date").concept).toBeUndefined()
  expect(planOf("Fecha de la factura rectificada", "date").concept).toBeUndefined()
  expect(planOf("Invoice date", "date").concept).toBe("invoiceDate")
})

test("a recipient beside a buyer is that of the goods", () => {
  const object = { name: "Faktura" }
  const [buyer, recipient] = planGoodsRecipient(object, plansOf("Nabywca", "Odbiorca"))
  expect(buyer?.concept).toBe("buyer")
  expect(buyer?.labels.has("odbiorca")).toBe(false)
  expect(recipient).toMatchObject({ concept: "shipTo", field: { name: "Odbiorca" } })
  expect(recipient?.labels.get("odbiorca")).toBe(1)
  expect(planGoodsRecipient(object, plansOf("Odbiorca"))[0]?.concept).toBe("buyer")
})

test("on documents of trade, the number of the document is no contract and its total no payment", () => {
  const plans = [planOf("Contract number"), planOf("Account holder"), planOf("Amount paid", "number")]
  const [contract, holder, paid] = planOfKind(plans, "invoice", false)
  expect(contract?.labels.has(labelKey("Invoice number"))).toBe(false)
  expect(contract?.labels.has(labelKey("Contract number"))).toBe(true)
  expect(holder?.labels.has(labelKey("Customer"))).toBe(false)
  expect(paid?.labels.has(labelKey("Grand total"))).toBe(false)
  expect(planOfKind(plans, "invoice", true)).toEqual(plans)
  expect(planOfKind(plans, "payment", false)).toEqual(plans)
})

test("who wrote a document is no contact of its reader", () => {
  const [reader] = planContacts(plansOf("Customer contact"), false)
  expect(reader?.labels.has(labelKey("Sachbearbeiter"))).toBe(false)
  expect(reader?.labels.has(labelKey("Attention"))).toBe(true)
  const [sender] = planContacts(plansOf("Supplier contact"), false)
  expect(sender?.labels.has(labelKey("Sachbearbeiter"))).toBe(true)
})

test("a label of several dates, whose key is that of one, hardly means a period", () => {
  const { periods } = conceptIndex()
  expect(periods.get(labelKey("Date"))).toBeLessThan(0.5)
  expect(periods.get(labelKey("Campaign period"))).toBe(0.9)
})

test("a validity is the end of a period only where no other date is", () => {
  const objectOf = (...names: readonly string[]): ObjectDefinition => ({
    name: "Contract",
    fields: names.map((name) => ({ name, type: "date" })),
  })
  const conceptsOf = (object: ObjectDefinition) => planFields(object).map(({ concept }) => concept)
  expect(conceptsOf(objectOf("Valid from", "Valid until"))).toEqual(["periodFrom", "periodTo"])
  expect(conceptsOf(objectOf("Period start", "Period end", "Valid until"))[2]).toBe("expiryDate")
})
