import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { aRoll } from "../../../test/builders/till-roll.ts"
import { extractTable } from "../extract-table.ts"

const till = {
  name: "Goods",
  columns: [
    { name: "Item", type: "string" },
    { name: "Qty", type: "number" },
    { name: "Price", type: "number" },
    { name: "Amount", type: "number" },
    { name: "VAT code", type: "string" },
  ],
} as const

const bill = {
  name: "Line items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Line total", type: "number" },
  ],
} as const

test("numbers before all names are quantities, letters after amounts codes of tax, and a price may be on the line below", () => {
  const roll = aRoll([
    ["3 Lemonade", "7.20 B"],
    ["@ 2.40 each"],
    ["1 Scone", "4.00 B"],
    ["2 Mug", "18.00 A"],
    ["TOTAL", "29.20"],
  ])
  expect(extractTable(roll, till).rows).toEqual([
    { Item: "Lemonade", Qty: 3, Price: 2.4, Amount: 7.2, "VAT code": "B" },
    { Item: "Scone", Qty: 1, Price: null, Amount: 4, "VAT code": "B" },
    { Item: "Mug", Qty: 2, Price: null, Amount: 18, "VAT code": "A" },
  ])
})

test("numbers that count the entries, or begin only some names, are no quantities", () => {
  const counted = aRoll([
    ["1 Lemonade", "7.20"],
    ["2 Scone", "4.00"],
    ["3 Mug", "18.00"],
    ["TOTAL", "29.20"],
  ])
  expect(extractTable(counted, till).rows.map((row) => row["Qty"])).toEqual([null, null, null])
  const some = aRoll([
    ["5 Grain loaf", "7.20"],
    ["Scone", "4.00"],
    ["TOTAL", "11.20"],
  ])
  expect(extractTable(some, till).rows.map((row) => row["Item"])).toEqual(["5 Grain loaf", "Scone"])
})

test("numbers in a column of their own are no part of a name", () => {
  const rows = [
    ["1", "Tiling", "10.00"],
    ["2", "Plaster", "20.00"],
  ]
  const prints = [
    ...aTable([50, 80, -500], rows, { top: 60 }),
    ...aTable([50, -500], [["Total", "30.00"]], { top: 120 }),
  ]
  expect(extractTable(aContext([aPage(prints)]), bill).rows).toEqual([
    { Description: "Tiling", "Line total": 10 },
    { Description: "Plaster", "Line total": 20 },
  ])
})

test("a name after a number in a column of its own goes on below, where it had no room or ends with a sign", () => {
  const lines = [
    ["6", "Plain bun", "27.00"],
    ["1", "Tin of twelve winter biscuits", "31.00"],
    [undefined, "Selection"],
    ["2", "Muesli, per lb @", "9.00"],
    [undefined, "4.50"],
    ["1", "Plain bread", "9.50"],
    [undefined, "   Cut thin"],
  ]
  const prints = [
    ...aTable([20, 45, -230], lines, { top: 60, pitch: 12 }),
    ...aTable([20, -230], [["Total", "76.50"]], { top: 160 }),
  ]
  expect(extractTable(aContext([aPage(prints)]), bill).rows.map((row) => row["Description"])).toEqual([
    "Plain bun",
    "Tin of twelve winter biscuits Selection",
    "Muesli, per lb @ 4.50",
    "Plain bread",
  ])
})
