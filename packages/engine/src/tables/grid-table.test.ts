import { expect, test } from "vitest"
import type { Grid, GridCell } from "../document.ts"
import { extractTable } from "./extract-table.ts"
import { aContext } from "../../test/builders/page.ts"

const toCell = (cell: string | GridCell): GridCell => (typeof cell === "string" ? { text: cell } : cell)
const aGrid = (rows: (string | GridCell)[][], isSheet = true): Grid => ({
  page: 1,
  isSheet,
  rows: rows.map((row) => row.map(toCell)),
})
const definition = {
  name: "Sales",
  columns: [
    { name: "Day", type: "date" },
    { name: "Item", type: "string" },
    { name: "Revenue", type: "number" },
  ],
} as const

test("a title above the headings and empty rows below them are skipped", () => {
  const grid = aGrid([
    ["Sales of 2024"],
    ["Day", "Item", "Revenue"],
    ["2024-01-05", "Tea", "1.50"],
    [""],
    ["2024-01-06", "Milk", "2"],
  ])
  const { rows } = extractTable(aContext([], [grid]), definition)
  expect(rows).toEqual([
    { Day: "2024-01-05", Item: "Tea", Revenue: 1.5 },
    { Day: "2024-01-06", Item: "Milk", Revenue: 2 },
  ])
})

test("a stored value takes precedence over its display, and its cell is the evidence", () => {
  const grid = aGrid([
    ["Day", "Item", "Revenue"],
    [{ text: "5 Jan", value: "2024-01-05" }, "Tea", { text: "1.5k", value: 1499.5 }],
  ])
  const answer = extractTable(aContext([], [grid]), definition)
  expect(answer.rows).toEqual([{ Day: "2024-01-05", Item: "Tea", Revenue: 1499.5 }])
  expect(answer.evidence[0]?.["Revenue"]).toMatchObject({ page: 1, cell: "C2", text: "1.5k" })
  expect(answer.evidence[0]?.["Revenue"]).not.toHaveProperty("box")
})

test("tables of web pages have no cell names", () => {
  const grid = aGrid(
    [
      ["Day", "Item", "Revenue"],
      ["2024-01-05", "Tea", "1.50"],
    ],
    false,
  )
  expect(extractTable(aContext([], [grid]), definition).evidence[0]?.["Item"]).not.toHaveProperty("cell")
})

test("headings of two rows are read together", () => {
  const grid = aGrid([
    ["", "Revenue", ""],
    ["Item", "2023", "2024"],
    ["Tea", "1", "2"],
  ])
  const twoYears = {
    name: "Sales",
    columns: [
      { name: "Item", type: "string" },
      { name: "Revenue 2023", type: "number" },
      { name: "Revenue 2024", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([], [grid]), twoYears).rows).toEqual([
    { Item: "Tea", "Revenue 2023": 1, "Revenue 2024": 2 },
  ])
})

test("a sheet without the headings has no rows", () => {
  expect(
    extractTable(
      aContext(
        [],
        [
          aGrid([
            ["Name", "Phone"],
            ["Ann", "123"],
          ]),
        ],
      ),
      definition,
    ).rows,
  ).toEqual([])
})

test("the sheet's name chooses among sheets with equal headings", () => {
  const sheet = (name: string, item: string): Grid => ({
    ...aGrid([
      ["Day", "Item", "Revenue"],
      ["2024-01-05", item, "1"],
    ]),
    name,
  })
  const context = aContext([], [sheet("Plan 2023", "Tea"), sheet("Sales", "Milk")])
  expect(extractTable(context, definition).rows).toEqual([{ Day: "2024-01-05", Item: "Milk", Revenue: 1 }])
})

test("two tables of one sheet are kept apart, and names below no heading are extracted", () => {
  const grid = aGrid([
    ["In millions", "", ""],
    ["", "Sales", "Profit"],
    ["North", "12,553", "2,713"],
    ["South", "9,467", "(17)"],
    [""],
    [""],
    ["In percent", "", ""],
    ["", "Sales", "Profit"],
    ["North", "5", "6"],
  ])
  const segments = {
    name: "Segments",
    columns: [
      { name: "Segment", type: "string" },
      { name: "Sales", type: "number" },
      { name: "Profit", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([], [grid]), segments).rows).toEqual([
    { Segment: "North", Sales: 12553, Profit: 2713 },
    { Segment: "South", Sales: 9467, Profit: -17 },
  ])
})

test("a column with an unknown heading is found by quantity × price in a sheet too", () => {
  const grid = aGrid([
    ["Item", "Description", "Qty", "Zwx", "Amount"],
    ["1", "Paper", "2", { text: "3.5 €", value: 3.5 }, "7.00"],
    ["2", "Ink", "3", { text: "20 €", value: 20 }, "60.00"],
  ])
  const items = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Unit price", type: "number" },
      { name: "Line total", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([], [grid]), items).rows).toEqual([
    { Description: "Paper", Quantity: 2, "Unit price": 3.5, "Line total": 7 },
    { Description: "Ink", Quantity: 3, "Unit price": 20, "Line total": 60 },
  ])
})

test("a sheet of a hundred columns is read by its headings", () => {
  const wide = Array.from({ length: 100 }, (_, index) => `Zwx ${index}`)
  const grid = aGrid([
    ["Description", "Quantity", "Amount", ...wide],
    ["Paper", "2", "7.00", ...wide.map(() => "1")],
  ])
  const items = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Amount", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([], [grid]), items).rows).toEqual([{ Description: "Paper", Quantity: 2, Amount: 7 }])
})

const items = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Tax rate", type: "number" },
    { name: "Line total", type: "number" },
  ],
} as const

test("a share that the sheet displays as a percentage is returned as displayed", () => {
  const grid = aGrid([
    ["Description", "Quantity", "Tax rate", "Line total"],
    ["Tea", "2", { text: "7%", value: 0.07 }, { text: "3.00", value: 3 }],
    ["Milk", "1", { text: "8.25%", value: 0.0825 }, { text: "5.00", value: 5 }],
  ])
  const { rows } = extractTable(aContext([], [grid]), items)
  expect(rows.map((row) => row["Tax rate"])).toEqual([7, 8.25])
})

test("sums, remarks and footers below the items of a sheet are not rows", () => {
  const grid = aGrid([
    ["Description", "Quantity", "Tax rate", "Line total"],
    ["Tea", "2", "7%", "3.00"],
    ["Milk", "1", "7%", "5.00"],
    ["Salt", "4", "7%", "2.00"],
    ["Everything together", "", "", "10.00"],
    ["", "", "", "10.70"],
    ["Please quote the number above."],
    [""],
    ["Northlake Ltd", "Quay Road", "27601", "Bank of Raleigh"],
  ])
  const { rows } = extractTable(aContext([], [grid]), items)
  expect(rows.map((row) => row["Description"])).toEqual(["Tea", "Milk", "Salt"])
})

test("an item with quantity and price is a row where its name may also carry a sum forward", () => {
  const grid = aGrid([
    ["Description", "Quantity", "Price", "Amount"],
    ["Garden hose", "2", "3.50", "7.00"],
    ["Transport", "1", "45.00", "45.00"],
    ["Transport", "", "", "52.00"],
  ])
  const items = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Amount", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([], [grid]), items).rows.map((row) => row["Description"])).toEqual([
    "Garden hose",
    "Transport",
  ])
})
