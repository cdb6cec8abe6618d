import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

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

/** Returns the discount of an invoice whose lines add up to 200.00, followed by rows of a label and an amount. */
function discountOf(...sums: readonly (readonly [label: string, amount: string])[]) {
  const prints = aTable(
    [50, -400, -560],
    [
      ["Item", "Quantity", "Amount"],
      ["Poster design", "2", "€120.00"],
      ["Photo retouching", "1", "€50.00"],
      ["Delivery of prints", "1", "€30.00"],
      ...sums.map(([label, amount]) => [undefined, label, amount] as const),
    ],
    { top: 300 },
  )
  const context = aContext([aPage([{ text: "Invoice 4711", x: 50, y: 50, size: 16 }, ...prints])])
  const fields = [{ name: "Discount", type: "number" as const }]
  return extractFields(context, { name: "Invoice", fields }).fields.get("Discount")?.value
}

test("what a code takes off the subtotal is the discount, with or without a tax after it", () => {
  const code = ["SPRING20 (20% off)", "-€40.00"] as const
  const net = ["Total excluding tax", "€160.00"] as const
  expect(discountOf(["Subtotal", "€200.00"], code, net, ["Sales tax (10%)", "€16.00"], ["Total", "€176.00"])).toBe(40)
  expect(discountOf(["Subtotal", "€200.00"], code, net)).toBe(40)
  // What is left after a payment is no discounted sum.
  expect(discountOf(["Subtotal", "€200.00"], ["Gift card", "-€40.00"], ["Amount due", "€160.00"])).toBeUndefined()
})
