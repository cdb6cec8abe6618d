import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function rateOf(...prints: readonly Print[]) {
  const sums = [at(350, 500, "Subtotal"), at(500, 500, "403.00"), at(350, 560, "Total"), at(500, 560, "431.21")]
  const fields = [{ name: "Tax rate", type: "number" as const }]
  const context = aContext([aPage([at(50, 50, "Invoice 4711"), ...sums, ...prints])])
  return extractFields(context, { name: "Invoice", fields }).fields.get("Tax rate")?.value
}

test("the rate of the tax is in its label, or right below it", () => {
  expect(rateOf(at(350, 520, "Sales tax (7%)"), at(500, 520, "28.21"))).toBe(7)
  expect(rateOf(at(350, 520, "Sales tax"), at(500, 520, "28.21"), at(350, 532, "7.5%"))).toBe(7.5)
})

test("the rate of a discount is not that of a tax", () => {
  expect(rateOf(at(350, 520, "Discount 5 %"), at(500, 520, "-20.15"))).toBeUndefined()
})
