import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

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

const GOODS_XS = [50, -300, -400, -500]
const goods = (first: string, second: string): readonly (readonly (string | undefined)[])[] => [
  ["Item", "Quantity", "Price", "Amount"],
  [first],
  ["Garden hose", "2", "40.00", "80.00"],
  ["Desk lamp", "1", "90.00", "90.00"],
  [second],
  ["Ladder", "1", "300.00", "300.00"],
]
const items = { Item: "string", Quantity: "number", Price: "number", Amount: "number" } as const
const readGoods = (first: string, second: string, asked: Record<string, ValueType>) => {
  const definition: TableDefinition = {
    name: "Goods",
    columns: Object.entries({ ...items, ...asked }).map(([name, type]) => ({ name, type })),
  }
  const { rows: found } = extractTable(aContext([aPage(aTable(GOODS_XS, goods(first, second)))]), definition)
  return found.map((row) => [row["Item"], ...Object.keys(asked).map((name) => row[name])])
}

test("the number behind the name of a column ends before a date, which fills the column of dates that is named so", () => {
  const asked = { "Delivery note number": "string", "Delivery date": "date" } as const
  expect(
    readGoods("Delivery note no. LS-80412 of 12.03.2026", "Delivery note no. LS-80425 of 16.03.2026", asked),
  ).toEqual([
    ["Garden hose", "LS-80412", "2026-03-12"],
    ["Desk lamp", "LS-80412", "2026-03-12"],
    ["Ladder", "LS-80425", "2026-03-16"],
  ])
})

test("a date behind a number of another name is no value", () => {
  const found = readGoods("Order 80412 / 12.03.2026", "Order 80425 / 16.03.2026", { "Expiry date": "date" })
  expect(found.map(([, date]) => date)).toEqual([null, null, null])
})

test("one title fills several columns, each with the value behind its own name", () => {
  const asked = { "Order number": "string", Site: "string" } as const
  expect(readGoods("Order 80412, Site: Harbour", "Order 80425, Site: Upper Town", asked)).toEqual([
    ["Garden hose", "80412", "Harbour"],
    ["Desk lamp", "80412", "Harbour"],
    ["Ladder", "80425", "Upper Town"],
  ])
})

test("a label in another language means the same field", () => {
  const found = readGoods("Lieferschein 80412", "Lieferschein 80425", { "Delivery note": "string" })
  expect(found.map(([, note]) => note)).toEqual(["80412", "80412", "80425"])
})

test("the label of a title heads no column", () => {
  const found = readGoods("Project: Ground floor", "Project: Roof", { Project: "string" })
  expect(found).toEqual([
    ["Garden hose", "Ground floor"],
    ["Desk lamp", "Ground floor"],
    ["Ladder", "Roof"],
  ])
})

test("a short word for a reference in front of the name belongs to it", () => {
  const asked = { "Numero DDT": "string", "Data DDT": "date" } as const
  expect(readGoods("Rif. DDT n. 204 del 18-02-2026", "Rif. DDT n. 211 del 25-02-2026", asked)).toEqual([
    ["Garden hose", "204", "2026-02-18"],
    ["Desk lamp", "204", "2026-02-18"],
    ["Ladder", "211", "2026-02-25"],
  ])
})
