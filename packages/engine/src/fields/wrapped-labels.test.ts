import { expect, test } from "vitest"
import type { FieldDefinition, ValueType } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valueOf(prints: readonly Print[], name: string, type: ValueType = "date") {
  const field: FieldDefinition = { name, type }
  const context = aContext([
    aPage([at(50, 40, "Delivery note"), ...prints, at(50, 700, "Thank you for your business.")]),
  ])
  return extractFields(context, { name: "Delivery note", fields: [field] }).fields.get(name)?.value
}

test("a label over two lines has its value beside the first, also with lines of other columns in between", () => {
  const prints = [
    at(50, 106, "Ivory Lane 7"),
    at(400, 100, "Date of"),
    at(460, 100, "23 May 2026"),
    at(400, 112, "supply:"),
    at(400, 130, "Raised by:"),
    at(460, 130, "Ida Moss"),
  ]
  expect(valueOf(prints, "Delivery date")).toBe("2026-05-23")
})

test("a label over two lines has its value beside the second, or below", () => {
  expect(
    valueOf([at(400, 100, "Date of"), at(400, 112, "supply:"), at(460, 112, "23 May 2026")], "Delivery date"),
  ).toBe("2026-05-23")
  expect(valueOf([at(400, 100, "Date of"), at(400, 112, "supply"), at(400, 126, "23 May 2026")], "Delivery date")).toBe(
    "2026-05-23",
  )
})

test("two labels that each have a value are not one", () => {
  const prints = [at(50, 100, "Order"), at(150, 100, "4711-22"), at(50, 112, "Date"), at(150, 112, "23 May 2026")]
  expect(valueOf(prints, "Order number", "string")).toBe("4711-22")
})
