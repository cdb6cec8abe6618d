import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test.each([
  ["CONTRATO DE ARRENDAMIENTO", "En Zaragoza, a 27 de febrero de 2025."],
  ["CONTRATO DE ARRENDAMIENTO", "EN ZARAGOZA, A 27 DE FEBRERO DE 2025."],
  ["CONTRATTO DI LOCAZIONE", "Milano, lì 27 febbraio 2025"],
  ["CONTRAT DE LOCATION", "Fait à Lyon, le 27 février 2025"],
  ["UMOWA NAJMU", "W Warszawie, dnia 27 lutego 2025"],
  ["SMLOUVA O NÁJMU", "V Praze dne 27. 2. 2025"],
  ["Mietvertrag", "Graz, am 27. Februar 2025"],
])("the date of a contract is printed with the town: %s", (title, line) => {
  const page = [{ text: title, x: 50, y: 40, size: 16 }, at(50, 80, "1.3.2024"), at(50, 600, line)]
  expect(valuesOf({ "Contract date": "date" }, page)).toEqual(["2025-02-27"])
})

test("a contract that prints a day without a town has no date of its own", () => {
  const page = [{ text: "LEASE AGREEMENT", x: 50, y: 40, size: 16 }, at(50, 80, "Act of 24 November 1994")]
  expect(valuesOf({ "Contract date": "date" }, page)).toEqual([null])
})
