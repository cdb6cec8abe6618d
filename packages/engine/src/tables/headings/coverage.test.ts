import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const order = {
  name: "Items",
  columns: [
    { name: "Item", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Unit price", type: "number" },
    { name: "Amount", type: "number" },
  ],
} as const
const xs = [50, -250, -350, -450]
const headings = ["Item", "Quantity", "Unit price", "Amount"]
const tea = ["Tea", "2", "1.50", "3.00"]
const milk = ["Milk", "4", "1.30", "5.20"]
const salt = ["Salt", "1", "0.80", "0.80"]

const warningsOf = (...pages: Parameters<typeof aContext>[0][]) => extractTable(aContext(pages.flat()), order).warnings

test("rows after a total are reported with the rows that were extracted", () => {
  const page = aPage([
    ...aTable(xs, [headings, tea, milk]),
    ...aTable([50, -450], [["Total", "8.20"]], { top: 160 }),
    // Rows right after a subtotal are extracted; here running text separates them.
    ...Array.from({ length: 12 }, (_, line) => ({ text: "Please pay within a month", x: 50, y: 180 + 14 * line })),
    ...aTable(xs, [salt, tea], { top: 360 }),
  ])
  expect(warningsOf([page])).toEqual([
    'Table "Items": 2 lines on page 1 may be further rows but were not extracted; 2 rows were extracted from page 1.',
  ])
})

test("rows below more notes than a table has between its rows are reported", () => {
  const page = aPage([
    ...aTable(xs, [headings, tea, milk], { pitch: 14 }),
    ...Array.from({ length: 20 }, (_, line) => ({ text: "Keep it dry", x: 50, y: 142 + 14 * line })),
    ...aTable(xs, [salt, tea], { top: 422 }),
  ])
  expect(warningsOf([page])).toEqual([
    'Table "Items": 2 lines on page 1 may be further rows but were not extracted; 2 rows were extracted from page 1.',
  ])
})

test("rows on a later page that the table was not followed to are reported", () => {
  const first = aPage([...aTable(xs, [headings, tea, milk]), ...aTable([50, -450], [["Total", "8.20"]], { top: 160 })])
  const second = aPage([{ text: "Something else", x: 50, y: 60 }], [], 2)
  const third = aPage(aTable(xs, [salt, tea], { top: 400 }), [], 3)
  expect(warningsOf([first, second, third])).toEqual([
    'Table "Items": 2 lines on page 3 may be further rows but were not extracted; 2 rows were extracted from page 1.',
  ])
})

test("a complete table with totals below it and another table after it causes no warning", () => {
  const page = aPage([
    ...aTable(xs, [headings, tea, milk]),
    ...aTable(
      [-350, -450],
      [
        ["Net amount", "8.20"],
        ["VAT 20 %", "1.64"],
        ["Total", "9.84"],
      ],
      { top: 160 },
    ),
    ...aTable(
      [80, -200, -290, -380],
      [
        ["Rate", "Net", "Tax", "Gross"],
        ["20", "8.20", "1.64", "9.84"],
      ],
      { top: 260 },
    ),
  ])
  expect(warningsOf([page])).toEqual([])
})

test("rows of a sheet below its total are reported", () => {
  const rows = [headings, tea, milk, ["Total", "", "", "8.20"], salt].map((row) => row.map((text) => ({ text })))
  const { warnings } = extractTable(aContext([], [{ page: 2, isSheet: true, rows }]), order)
  expect(warnings).toEqual([
    'Table "Items": 1 line on page 2 may be another row but was not extracted; 2 rows were extracted from page 2.',
  ])
})

test("cells of a sheet that do not match their column are reported", () => {
  const rows = [headings, tea, ["Milk", "some", "1.30", "5.20"]].map((row) => row.map((text) => ({ text })))
  const { warnings } = extractTable(aContext([], [{ page: 1, isSheet: true, rows }]), order)
  expect(warnings).toEqual(['Table "Items": 1 cell was left empty because its text does not match the column\'s type.'])
})
