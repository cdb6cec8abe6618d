import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Hours",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (pages: readonly (readonly Print[])[], columns: Record<string, ValueType>) =>
  extractTable(aContext(pages.map((prints, index) => aPage(prints, [], index + 1))), aDefinition(columns)).rows

const SHIFTS = [50, 150, 230, 310, -500]
const shifts = [
  ["Date", "Start", "End", "Break", "Hours"],
  ["Ada Holm"],
  ["03.03.2025", "08:00", "16:30", "0:30", "8.00"],
  ["04.03.2025", "08:00", "14:30", "0:30", "6.00"],
  ["Total Ada Holm", undefined, undefined, undefined, "14.00"],
  ["Bo Riis"],
  ["03.03.2025", "09:00", "17:00", "1:00", "7.00"],
  ["Grand total", undefined, undefined, undefined, "21.00"],
]

test("names above the rows of dates are the values of the first column where none is printed", () => {
  expect(read([aTable(SHIFTS, shifts)], { Employee: "string", Date: "date", Hours: "number" })).toEqual([
    { Employee: "Ada Holm", Date: "2025-03-03", Hours: 8 },
    { Employee: "Ada Holm", Date: "2025-03-04", Hours: 6 },
    { Employee: "Bo Riis", Date: "2025-03-03", Hours: 7 },
  ])
})

test("a section goes on on the next page", () => {
  const next = [shifts[0] ?? [], ["05.03.2025", "09:00", "17:30", "1:00", "7.50"]]
  const pages = [aTable(SHIFTS, shifts.slice(0, 4), { top: 720 }), aTable(SHIFTS, next, { top: 60 })]
  const rows = read(pages, { Employee: "string", Date: "date", Hours: "number" })
  expect(rows.map((row) => row["Employee"])).toEqual(["Ada Holm", "Ada Holm", "Ada Holm"])
})

test("days above the rows are their dates, and no part of the name above them", () => {
  const rows = [
    ["Employee", "Task", "Hours", "Rate", "Amount"],
    ["Monday 03.03.2025"],
    ["Ada Holm", "Welding", "8.00", "40.00", "320.00"],
    ["Bo Riis", "Painting", "7.00", "35.00", "245.00"],
    ["Tuesday 04.03.2025"],
    ["Ada Holm", "Welding", "6.00", "40.00", "240.00"],
    ["Total", undefined, "21.00", undefined, "805.00"],
  ]
  const columns = { Date: "date", Employee: "string", Task: "string", Hours: "number", Amount: "number" } as const
  const found = read([aTable([50, 150, -300, -400, -500], rows)], columns)
  expect(found.map((row) => [row["Date"], row["Employee"]])).toEqual([
    ["2025-03-03", "Ada Holm"],
    ["2025-03-03", "Bo Riis"],
    ["2025-03-04", "Ada Holm"],
  ])
})

const XS = [50, -300, -400, -500]
const HEADINGS = [["Item", "Qty", "Price", "Amount"]]
const isBold = true

test("bold titles of sections are the values of the first column, and a section ends at its sum", () => {
  const prints = [
    ...aTable(XS, HEADINGS),
    ...aTable([50], [["Kitchen"]], { top: 120, isBold }),
    ...aTable(
      XS,
      [
        ["Tap", "2", "40.00", "80.00"],
        ["Sink", "1", "90.00", "90.00"],
        ["Subtotal", undefined, undefined, "170.00"],
      ],
      { top: 140 },
    ),
    ...aTable([50], [["Bathroom"]], { top: 200, isBold }),
    ...aTable(XS, [["Shower", "1", "300.00", "300.00"]], { top: 220 }),
  ]
  const found = read([prints], { Room: "string", Item: "string", Amount: "number" })
  expect(found.map((row) => [row["Room"], row["Item"]])).toEqual([
    ["Kitchen", "Tap"],
    ["Kitchen", "Sink"],
    ["Bathroom", "Shower"],
  ])
})

test("a title above some rows only fills no column, nor do quantities", () => {
  const prints = [
    ...aTable(XS, [...HEADINGS, ["Tap", "2", "40.00", "80.00"]]),
    ...aTable([50], [["Bathroom"]], { top: 140, isBold }),
    ...aTable(XS, [["Shower", "1", "300.00", "300.00"]], { top: 160 }),
  ]
  const found = read([prints], { Room: "string", Item: "string", Amount: "number" })
  expect(found.map((row) => row["Room"])).toEqual([null, null])
})

