import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const lines: TableDefinition = {
  name: "Lines",
  columns: [
    { name: "Line", type: "number" },
    { name: "Start date", type: "date" },
    { name: "End date", type: "date" },
    { name: "Description", type: "string" },
    { name: "Rate", type: "number" },
    { name: "Spots", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const xs = [-75, 110, 170, 230, -400, -460, -540]
const headings = ["Line", "Start date", "End date", "Description", "Rate", "Spots", "Amount"]
const week = (start: string, end: string, rate: string) => ["Week:", start, end, undefined, rate]
const read = (rows: readonly (readonly (string | undefined)[])[]) =>
  extractTable(aContext([aPage(aTable(xs, [headings, ...rows], { pitch: 14 }))]), lines).rows

test("the weeks of a line are no rows, and the rate on which they agree is the line's", () => {
  const rows = read([
    ["1", "04/30/2018", "05/06/2018", "Morning news", undefined, "2", "200.00"],
    week("04/30/2018", "05/06/2018", "100.00"),
    ["2", "05/07/2018", "05/15/2018", "Evening news", undefined, "6", "750.00"],
    week("05/07/2018", "05/13/2018", "125.00"),
    week("05/14/2018", "05/15/2018", "125.00"),
    ["3", "05/07/2018", "05/15/2018", "Late night", undefined, "4", "500.00"],
    week("05/07/2018", "05/13/2018", "110.00"),
    week("05/14/2018", "05/15/2018", "140.00"),
  ])
  expect(rows.map((row) => row["Line"])).toEqual([1, 2, 3])
  expect(rows.map((row) => row["Rate"])).toEqual([100, 125, null])
  expect(rows[1]).toMatchObject({ "Start date": "2018-05-07", "End date": "2018-05-15", Amount: 750 })
})

test("rows with other dates, or with what the row above has as well, are rows", () => {
  const rows = read([
    ["1", "04/30/2018", "05/06/2018", "Morning news", "100.00", "2", "200.00"],
    [undefined, "05/14/2018", "05/20/2018", undefined, "100.00", "3", "300.00"],
    [undefined, "05/14/2018", "05/20/2018", undefined, "50.00", "2", "100.00"],
  ])
  expect(rows.map((row) => row["Amount"])).toEqual([200, 300, 100])
})
