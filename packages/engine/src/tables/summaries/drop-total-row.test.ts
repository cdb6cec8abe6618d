import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const freight: TableDefinition = {
  name: "Orders",
  columns: [
    { name: "Order number", type: "string" },
    { name: "Packages", type: "number" },
    { name: "Weight", type: "number" },
  ],
}

const ordersOf = (rows: readonly (readonly string[])[]) =>
  extractTable(aContext([aPage(aTable([50, -300, -400], rows))]), freight).rows.map((row) => Object.values(row))

const heading = ["Order number", "# Pkgs", "Weight"]

test("a total below codes with the sums of the columns is no row of a list without prices", () => {
  const orders = [
    ["PO-55102", "24", "1,920"],
    ["PO-55117", "10", "640"],
  ]
  const read = ordersOf([heading, ...orders, ["GRAND TOTAL", "34", "2,560"]])
  expect(read).toEqual([
    ["PO-55102", 24, 1920],
    ["PO-55117", 10, 640],
  ])
})

test("a total below names or years is a row of a table of statistics", () => {
  const years = [
    ["2023", "24", "1,920"],
    ["2024", "10", "640"],
  ]
  expect(ordersOf([heading, ...years, ["Total", "34", "2,560"]])).toHaveLength(3)
})

test("a total below types that are repeated is no row, one below names is", () => {
  const packages: TableDefinition = {
    name: "Packages",
    columns: [
      { name: "Packages", type: "number" },
      { name: "Type", type: "string" },
      { name: "Weight", type: "number" },
    ],
  }
  const typesOf = (...types: readonly string[]) => {
    const rows = types.map((type, index) => [String(14 - index), type, String(126 - index)])
    const sum = (first: number) => String(types.reduce((total, _, index) => total + first - index, 0))
    const prints = aTable([-120, 150, -400], [["Packages", "Type", "Weight"], ...rows, [sum(14), "TOTAL", sum(126)]])
    return extractTable(aContext([aPage(prints)]), packages).rows.map((row) => row["Type"])
  }
  expect(typesOf("CTN", "CTN", "SKD")).toEqual(["CTN", "CTN", "SKD"])
  expect(typesOf("CTN", "BOX", "SKD")).toEqual(["CTN", "BOX", "SKD", "TOTAL"])
})
