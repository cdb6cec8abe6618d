import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (rows: readonly (readonly string[])[], definition: TableDefinition) =>
  extractTable(aContext([aPage(aTable([50, -400, -500], rows))]), definition).rows

test("a quantity and a price in brackets after a name are not part of it where they multiply to the amount", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  const rows = [
    ["Description", "Date", "Amount"],
    ["Garden survey (3 at 150.00)", "03.02.2024", "450.00"],
    ["Manual (2 copies at 40.00)", "05.02.2024", "80.00"],
  ]
  expect(read(rows, definition)).toEqual([
    { Description: "Garden survey", Quantity: 3, "Unit price": 150, Amount: 450 },
    { Description: "Manual", Quantity: 2, "Unit price": 40, Amount: 80 },
  ])
})

test("numbers in brackets that do not multiply to the amount are part of the name", () => {
  const rows = [
    ["Description", "Date", "Amount"],
    ["Survey (2 sheets of 80 g)", "03.02.2024", "95.00"],
    ["Manual (2nd edition)", "05.02.2024", "80.00"],
  ]
  const names = read(rows, aDefinition({ Description: "string", Amount: "number" })).map((row) => row["Description"])
  expect(names).toEqual(["Survey (2 sheets of 80 g)", "Manual (2nd edition)"])
})

test("a price of one in brackets after a name is not part of it where the quantity multiplies it to the amount", () => {
  const definition = aDefinition({ Description: "string", Quantity: "number", Amount: "number" })
  const rows = [
    ["Description", "Quantity", "Amount"],
    ["Vegetable stew (18.10 each)", "2", "36.20"],
    ["Cheese platter (8.00 extra)", "3", "45.00"],
  ]
  expect(read(rows, definition).map((row) => row["Description"])).toEqual([
    "Vegetable stew",
    "Cheese platter (8.00 extra)",
  ])
})

test("a count in brackets fills the column that is called like what it counts", () => {
  const definition = aDefinition({ Description: "string", "Number of trips": "number", Amount: "number" })
  const rows = [
    ["Description", "Zone", "Amount"],
    ["City centre (66 trips)", "A", "45.00"],
    ["Suburbs (12 km)", "B", "15.00"],
  ]
  expect(read(rows, definition)).toEqual([
    { Description: "City centre", "Number of trips": 66, Amount: 45 },
    { Description: "Suburbs (12 km)", "Number of trips": null, Amount: 15 },
  ])
})

test("a quantity and a price on the line below a name are not part of it where they multiply to the amount", () => {
  const definition = aDefinition({ Article: "string", Quantity: "number", Price: "number", Amount: "number" })
  const page = aPage([
    ...aTable([50, -300], [["Article", "Amount"]], { top: 100 }),
    ...aTable([50, -300], [["Crochet yarn"], ["4 x 6.20", "24.80"]], { top: 120, pitch: 11 }),
    ...aTable([50, -300], [["Sheets of felt"], ["15 x 0.70", "10.50"]], { top: 146, pitch: 11 }),
  ])
  expect(extractTable(aContext([page]), definition).rows.map((row) => Object.values(row))).toEqual([
    ["Crochet yarn", 4, 6.2, 24.8],
    ["Sheets of felt", 15, 0.7, 10.5],
  ])
})
