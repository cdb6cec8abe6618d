import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const covers = {
  name: "Covers",
  columns: [
    { name: "Cover", type: "string" },
    { name: "Sum insured", type: "number" },
    { name: "Deductible", type: "number" },
    { name: "Premium", type: "number" },
  ],
} as const

const read = (rows: readonly (readonly string[])[]) =>
  extractTable(aContext([aPage(aTable([50, -300, -400, -500], rows))]), covers).rows.map((row) => Object.values(row))

test("headings in another language that mean the same as the names of columns are their headings", () => {
  const rows = [
    ["Turva", "Vakuutusmäärä", "Omavastuu", "Vakuutusmaksu"],
    ["Palovahinko", "27000", "500", "366.50"],
    ["Vastuu", "640000", "200", "85.00"],
  ]
  expect(read(rows)).toEqual([
    ["Palovahinko", 27_000, 500, 366.5],
    ["Vastuu", 640_000, 200, 85],
  ])
})

test("a heading that a label matched is not left for one that means the same", () => {
  const rows = [
    ["Cover", "Sum insured", "Selbstbehalt", "Premium"],
    ["Fire", "27000", "500", "366.50"],
    ["Liability", "640000", "200", "85.00"],
  ]
  expect(read(rows)[0]).toEqual(["Fire", 27_000, 500, 366.5])
})

test("texts beside each other that mean something else head no table", () => {
  expect(
    read([
      ["Auto", "Talo", "Vene", "Koira"],
      ["Palovahinko", "27000", "500", "366.50"],
    ]),
  ).toEqual([])
})
