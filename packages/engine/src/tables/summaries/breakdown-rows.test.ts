import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const definition: TableDefinition = {
  name: "Lines",
  columns: [
    { name: "Line", type: "number" },
    { name: "Description", type: "string" },
    { name: "Rate", type: "number" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const read = (rows: readonly (readonly (string | undefined)[])[]) =>
  extractTable(aContext([aPage(aTable([50, 100, -350, -430, -510], rows, { pitch: 14 }))]), definition).rows
const heads = ["Line", "Description", "Rate", "Quantity", "Amount"]

test("rows that break an item down by weeks are no items, and the item takes the price that they share", () => {
  const found = read([
    heads,
    ["1", "Morning news", undefined, "10", "850.00"],
    [undefined, "First week", "85.00", "4"],
    [undefined, "Second week", "85.00", "6"],
    ["2", "Evening news", undefined, "3", "930.00"],
    [undefined, "Second week", "310.00", "3"],
  ])
  expect(found).toEqual([
    { Line: 1, Description: "Morning news", Rate: 85, Quantity: 10, Amount: 850 },
    { Line: 2, Description: "Evening news", Rate: 310, Quantity: 3, Amount: 930 },
  ])
})

test("parts at several prices leave the item without one", () => {
  const found = read([
    heads,
    ["1", "Morning news", undefined, "10", "910.00"],
    [undefined, "First week", "85.00", "4"],
    [undefined, "Second week", "95.00", "6"],
  ])
  expect(found).toEqual([{ Line: 1, Description: "Morning news", Rate: null, Quantity: 10, Amount: 910 }])
})

test("items without an amount whose quantities or prices do not make up the item above them stay", () => {
  const found = read([
    heads,
    ["1", "Garden hose", "12.00", "4", "48.00"],
    ["2", "Hose connector", undefined, "4"],
    ["3", "Desk lamp", "40.00", "3", "120.00"],
    ["4", "Spare bulb", undefined, "2"],
  ])
  expect(found).toHaveLength(4)
})
