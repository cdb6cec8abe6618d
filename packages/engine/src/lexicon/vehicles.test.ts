import { expect, test } from "vitest"
import { at, valuesOf } from "../../test/builders/paper.ts"

test.each([
  ["Fahrgestellnummer", "Erstzulassung"],
  ["N° de châssis", "Première mise en circulation"],
  ["Telaio", "Prima immatricolazione"],
  ["N.º de quadro", "1.ª matrícula"],
  ["Nr nadwozia", "Data pierwszej rejestracji"],
])("a garage prints %s and %s for the vehicle", (number, first) => {
  const prints = [
    at(50, 100, `${number}:`),
    at(220, 100, "ZQX4ALV12XH009331"),
    at(50, 120, `${first}:`),
    at(220, 120, "22.11.2016"),
  ]
  expect(valuesOf({ VIN: "string", "First registration": "date" }, prints)).toEqual(["ZQX4ALV12XH009331", "2016-11-22"])
})
