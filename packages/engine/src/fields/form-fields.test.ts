import { expect, test } from "vitest"
import { aForm } from "../../test/builders/form.ts"
import type { Print } from "../../test/builders/page.ts"
import { at, valueOf, valuesOf } from "../../test/builders/paper.ts"

test.each([
  ["Employee number", "string", "Matricule : 00041", "00041"],
  ["Personnel number", "string", "Anställningsnr: 7718", "7718"],
  ["Job title", "string", "Emploi : Assistante comptable", "Assistante comptable"],
  ["Stanowisko", "string", "Stanowisko: Magazynier", "Magazynier"],
  ["Hire date", "date", "Entrée : 02/09/2019", "2019-09-02"],
  ["Data assunzione", "date", "Assunto il: 04/03/2021", "2021-03-04"],
  ["Numéro de sécurité sociale", "string", "N° SS : 2 91 05 29 019 118 64", "2 91 05 29 019 118 64"],
  ["Social security number", "string", "Burgerservicenummer: 123456782", "123456782"],
  ["Broker", "string", "Mediador: Ortiga Correduría", "Ortiga Correduría"],
  ["Net premium", "number", "Prima neta: 200,36 €", 200.36],
  ["Premium tax", "number", "Versicherungsteuer: 38,07 EUR", 38.07],
  ["Effective date", "date", "Fecha de efecto: 00:00 h 01/04/2025", "2025-04-01"],
  ["Expiry date", "date", "Vencimiento: 24:00 h 31/03/2026", "2026-03-31"],
  ["Total debits", "number", "Totaal afgeschreven: EUR 921,52", 921.52],
  ["Total out", "number", "Summa uttag: 4 100,00", 4100],
] as const)("%s (%s) is found in %s", (name, type, line, value) => {
  expect(valueOf(name, type, [at(50, 60, line)])).toBe(value)
})

test("total credits beside the balances of an account are what was paid in", () => {
  const types = { "Opening balance": "number", "Total credits": "number" } as const
  const prints = [
    at(50, 60, "Anfangssaldo: 100,00"),
    at(50, 75, "Summe Gutschriften: 40,00"),
    at(50, 90, "Total: 999,00"),
  ]
  expect(valuesOf(types, prints)).toEqual([100, 40])
})

const row = (y: number, size: number, texts: readonly string[]): Print[] =>
  texts.map((text, column) => ({ text, x: 50 + 127 * column, y, size }))

const policy: readonly Print[] = [
  { text: "Seguros Ribera, S.A. - CIF A15044183 - Paseo de la Marina 77, 15001 A Coruña", x: 50, y: 810, size: 7 },
  { text: "Tomador del seguro", x: 50, y: 60, size: 10 },
  ...row(79, 7, ["Nombre y apellidos", "NIF", "Domicilio", "Población"]),
  ...row(88, 8, ["Elvira Montes Rey", "17884203R", "C/ Olmo 18, 3º B", "50001 Zaragoza"]),
]

test("a row of captions below the heading of a party has its name, its number and the two parts of its address", () => {
  const types = { Policyholder: "string", "Tax ID of the policyholder": "string", "Insured address": "string" } as const
  expect(valuesOf(types, policy)).toEqual(["Elvira Montes Rey", "17884203R", "C/ Olmo 18, 3º B 50001 Zaragoza"])
})

test.each([
  [
    "beside them",
    [at(50, 60, "Adresse"), at(180, 60, "Lange Gasse 4"), at(50, 72, "PLZ / Ort"), at(180, 72, "1010 Wien")],
  ],
  ["after colons", [at(50, 60, "Adresse: Lange Gasse 4"), at(50, 72, "PLZ, Ort: 1010 Wien")]],
])("the street and the town of captions that are one below the other, %s, are one address", (_place, prints) => {
  expect(valueOf("Address", "string", prints)).toBe("Lange Gasse 4 1010 Wien")
})

test("an address whose next caption is that of something else has one part", () => {
  const prints = [at(50, 60, "Adresse: Lange Gasse 4, 1010 Wien"), at(50, 72, "Telefon: 01 4440")]
  expect(valueOf("Address", "string", prints)).toBe("Lange Gasse 4, 1010 Wien")
})

test("a number in groups after a prefix is read as a whole, and no count before it", () => {
  expect(valueOf("Policy number", "string", [at(50, 60, "Policy no."), at(50, 72, "MC 77 0029158/4")])).toBe(
    "MC 77 0029158/4",
  )
})

test("a word that is a label elsewhere is the value of the label before it", () => {
  const prints = [at(50, 60, "Employment status: Employee"), at(260, 60, "Seniority: 5 years 6 months")]
  expect(valueOf("Employee", "string", prints)).toBeNull()
})

test("a tax is the last of a line with what it is computed from and a rate without a sign", () => {
  const prints = [
    at(50, 60, "Impôt sur le revenu prélevé à la source"),
    ...["1 751,63", "1,30", "22,77"].map((text, at) => ({ text, x: 300 + 90 * at, y: 60 })),
  ]
  expect(valueOf("Income tax withheld", "number", prints)).toBe(22.77)
})

const boxes = [
  ["7 Length of hull (m)", "11.4"],
  ["8 Sail number", "SWE 218"],
  ["9 Harbour master", "Ida Moe"],
] as const

test("a field is not blank where a box that is as likely its own is filled", () => {
  const { prints, rulings } = aForm([
    ["b Employer identification number (EIN)", "62-4418803"],
    ["15 Employer's state identification number"],
    ...boxes,
  ])
  const types = { "Employer identification number": "string" } as const
  expect(valuesOf(types, prints, rulings)).toEqual(["62-4418803"])
})

test("the address of a person is not the name that is asked for", () => {
  const { prints, rulings } = aForm([
    ["f Employee's address and ZIP code", "12 Harbour Lane", "Cookeville, TN 38506"],
    ...boxes,
  ])
  expect(valuesOf({ "Employee name": "string" }, prints, rulings)).toEqual([null])
})

test("the year in large type is the one that a form is made for, unless there are two", () => {
  const year = (text: string, y: number): Print => ({ text, x: 300, y, size: 18 })
  const form = [at(50, 60, "Wage statement"), at(50, 90, "Issued in 2025")]
  expect(valueOf("Tax year", "number", [...form, year("2024", 56)])).toBe(2024)
  expect(valueOf("Tax year", "number", [...form, year("2024", 56), year("2023", 120)])).toBeNull()
})

test("a bank has its name in the head of its statement, and no bank in that of an invoice", () => {
  const paper = (title: string) => [
    { text: "Uferbank", x: 50, y: 40 },
    { text: title, x: 300, y: 40, size: 14 },
    at(50, 300, "IBAN NL91 ABNA 0417 1643 00"),
  ]
  expect(valueOf("Bank", "string", paper("Rekeningafschrift"))).toBe("Uferbank")
  expect(valueOf("Bank", "string", paper("Factuur"))).toBeNull()
})
