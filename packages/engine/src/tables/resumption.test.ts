import { expect, test } from "vitest"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const items = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
} as const

const read = (rows: readonly (readonly (string | undefined)[])[]): unknown[] =>
  extractTable(aContext([aPage(aTable([50, -300, -450], rows))]), items).rows.map((row) => row["Description"])

const heading = ["Description", "Quantity", "Amount"]
const first = [
  ["Ground floor"],
  ["Garden hose", "5", "70.00"],
  ["Desk lamp", "3", "806.00"],
  ["Total ground floor", undefined, "876.00"],
]

test("rows of three texts go on after the total of their section", () => {
  expect(read([heading, ...first, ["Attic"], ["Spade", "2", "30.00"], ["Rake", "1", "12.00"]])).toEqual([
    "Garden hose",
    "Desk lamp",
    "Spade",
    "Rake",
  ])
})

test("taxes with a base and an amount below a total are no rows", () => {
  expect(read([heading, ...first, ["VAT 20 %", "876.00", "175.20"]])).toEqual(["Garden hose", "Desk lamp"])
})
