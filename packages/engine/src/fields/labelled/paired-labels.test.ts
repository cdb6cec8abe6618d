import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const title: Print = { text: "PURCHASE ORDER", x: 300, y: 40, size: 14 }

function valuesOf(...prints: readonly Print[]): unknown[] {
  const fields = [
    { name: "Order number", type: "string" as const },
    { name: "Order date", type: "date" as const },
    { name: "Contact person", type: "string" as const },
  ]
  const found = extractFields(aContext([aPage([title, ...prints])]), { name: "Purchase order", fields }).fields
  return fields.map(({ name }) => found.get(name)?.value ?? null)
}

test("two labels that a slash joins have the values that a slash joins below or right of them", () => {
  const below = [
    { text: "PO number/date", x: 300, y: 80 },
    { text: "4711009 / 19.05.2024", x: 300, y: 92 },
    { text: "Contact person/Telephone", x: 300, y: 110 },
    { text: "Anna Hill / +353 1 555 0173", x: 300, y: 122 },
  ]
  expect(valuesOf(...below)).toEqual(["4711009", "2024-05-19", "Anna Hill"])
  const right = below.map(({ text, y }, index) => ({
    text,
    x: index % 2 === 0 ? 100 : 300,
    y: index % 2 === 0 ? y : y - 12,
  }))
  expect(valuesOf(...right)).toEqual(["4711009", "2024-05-19", "Anna Hill"])
})

test("the slash between two short labels may be a word of its own, and the date may have slashes", () => {
  const prints = [
    { text: "Number / Date", x: 100, y: 80 },
    { text: "4711009 / 2024/05/19", x: 300, y: 80 },
  ]
  expect(valuesOf(...prints).slice(0, 2)).toEqual(["4711009", "2024-05-19"])
})

test("the slash between a person and the number after it may have no spaces around it", () => {
  const prints = [
    { text: "Contact person/Telephone", x: 300, y: 110 },
    { text: "Hill, Anna/248-555-0137", x: 300, y: 122 },
  ]
  expect(valuesOf(...prints)[2]).toBe("Hill, Anna")
})

test("one value below two labels may be that of either", () => {
  const prints = [
    { text: "Contact person/Telephone", x: 300, y: 110 },
    { text: "Anna Hill", x: 300, y: 122 },
  ]
  expect(valuesOf(...prints)[2]).toBe("Anna Hill")
})
