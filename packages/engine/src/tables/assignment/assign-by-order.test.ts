import { expect, test } from "vitest"
import type { ColumnDefinition } from "../../configuration.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const X = [40, 150, 250, 350, 450]
const ROWS = [
  ["Turbidity", "C11", "NTU", "0.42", "4"],
  ["Iron", "C23", "µg/l", "<10", "200"],
  ["Odour", "C40", "text", "None", "0"],
]

function rowsOf(
  headings: readonly string[],
  names: readonly string[],
  rows = ROWS,
  types: Readonly<Record<string, ColumnDefinition["type"]>> = {},
): readonly unknown[] {
  const prints = [headings, ...rows].flatMap((texts, row): Print[] =>
    texts.map((text, column) => ({ text, x: X[column] ?? 0, y: 100 + 16 * row, isBold: row === 0 })),
  )
  const columns = names.map((name): ColumnDefinition => ({ name, type: types[name] ?? "string" }))
  return extractTable(aContext([aPage(prints)]), { name: "Results", columns }).rows
}

const names = ["Parameter", "Method", "Unit", "Result", "Limit"]

test("a column between known ones is the one printed there, whatever its heading; names match in either number", () => {
  const rows = rowsOf(["Determinand", "Methods", "Units", "Result", "PCV"], names)
  expect(rows.map((row) => Object.values(row ?? {}))).toEqual(ROWS)
})

test("a column is left empty where its heading means something else, or the known ones are printed in another order", () => {
  const [first] = rowsOf(["Date", "Method", "Units", "Result", "Limit"], names)
  expect(first).toMatchObject({ Parameter: null, Method: "C11" })
  const [other] = rowsOf(["Determinand", "Result", "Unit", "Method", "Limit"], names)
  expect(other).toMatchObject({ Parameter: null, Method: "0.42" })
})

test("a number is the only column of numbers between known ones, and the first name stands beside the numbers of the rows", () => {
  const guests = [
    ["1", "Tan Wei Ling", "Manager", "3", "Singapore"],
    ["2", "Rajesh Menon", "Director", "5", "Mumbai"],
  ]
  const asked = ["Guest", "Role", "Badges", "Town"]
  const [first] = rowsOf(["No.", "Guest", "Role", "Qvst", "Town"], asked, guests, { Badges: "number" })
  expect(first).toEqual({ Guest: "Tan Wei Ling", Role: "Manager", Badges: 3, Town: "Singapore" })
  const [other] = rowsOf(["No.", "Hofsv", "Role", "Code", "Town"], ["Guest", "Role", "Town"], guests)
  expect(other).toEqual({ Guest: "Tan Wei Ling", Role: "Manager", Town: "Singapore" })
})
