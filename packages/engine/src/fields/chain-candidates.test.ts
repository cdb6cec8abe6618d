import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

test("a subtotal that the total repeats is the sum of the lines, not one of them", () => {
  const prints = aTable(
    [50, -400, -560],
    [
      ["Item", "Quantity", "Line Total"],
      ["Poster design", "2", "$650.00"],
      ["Brand workshop", "3", "$1,425.00"],
      ["Photo retouching", "1", "$225.00"],
      [undefined, "Subtotal", "$2,300.00"],
      [undefined, "Total", "$2,300.00"],
      [undefined, "Paid To Date", "$920.00"],
      [undefined, "Balance Due", "$1,380.00"],
    ],
    { top: 300 },
  )
  const context = aContext([aPage([{ text: "Invoice 4711", x: 50, y: 50, size: 16 }, ...prints])])
  const fields = [{ name: "Subtotal", type: "number" as const }]
  expect(extractFields(context, { name: "Invoice", fields }).fields.get("Subtotal")?.value).toBe(2300)
})
