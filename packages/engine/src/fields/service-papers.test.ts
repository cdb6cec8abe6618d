import { expect, test } from "vitest"
import { at, valuesOf } from "../../test/builders/paper.ts"

const letter = [
  at(50, 40, "Nordwind Segelmacher GmbH"),
  at(50, 52, "Hafenstr. 4, 24103 Kiel"),
  at(50, 110, "Frau Elke Sandmann"),
  at(50, 122, "Am Deich 17"),
  at(50, 134, "24105 Kiel"),
]

test("an employer sends its papers to an employee, each with an address", () => {
  const names = { Employer: "string", Employee: "string", "Employee address": "string" } as const
  expect(valuesOf(names, letter)).toEqual(["Nordwind Segelmacher GmbH", "Frau Elke Sandmann", "Am Deich 17 24105 Kiel"])
  expect(valuesOf({ Dipendente: "string" }, [at(50, 60, "Salarié : Luc Ferrand")])).toEqual(["Luc Ferrand"])
})

test("an employee beside a client is not the reader", () => {
  expect(valuesOf({ Client: "string", Employee: "string" }, letter)).toEqual(["Frau Elke Sandmann", null])
})

test("members and debtors are the readers of what is sent to them", () => {
  expect(valuesOf({ Member: "string", "Member address": "string" }, letter)).toEqual([
    "Frau Elke Sandmann",
    "Am Deich 17 24105 Kiel",
  ])
  expect(valuesOf({ Schuldner: "string", Anschrift: "string" }, letter)).toEqual([
    "Frau Elke Sandmann",
    "Am Deich 17 24105 Kiel",
  ])
})

test("a patient without a label is the reader", () => {
  const names = { Patient: "string", "Patient address": "string" } as const
  expect(valuesOf(names, letter)).toEqual(["Frau Elke Sandmann", "Am Deich 17 24105 Kiel"])
  expect(valuesOf(names, [...letter, at(50, 200, "Patient: Timo Sandmann")])[0]).toBe("Timo Sandmann")
})

test("the account of a utility is the reader's, and that of a bank is not", () => {
  const bill = [...letter, at(50, 200, "Meter no. 7720015")]
  expect(valuesOf({ "Account holder": "string" }, bill)).toEqual(["Frau Elke Sandmann"])
  expect(valuesOf({ "Account holder": "string", IBAN: "string" }, bill)).toEqual([null, null])
  expect(valuesOf({ "Account holder": "string" }, letter)).toEqual([null])
})

test("the address that a utility supplies is not the reader's", () => {
  const prints = [...letter, at(50, 200, "What we supplied"), at(50, 212, "Supply address: Werftstr. 90, 24143 Kiel")]
  const names = { "Customer name": "string", "Customer address": "string", "Supply address": "string" } as const
  expect(valuesOf(names, prints)).toEqual(["Frau Elke Sandmann", "Am Deich 17 24105 Kiel", "Werftstr. 90, 24143 Kiel"])
})

test.each([
  ["Place of loading", "string", "Local de carga: Doca 9", "Doca 9"],
  ["Place of unloading", "string", "Luogo di scarico: Banchina Sud", "Banchina Sud"],
  ["Loading date", "date", "Laaddatum: 04-05-2024", "2024-05-04"],
  ["Treating doctor", "string", "Behandler: Dr. Ute Lamm", "Dr. Ute Lamm"],
  ["Expenses", "number", "Auslagen: 12,40", 12.4],
  ["Delivery date", "date", "Deliver on or before: 05/14/2024", "2024-05-14"],
] as const)("%s (%s) is found in %s", (name, type, line, value) => {
  expect(valuesOf({ [name]: type }, [at(50, 60, line)])).toEqual([value])
})

test("a word for a customer among the values of a row is no label", () => {
  const row = (y: number, ...texts: string[]) => texts.map((text, column) => at(50 + 110 * column, y, text))
  const prints = [
    ...letter,
    ...row(200, "Zählernummer", "Stand alt", "Stand neu", "Ablesung"),
    ...row(214, "1ESY99012", "40.288", "42.105", "Kunde"),
    at(50, 240, "Preisbestandteil"),
    at(380, 240, "Betrag in EUR"),
  ]
  expect(valuesOf({ Customer: "string" }, prints)).toEqual(["Frau Elke Sandmann"])
})
