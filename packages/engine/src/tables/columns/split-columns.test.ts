import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import type { Box } from "../../document.ts"
import { layoutDocument } from "../../layout/page-layout.ts"
import type { TableColumn } from "./columns.ts"
import { extractTable } from "../extract-table.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { readPageText, type TableWord, textOf } from "../words/page-text.ts"
import { joinEmptyParts } from "./split-columns.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (prints: readonly Print[], definition: TableDefinition) =>
  extractTable(aContext([aPage(prints)]), definition).rows

test("a column without a heading is one of its own: quantities beside the names", () => {
  const rows = [
    ["Item", undefined, "Price", "Subtotal"],
    ["Garden hose", "x 2", "10.00", "20.00"],
    ["Desk lamp", "x 12", "40.00", "480.00"],
  ]
  const definition = aDefinition({ Description: "string", Quantity: "number", Price: "number", Amount: "number" })
  expect(read(aTable([50, 200, -350, -450], rows), definition)).toEqual([
    { Description: "Garden hose", Quantity: 2, Price: 10, Amount: 20 },
    { Description: "Desk lamp", Quantity: 12, Price: 40, Amount: 480 },
  ])
})

test("headings as close as words head a column each", () => {
  const prints = [
    ...aTable([50, 160, -350, -450], [["Supplier Product code", "Name", "Qty", "Total"]]),
    ...aTable(
      [50, 95, 160, -350, -450],
      [
        ["8762", "CX-435", "Garden hose", "2", "20.00"],
        ["6844", "43215", "Desk lamp", "3", "120.00"],
      ],
      { top: 120 },
    ),
  ]
  const definition = aDefinition({ SKU: "string", Description: "string", Quantity: "number", Amount: "number" })
  expect(read(prints, definition)[0]).toEqual({ SKU: "CX-435", Description: "Garden hose", Quantity: 2, Amount: 20 })
})

test("a heading that means an amount stands above quantities where the product says so", () => {
  const rows = [
    ["Name", "Amount", "Price", "Total"],
    ["Garden hose", "100", "10.00", "1000.00"],
    ["Desk lamp", "3", "40.00", "120.00"],
  ]
  const definition = aDefinition({ Name: "string", Quantity: "number", "Unit price": "number", "Line total": "number" })
  expect(read(aTable([50, -250, -350, -450], rows), definition)[0]).toEqual({
    Name: "Garden hose",
    Quantity: 100,
    "Unit price": 10,
    "Line total": 1000,
  })
})

test("numbers at the other side of wide columns belong to the heading before them", () => {
  const prints = [
    ...aTable([50, 200, 380], [["Item", "Qty", "Amount"]]),
    ...aTable(
      [50, -350, -540],
      [
        ["Garden hose", "2", "20.00"],
        ["Desk lamp", "12", "480.00"],
        ["Ladder", "5", "87.50"],
      ],
      { top: 120 },
    ),
  ]
  const definition = aDefinition({ Description: "string", Quantity: "number", Amount: "number" })
  expect(read(prints, definition)).toEqual([
    { Description: "Garden hose", Quantity: 2, Amount: 20 },
    { Description: "Desk lamp", Quantity: 12, Amount: 480 },
    { Description: "Ladder", Quantity: 5, Amount: 87.5 },
  ])
})

test("quantities as close to the prices as groups of digits are numbers of their own", () => {
  const rows = [
    ["Name", "Qty", "Price", "Total"],
    ["Garden hose", "1", "118.00", "118.00"],
    ["Desk lamp", "2", "42.00", "84.00"],
    ["Plant pot", "1", "124.00", "124.00"],
  ]
  const definition = aDefinition({ Name: "string", Quantity: "number", "Unit price": "number", "Line total": "number" })
  expect(read(aTable([50, -300, -334, -384], rows), definition)[0]).toEqual({
    Name: "Garden hose",
    Quantity: 1,
    "Unit price": 118,
    "Line total": 118,
  })
})

