import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Table",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const items = aDefinition({ Description: "string", Quantity: "number", Price: "number", Amount: "number" })
const itemXs = [50, -300, -400, -500]
const itemRows = [
  ["Description", "Quantity", "Price", "Amount"],
  ["Paper", "2", "3.50", "7.00"],
  ["Ink", "1", "20.00", "20.00"],
]

function namesOf(
  rows: readonly (readonly (string | undefined)[])[],
  definition: TableDefinition,
  xs: readonly number[],
) {
  const [first] = definition.columns
  return extractTable(aContext([aPage(aTable(xs, rows))]), definition).rows.map((row) => row[first?.name ?? ""])
}

test("a name with the sum of all rows before it is not a row, whatever it is called", () => {
  const rows = [...itemRows, ["Zwxvq", undefined, undefined, "27.00"], ["Lamp", "1", "5.00", "5.00"]]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink", "Lamp"])
})

test("the sum of a column beside other figures is not a row where several rows have more numbers", () => {
  const parts = aDefinition({
    Description: "string",
    "Article number": "string",
    Unit: "string",
    Quantity: "number",
    Weight: "number",
  })
  const rows = [
    ["Description", "Article number", "Unit", "Quantity", "Weight"],
    ["Bolt", "A-100", "pcs", "100", "11.40"],
    ["Nut", "A-200", "pcs", "200", "7.80"],
    ["Washer", "A-300", "pcs", "300", "3.60"],
    ["Zwxvq", "3 vbn", "kg", undefined, "22.80"],
    ["Rope", "B-110", "m", "5", "0.90"],
  ]
  expect(namesOf(rows, parts, [50, 150, 250, -350, -450])).toEqual(["Bolt", "Nut", "Washer", "Rope"])
})

test("a name with the sums of several columns is not a row", () => {
  const earnings = aDefinition({ Description: "string", Quantity: "number", Amount: "number", Balance: "number" })
  const rows = [
    ["Description", "Quantity", "Amount", "Balance"],
    ["Regular", "80.00", "2,280.00", "45,030.00"],
    ["Overtime", "6.50", "277.88", "3,120.75"],
    ["Zwxvq vbn", undefined, "2,557.88", "48,150.75"],
  ]
  expect(namesOf(rows, earnings, itemXs)).toEqual(["Regular", "Overtime"])
})

test("the sums of several columns below each section are no rows", () => {
  const rows = [
    ...itemRows,
    ["Zwxvq vbn", "3", undefined, "27.00"],
    ["Lamp", "3", "5.00", "15.00"],
    ["Bulb", "4", "1.50", "6.00"],
    ["Zwxvq mns", "7", undefined, "21.00"],
    ["Stapler", "2", "8.00", "16.00"],
    ["Zwxvq klo", "2", undefined, "16.00"],
    ["Qwrtz", "12", undefined, "64.00"],
  ]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink", "Lamp", "Bulb", "Stapler"])
})

test("a name with an amount that is not a sum is kept", () => {
  const rows = [...itemRows, ["Delivery", undefined, undefined, "4.50"]]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink", "Delivery"])
})

test("words right of all texts with a number after them end a list", () => {
  const rows = [...itemRows, [undefined, undefined, "Zwxvq vbn", "27.10"], ["Lamp", undefined, undefined, "5.00"]]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink"])
})

test("opening and closing balances without a date are not bookings", () => {
  const statement = aDefinition({ Date: "date", Details: "string", Amount: "number", Balance: "number" })
  const rows = [
    ["Date", "Details", "Amount", "Balance"],
    [undefined, "Zwxvq", undefined, "100.00"],
    ["03.02.2024", "Rent of the office", "-40.00", "60.00"],
    ["05.02.2024", "Sales of the week", "90.00", "150.00"],
    [undefined, "Vbnmq", undefined, "150.00"],
  ]
  expect(namesOf(rows, statement, [50, 130, -400, -500])).toEqual(["2024-02-03", "2024-02-05"])
})

test("several bookings of one date are kept when the date is printed once", () => {
  const statement = aDefinition({ Date: "date", Details: "string", Amount: "number", Balance: "number" })
  const rows = [
    ["Date", "Details", "Amount", "Balance"],
    ["03.02.2024", "Rent of the office", "-40.00", "60.00"],
    [undefined, "Sales of the week", "90.00", "150.00"],
    [undefined, "Electricity supply", "-10.00", "140.00"],
  ]
  expect(namesOf(rows, statement, [50, 130, -400, -500])).toHaveLength(3)
})

