import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const columns: Record<string, ValueType> = { Aaq: "string", Bbq: "date", Ccq: "number", Ddq: "number" }
const definition: TableDefinition = {
  name: "Table",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
}
const xs = [50, 160, -380, -500]
const heading = ["Zwx", "Vbn", "Kjh", "Gfd"]
const rows = [
  ["RE-1001", "03.02.2024", "100.00", "98.00"],
  ["RE-1007", "05.02.2024", "250.00", "250.00"],
]

const read = (printed: readonly (readonly string[])[]) =>
  extractTable(aContext([aPage(aTable(xs, printed))]), definition)

test("a table whose headings and names are all unknown is read by the types of its cells, with low confidence", () => {
  const answer = read([heading, ...rows])
  expect(answer.rows).toEqual([
    { Aaq: "RE-1001", Bbq: "2024-02-03", Ccq: 100, Ddq: 98 },
    { Aaq: "RE-1007", Bbq: "2024-02-05", Ccq: 250, Ddq: 250 },
  ])
  expect(answer.evidence[0]?.["Ccq"]?.confidence).toBeLessThan(0.85)
})

test("a table without a column of a configured type is not used", () => {
  const printed = rows.map(([name = "", , gross = "", paid = ""]) => [name, "never", gross, paid])
  expect(read([heading, ...printed]).rows).toEqual([])
})

test("a single line below texts is not a table", () => {
  expect(read([heading, ...rows.slice(0, 1)]).rows).toEqual([])
})

test("rows of all types win over a line below two known words", () => {
  const types: Record<string, ValueType> = { Description: "string", Bbq: "date", Quantity: "number", Amount: "number" }
  const known = { name: "Table", columns: Object.entries(types).map(([name, type]) => ({ name, type })) }
  const prints = [
    ...aTable(
      [50, -500],
      [
        ["Description", "Amount"],
        ["Zwx of June", "310.00"],
      ],
      { top: 60 },
    ),
    ...aTable(xs, [heading, ["Rent of June", "03.02.2024", "4", "98.00"], ["Power", "05.02.2024", "3", "250.00"]], {
      top: 300,
    }),
  ]
  expect(extractTable(aContext([aPage(prints)]), known).rows.map((row) => row["Description"])).toEqual([
    "Rent of June",
    "Power",
  ])
})

test("one known heading is enough for a list of names and numbers", () => {
  const list = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
    ],
  } as const
  const printed = [
    ["Zwx", "Qty"],
    ["Garden hose", "7"],
    ["Rake", "3"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, -500], printed))]), list).rows).toEqual([
    { Description: "Garden hose", Quantity: 7 },
    { Description: "Rake", Quantity: 3 },
  ])
  const unknown = [["Zwx", "Vbn"], ...printed.slice(1)]
  expect(extractTable(aContext([aPage(aTable([50, -500], unknown))]), list).rows).toEqual([])
})

test("a known heading above numbers alone is not a table", () => {
  const list = {
    name: "Items",
    columns: [
      { name: "Quantity", type: "number" },
      { name: "Amount", type: "number" },
    ],
  } as const
  const printed = [
    ["Qty", "Zwx"],
    ["7", "4.00"],
    ["3", "5.00"],
  ]
  expect(extractTable(aContext([aPage(aTable([-300, -500], printed))]), list).rows).toEqual([])
})

