import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { fragmentsOf } from "./fragments.ts"

const textsOf = (text: string): string[] =>
  aContext([aPage([{ text, x: 20, y: 50 }])]).segments.flatMap((segment) =>
    fragmentsOf(segment).map((each) => each.text),
  )

test.each([
  ["FactuurnummerINV00123", ["Factuurnummer", "INV00123"]],
  ["Rechnungsdatum04.05.2024", ["Rechnungsdatum", "04.05.2024"]],
  ["Rechnung Nr.4711", ["Rechnung", "Nr.", "4711"]],
  ["Date:05.03.2018", ["Date:", "05.03.2018"]],
])("a label is split from the value glued to it: %s", (text, texts) => {
  expect(textsOf(text)).toEqual(texts)
})

test.each(["McDonald2", "INV004711", "Studio54", "B2B", "Model.X12"])("%s is one word", (text) => {
  expect(textsOf(text)).toEqual([text])
})

test("a value on the line that a form has for it is split from its label", () => {
  expect(textsOf("AMOUNT___200.00__")).toEqual(["AMOUNT", "200.00"])
  expect(textsOf("snake_case")).toEqual(["snake_case"])
  expect(textsOf("__200__")).toEqual(["__200__"])
})
