import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const bill = {
  name: "Charges",
  columns: [
    { name: "Description", type: "string" },
    { name: "Amount", type: "number" },
  ],
} as const

const read = (rows: readonly (readonly (string | undefined)[])[]) =>
  extractTable(aContext([aPage(aTable([50, -500], rows))]), bill).rows

const sections = [
  ["Rentals"],
  ["Garden pavilion", "24.00"],
  ["Folding chairs", "9.50"],
  ["Total rentals", "33.50"],
  ["Deliveries"],
  ["Return trip", "15.00"],
  ["Total deliveries", "15.00"],
]

test("a list without headings runs over its sections, each with its own sum, without a settled balance", () => {
  const settled = [
    ["Your last bill", "86.50"],
    ["Payment, thank you", "-86.50"],
  ]
  expect(read([...settled, ...sections, ["Total excluding VAT", "48.50"]])).toEqual([
    { Description: "Garden pavilion", Amount: 24 },
    { Description: "Folding chairs", Amount: 9.5 },
    { Description: "Return trip", Amount: 15 },
  ])
})

test("sections without a common sum are not one list", () => {
  expect(read([...sections, ["Total excluding VAT", "90.00"]])).toHaveLength(2)
})