test("products outweigh the types of cells below headings that nobody knows", () => {
  const charges: TableDefinition = {
    name: "Charges",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Rate", type: "number" },
      { name: "Amount", type: "number" },
    ],
  }
  const meter = [
    ["Zwx no.", "Vbn before", "Vbn after", "Kjh", "Gfd"],
    ["G40871", "2210", "2254", "44", "Read"],
  ]
  const sections = [
    ["Heating"],
    ["Energy used", "44 kWh", "£1.5000", "£66.00"],
    ["Standing charge", "90 days", "£0.2000", "£18.00"],
    ["Total heating", undefined, undefined, "£84.00"],
    ["Hot water"],
    ["Energy used", "12 kWh", "£1.5000", "£18.00"],
    ["Standing charge", "90 days", "£0.1000", "£9.00"],
    ["Total hot water", undefined, undefined, "£27.00"],
  ]
  const prints = [...aTable([50, 150, 250, 350, 450], meter), ...aTable([50, -280, -380, -490], sections, { top: 160 })]
  const found = extractTable(aContext([aPage(prints)]), charges).rows
  expect(found.map((row) => [row["Description"], row["Quantity"], row["Amount"]])).toEqual([
    ["Energy used", 44, 66],
    ["Standing charge", 90, 18],
    ["Energy used", 12, 18],
    ["Standing charge", 90, 9],
  ])
})

test("a single row below headings of which two are known is a table where it has a text below each", () => {
  const types: Record<string, ValueType> = {
    Gauge: "string",
    "Old level": "number",
    "New level": "number",
    "Drawn off": "number",
    Kind: "string",
  }
  const gauges = { name: "Gauges", columns: Object.entries(types).map(([name, type]) => ({ name, type })) }
  const line = ["Gauge", "Old", "New", "Litres", "Kind"]
  const readGauges = (row: readonly (string | undefined)[]) =>
    extractTable(aContext([aPage(aTable([50, -200, -300, -400, 480], [line, row]))]), gauges).rows
  expect(readGauges(["Tank", "310", "350", "40", "R"])).toEqual([
    { Gauge: "Tank", "Old level": 310, "New level": 350, "Drawn off": 40, Kind: "R" },
  ])
  expect(readGauges(["Tank", "310", undefined, undefined, "R"])).toEqual([])
})

test("a schedule may print many more columns than are asked for", () => {
  const wide = [40, 60, -200, -270, -310, -350, -390, -430, -470, -530]
  const printed = [
    ["Qa", "Zwx", "Vbn", "Kjh", "Gfd", "Mnb", "Lkj", "Poi", "Uyt", "Rew"],
    ["1", "Harbour news", "05.02.2024", "11.02.2024", "30", "5", "4", "3", "12", "98.00"],
    ["2", "Evening film", "06.02.2024", "12.02.2024", "15", "2", "5", "5", "12", "51.50"],
    ["3", "Night talk", "07.02.2024", "13.02.2024", "30", "4", "5", "1", "10", "77.00"],
  ]
  const types: Record<string, ValueType> = { Aaq: "string", Bbq: "date", Ccq: "date", Amount: "number" }
  const asked = { name: "Table", columns: Object.entries(types).map(([name, type]) => ({ name, type })) }
  expect(extractTable(aContext([aPage(aTable(wide, printed))]), asked).rows).toMatchObject([
    { Aaq: "Harbour news", Bbq: "2024-02-05", Amount: 98 },
    { Aaq: "Evening film", Bbq: "2024-02-06", Amount: 51.5 },
    { Aaq: "Night talk", Bbq: "2024-02-07", Amount: 77 },
  ])
})

test("days of the week are no other texts below headings that nobody knows", () => {
  const printed = [
    ["Zwx", "Kjh", "Gfd", "Mnb"],
    ["05.02.2024", "Mon", "Harbour news", "98.00"],
    ["06.02.2024", "Tue", "Evening film", "51.50"],
    ["07.02.2024", "Wed", "Night talk", "77.00"],
  ]
  const types: Record<string, ValueType> = { Bbq: "date", Aaq: "string", Amount: "number" }
  const asked = { name: "Table", columns: Object.entries(types).map(([name, type]) => ({ name, type })) }
  const { rows: read } = extractTable(aContext([aPage(aTable([50, -200, 250, -500], printed))]), asked)
  expect(read.map((row) => row["Aaq"])).toEqual(["Harbour news", "Evening film", "Night talk"])
})
