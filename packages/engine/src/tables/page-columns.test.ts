import { expect, test } from "vitest"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const order = {
  name: "Items",
  columns: [
    { name: "Item", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
} as const

const row = (name: string, quantity: string, amount: string): [string, string, string] => [name, quantity, amount]
const aColumn = (left: number, rows: [string, string, string][], top = 100) =>
  aTable([left, -(left + 140), -(left + 220)], [["Item", "Quantity", "Amount"], ...rows], { top })

test("a table that continues in the next page column is read from the first column to the last", () => {
  const page = aPage([
    ...aColumn(40, [row("Tea", "2", "3.00"), row("Milk", "4", "5.20"), row("Salt", "1", "0.80")]),
    ...aColumn(310, [row("Rice", "3", "6.30"), row("Soap", "1", "2.10")]),
    ...aTable([310, -530], [["Total", "17.40"]], { top: 200 }),
  ])
  const { rows, evidence } = extractTable(aContext([page]), order)
  expect(rows).toEqual([
    { Item: "Tea", Quantity: 2, Amount: 3 },
    { Item: "Milk", Quantity: 4, Amount: 5.2 },
    { Item: "Salt", Quantity: 1, Amount: 0.8 },
    { Item: "Rice", Quantity: 3, Amount: 6.3 },
    { Item: "Soap", Quantity: 1, Amount: 2.1 },
  ])
  // Evidence is where the words are printed, not where the column was shifted to.
  expect(evidence[3]?.["Item"]?.box?.[0]).toBeCloseTo(310)
})

test("a table in page columns continues over pages", () => {
  const pages = [
    aPage([...aColumn(40, [row("Tea", "2", "3.00")]), ...aColumn(310, [row("Milk", "4", "5.20")])]),
    aPage([...aColumn(40, [row("Salt", "1", "0.80")], 60), ...aColumn(310, [row("Rice", "3", "6.30")], 60)], [], 2),
  ]
  const { rows } = extractTable(aContext(pages), order)
  expect(rows.map((cells) => cells["Item"])).toEqual(["Tea", "Milk", "Salt", "Rice"])
})

test("headings repeated below different groups, with row names at their left, are one table", () => {
  const page = aPage([
    ...aTable([160, 360], [["Women", "Men"]], { top: 80 }),
    ...aTable(
      [40, -200, -260, -320, -400, -460, -520],
      [
        [undefined, "Low", "Mid", "High", "Low", "Mid", "High"],
        ["North", "11", "12", "13", "14", "15", "16"],
        ["South", "21", "22", "23", "24", "25", "26"],
      ],
    ),
  ])
  const table = {
    name: "Groups",
    columns: [
      { name: "Women Low", type: "number" },
      { name: "Women Mid", type: "number" },
      { name: "Women High", type: "number" },
      { name: "Men Low", type: "number" },
      { name: "Men Mid", type: "number" },
      { name: "Men High", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([page]), table).rows).toHaveLength(2)
})

test("a heading that is only a symbol does not hide that the headings are repeated", () => {
  const xs = [40, 70, -180, -250]
  const aNumbered = (left: number, rows: string[][]) =>
    aTable(
      xs.map((x) => (x < 0 ? x - left : x + left)),
      [["#", "Item", "Quantity", "Amount"], ...rows],
    )
  const page = aPage([...aNumbered(0, [["1", "Tea", "2", "3.00"]]), ...aNumbered(270, [["2", "Milk", "4", "5.20"]])])
  expect(extractTable(aContext([page]), order).rows).toEqual([
    { Item: "Tea", Quantity: 2, Amount: 3 },
    { Item: "Milk", Quantity: 4, Amount: 5.2 },
  ])
})
