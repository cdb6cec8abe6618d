import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Table",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

function read(xs: readonly number[], rows: readonly (readonly (string | undefined)[])[], definition: TableDefinition) {
  return extractTable(aContext([aPage(aTable(xs, rows))]), definition).rows
}

const order = aDefinition({ Name: "string", Quantity: "number", "Unit price": "number", Amount: "number" })

test("a product that holds in several rows outweighs a heading: quantities below `Amount`, and the amounts below an unknown word", () => {
  const rows = [
    ["Name", "Amount", "Price", "Bubep"],
    ["Garden hose", "1.5", "10.20", "15.30"],
    ["Desk lamp", "3", "40.10", "120.30"],
    ["Chair", "2", "50.25", "100.50"],
  ]
  expect(read([50, -250, -350, -450], rows, order)[0]).toMatchObject({ Quantity: 1.5, Amount: 15.3 })
})

test("one row whose product does not hold says little beside rows of one piece", () => {
  const rows = [
    ["Name", "Qaesb", "Unit price", "Amount"],
    ["Survey of the house", "1.00", "480.00", "480.00"],
    ["Plan of the garden", "1.00", "250.00", "250.00"],
    ["Contribution", "4.00", "700.00", "29.20"],
  ]
  expect(read([50, -250, -350, -450], rows, order)[0]).toMatchObject({ Quantity: 1, "Unit price": 480, Amount: 480 })
})

const goods = aDefinition({ Code: "string", Description: "string", Quantity: "number", Total: "number" })

test("codes may be capitals without digits: those with a sign between them, and short ones that are all different", () => {
  const rows = [
    ["Item", "Hizgvot", "Qty", "Total"],
    ["SVC-MSP", "Managed workstations", "2", "20.00"],
    ["LBR-STD", "Labor on site", "3", "120.00"],
  ]
  expect(read([50, 150, -350, -450], rows, goods)[0]).toMatchObject({
    Code: "SVC-MSP",
    Description: "Managed workstations",
  })
  const short = [
    ["Gohol", "Description", "Qty", "Total"],
    ["FRM", "Sea freight", "2", "20.00"],
    ["THC", "Handling at the terminal", "3", "120.00"],
    ["TRR", "Transport by road", "4", "200.00"],
  ]
  expect(read([50, 150, -350, -450], short, goods)[0]).toMatchObject({ Code: "FRM", Description: "Sea freight" })
})

test("periods and cells that most rows lack are not the names of the rows", () => {
  const billed = aDefinition({ Description: "string", Amount: "number" })
  const periods = [
    ["Service Period", "Hizgvot", "Amount"],
    ["2 November 2024 - 2 December 2024", "Website maintenance", "40.00"],
    ["2 November 2024 - 2 December 2024", "Hosting package", "120.00"],
  ]
  expect(read([50, 260, -450], periods, billed)[0]).toEqual({ Description: "Website maintenance", Amount: 40 })
  const empty = [
    ["Item", "Hizgvot", "Quantity", "Unit price", "Amount"],
    [undefined, "Plan of the garden", "2", "10.00", "20.00"],
    [undefined, "Survey of the house", "3", "40.00", "120.00"],
  ]
  expect(read([50, 150, -350, -420, -500], empty, { ...order, name: "Items" })[0]).toMatchObject({
    Name: "Plan of the garden",
  })
})

test("columns headed by days and counts per week are not all spots, unless no other column counts", () => {
  const spots = aDefinition({ Program: "string", Rate: "number", Spots: "number" })
  const days = [
    ["Program", "Rate", "9/2", "9/9", "Bub"],
    ["Morning news", "45.00", "5", "5", "10"],
    ["Evening news", "80.00", "3", "4", "7"],
    ["Late movie", "30.00", "2", "1", "3"],
  ]
  expect(read([50, -250, -320, -390, -460], days, spots)[0]).toMatchObject({ Spots: 10 })
  const weekly = days.map(([program, rate, week, , all]) => [program, rate, week === "9/2" ? "Spots/Week" : week, all])
  expect(read([50, -250, -350, -460], weekly, spots)[0]).toMatchObject({ Spots: 10 })
  const only = weekly.map((row) => row.slice(0, 3))
  expect(read([50, -250, -350], only, spots)[0]).toMatchObject({ Spots: 5 })
})

test("hours are those of a `Time`, whatever heads them, and days and row numbers are no other texts", () => {
  const aired = aDefinition({ Date: "date", Time: "string", Rate: "number", Amount: "number" })
  const rows = [
    ["Date", "Day", "Eov", "Rate", "Amount"],
    ["09/09/2024", "Mon", "8:39 AM", "14.00", "14.00"],
    ["09/24/2024", "Tue", "7:31 AM", "15.00", "15.00"],
  ]
  expect(read([50, 150, 220, -350, -450], rows, aired)[0]).toMatchObject({ Time: "8:39 AM" })
  const plan = aDefinition({ Publication: "string", Quantity: "number", Price: "number", Total: "number" })
  const numbered = [
    ["Tuz", "Zofim", "Quantity", "Price", "Total"],
    ["1", "The Courier", "2", "10.00", "20.00"],
    ["2", "The Tide", "3", "40.00", "120.00"],
    ["3", "The Beacon", "4", "50.00", "200.00"],
  ]
  expect(read([50, 100, -300, -380, -460], numbered, plan)[0]).toMatchObject({ Publication: "The Courier" })
})

test("amounts with tax are the larger ones where no heading tells", () => {
  const columns = aDefinition({
    Description: "string",
    Quantity: "number",
    "Net price": "number",
    "Gross value": "number",
    "Net value": "number",
  })
  const rows = [
    ["Zxq", "Vbn", "Wrt", "Plm", "Kjh"],
    ["Transport of goods", "1", "3,400.00", "3,400.00", "4,182.00"],
    ["Handling in the port", "1", "980.00", "980.00", "1,205.40"],
    ["Customs clearance", "1", "350.00", "350.00", "430.50"],
  ]
  expect(read([50, -260, -350, -440, -530], rows, columns)[0]).toEqual({
    Description: "Transport of goods",
    Quantity: 1,
    "Net price": 3400,
    "Gross value": 4182,
    "Net value": 3400,
  })
})

test("of many readings without headings the one by arithmetic is found, though its cells fit least", () => {
  const columns = aDefinition({
    Kind: "string",
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  const rows = [
    ["Zxq", "Vbn", "Wrt", "Plm", "Kjh"],
    ["Service", "Art direction", "18.50", "$120.00", "$2,220.00"],
    ["Service", "Layout of pages", "41.25", "$95.00", "$3,918.75"],
    ["Product", "Stock photographs", "6.00", "$33.00", "$198.00"],
    ["Service", "Front-end development", "22.75", "$110.00", "$2,502.50"],
  ]
  expect(read([50, 110, -350, -440, -530], rows, columns).map((row) => row["Quantity"])).toEqual([
    18.5, 41.25, 6, 22.75,
  ])
})
