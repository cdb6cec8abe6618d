import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

function valueOf(name: string, prints: readonly Print[]) {
  const object = { name: "Order", fields: [{ name, type: "string" as const }] }
  return extractFields(aContext([aPage(prints)]), object).fields.get(name)?.value
}

const row = (y: number, size: number, ...texts: readonly string[]): Print[] =>
  texts.map((text, index) => ({ text, x: 50 + 150 * index, y, size }))

test("the next label of a row is not a value: the values are below, in other type", () => {
  const prints = [...row(100, 7, "PAYMENT TERMS", "GROWING REGION"), ...row(109, 9, "Net 30", "Upper Valley")]
  expect(valueOf("Payment terms", prints)).toBe("Net 30")
})

test("a text right of a label is its value where the line below is set alike", () => {
  const prints = [...row(100, 9, "Payment terms", "Cash only"), ...row(112, 9, "Packing", "Crates")]
  expect(valueOf("Payment terms", prints)).toBe("Cash only")
})
