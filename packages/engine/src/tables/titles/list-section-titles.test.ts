import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const goods: TableDefinition = {
  name: "Goods",
  columns: [
    { name: "Item code", type: "string" },
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const xs = [40, 120, -380, -500]
const heading = aTable(xs, [["Item code", "Description", "Quantity", "Amount"]], { top: 80 })
const items = [
  ["TOV50", "Table cloth", "12", "313.20"],
  ["LENZ-S", "Bed sheet", "6", "788.40"],
  ["ACC-SP", "Bath robe", "24", "594.00"],
  ["CAF-K6", "Coffee beans", "4", "313.60"],
]

/** Rows of one pitch with a title above every second one. */
const aList = (pitch: number, title: { readonly x: number; readonly isBold: boolean }): Print[] =>
  items.flatMap((item, index) => {
    const top = 100 + pitch * (index + Math.ceil((index + 1) / 2))
    const text = index < 2 ? "Rooms and linen" : "Kitchen"
    const above = aTable([title.x], [[text]], { top: top - pitch, isBold: title.isBold })
    return [...(index % 2 === 0 ? above : []), ...aTable(xs, [item], { top })]
  })

const rowsOf = (prints: readonly Print[], table = goods) =>
  extractTable(aContext([aPage([...heading, ...prints])]), table).rows.map((row) => Object.values(row).slice(0, 2))

test.each([
  { x: 120, isBold: true },
  { x: 40, isBold: false },
  { x: 40, isBold: true },
  { x: 30, isBold: false },
])("a title of several rows is part of none ($x, $isBold)", (title) => {
  const read = items.map(([code, name]) => [code, name])
  expect(rowsOf(aList(15, title))).toEqual(read)
})

test("a bold line above every row is its name, also where sums follow", () => {
  const rows = items.flatMap(([code = "", name = "", quantity = "", amount = ""], index) => [
    ...aTable([120], [[name]], { top: 100 + 40 * index, isBold: true }),
    ...aTable(xs, [[code, "white, washable", quantity, amount]], { top: 111 + 40 * index }),
  ])
  const sums = aTable([120, -380, -500], [["Weight and goods", "46", "2009.40"]], { top: 272 })
  expect(rowsOf([...rows, ...sums]).slice(0, items.length)).toEqual(items.map(([code, name]) => [code, name]))
})
