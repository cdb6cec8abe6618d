import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const lines: TableDefinition = {
  name: "Lines",
  columns: [
    { name: "Line", type: "number" },
    { name: "Description", type: "string" },
    { name: "Spots", type: "number" },
    { name: "Amount", type: "number" },
  ],
}

test("numbers printed between their heading and that of the next column are below their own", () => {
  const headings = aTable([36, 66, 120, -400, -500], [["Line", "Ch", "Description", "Spots", "Amount"]], { top: 80 })
  // The numbers end right before the next heading, whose words begin below it.
  const rows = aTable(
    [-62.5, 69, 120, -400, -500],
    [
      ["1", "WQLT", "Morning news", "2", "200.00"],
      ["2", "WQLT", "Evening news", "6", "750.00"],
      ["3", "WQLT", "Late night", "4", "500.00"],
    ],
  )
  const found = extractTable(aContext([aPage([...headings, ...rows])]), lines).rows
  expect(found.map((row) => row["Line"])).toEqual([1, 2, 3])
})
