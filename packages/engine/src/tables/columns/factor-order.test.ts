import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const columns: Record<string, ValueType> = {
  Description: "string",
  Quantity: "number",
  "Unit price": "number",
  Amount: "number",
}
const definition: TableDefinition = {
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
}
const headings = ["Zwx", "Vbn", "Kjh", "Gfd"]

const read = (rows: readonly (readonly string[])[]): unknown[][] =>
  extractTable(aContext([aPage(aTable([50, -320, -400, -500], [headings, ...rows]))]), definition).rows.map((row) =>
    Object.values(row),
  )

test("of two factors below unknown headings the first is the quantity, also with decimals", () => {
  const rows = [
    ["Garden hose", "2,500.00", "0.0412", "103.00"],
    ["Rake and spade", "2.00", "48.50", "97.00"],
    ["Seed catalogue", "400.00", "1.185", "474.00"],
  ]
  expect(read(rows).map(([, quantity, price]) => [quantity, price])).toEqual([
    [2500, 0.0412],
    [2, 48.5],
    [400, 1.185],
  ])
})

test("the factor with a currency is the price, wherever it is printed", () => {
  const rows = [
    ["Garden hose", "$120.00", "18.50", "$2,220.00"],
    ["Rake and spade", "$95.00", "41.25", "$3,918.75"],
    ["Seed catalogue", "$33.00", "6.00", "$198.00"],
  ]
  expect(read(rows).map(([, quantity, price]) => [quantity, price])).toEqual([
    [18.5, 120],
    [41.25, 95],
    [6, 33],
  ])
})

test("the factor that alone has decimals is the price, wherever it is printed", () => {
  const rows = [
    ["Garden hose", "1,180.000", "2", "2,360.00"],
    ["Rake and spade", "32.500", "3", "97.50"],
  ]
  expect(read(rows).map(([, quantity, price]) => [quantity, price])).toEqual([
    [2, 1180],
    [3, 32.5],
  ])
})
