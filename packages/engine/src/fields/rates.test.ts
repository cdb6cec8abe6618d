import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function numberOf(name: string, prints: readonly Print[]) {
  const object = { name: "Invoice", fields: [{ name, type: "number" as const }] }
  return extractFields(aContext([aPage(prints)]), object).fields.get(name)?.value
}

test.each([
  ["Tax rate", [at(300, 500, "Sales tax (7%)"), at(500, 500, "28.21")], 7],
  ["Tax percentage", [at(300, 500, "Sales tax"), at(500, 500, "78.08"), at(300, 512, "8.1%")], 8.1],
  ["VAT rate", [at(300, 500, "21% btw"), at(500, 500, "825,14")], 21],
  ["Discount rate", [at(300, 500, "Rabatt 3 %"), at(500, 500, "-57,57")], 3],
])("%s is the percentage beside the label of its amount", (name, prints, rate) => {
  expect(numberOf(name, prints)).toBe(rate)
})

test("an amount after the label of the tax is not a rate", () => {
  expect(numberOf("Tax rate", [at(300, 500, "Sales tax"), at(500, 500, "28.21")])).toBeUndefined()
})

test("the reading of a vehicle's odometer is a quantity, whatever it is called", () => {
  expect(numberOf("Odometer reading", [at(300, 100, "Mileage 84,210")])).toBe(84210)
})

test("the number of a person is no amount where amounts have cents", () => {
  const prints = [
    at(50, 100, "IVA: 80004710580"),
    at(50, 200, "Imponibile"),
    at(150, 200, "7.939,36"),
    at(50, 212, "Bollo"),
    at(150, 212, "2,00"),
    at(50, 224, "Spese"),
    at(150, 224, "10,00"),
  ]
  expect(numberOf("Totale IVA", prints)).toBeUndefined()
})
