import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const XS = [50, -300, -400, -500]
const rows = [
  ["Item", "Quantity", "Price", "Amount"],
  ["Garden hose", "2", "40.00", "80.00"],
  ["Desk lamp", "1", "90.00", "90.00"],
]

function ratesBelow(sums: readonly (readonly (string | undefined)[])[], name = "VAT rate", type: ValueType = "number") {
  const definition: TableDefinition = {
    name: "Items",
    columns: [
      { name: "Item", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Amount", type: "number" },
      { name, type },
    ],
  }
  const page = aPage([...aTable(XS, rows), ...aTable([300, -500], sums, { top: 260 })])
  return extractTable(aContext([page]), definition)
}

test("the one rate of a document is that of each row", () => {
  const { rows: found, evidence } = ratesBelow([["plus 19 % VAT", "32.30"]])
  expect(found.map((row) => row["VAT rate"])).toEqual([19, 19])
  expect(evidence[1]?.["VAT rate"]).toMatchObject({ text: "19 %", page: 1 })
})

test("of two rates nobody knows which row has which", () => {
  const { rows: found } = ratesBelow([
    ["VAT 20%", "16.00"],
    ["VAT 5%", "4.50"],
  ])
  expect(found.map((row) => row["VAT rate"])).toEqual([null, null])
})

test.each([
  ["a discount", "Discount 5 %", "VAT rate", "number"],
  ["a code that is asked for", "VAT 20%", "Tax code", "string"],
] as const)("%s is no rate", (_, sum, name, type) => {
  expect(ratesBelow([[sum, "16.00"]], name, type).rows.map((row) => row[name])).toEqual([null, null])
})
