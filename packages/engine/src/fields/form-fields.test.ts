import { expect, test } from "vitest"
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
