import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"
import type { TableDefinition } from "../../configuration.ts"

const orders: TableDefinition = {
  name: "Lines",
  columns: [
    { name: "Description", type: "string" },
    { name: "Start", type: "date" },
    { name: "Days", type: "string" },
    { name: "Spots", type: "number" },
    { name: "Amount", type: "number" },
  ],
}

/** Prints a line of an order without days, and below it its weeks with the days of each. */
function aLine(name: string, days: readonly string[], top: number): Print[] {
  const weeks = days.map((each, week) => [`2024-09-${16 + week}`, each, "3", "100.00"])
  return [
    ...aTable([40, 200, -420, -520], [[name, "2024-09-16", "6", "600.00"]], { top }),
    ...aTable([60, 200, 300, -380], [["Week of", "Weekdays", "Spots/Week", "Rate"], ...weeks], {
      top: top + 14,
      pitch: 14,
    }),
  ]
}

const heading = aTable([40, 200, 300, -420, -520], [["Description", "Start", "Days", "Spots", "Amount"]])
const daysOf = (lines: readonly Print[]): unknown[] =>
  extractTable(aContext([aPage([...heading, ...lines])]), orders).rows.map((row) => row["Days"])

test("a column that no row prints has the value that all lines of the table below a row repeat", () => {
  const lines = [...aLine("Morning news", ["MTWTF--", "MTWTF--"], 120), ...aLine("Late film", ["-----S-"], 180)]
  expect(daysOf(lines)).toEqual(["MTWTF--", "-----S-"])
})

test("different values below a row are none of the row", () => {
  const lines = [...aLine("Morning news", ["MTWTF--", "M-W-F--"], 120), ...aLine("Late film", ["-----S-"], 180)]
  expect(daysOf(lines)).toEqual([null, "-----S-"])
})
