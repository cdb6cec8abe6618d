import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

const goods = aDefinition({ Description: "string", Quantity: "number", "Line total": "number" })
const xs = [50, -300, -400]

const read = (rows: readonly (readonly (string | undefined)[])[], definition = goods, columns = xs): unknown[][] =>
  extractTable(aContext([aPage(aTable(columns, rows))]), definition).rows.map((row) => Object.values(row))

const items = [
  ["Consultation", "12", "73.68"],
  ["Fire extinguisher", "8", "708.96"],
  ["Office chair", "2", "5.00"],
]

test("a list without headings is found by the sum below it where its numbers do not multiply", () => {
  expect(read([...items, ["Zwxvq", undefined, "787.64"]])).toEqual([
    ["Consultation", 12, 73.68],
    ["Fire extinguisher", 8, 708.96],
    ["Office chair", 2, 5],
  ])
})

test("a period beside each name tells a list from sums as a quantity does", () => {
  const names = aDefinition({ Description: "string", "Line total": "number" })
  const rows = [
    ["22/06/2025 - 22/07/2025", "Annual licence", "73.68"],
    ["23/06/2025 - 23/07/2025", "Fire watch", "708.96"],
    [undefined, "Total", "782.64"],
  ]
  expect(read(rows, names, [50, 250, -500])).toEqual([
    ["Annual licence", 73.68],
    ["Fire watch", 708.96],
  ])
})

test("lines whose amounts add up to no amount below them are not a list", () => {
  expect(read([...items, ["Zwxvq", undefined, "787.65"]])).toEqual([])
})

test("dates, positions and codes beside the names of a list without headings fill their columns", () => {
  const definition = aDefinition({
    Position: "string",
    "Item number": "string",
    Description: "string",
    "Delivery date": "date",
    "Line total": "number",
  })
  const rows = [
    ["1", "KX-149", "Garden hose", "28/11/2021", "548.00"],
    ["2", "KX-202", "Rake", "22/11/2021", "28.41"],
    ["3", "KX-377", "Spade", "22/12/2021", "828.00"],
    [undefined, undefined, undefined, "Zwxvq", "1404.41"],
  ]
  expect(read(rows, definition, [40, 70, 150, 300, -450])).toEqual([
    ["1", "KX-149", "Garden hose", "2021-11-28", 548],
    ["2", "KX-202", "Rake", "2021-11-22", 28.41],
    ["3", "KX-377", "Spade", "2021-12-22", 828],
  ])
})

test("a single line is a list where its amount is printed again, with a tax and the sum of both below", () => {
  const taxed = [
    [undefined, "Zwxvq", "73.68"],
    [undefined, "Vbnm", "14.74"],
    [undefined, "Kjhg", "88.42"],
  ]
  expect(read([["Consultation", "12", "73.68"], ...taxed])).toEqual([["Consultation", 12, 73.68]])
  expect(read([["Consultation", "12", "73.68"], ...taxed.slice(0, 2)])).toEqual([])
})

test("positions, codes and names after codes are read beside the products of a list without headings", () => {
  const definition = aDefinition({
    Position: "string",
    "Item number": "string",
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    "Line total": "number",
  })
  const rows = [
    ["1", "43969 LED panel 60x60", "12.5", "7.40", "92.50"],
    ["2", "47027 Hydraulic hose", "1", "30.00", "30.00"],
    ["3", "30773 Annual service", "4", "109.39", "437.56"],
  ]
  expect(read(rows, definition, [40, 80, -330, -400, -470])).toEqual([
    ["1", "43969", "LED panel 60x60", 12.5, 7.4, 92.5],
    ["2", "47027", "Hydraulic hose", 1, 30, 30],
    ["3", "30773", "Annual service", 4, 109.39, 437.56],
  ])
})

test("a price before the quantity is the factor with cents where no row has a heading", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    "Line total": "number",
  })
  const rows = [
    ["LED strip", "19.90", "2", "39.80"],
    ["Oak shelf", "995.09", "3", "2985.27"],
  ]
  expect(read(rows, definition, [40, -330, -400, -470])).toEqual([
    ["LED strip", 2, 19.9, 39.8],
    ["Oak shelf", 3, 995.09, 2985.27],
  ])
})