test("numbers at the other side of wide columns belong to the heading before them, whatever the next heading means", () => {
  const prints = [
    ...aTable([50, 200, 280, 360], [["Task", "Hours", "Zwxvq", "Total"]]),
    ...aTable(
      [50, -278, -358, -440],
      [
        ["Digging", "7.5", "2.0", "9.5"],
        ["Paving", "8.0", undefined, "8.0"],
        ["Fencing", "6.0", "1.5", "7.5"],
      ],
      { top: 120 },
    ),
  ]
  const definition = aDefinition({ Description: "string", Hours: "number", Amount: "number" })
  expect(read(prints, definition).map((row) => [row["Hours"], row["Amount"]])).toEqual([
    [7.5, 9.5],
    [8, 8],
    [6, 7.5],
  ])
})

test("two columns that are asked for as one are read as one: days beside times", () => {
  const rows = [
    ["Network", "Days", "Time", "Rate", "Cost"],
    ["ABC", "Mo-Su", "6:00 PM - 9:00 PM", "11.50", "92.00"],
    ["DEF", "Mo-Fr", "5:00 AM - 9:00 AM", "6.00", "60.00"],
    ["GHI", "Sa", "7:00 PM - 9:00 PM", "34.00", "102.00"],
  ]
  const definition = aDefinition({ Network: "string", "Days and time": "string", Rate: "number", Cost: "number" })
  expect(read(aTable([50, 120, 180, -400, -480], rows), definition)[0]).toEqual({
    Network: "ABC",
    "Days and time": "Mo-Su 6:00 PM - 9:00 PM",
    Rate: 11.5,
    Cost: 92,
  })
})

test("headings a space apart that mean nothing together head a column each above cells that are as close", () => {
  const prints = [
    ...aTable([50, 64, 160, -350, -450, -530], [["Qv", "Article no.", "Description", "Qty", "Price", "Total"]]),
    ...aTable(
      [50, 66, 160, -350, -450, -530],
      [
        ["10", "0418.20", "Garden hose", "2", "10.00", "20.00"],
        ["20", "2205.16", "Desk lamp", "3", "40.00", "120.00"],
        ["30", "7710.03", "Chair", "4", "50.00", "200.00"],
      ],
      { top: 120 },
    ),
  ]
  const definition = aDefinition({
    "Article no.": "string",
    Description: "string",
    Quantity: "number",
    Total: "number",
  })
  expect(read(prints, definition)[0]).toEqual({
    "Article no.": "0418.20",
    Description: "Garden hose",
    Quantity: 2,
    Total: 20,
  })
})

test("of the parts of a split heading the one with cells keeps its words", () => {
  const page = aPage([
    ...aTable([190, 213], [["Unit", "Qty"]]),
    ...aTable(
      [190, 232],
      [
        ["hrs.", "1"],
        ["pcs.", "2"],
      ],
      { top: 120 },
    ),
  ])
  const [layout] = layoutDocument({ kind: "pdf", pages: [page], grids: [], attachments: [] })
  const [heading, ...body] = layout ? readPageText(layout).lines : []
  const [unit, qty] = heading?.words ?? []
  const cellOf = (column: number | undefined, words: readonly TableWord[], leaf: Box): HeaderCell => ({
    column,
    text: textOf(words),
    words,
    leaf,
    score: 1,
  })
  const units = cellOf(0, unit ? [unit] : [], [190, 100, 210, 110])
  const own = cellOf(1, qty ? [qty] : [], [213, 100, 228, 110])
  const rest = cellOf(undefined, [], [232, 100, 237, 110])
  const place = ({ leaf, column }: HeaderCell, left: number, right: number): TableColumn => ({
    column,
    type: undefined,
    head: leaf,
    heading: "",
    left,
    right,
    score: 1,
  })
  const columns = [place(units, -Infinity, 212), place(own, 212, 230), place(rest, 230, Infinity)]
  expect(joinEmptyParts([units, own, rest], columns, body)).toEqual([units, { ...own, leaf: rest.leaf }])
  const filled = [place(units, -Infinity, 188), place(own, 188, 230), place(rest, 230, Infinity)]
  expect(joinEmptyParts([units, own, rest], filled, body)).toEqual([units, own, rest])
})