const STATIONS = [50, 120, 230, -360, -430, -510]
const stationRows = (times: string) => [
  ["Start", "Show", times, "Rate", "Spots", "Total"],
  ["North Radio 102.7"],
  ["03.03.2025", "Morning show", "early", "32.00", "15", "480.00"],
  ["04.03.2025", "Evening show", "later", "28.00", "10", "280.00"],
  [undefined, undefined, undefined, "North Radio subtotal", "25", "760.00"],
  ["South Radio 89.1"],
  ["03.03.2025", "Markets today", "noon", "20.00", "3", "60.00"],
  [undefined, undefined, undefined, "South Radio subtotal", "3", "60.00"],
]
const stations = { Sender: "string", Show: "string", Start: "date", Rate: "number", Total: "number" } as const

test("titles that the sums of their sections repeat are the values of a column that only its cells identified", () => {
  const found = read([aTable(STATIONS, stationRows("Hours of day"))], stations)
  expect(found.map((row) => [row["Sender"], row["Show"]])).toEqual([
    ["North Radio", "Morning show"],
    ["North Radio", "Evening show"],
    ["South Radio", "Markets today"],
  ])
})

test("the bold beginning of a title is the value, without the remark after it", () => {
  const prints = [
    ...aTable(XS, HEADINGS),
    ...aTable([50], [["Kitchen"]], { top: 120, isBold }),
    ...aTable([88], [["with a window"]], { top: 120 }),
    ...aTable(XS, [["Tap", "2", "40.00", "80.00"]], { top: 140 }),
  ]
  expect(read([prints], { Room: "string", Item: "string", Amount: "number" })[0]?.["Room"]).toBe("Kitchen")
})

test("titles with the number of the chapter of their rows fill the one column that nothing else is known of", () => {
  const rows = [
    ["Pos.", "Description", "Quantity", "Amount"],
    ["01", "Site set-up"],
    ["01.001", "Scaffolding", "2", "400.00"],
    ["02", "Demolition"],
    ["02.001", "Removal of tiles", "3", "90.00"],
    ["02.002", "Container", "1", "60.00"],
  ]
  const columns = { Description: "string", Quantity: "number", Amount: "number", Chapter: "string" } as const
  const found = read([aTable([40, 100, -400, -500], rows)], columns)
  expect(found.map((row) => [row["Description"], row["Chapter"]])).toEqual([
    ["Scaffolding", "Site set-up"],
    ["Removal of tiles", "Demolition"],
    ["Container", "Demolition"],
  ])
})

const kitchen = [
  ...aTable(XS, HEADINGS),
  ...aTable([50], [["Kitchen"]], { top: 120, isBold }),
  ...aTable(
    XS,
    [
      ["Tap", "2", "40.00", "80.00"],
      ["Sink", "1", "90.00", "90.00"],
    ],
    { top: 140 },
  ),
  ...aTable([50], [["Bathroom"]], { top: 180, isBold }),
  ...aTable(XS, [["Shower", "1", "300.00", "300.00"]], { top: 200 }),
]

test("titles fill a column that is named after sections wherever it is asked for", () => {
  const found = read([kitchen], { Item: "string", Qty: "number", Amount: "number", Room: "string" })
  expect(found.map((row) => [row["Item"], row["Room"]])).toEqual([
    ["Tap", "Kitchen"],
    ["Sink", "Kitchen"],
    ["Shower", "Bathroom"],
  ])
})

test("titles fill no other column that is asked for later", () => {
  const found = read([kitchen], { Item: "string", Qty: "number", Amount: "number", Origin: "string" })
  expect(found.map((row) => row["Origin"])).toEqual([null, null, null])
})

test("a sum below titled rows is no row, though the title is above it, too", () => {
  const sums = [
    [undefined, undefined, undefined, "470.00"],
    ["CGST @ 9%", undefined, undefined, "42.30"],
  ]
  const found = read([[...kitchen, ...aTable(XS, sums, { top: 220 })]], {
    Item: "string",
    Qty: "number",
    Amount: "number",
    Room: "string",
  })
  expect(found.map((row) => row["Item"])).toEqual(["Tap", "Sink", "Shower"])
})

test("a text that the sum of its section repeats is a title, however it is set", () => {
  const prints = aTable(XS, [
    ...HEADINGS,
    ["Kitchen"],
    ["Tap", "2", "40.00", "80.00"],
    ["Chrome"],
    ["Sink", "1", "90.00", "90.00"],
    ["Kitchen subtotal", undefined, undefined, "170.00"],
    ["Bathroom"],
    ["Shower", "1", "300.00", "300.00"],
    ["Mirror", "2", "50.00", "100.00"],
    ["Bathroom subtotal", undefined, undefined, "400.00"],
    ["Total", undefined, undefined, "570.00"],
  ])
  const found = read([prints], { Item: "string", Qty: "number", Amount: "number", Room: "string" })
  expect(found.map((row) => row["Room"])).toEqual(["Kitchen", "Kitchen", "Bathroom", "Bathroom"])
})
