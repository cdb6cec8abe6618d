import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const XS = [50, 90, 180, 280, -400, -500]
const HEADINGS = ["Line", "Network", "Days", "Start", "Rate", "Cost"]
const columns = { Zone: "string", Network: "string", Start: "date", Rate: "number", Cost: "number" } as const
const read = (rows: readonly (readonly (string | undefined)[])[], asked: Record<string, ValueType> = columns) => {
  const definition: TableDefinition = {
    name: "Spots",
    columns: Object.entries(asked).map(([name, type]) => ({ name, type })),
  }
  return extractTable(aContext([aPage(aTable(XS, rows, { pitch: 14 }))]), definition).rows
}

const rows = [
  HEADINGS,
  ["Zone: Harbour (SYS 1180)"],
  ["001", "ABC", "Mo-Fr", "09/24/24", "22.00", "990.00"],
  ["002", "DEF", "Mo-Su", "09/24/24", "31.50", "1,323.00"],
  [undefined, undefined, undefined, "Harbour Total", undefined, "2,313.00"],
  ["Zone: Upper / Lower Town (all systems - HD)"],
  ["003", "GHI", "Sa", "09/28/24", "85.00", "510.00"],
  [undefined, undefined, undefined, "Upper / Lower Town Total", undefined, "510.00"],
]

test("a title that begins with the name of a column is its value in the rows below, without what its sum leaves out", () => {
  expect(read(rows).map((row) => [row["Zone"], row["Network"], row["Cost"]])).toEqual([
    ["Harbour", "ABC", 990],
    ["Harbour", "DEF", 1323],
    ["Upper / Lower Town", "GHI", 510],
  ])
})

test("a number after the name of the column needs no colon", () => {
  const numbered = rows.map((row) => [
    row[0]?.replace(/^Zone:.*/u, (zone) => (zone.includes("Harbour") ? "Zone 4" : "Zone 7")),
    ...row.slice(1),
  ])
  expect(read(numbered).map((row) => row["Zone"])).toEqual(["4", "4", "7"])
})

test("the column of the titles may be any of those asked for", () => {
  const { Zone: zone, ...others } = columns
  expect(read(rows, { ...others, Zone: zone }).map((row) => row["Zone"])).toEqual([
    "Harbour",
    "Harbour",
    "Upper / Lower Town",
  ])
})

test("a detail below each row is no title of the next one", () => {
  const detailed = [
    HEADINGS,
    ["001", "ABC", "Mo-Fr", "09/24/24", "22.00", "990.00"],
    ["Zone: Harbour"],
    ["002", "DEF", "Mo-Su", "09/24/24", "31.50", "1,323.00"],
    ["Zone: Upper Town"],
  ]
  expect(read(detailed)[1]?.["Zone"]).not.toBe("Harbour")
})
