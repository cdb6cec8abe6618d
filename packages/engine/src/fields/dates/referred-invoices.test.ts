import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test("beside the number of a credit note, the number of an invoice in its title is the corrected one's", () => {
  const prints = [at(50, 100, "Stornorechnung 30019 zur Rechnung 40877 vom 03.02.2026"), at(50, 130, "Nordwind e.K.")]
  const asked = { Stornorechnungsnummer: "string", Rechnungsnummer: "string" } as const
  expect(valuesOf(asked, prints)).toEqual(["30019", "40877"])
})

test("a sentence names the corrected invoice with its date", () => {
  const prints = [
    at(300, 60, "Factura rectificativa"),
    at(300, 90, "Factura rectificativa n.º R-000583"),
    at(300, 102, "Fecha 14/11/2024"),
    at(300, 114, "Factura que se rectifica F-024917 de 29/10/2024"),
  ]
  const asked = { "Factura rectificada": "string", "Fecha de la factura original": "date" } as const
  expect(valuesOf(asked, prints)).toEqual(["F-024917", "2024-10-29"])
})

test("what an invoice comes to is not its number", () => {
  const prints = [
    at(50, 60, "Credit note"),
    at(50, 90, "Credit note no. CN-17"),
    at(50, 102, "Invoice total 1,290.50 less 12%"),
  ]
  expect(valuesOf({ "Credit note number": "string", "Original invoice": "string" }, prints)).toEqual(["CN-17", null])
})
