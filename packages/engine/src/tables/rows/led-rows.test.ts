import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const spots: TableDefinition = {
  name: "Spots",
  columns: [
    { name: "Line", type: "number" },
    { name: "Program", type: "string" },
    { name: "Spots", type: "number" },
    { name: "Rate", type: "number" },
    { name: "Total", type: "number" },
  ],
}
const xs = [40, 100, -330, -400, -500]
const heading = aTable(xs, [["Line", "Program", "Spots", "Rate", "Total"]], { top: 80 })
const names = [
  ["Early", "News"],
  ["Noon", "Report"],
  ["Late", "Talk"],
]

/** Rows of two lines, of which the second one has the numbers. */
const rowsAt = (top: number, pitch: number, parts = names, lead = 12): Print[] =>
  parts.flatMap(([above = "", name = ""], index) => [
    ...(above === "" ? [] : aTable([100], [[above]], { top: top + index * pitch })),
    ...aTable(xs, [[`${index + 1}`, name, "4", "45.00", "180.00"]], { top: top + lead + index * pitch }),
  ])

const programsOf = (prints: readonly Print[]) =>
  extractTable(aContext([aPage([...heading, ...prints])]), spots).rows.map((row) => row["Program"])

test("at one pitch a row ends with its numbers where the first one begins above them and the last one ends with them", () => {
  expect(programsOf(rowsAt(100, 24))).toEqual(["Early News", "Noon Report", "Late Talk"])
})

test("a line above the first numbers is part of the name where most rows begin as far above theirs", () => {
  const mixed = [
    ["Early", "News"],
    ["Noon", "Report"],
    ["", "Weather"],
    ["Late", "Talk"],
  ]
  expect(programsOf(rowsAt(100, 40, mixed, 16))).toEqual(["Early News", "Noon Report", "Weather", "Late Talk"])
})

test("remarks below the rows at one pitch are no names of the next ones", () => {
  const remarks = names.flatMap((_, index) =>
    ["fixed position", "first break"].map((text, at): Print => ({ text, x: 100, y: 124 + 36 * index + 12 * at })),
  )
  const rows = names.flatMap(([, name = ""], index) =>
    aTable(xs, [[`${index + 1}`, name, "4", "45.00", "180.00"]], { top: 112 + 36 * index }),
  )
  expect(programsOf([{ text: "Contract", x: 100, y: 100 }, ...rows, ...remarks])).toHaveLength(3)
  expect(programsOf([...rows, ...remarks])[1]).toMatch(/^Report/u)
})
