import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const goods: TableDefinition = {
  name: "Goods",
  columns: [
    { name: "Description", type: "string" },
    { name: "Ordered", type: "number" },
    { name: "Delivered", type: "number" },
    { name: "Weight", type: "number" },
  ],
}
const xs = [50, -300, -360, -460]
const rows = [
  ["Description", "Ordered", "Delivered", "Weight"],
  ["Hexagon bolt", "100", "100", "11.40"],
  ["Nut", "200", "150", "7.80"],
]

const namesOf = (prints: Parameters<typeof aPage>[0]) =>
  extractTable(aContext([aPage(prints)]), goods).rows.map((row) => row["Description"])

test("a label below several headings of numbers is that of a sum, and ends the rows", () => {
  const sums = aTable([50, -160, 275, -460], [["Zwx vbnm", "2", "Qwertzuiopasdfghj", "99.90"]], { top: 170 })
  expect(namesOf([...aTable(xs, rows), ...sums])).toEqual(["Hexagon bolt", "Nut"])
})

test("a name that runs below the headings of numbers is that of a row", () => {
  const long = aTable([50, -460], [["Installation of the fittings on the building site in town", "99.90"]], {
    top: 160,
  })
  expect(namesOf([...aTable(xs, rows), ...long])).toHaveLength(3)
})
