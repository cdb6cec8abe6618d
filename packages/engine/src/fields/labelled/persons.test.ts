import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })
const title: Print = { text: "Purchase order 4711", x: 50, y: 40, size: 18 }

function valuesOf(prints: readonly Print[], objectName: string, ...names: readonly string[]) {
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: objectName, fields }).fields
  return names.map((name) => found.get(name)?.value)
}

test("on a purchase order the person after the label of the buyer places it", () => {
  const person = [
    title,
    at(50, 200, "Terms"),
    at(50, 212, "Net 30"),
    at(300, 200, "Buyer"),
    at(300, 212, "Ada Winther"),
  ]
  expect(valuesOf(person, "Purchase order", "Purchasing agent")).toEqual(["Ada Winther"])
  const company = [title, at(300, 200, "Buyer"), at(300, 212, "Harbour Fencing Ltd")]
  expect(valuesOf(company, "Purchase order", "Purchasing agent")).toEqual([undefined])
})

test("who ordered is a person on a purchase order, also with both endings of a verb", () => {
  const prints = [
    { text: "Objednávka 4711", x: 50, y: 40, size: 18 },
    at(50, 100, "Objednatel"),
    at(180, 100, "Nordwind s.r.o."),
    at(50, 120, "Objednal(a)"),
    at(180, 120, "Jana Malá"),
  ]
  expect(valuesOf(prints, "Purchase order", "ordered_by")).toEqual(["Jana Malá"])
})

test("a number is not a person", () => {
  const prints = [at(50, 100, "Technician"), at(200, 100, "3 hr"), at(50, 130, "Approved by: Ada Winther")]
  expect(valuesOf(prints, "Invoice", "Approver")).toEqual(["Ada Winther"])
})

test("who buys on an order may be listed with the last name first", () => {
  const prints = [title, at(50, 60, "Nordwind Bakery plc"), at(350, 80, "Buyer"), at(420, 80, ": Miller, Ann")]
  expect(valuesOf(prints, "Purchase order", "Buyer company", "Purchaser")[1]).toBe("Miller, Ann")
})

test("the name of a contact ends before a telephone number, and before the address of a mail", () => {
  expect(valuesOf([at(50, 100, "Contact: Ida Moe, 01463 555 083")], "Order", "Contact")).toEqual(["Ida Moe"])
  expect(valuesOf([at(50, 100, "Contact: Ida Moe, ida.moe@gazette.example")], "Order", "Contact")).toEqual(["Ida Moe"])
})

test("a bracket that is not closed is no part of a name", () => {
  expect(valuesOf([at(50, 100, "Contact: [Ida Moe, 01463 555 083, ida@moe.example]")], "Order", "Contact")).toEqual([
    "Ida Moe",
  ])
})

test("thanks at the end of a paper are no person", () => {
  const thanks = [at(50, 100, "Contact"), at(50, 112, "Thank You For Your Business!")]
  expect(valuesOf(thanks, "Quote", "Contact")).toEqual([undefined])
})
