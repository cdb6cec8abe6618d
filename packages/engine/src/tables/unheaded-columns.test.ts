import { expect, test } from "vitest"
import type { TableDefinition } from "../configuration.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const goods: TableDefinition = {
  name: "Goods",
  columns: [
    { name: "Position", type: "string" },
    { name: "Item number", type: "string" },
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}

const secondRow = (xs: readonly number[], rows: readonly (readonly (string | undefined)[])[], table = goods) =>
  extractTable(aContext([aPage(aTable(xs, rows))]), table).rows[1]

const headings = ["Description", "Quantity", "Amount"]
const items = [
  ["Office chair, black", "2", "20.00"],
  ["Desk lamp", "3", "45.00"],
  ["Filing cabinet", "1", "80.00"],
]

test.each([
  ["numbers of the rows", ["1", "2", "3"], { Position: "2", "Item number": null }],
  ["codes", ["HX-811", "HX-812", "HX-813"], { Position: null, "Item number": "HX-812" }],
])("a first column without a heading is known by its cells: %s", (_, first, cells) => {
  const rows = [[undefined, ...headings], ...items.map((item, index) => [first[index], ...item])]
  expect(secondRow([50, 120, -380, -480], rows)).toMatchObject({ ...cells, Description: "Desk lamp" })
})

test("numbers without a heading are not the column that a heading names", () => {
  const asked = ["Position", "Batch no.", "Description", "Quantity", "Amount"]
  const columns = asked.map(
    (name) => ({ name, type: name === "Quantity" || name === "Amount" ? "number" : "string" }) as const,
  )
  const rows = [
    [undefined, "Pos.", "Batch no.", ...headings],
    ...items.map((item, index) => [`${index + 1}`, `${index + 1}`, `F8830-1${index}`, ...item]),
  ]
  const found = secondRow([30, 60, 110, 200, -380, -480], rows, { name: "Goods", columns })
  expect(found).toMatchObject({ Position: "2", "Batch no.": "F8830-11" })
})
