import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

function read(
  rows: readonly (readonly (string | undefined)[])[],
  definition: TableDefinition,
  xs: readonly number[],
): unknown[][] {
  return extractTable(aContext([aPage(aTable(xs, rows))]), definition).rows.map((row) => Object.values(row))
}

test("a unit in the first row is a cell, not a heading", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit of measure": "string",
    "Line total": "number",
  })
  const rows = [
    ["Item", "Qty", "Packing", "Total"],
    ["Garden hose", "2", "Unit", "17.00"],
    ["Rake", "1", "Unit", "20.00"],
    ["Spade", "4", "box", "88.00"],
  ]
  expect(read(rows, definition, [50, -300, 340, -500])).toEqual([
    ["Garden hose", 2, "Unit", 17],
    ["Rake", 1, "Unit", 20],
    ["Spade", 4, "box", 88],
  ])
})

test("a word of a heading inside a name of a delivery note is part of the name", () => {
  const definition = aDefinition({ Description: "string", Quantity: "number", "Delivered quantity": "number" })
  const rows = [
    ["Product", "Hours", "This shipment"],
    ["Screws, 500 pieces", "3", "2"],
    ["Garden hose", "9", "8"],
    ["Rake", "4", "4"],
  ]
  expect(read(rows, definition, [50, -300, -400])).toEqual([
    ["Screws, 500 pieces", 3, 2],
    ["Garden hose", 9, 8],
    ["Rake", 4, 4],
  ])
})

test("years below a heading are headings", () => {
  const definition: TableDefinition = {
    name: "Sales",
    columns: [
      { name: "Region", type: "string" },
      { name: "Sales 2019", type: "number" },
      { name: "Sales 2020", type: "number" },
    ],
  }
  const rows = [
    ["Region", "Sales", "Sales"],
    [undefined, "2019", "2020"],
    ["North", "12.5", "13.5"],
    ["South", "14.5", "15.5"],
  ]
  expect(read(rows, definition, [50, -300, -400])).toEqual([
    ["North", 12.5, 13.5],
    ["South", 14.5, 15.5],
  ])
})

test("words of headings beside an amount are those of a row or a sum, not of a header", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  const rows = [
    ["1.1", "Demolition", "3.00 units", "755.00", "2265.00"],
    ["1.2", "Removal", "1.00 units", "118.56", "118.56"],
    [undefined, undefined, undefined, "Total chapter 1", "2383.56"],
    [],
    ["2.1", "Tiling", "11.25 units", "51.27", "576.79"],
  ]
  expect(read(rows, definition, [50, 90, -390, -467, -553])).toEqual([
    ["Demolition", 3, 755, 2265],
    ["Removal", 1, 118.56, 118.56],
    ["Tiling", 11.25, 51.27, 576.79],
  ])
})

test("a word of a heading in a remark below the first row is not a heading, though its line prints no number", () => {
  const definition = aDefinition({
    "Item number": "string",
    Description: "string",
    Quantity: "number",
    Amount: "number",
  })
  const rows = [
    [undefined, "Service", "Ordered", "Amount"],
    ["1", "Oak shelf", "8", "56.64"],
    [undefined, "PA-429"],
    [undefined, "with material and article"],
    ["2", "Steel bracket", "7", "457.73"],
    [undefined, "CE-715"],
  ]
  expect(read(rows, definition, [50, 100, -350, -450]).map(([, name]) => name)).toEqual(["Oak shelf", "Steel bracket"])
})

test("a word of a heading in a remark below a row of whole numbers is not a heading", () => {
  const definition = aDefinition({
    Description: "string",
    "Item number": "string",
    "Ordered quantity": "number",
    "Delivered quantity": "number",
  })
  const rows = [
    ["No.", "Particulars", "Ordered", "Delivered"],
    [undefined, "53307 Oak shelf"],
    ["1", undefined, "8 pack", "8"],
    [undefined, "including fixing material and mounting"],
    [undefined, "53412 Steel bracket"],
    ["2", undefined, "7 pack", "3"],
    [undefined, "as agreed with the works office"],
  ]
  const page = aPage(aTable([30, 94, -470, -565], rows, { pitch: 10 }))
  expect(extractTable(aContext([page]), definition).rows.map((row) => row["Ordered quantity"])).toEqual([8, 7])
})

test("a word that may head a column of its own belongs to the heading whose second line it begins", () => {
  const definition = aDefinition({ Description: "string", Quantity: "number", Unit: "string", Price: "number" })
  const at = (text: string, x: number, y: number) => ({ text, x, y, isRight: x > 100 })
  const headings = [
    at("Description", 50, 100),
    at("Quantity", 300, 100),
    at("Price", 400, 100),
    at("Unit", 300, 110),
    at("per unit", 400, 110),
  ]
  const rows = aTable(
    [50, -300, -400],
    [
      ["Garden hose", "25 EA", "8.50"],
      ["Cable", "120 M", "2.25"],
    ],
    { top: 130 },
  )
  const found = extractTable(aContext([aPage([...headings, ...rows])]), definition).rows
  expect(found.map((row) => [row["Quantity"], row["Unit"], row["Price"]])).toEqual([
    [25, "EA", 8.5],
    [120, "M", 2.25],
  ])
})

test("a word of a heading in the title of the first rows, which names a document by its date, is not a heading", () => {
  const definition = aDefinition({
    Position: "string",
    "Item number": "string",
    Description: "string",
    Quantity: "number",
    Amount: "number",
  })
  const rows = [
    ["Cod. articolo", undefined, "Quantità", "Prezzo totale"],
    [undefined, "DDT n. 1022 del 03/03/2025"],
    ["SC2030", "Cake box 20x30", "400", "140.59"],
    ["SC3040", "Cake box 30x40", "250", "133.45"],
    [undefined, "DDT n. 1077 del 10/03/2025"],
    ["VP12", "Golden tray", "10", "72.00"],
  ]
  const prints = [{ text: "Descrizione", x: 210, y: 100 }, ...aTable([30, 110, -420, -520], rows, { pitch: 14 })]
  const found = extractTable(aContext([aPage(prints)]), definition).rows
  expect(found.map((row) => row["Description"])).toEqual(["Cake box 20x30", "Cake box 30x40", "Golden tray"])
})
