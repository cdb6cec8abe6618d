import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (prints: readonly Print[], definition: TableDefinition) =>
  extractTable(aContext([aPage(prints)]), definition).rows

test("a heading of two parts above a code and the name on the line below is two columns", () => {
  const rows = [
    ["No", "Code / Name", "Quantity", "Price", "Amount"],
    ["1", "60417733", "4", "12.00", "48.00"],
    [undefined, "Garden hose 25 m"],
    ["2", "58120464", "3", "40.00", "120.00"],
    [undefined, "Desk lamp"],
    ["3", "77310925", "2", "6.50", "13.00"],
    [undefined, "Plant pot"],
  ]
  const definition = aDefinition({
    "Item no": "string",
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  const found = read(aTable([50, 80, -350, -430, -510], rows, { pitch: 14 }), definition)
  expect(found).toHaveLength(3)
  expect(found[2]).toEqual({
    "Item no": "77310925",
    Description: "Plant pot",
    Quantity: 2,
    "Unit price": 6.5,
    Amount: 13,
  })
})

test("a date below a code under one heading starts no row of its own", () => {
  const rows = [
    ["Run / Date", "Description", "Quantity", "Rate", "Amount"],
    ["R4471", "Pallets to the depot", "4", "12.00", "48.00"],
    ["03.02.2024", "dry goods"],
    ["R4479", "Return of crates", "3", "40.00", "120.00"],
    ["05.02.2024", "chilled goods"],
  ]
  const definition = aDefinition({
    Trip: "string",
    Date: "date",
    Description: "string",
    Quantity: "number",
    Rate: "number",
    Amount: "number",
  })
  expect(read(aTable([50, 140, -350, -430, -510], rows, { pitch: 14 }), definition)).toEqual([
    { Trip: "R4471", Date: "2024-02-03", Description: "Pallets to the depot", Quantity: 4, Rate: 12, Amount: 48 },
    { Trip: "R4479", Date: "2024-02-05", Description: "Return of crates", Quantity: 3, Rate: 40, Amount: 120 },
  ])
})

test("one name under a heading with a slash is one column", () => {
  const rows = [
    ["Product / Service", "Quantity", "Price", "Amount"],
    ["Garden hose", "4", "12.00", "48.00"],
    ["green, with nozzle"],
    ["Desk lamp", "3", "40.00", "120.00"],
    ["without bulb"],
  ]
  const definition = aDefinition({ Description: "string", Quantity: "number", Price: "number", Amount: "number" })
  const found = read(aTable([50, -350, -430, -510], rows, { pitch: 14 }), definition)
  expect(found.map((row) => row["Amount"])).toEqual([48, 120])
  expect(String(found[1]?.["Description"])).toContain("Desk lamp")
})

test("a number in groups above a name is a column of its own, and a part of a name heads the numbers", () => {
  const rows = [
    ["Meter / tariff", "Tariff", "Rental", "Levies & duties", "Total"],
    ["(41) 7700-118", "$30.00", "-", "$4.00", "$34.00"],
    ["Night and day"],
    ["(41) 7700-125", "$20.00", "$5.00", "$3.00", "$28.00"],
    ["Flat"],
  ]
  const definition = aDefinition({
    "Meter number": "string",
    Tariff: "string",
    "Tariff charge": "number",
    "Levies and duties": "number",
    Total: "number",
  })
  expect(read(aTable([50, -250, -330, -430, -510], rows, { pitch: 14 }), definition)).toEqual([
    {
      "Meter number": "(41) 7700-118",
      Tariff: "Night and day",
      "Tariff charge": 30,
      "Levies and duties": 4,
      Total: 34,
    },
    { "Meter number": "(41) 7700-125", Tariff: "Flat", "Tariff charge": 20, "Levies and duties": 3, Total: 28 },
  ])
})

test("a typewriter's spaces do not divide a name that runs below the next heading", () => {
  /** Prints words with the spaces of a typewriter, which are wider than those of other fonts. */
  const typed = (x: number, y: number, text: string): Print[] => {
    let left = x
    return text.split(" ").map((word) => {
      const print = { text: word, x: left, y }
      left += 5 * word.length + 6
      return print
    })
  }
  const definition = aDefinition({
    "Item number": "string",
    Description: "string",
    "Due date": "date",
    Amount: "number",
  })
  const cells = [
    ["Item / Description", "Due date", "Amount"],
    ["71-20458", "06/13/2031", "512.25"],
    [],
    ["72-00361", "06/20/2031", "193.00"],
  ]
  const prints = [
    ...aTable([66, 330, -510], cells, { pitch: 14 }),
    ...typed(66, 128, "BOLT, HEX, 5/16-18 X 2-3/4, GR 5, PLAIN"),
    ...typed(66, 156, "SPACER, NYLON, 7/16, BAG OF 5000"),
  ]
  expect(read(prints, definition).map((row) => row["Description"])).toEqual([
    "BOLT, HEX, 5/16-18 X 2-3/4, GR 5, PLAIN",
    "SPACER, NYLON, 7/16, BAG OF 5000",
  ])
})

test.each([
  ["Days / Time", "Program"],
  ["Time", "Name of program"],
])("two captions above each other, %s and %s, head the two lines of each row", (upper, lower) => {
  const asked = aDefinition({
    Station: "string",
    [lower]: "string",
    [upper]: "string",
    Rate: "number",
    Spots: "number",
    Cost: "number",
  })
  const rows = [
    [undefined, upper],
    ["Station", lower, "Len", "Rate", "Spots", "Cost"],
    ["ABCD", "M-F 5-7a", "30", "95.00", "20", "1,900.00"],
    [undefined, "News at 5"],
    ["ABCD", "M-F 5-530p", "30", "240.00", "10", "2,400.00"],
    [undefined, "Court Rotator"],
    ["EFGH", "M-Su 10-1035p", "30", "215.00", "8", "1,720.00"],
    [undefined, "Wheel / Trivia"],
  ]
  const found = read(aTable([50, 110, -300, -370, -430, -510], rows, { pitch: 12 }), asked)
  expect(found.map((row) => [row[upper], row[lower], row["Spots"]])).toEqual([
    ["M-F 5-7a", "News at 5", 20],
    ["M-F 5-530p", "Court Rotator", 10],
    ["M-Su 10-1035p", "Wheel / Trivia", 8],
  ])
})
