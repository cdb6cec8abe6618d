import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (definition: TableDefinition, ...pages: readonly (readonly Print[])[]) =>
  extractTable(aContext(pages.map((prints, index) => aPage(prints, [], index + 1))), definition)

const definition = aDefinition({
  Description: "string",
  Quantity: "number",
  Unit: "string",
  "Unit price": "number",
  Amount: "number",
})
const XS = [50, 300, -430, -510]
const aRow = (Description: string, Quantity: number, Unit: string, price: number, Amount: number) => ({
  Description,
  Quantity,
  Unit,
  "Unit price": price,
  Amount,
})
const ROWS = [
  aRow("Garden hose", 4, "pcs", 12, 48),
  aRow("Gravel, washed", 3, "bag", 40, 120),
  aRow("Plant pot", 20, "pcs", 6.5, 130),
]

test("a unit above a method below one heading above the other, in a table without prices", () => {
  const rows = [
    ["Determinand", "Unit", "Result", "Limit"],
    [undefined, "Method"],
    ["Turbidity", "NTU", "0.6", "5"],
    [undefined, "UAS 05"],
    ["Nitrate as N", "mg/L", "3.1", "11"],
    [undefined, "UAS 11"],
    ["Iron", "mg/L", "0.05", "2"],
    [undefined, "UAS 17"],
  ]
  const names = ["Determinand", "Unit", "Method", "Result", "Limit"]
  const asked = aDefinition(Object.fromEntries(names.map((name): [string, ValueType] => [name, "string"])))
  const { rows: found, evidence } = read(asked, aTable([50, 200, 300, 400], rows, { pitch: 14 }))
  expect(found.map((row) => names.map((name) => row[name]))).toEqual([
    ["Turbidity", "NTU", "UAS 05", "0.6", "5"],
    ["Nitrate as N", "mg/L", "UAS 11", "3.1", "11"],
    ["Iron", "mg/L", "UAS 17", "0.05", "2"],
  ])
  // Evidence is where the value is printed.
  expect(evidence[0]?.["Method"]?.box?.[0]).toBeCloseTo(200, 0)
})

test("a quantity and its unit in one line with a slash, as their headings are", () => {
  const rows = [
    ["Description", "Quantity / Unit", "Unit price", "Amount"],
    ["Garden hose", "4 / pcs", "12.00", "48.00"],
    ["Gravel, washed", "3 / bag", "40.00", "120.00"],
    ["Plant pot", "20 / pcs", "6.50", "130.00"],
  ]
  expect(read(definition, aTable(XS, rows)).rows).toEqual(ROWS)
})

test("a text and a price below headings that are known by their meaning alone", () => {
  const rows = [
    ["Titel", "Format / Preis EUR", "Menge", "Betrag EUR"],
    ["Weserland Kurier", "5 x 320 mm / 6,84", "1.600", "10.944,00"],
    ["Sonntagsblick", "7 x 60 mm / 9,15", "420", "3.843,00"],
  ]
  const asked = aDefinition({ Publication: "string", Format: "string", Price: "number", Amount: "number" })
  const found = read(asked, aTable([50, 200, -430, -510], rows)).rows
  expect(found.map((row) => [row["Format"], row["Price"]])).toEqual([
    ["5 x 320 mm", 6.84],
    ["7 x 60 mm", 9.15],
  ])
})

test("columns that are printed in one go on below no headings on the next page", () => {
  const rows = [
    ["Description", "Quantity / Unit", "Unit price", "Amount"],
    ["Garden hose", "4 / pcs", "12.00", "48.00"],
    ["Gravel, washed", "3 / bag", "40.00", "120.00"],
  ]
  const next = [
    ["Plant pot", "20 / pcs", "6.50", "130.00"],
    ["Rake", "2 / pcs", "19.50", "39.00"],
  ]
  const found = read(definition, aTable(XS, rows, { top: 740 }), aTable(XS, next)).rows
  expect(found).toEqual([...ROWS, aRow("Rake", 2, "pcs", 19.5, 39)])
})

