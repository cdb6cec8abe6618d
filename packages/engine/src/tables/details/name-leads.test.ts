import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"

const items: Record<string, ValueType> = {
  "Item code": "string",
  Description: "string",
  "Unit price": "number",
  Amount: "number",
}

/** Prints names with a price and an amount, and reads the columns. */
function rowsOf(names: readonly string[], columns: Record<string, ValueType> = items) {
  const heading: Print[] = [
    { text: "Description", x: 50, y: 80 },
    { text: "Unit price", x: 350, y: 80, isRight: true },
    { text: "Amount", x: 450, y: 80, isRight: true },
  ]
  const lines = names.flatMap((name, index): Print[] => {
    const y = 100 + 20 * index
    return [
      { text: name, x: 50, y },
      { text: `${index + 2}.10`, x: 350, y, isRight: true },
      { text: `${3 * index + 8}.40`, x: 450, y, isRight: true },
    ]
  })
  const definition: TableDefinition = {
    name: "Items",
    columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
  }
  return extractTable(aContext([aPage([...heading, ...lines])]), definition)
}

test("codes of one form in front of all names are the articles' codes", () => {
  const { rows, evidence } = rowsOf(["KX-149 Garden hose", "AB-220 Desk lamp", "CD-771 Ladder"])
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual([
    ["KX-149", "Garden hose"],
    ["AB-220", "Desk lamp"],
    ["CD-771", "Ladder"],
  ])
  expect(evidence[1]?.["Item code"]).toMatchObject({ text: "AB-220" })
})

test("codes in square brackets may differ in their letters and digits", () => {
  const { rows } = rowsOf(["[MO-020] Garden hose", "[SRV-1004] Desk lamp", "[EL-11] Ladder"])
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual([
    ["MO-020", "Garden hose"],
    ["SRV-1004", "Desk lamp"],
    ["EL-11", "Ladder"],
  ])
})

test.each([
  ["a year", ["2024 Calendar for walls", "2024 Diary for the pocket", "2024 Planner for the year"]],
  ["a month", ["03/2024 Rent of the office", "04/2024 Rent of the office", "05/2024 Rent of the office"]],
  ["a type", ["4711 Ladder", "Garden hose", "Desk lamp"]],
])("%s in front of a name is no code", (_, names) => {
  const { rows } = rowsOf(names)
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual(names.map((name) => [null, name]))
})

test("a code stays in the name where no column for it is requested", () => {
  const { rows } = rowsOf(["KX-149 Garden hose", "AB-220 Desk lamp"], { Description: "string", Amount: "number" })
  expect(rows.map((row) => row["Description"])).toEqual(["KX-149 Garden hose", "AB-220 Desk lamp"])
})

test("counts in front of the names are the quantities", () => {
  const { rows } = rowsOf(["12 x Garden hose", "2.50 x Desk lamp", "3x Ladder"], {
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    Amount: "number",
  })
  expect(rows.map((row) => [row["Quantity"], row["Description"]])).toEqual([
    [12, "Garden hose"],
    [2.5, "Desk lamp"],
    [3, "Ladder"],
  ])
})

test("codes in front of the names are the articles' where the rows are only counted below the heading of codes", () => {
  const names = ["PF-260 Garden hose", "BN-243 Desk lamp", "WP-560 Ladder"]
  const heads = ["Item", "Description", "Amount"]
  const prints = [
    ...heads.map((text, index): Print => ({ text, x: [50, 100, 450][index] ?? 0, y: 80 })),
    ...names.flatMap((text, index): Print[] => [
      { text: `${index + 1}`, x: 50, y: 100 + 20 * index },
      { text, x: 100, y: 100 + 20 * index },
      { text: `${3 * index + 8}.40`, x: 480, y: 100 + 20 * index, isRight: true },
    ]),
  ]
  const definition: TableDefinition = {
    name: "Items",
    columns: [
      { name: "Item code", type: "string", description: 'Printed as "Item"' },
      { name: "Description", type: "string" },
      { name: "Amount", type: "number" },
    ],
  }
  const { rows } = extractTable(aContext([aPage(prints)]), definition)
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual([
    ["PF-260", "Garden hose"],
    ["BN-243", "Desk lamp"],
    ["WP-560", "Ladder"],
  ])
})

test("codes in square brackets need no digits where others have some", () => {
  const { rows } = rowsOf(["[MO-020] Garden hose", "[SV-INST] Desk lamp", "[EL-11] Ladder"])
  expect(rows.map((row) => row["Item code"])).toEqual(["MO-020", "SV-INST", "EL-11"])
})

test("codes in brackets with which the names end are the articles' codes", () => {
  const { rows } = rowsOf(["Garden hose (KX-149)", "Desk lamp (RL-12-10)", "Ladder (R2-8)"])
  expect(rows.map((row) => [row["Item code"], row["Description"]])).toEqual([
    ["KX-149", "Garden hose"],
    ["RL-12-10", "Desk lamp"],
    ["R2-8", "Ladder"],
  ])
})