test("two bookings of one date at the end are kept, even when only their amounts are configured", () => {
  const statement = aDefinition({ Date: "date", Details: "string", Amount: "number" })
  const rows = [
    ["Date", "Details", "Amount"],
    ["03.02.2024", "Rent of the office", "-40.00"],
    [undefined, "Sales of the week", "90.00"],
    [undefined, "Electricity supply", "-10.00"],
  ]
  expect(namesOf(rows, statement, [50, 130, -400])).toHaveLength(3)
})

test("a quantity close before a name is not a sum", () => {
  const rows = [
    ["Quantity", "Description", "Price", "Amount"],
    ["20", "Office chair", "3.50", "70.00"],
    ["11", "Steel bracket", "20.00", "220.00"],
  ]
  const definition = aDefinition({ Quantity: "number", Description: "string", Price: "number", Amount: "number" })
  expect(namesOf(rows, definition, [-92, 96, -400, -500])).toEqual([20, 11])
})

test("a balance carried forward over a page under any name is not a booking", () => {
  const statement = aDefinition({ Date: "date", Details: "string", Amount: "number", Balance: "number" })
  const rows = [
    ["Date", "Details", "Amount", "Balance"],
    ["2024-01-03", "Salary", "900.00", "1,000.00"],
    ["2024-01-05", "Rent", "-400.00", "600.00"],
    [undefined, "Zwxvq vbn", undefined, "600.00"],
    [undefined, "Qrstv vbn", undefined, "600.00"],
    ["2024-01-09", "Tea", "-3.00", "597.00"],
  ]
  const { rows: read } = extractTable(aContext([aPage(aTable([50, 150, -400, -500], rows))]), statement)
  expect(read.map((row) => row["Details"])).toEqual(["Salary", "Rent", "Tea"])
})

test("a reduction below items of quantity, price and amount is not a row, nor is what follows it", () => {
  const rows = [...itemRows, ["Zwxvq 5 %", undefined, undefined, "-1.35"], ["Vbnm", undefined, undefined, "4.00"]]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink"])
})

test("taxes below items are no rows where a column repeats the rate, nor is the rounding below them", () => {
  const taxes = [
    ["State tax @ 9 %", undefined, "9 %", "2.43"],
    ["Rounding", undefined, undefined, "0.57"],
  ]
  expect(namesOf([...itemRows, ...taxes], items, itemXs)).toEqual(["Paper", "Ink"])
  const fee = ["Delivery in 9 days", undefined, "9.50", "9.50"]
  expect(namesOf([...itemRows, fee], items, itemXs)).toEqual(["Paper", "Ink", "Delivery in 9 days"])
})

test("an item without quantity and price stays where it adds to the list", () => {
  const rows = [...itemRows, ["Delivery", undefined, undefined, "4.00"]]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink", "Delivery"])
})

test("a name with an amount after the sum of all rows adjusts the sum", () => {
  const rows = [
    ...itemRows,
    ["Zwxvq", undefined, undefined, "27.00"],
    ["Vbnq", undefined, undefined, "2.70"],
    ["Kjhq", undefined, undefined, "4.10"],
  ]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink"])
})

test("a name with an amount between a sum and further items is kept", () => {
  const rows = [
    ...itemRows,
    ["Zwxvq", undefined, undefined, "27.00"],
    ["Delivery", undefined, undefined, "2.70"],
    ["Lamp", "1", "5.00", "5.00"],
  ]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink", "Delivery", "Lamp"])
})

test("a rate taken off all items is not a row of a list of names and amounts", () => {
  const list = aDefinition({ Description: "string", Amount: "number" })
  const rows = [
    ["Description", "Amount"],
    ["Paper", "7.00"],
    ["Ink", "20.00"],
  ]
  expect(namesOf([...rows, ["Zwxvq (5 %)", "-1.35"]], list, [50, -500])).toEqual(["Paper", "Ink"])
  expect(namesOf([...rows, ["Returned pen", "-1.35"]], list, [50, -500])).toEqual(["Paper", "Ink", "Returned pen"])
})

test.each([
  ["several items", 2],
  ["one item", 1],
])("a list of taxes in the columns of %s is none of them", (_, count) => {
  const taxed = aDefinition({
    Description: "string",
    Quantity: "number",
    Price: "number",
    Net: "number",
    "Tax rate": "number",
    "Tax amount": "number",
  })
  const rows = [
    ["Description", "Quantity", "Price", "Net", "Tax rate", "Tax amount"],
    ...[
      ["Paper", "2", "50.00", "100.00", "20 %", "20.00"],
      ["Ink", "5", "10.00", "50.00", "10 %", "5.00"],
    ].slice(0, count),
    ...[
      [undefined, undefined, undefined, "100.00", "20 %", "20.00"],
      [undefined, undefined, undefined, "50.00", "10 %", "5.00"],
    ].slice(0, count),
  ]
  expect(namesOf(rows, taxed, [50, -220, -300, -380, -440, -520])).toEqual(["Paper", "Ink"].slice(0, count))
})

