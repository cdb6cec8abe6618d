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
    at(220, 100, "NLX20417B6H140077"),
    at(50, 120, `${first}:`),
    at(220, 120, "05.09.2014"),
  ]
  expect(valuesOf({ VIN: "string", "First registration": "date" }, prints)).toEqual(["NLX20417B6H140077", "2014-09-05"])
})
