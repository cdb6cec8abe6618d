import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const readings = {
  name: "Readings",
  columns: [
    { name: "Register", type: "string" },
    { name: "New reading", type: "number" },
    { name: "Consumption", type: "number" },
    { name: "Unit", type: "string" },
  ],
} as const
const xs = [40, 200, 400] as const

const rowsOf = (heading: string, cells: readonly [string, string]) =>
  extractTable(
    aContext([
      aPage(
        aTable(xs, [
          ["Register", "New reading", heading],
          ["Low", "9355", cells[0]],
          ["High", "7481", cells[1]],
        ]),
      ),
    ]),
    readings,
  ).rows.map((row) => [row["New reading"], row["Consumption"], row["Unit"]])

test("numbers before their units are those of the column of numbers that is printed nowhere else", () => {
  expect(rowsOf("Eenheid", ["938 kWh", "17.5 m³"])).toEqual([
    [9355, 938, "kWh"],
    [7481, 17.5, "m³"],
  ])
})

test("units without numbers stay whole", () => {
  expect(rowsOf("Unit", ["kWh", "m³"])).toEqual([
    [9355, null, "kWh"],
    [7481, null, "m³"],
  ])
})
