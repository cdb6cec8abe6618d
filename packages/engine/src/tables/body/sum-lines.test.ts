import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const items = {
  name: "Items",
  columns: [
    { name: "Item number", type: "string" },
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
} as const

const xs = [50, 120, -400, -500]
const table = [
  ["Article", "Description", "Quantity", "Amount"],
  ["AME2093", "Garden hose", "2", "430.00"],
  ["WEP5038", "Desk lamp", "1", "110.46"],
]

const read = (prints: readonly Print[]): unknown[][] =>
  extractTable(aContext([aPage(prints)]), items).rows.map((row) => Object.values(row))

const rows = [
  ["AME2093", "Garden hose", 2, 430],
  ["WEP5038", "Desk lamp", 1, 110.46],
]

test("a line whose amount is the sum of the rows ends them, whatever its words and wherever it is set", () => {
  const sums = aTable(
    [50, -410],
    [
      ["Zwxvq", "540.46"],
      ["Kjhg", "108.09"],
    ],
    { top: 160 },
  )
  expect(read([...aTable(xs, table), ...sums])).toEqual(rows)
})

test("the headings of a summary of taxes beside the sum of the rows are not a row", () => {
  const summary = aTable([50, 120, 200, 300, -500], [["Zwx", "Vbnm", "Kjh Gfd", "Qwert", "540.46"]], { top: 160 })
  expect(read([...aTable(xs, table), ...summary])).toEqual(rows)
})

test("rows continue after the sum of a section", () => {
  const more = [
    [undefined, "Zwxvq", undefined, "540.46"],
    ["LDV9018", "Spade", "3", "30.00"],
  ]
  expect(read(aTable(xs, [...table, ...more]))).toEqual([...rows, ["LDV9018", "Spade", 3, 30]])
})