test("the sums of several columns end a list, and the charges above them are no items", () => {
  const definition: TableDefinition = {
    name: "Goods",
    columns: [
      { name: "Pieces", type: "number" },
      { name: "Description", type: "string" },
      { name: "Weight", type: "number" },
      { name: "Rate", type: "number" },
      { name: "Charges", type: "number" },
    ],
  }
  const rows = [
    ["Pieces", "Description", "Weight", "Rate", "Charges"],
    ["3", "Garden chairs", "410", "20.00", "82.00"],
    ["1", "Bench", "150", "24.00", "36.00"],
    [undefined, "Fuel surcharge 10%", undefined, undefined, "11.80"],
    [undefined, "Lift", undefined, undefined, "50.00"],
    ["4", "Totals", "560", "Settle this sum", "179.80"],
    [undefined, "Objections must reach the office within 60 days"],
  ]
  const found = extractTable(aContext([aPage(aTable([50, 100, -330, -430, -520], rows))]), definition).rows
  expect(found.map((row) => row["Description"])).toEqual(["Garden chairs", "Bench"])
})

test("a name and the sum of all rows is no row where a word means all, wherever it stands", () => {
  const definition: TableDefinition = {
    name: "Covers",
    columns: [
      { name: "Cover", type: "string" },
      { name: "Sum insured", type: "string" },
      { name: "Premium", type: "number" },
    ],
  }
  const rows = [
    ["Cover", "Sum insured", "Premium"],
    ["Fire", "90 000 PLN", "120.00"],
    ["Theft", "–", "35.00"],
    ["Premium overall", undefined, "155.00"],
  ]
  const found = extractTable(aContext([aPage(aTable([50, 200, -500], rows))]), definition).rows
  expect(found.map((row) => row["Premium"])).toEqual([120, 35])
})

test("a total of one of several columns ends a table of amounts, but may be a row of statistics", () => {
  const read = (name: string) => {
    const rows = [
      ["Room", "Area", name],
      ["Hall", "12.50", "31.25"],
      ["Cellar", "20.00", "44.00"],
      ["Total", undefined, "75.25"],
    ]
    const definition: TableDefinition = {
      name: "Rooms",
      columns: [
        { name: "Room", type: "string" },
        { name: "Area", type: "number" },
        { name, type: "number" },
      ],
    }
    return extractTable(aContext([aPage(aTable([50, -300, -500], rows))]), definition).rows.length
  }
  expect(read("Premium")).toBe(2)
  expect(read("Volume")).toBe(3)
})

test("the ages of what is owed below a statement are no booking: they leave its balance as it is", () => {
  const definition = aDefinition({
    Date: "date",
    Reference: "string",
    Debit: "number",
    Credit: "number",
    Balance: "number",
  })
  const rows = [
    ["Date", "Reference", "Debit", "Credit", "Balance"],
    ["03.03.2025", "R-1181", "120.00", undefined, "120.00"],
    ["10.03.2025", "R-1190", "80.00", undefined, "200.00"],
    ["17.03.2025", "P-0042", undefined, "50.00", "150.00"],
    [undefined, "Current", "1 month", "2 months", "Total due"],
    [undefined, "80.00", "70.00", "0.00", "150.00"],
  ]
  expect(namesOf(rows, definition, [50, 150, -300, -400, -500])).toEqual(["2025-03-03", "2025-03-10", "2025-03-17"])
})

test("an undated row with the sums of all columns is no document of a list of dated ones", () => {
  const payments = aDefinition({ Invoice: "string", Date: "date", Amount: "number", Paid: "number" })
  const rowsBelow = (last: readonly (string | undefined)[]) => [
    ["Invoice", "Date", "Amount", "Paid"],
    ["F25-0231", "14/02/2025", "1,284.00", "1,284.00"],
    ["F25-0260", "28/02/2025", "1,416.60", "1,400.60"],
    last,
  ]
  const xs = [50, 150, -400, -500]
  expect(namesOf(rowsBelow(["Zwxvq vbn", undefined, "2,700.60", "2,684.60"]), payments, xs)).toHaveLength(2)
  expect(namesOf(rowsBelow(["Zwxvq vbn", undefined, "2,700.60", "2,683.60"]), payments, xs)).toHaveLength(3)
})

test("taxes and rounding below the goods of an Indian invoice are no rows", () => {
  const rows = [
    ...itemRows,
    ["Output IGST", undefined, undefined, "4.86"],
    ["Less/Add : Round Off", undefined, undefined, "0.14"],
    ["Total", undefined, undefined, "32.00"],
  ]
  expect(namesOf(rows, items, itemXs)).toEqual(["Paper", "Ink"])
})
