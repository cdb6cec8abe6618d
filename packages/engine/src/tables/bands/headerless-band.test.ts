import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

const goods = aDefinition({ Description: "string", Quantity: "number", "Unit price": "number", Amount: "number" })

const read = (xs: readonly number[], rows: readonly (readonly (string | undefined)[])[], definition = goods) =>
  extractTable(aContext([aPage(aTable(xs, rows))]), definition).rows.map((row) => Object.values(row))

const reduced = [
  ["Garden hose", "4.00", "96.40", "15.00", "327.76"],
  ["Rake and spade", "24.00", "7.85", "20.00", "150.72"],
  ["Seed catalogue", "2.00", "189.00", "12.00", "332.64"],
]

test("a list without headings is found by products less a discount between price and total", () => {
  const marked = reduced.map((row) => row.with(3, `${row[3] ?? ""}%`))
  expect(read([50, -300, -370, -430, -500], marked)).toEqual([
    ["Garden hose", 4, 96.4, 327.76],
    ["Rake and spade", 24, 7.85, 150.72],
    ["Seed catalogue", 2, 189, 332.64],
  ])
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Discount: "number",
    Amount: "number",
  })
  expect(read([50, -300, -370, -430, -500], reduced, definition)[1]).toEqual(["Rake and spade", 24, 7.85, 20, 150.72])
})

test("numbers that are neither products nor products less a rate are not a list", () => {
  const other = reduced.map((row) => row.with(4, "327.70"))
  expect(read([50, -300, -370, -430, -500], other)).toEqual([])
})

test("the rates of discounts are no rates of taxes", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
    "VAT rate": "number",
  })
  const rows = [
    ["Garden hose", "86.40", "21.70", undefined, "1,874.88", "20"],
    ["Rake and spade", "18.00", "13.90", "10 %", "225.18", "20"],
    ["Seed catalogue", "12.00", "34.90", undefined, "418.80", "20"],
    ["Watering can", "58.00", "67.50", undefined, "3,915.00", "20"],
  ]
  expect(read([50, -260, -320, -380, -450, -500], rows, definition).map((row) => row[4])).toEqual([20, 20, 20, 20])
})

test("a list of products wins over a summary below it whose headings alone are known", () => {
  const rows = [
    ["Garden hose", "4", "96.40", "385.60"],
    ["Rake and spade", "24", "7.85", "188.40"],
    ["Seed catalogue", "2", "189.00", "378.00"],
    [undefined, undefined, undefined, undefined],
    ["Description", "Quantity", "Unit price", "Amount"],
    ["Zwx 20 %", "20", "952.00", "190.40"],
  ]
  expect(read([50, -300, -400, -500], rows).map(([name]) => name)).toEqual([
    "Garden hose",
    "Rake and spade",
    "Seed catalogue",
  ])
})