test("lines below the second of two values belong to it", () => {
  const rows = [
    ["Item no.", "Quantity", "Unit price", "Amount"],
    ["Description"],
    ["AX-1004", "4", "12.00", "48.00"],
    ["Garden hose, green, with a nozzle and"],
    ["two couplings"],
    ["AX-2017", "3", "40.00", "120.00"],
    ["Gravel, washed, for paths and for yards"],
    ["AX-3105", "20", "6.50", "130.00"],
    ["Plant pot"],
  ]
  const asked = aDefinition({ "Item no.": "string", Description: "string", Quantity: "number", Amount: "number" })
  const found = read(asked, aTable([50, -300, -430, -510], rows, { pitch: 12 })).rows
  expect(found.map((row) => [row["Item no."], row["Description"]])).toEqual([
    ["AX-1004", "Garden hose, green, with a nozzle and two couplings"],
    ["AX-2017", "Gravel, washed, for paths and for yards"],
    ["AX-3105", "Plant pot"],
  ])
})

test("days and times parted by white space, below a program and beside dates above each other", () => {
  const rows = [
    ["Line", "Start", "Program", "Spots", "Rate", "Total"],
    [undefined, "End", "Days / Time"],
    ["1", "02/09/2026", "Morning Report", "10", "85.00", "850.00"],
    [undefined, "02/22/2026", "M-F"],
    ["2", "02/09/2026", "Late News", "4", "210.00", "840.00"],
    [undefined, "02/15/2026", "M-Su"],
  ]
  const asked = aDefinition({
    "Start date": "date",
    "End date": "date",
    Program: "string",
    Days: "string",
    Time: "string",
    Total: "number",
  })
  // Two spaces apart: wider than a space, and closer than columns.
  const times = [
    { text: "6:00a-7:00a", x: 182, y: 142 },
    { text: "11:00p-11:35p", x: 187, y: 170 },
  ]
  const found = read(asked, [...aTable([50, 90, 160, -400, -470, -540], rows, { pitch: 14 }), ...times]).rows
  expect(found.map((row) => asked.columns.map(({ name }) => row[name]))).toEqual([
    ["2026-02-09", "2026-02-22", "Morning Report", "M-F", "6:00a-7:00a", 850],
    ["2026-02-09", "2026-02-15", "Late News", "M-Su", "11:00p-11:35p", 840],
  ])
})

test("an unknown heading with dates below a known one is of the column that no other has", () => {
  const rows = [
    ["Network", "Begin of flight", "Spots", "Rate", "Cost"],
    ["Zzkend"],
    ["ABCD", "02/24/25", "4", "12.00", "48.00"],
    ["03/02/25"],
    ["EFGH", "02/25/25", "3", "40.00", "120.00"],
    ["03/09/25"],
    ["IJKL", "02/26/25", "20", "6.50", "130.00"],
    ["03/16/25"],
  ]
  const asked = aDefinition({ Network: "string", "End date": "date", Spots: "number", Rate: "number", Cost: "number" })
  const found = read(asked, aTable([50, 150, -300, -430, -510], rows, { pitch: 12 })).rows
  expect(found.map((row) => [row["Network"], row["End date"]])).toEqual([
    ["ABCD", "2025-03-02"],
    ["EFGH", "2025-03-09"],
    ["IJKL", "2025-03-16"],
  ])
})

test("a heading and names in two languages are one column", () => {
  const rows = [
    ["Description / Omschrijving", "Quantity", "Unit price", "Amount"],
    ["Tuyau / Slang", "4", "12.00", "48.00"],
    ["Gravier / Grind", "3", "40.00", "120.00"],
  ]
  const found = read(definition, aTable([50, -300, -430, -510], rows)).rows
  expect(found.map((row) => row["Description"])).toEqual(["Tuyau / Slang", "Gravier / Grind"])
})

test("headings that are repeated below each row are no values", () => {
  const rows = [
    ["Program", "Time", "Spots", "Rate", "Amount"],
    [undefined, "Per week"],
    ["News", "6:00 PM", "4", "12.00", "48.00"],
    [undefined, "Per week"],
    ["Court", "7:00 PM", "3", "40.00", "120.00"],
    [undefined, "Per week"],
    ["Movie", "8:00 PM", "20", "6.50", "130.00"],
    [undefined, "Per week"],
  ]
  const asked = aDefinition({ Program: "string", Time: "string", Length: "string", Spots: "number", Amount: "number" })
  const found = read(asked, aTable([50, 150, -300, -430, -510], rows, { pitch: 12 })).rows
  expect(found.map((row) => row["Length"])).toEqual([null, null, null])
})
