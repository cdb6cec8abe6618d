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

test("codes are not row numbers", () => {
  const rows = [
    ["Zwx", "Description", "Quantity", "Amount"],
    ["308020", "Office chair, black", "2", "20.00"],
    ["417755", "Steel bracket", "3", "90.00"],
  ]
  const definition = aDefinition({ Position: "string", Description: "string", Quantity: "number", Amount: "number" })
  expect(read([50, 120, -350, -520], rows, definition).map((row) => row["Position"])).toEqual([null, null])
})

test("the longest text of a row is not an item number", () => {
  const rows = [
    ["Zwx vbn", "Quantity", "Price", "Amount"],
    ["Office chair, black", "2", "10.00", "20.00"],
    ["Steel bracket", "3", "30.00", "90.00"],
  ]
  const definition = aDefinition({ "Item number": "string", Quantity: "number", Price: "number", Amount: "number" })
  expect(read([50, -250, -350, -520], rows, definition).map((row) => row["Item number"])).toEqual([null, null])
})

const priced = aDefinition({ "Article number": "string", Description: "string", Quantity: "number", Amount: "number" })

test("codes in groups of digits are not amounts with cents", () => {
  const rows = [
    ["Article number", "Description", "Quantity", "Amount"],
    ["7.892.32", "Garden hose", "2", "15.19"],
    ["6.336.40", "Desk lamp", "5", "113.80"],
    ["2.453.70", "Ladder", "1", "87.00"],
  ]
  expect(read([50, 150, -350, -450], rows, priced).map((row) => row["Article number"])).toEqual([
    "7.892.32",
    "6.336.40",
    "2.453.70",
  ])
})

test("codes with a point are not amounts, where their letters differ", () => {
  const rows = [
    ["Artikel", "Omschrijving", "Aantal", "Gepakt"],
    ["H109.21", "Fender blauw", "16", "-"],
    ["M380.65", "Sluiting staal", "23", "-"],
  ]
  const list = aDefinition({ "Item number": "string", Description: "string", Quantity: "number" })
  expect(read([50, 130, -350, 430], rows, list)[1]).toEqual({
    "Item number": "M380.65",
    Description: "Sluiting staal",
    Quantity: 23,
  })
})

test("Article is the number of the goods where another column is their name", () => {
  const definition = aDefinition({ Article: "string", Description: "string", Quantity: "number", Amount: "number" })
  const rows = [
    ["Article", "Description", "Quantity", "Amount"],
    ["4083", "Garden hose", "4", "48.00"],
    ["1364", "Desk lamp", "3", "120.00"],
    ["7918", "Plant pot", "2", "12.00"],
  ]
  expect(read([50, 130, -400, -480], rows, definition)[0]).toEqual({
    Article: "4083",
    Description: "Garden hose",
    Quantity: 4,
    Amount: 48,
  })
})

test("the codes of a bill of quantities are those of its chapters, never the units beside them", () => {
  const bill = aDefinition({ Code: "string", Work: "string", Quantity: "number", Price: "number", Amount: "number" })
  const rows = [
    ["No.", "Description", "Zq", "Quantity", "Price", "Amount"],
    ["1.1", "Removal of old plaster", "m²", "10.00", "8.00", "80.00"],
    ["1.2", "Scaffold for the front", "m²", "20.00", "9.00", "180.00"],
    ["2.1", "Paint in two coats", "ml", "5.00", "4.00", "20.00"],
  ]
  const found = read([50, 80, -300, -370, -440, -520], rows, bill)
  expect(found.map(({ Code }) => Code)).toEqual(["1.1", "1.2", "2.1"])
})

test("a position is a text where no other column names the rows, and a row number beside one that does", () => {
  const rows = [
    ["Date", "Position and size", "Rate"],
    ["03.02.2025", "Back cover, colour", "900.00"],
    ["10.02.2025", "Half page", "450.00"],
  ]
  const places = aDefinition({ Date: "date", Position: "string", Rate: "number" })
  const found = read([50, 150, -500], rows, places)
  expect(found.map((row) => row["Position"])).toEqual(["Back cover, colour", "Half page"])
})

test("the number of a service in a scale of fees is its code", () => {
  const rows = [
    ["Datum", "Ziffer", "Leistung", "Anzahl", "Betrag"],
    ["03.02.2025", "3", "Beratung am Telefon", "1", "20,00"],
    ["10.02.2025", "5012", "Aufnahme der Hand", "2", "41,50"],
  ]
  const services = aDefinition({ Code: "string", Service: "string", Count: "number", Amount: "number" })
  expect(read([50, 130, 200, -400, -500], rows, services).map((row) => row["Code"])).toEqual(["3", "5012"])
})

test.each([
  ["that begin with a zero", ["0418.20", "2205.16", "9021.40"], ["1.48", "21.90", "54.30"]],
  ["whose sign is not the one of the amounts", ["4418.20", "2205.16", "9021.40"], ["1,48", "21,90", "54,30"]],
])("codes of two groups %s are no amounts", (_, codes, prices) => {
  const columns = { "Article number": "string", Description: "string", Price: "number", Amount: "number" } as const
  const names = ["Hinge 110 degrees", "Drawer runner", "Wood glue"]
  const rows = codes.map((code, index) => [code, names[index], prices[index], prices[index]])
  const head = ["Article", "Description", "Price", "Amount"]
  const found = read([50, 150, -450, -520], [head, ...rows], aDefinition(columns))
  expect(found.map((row) => row["Article number"])).toEqual(codes)
})

test.each([
  ["that skip some, below a heading for row numbers", "No.", ["1000", "1001", "1010", "1015"]],
  ["that were given in a series", "Artículo", ["84100", "84113", "84126", "84139"]],
])("numbers of several digits %s are codes", (_, heading, codes) => {
  const rows = [
    [heading, "Description", "Quantity", "Amount"],
    [codes[0], "Garden hose", "2", "15.19"],
    [codes[1], "Desk lamp", "5", "113.80"],
    [codes[2], "Ladder", "1", "87.00"],
    [codes[3], "Chair", "4", "310.00"],
  ]
  expect(read([50, 150, -350, -450], rows, priced).map((row) => row["Article number"])).toEqual(codes)
})
