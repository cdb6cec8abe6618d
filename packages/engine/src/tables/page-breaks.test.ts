import { expect, test } from "vitest"
import type { Box } from "../document.ts"
import type { TableDefinition } from "../configuration.ts"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"

const items: TableDefinition = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Unit price", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const xs = [50, -300, -400, -500]
const heading = ["Description", "Quantity", "Unit price", "Amount"]
const rowOf = (name: string) => [name, "2", "3.50", "7.00"]
const names = (count: number, from = 1): string[] => Array.from({ length: count }, (_, index) => `Item ${from + index}`)

const readNames = (pages: Parameters<typeof aContext>[0]): unknown[] =>
  extractTable(aContext(pages), items).rows.map((row) => row["Description"])

test("the foot of every page is not a row of a table that runs over it", () => {
  const foot = (number: number): Print[] => [
    { text: "Blue Sail Chandlery", x: 50, y: 765 },
    { text: "Reg. 4417", x: 400, y: 765, isRight: true },
    { text: "2290", x: 500, y: 765, isRight: true },
    { text: `Page ${number} of 2`, x: 450, y: 785 },
  ]
  const first = [...aTable(xs, [heading, ...names(14).map(rowOf)], { top: 460 }), ...foot(1)]
  const second = [...aTable(xs, [heading, ...names(33, 15).map(rowOf)], { top: 80 }), ...foot(2)]
  expect(readNames([aPage(first), aPage(second, [], 2)])).toEqual(names(47))
})

test("equal rows at the end of two pages are rows", () => {
  const rows = Array.from({ length: 33 }, () => rowOf("Cleaning"))
  const pages = [1, 2].map((number) => aPage(aTable(xs, [heading, ...rows], { top: 100 }), [], number))
  expect(readNames(pages)).toHaveLength(66)
})

test("the next section continues after a subtotal at the end of a page", () => {
  const subtotal = ["Subtotal of tools", undefined, undefined, "7.50"]
  const first = aTable(xs, [heading, ...names(2).map(rowOf), subtotal], { top: 300 })
  const second = aTable(xs, [["Garden"], ...names(2, 3).map(rowOf)], { top: 60 })
  expect(readNames([aPage(first), aPage(second, [], 2)])).toEqual(names(4))
})

test("a list of another shape after a total is not a section of the table", () => {
  const total = ["Total", undefined, undefined, "14.00"]
  const first = aTable(xs, [heading, ...names(2).map(rowOf), total], { top: 300 })
  const second = aTable([80, -350, -450], [["Standard rate", "20.00", "14.00"]], { top: 60 })
  expect(readNames([aPage(first), aPage(second, [], 2)])).toEqual(names(2))
})

test("a name that wraps over many lines at the end of a page does not end the table", () => {
  const wraps = ["with a long", "handle and a", "steel head for", "the garden"]
  const first = [
    ...aTable(xs, [heading, rowOf("Item 1")], { top: 500 }),
    ...wraps.map((text, line): Print => ({ text, x: 50, y: 532 + 12 * line })),
  ]
  const second = aTable(xs, [rowOf("Item 2")], { top: 60 })
  expect(readNames([aPage(first), aPage(second, [], 2)])).toHaveLength(2)
})

test("a name that begins above its numbers at the top of a page is whole", () => {
  const first = aTable(xs, [heading, ...names(20).map(rowOf)], { top: 380 })
  const second: Print[] = [
    { text: "Delivery note 4711", x: 50, y: 30 },
    { text: "Garden hose", x: 50, y: 60 },
    ...aTable(xs, [["of rubber", ...rowOf("").slice(1)]], { top: 72 }),
    { text: "with a tap", x: 50, y: 84 },
  ]
  expect(readNames([aPage(first), aPage(second, [], 2)]).at(-1)).toBe("Garden hose of rubber with a tap")
})

test("a section title that interrupts the rulings does not end the grid", () => {
  // Amounts that are not products: a list of products is found without its header.
  const rowsOf = (own: readonly string[]) => own.map((name) => [name, "2", "3.50", "6.30"])
  const rulings = [100, 180].flatMap((top) => [270, 370].map((x): Box => [x, top, x, top + 60]))
  const prints = [
    ...aTable(xs, [heading, ...rowsOf(names(2))], { top: 100 }),
    { text: "Garden", x: 50, y: 162 },
    ...aTable(xs, rowsOf(names(2, 3)), { top: 182 }),
  ]
  expect(readNames([aPage(prints, rulings)])).toEqual(names(4))
})

test("a quantity with its unit right of all names is not a total", () => {
  const bags = (name: string, y: number): Print[] => [
    { text: name, x: 50, y: y - 6 },
    { text: "2,000 bags", x: 300, y, isRight: true },
    { text: "3,50", x: 400, y, isRight: true },
    { text: "7,00", x: 500, y, isRight: true },
    { text: "for the open air", x: 50, y: y + 6, size: 8 },
  ]
  const prints = [
    ...aTable(xs, [heading], { top: 80 }),
    ...[110, 140, 170].flatMap((y, at) => bags(`Item ${at + 1}`, y)),
  ]
  expect(readNames([aPage(prints)])).toHaveLength(3)
})

test("an item with quantity and price is a row where its name may also carry a sum forward", () => {
  const rows = [
    rowOf("Garden hose"),
    rowOf("Transport"),
    rowOf("Report on soil"),
    ["Transport", undefined, undefined, "21.00"],
  ]
  expect(readNames([aPage(aTable(xs, [heading, ...rows]))])).toEqual(["Garden hose", "Transport", "Report on soil"])
})
