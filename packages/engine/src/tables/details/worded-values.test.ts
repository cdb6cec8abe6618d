import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

/** Prints the lines of rows below headings, each row apart from the next. */
function aList(columns: readonly number[], [heading, ...rows]: readonly (readonly (readonly string[])[])[]): Print[] {
  let top = 100
  return [heading ?? [], ...rows].flatMap((lines) => {
    const prints = aTable(columns, lines, { top, pitch: 11 })
    top += 11 * lines.length + 8
    return prints
  })
}
const read = (prints: readonly Print[], columns: Record<string, ValueType>) =>
  extractTable(aContext([aPage(prints)]), aDefinition(columns)).rows

test("a discount in words below the name fills the column for it and is no part of the name", () => {
  const columns = { Description: "string", Quantity: "number", Price: "number", "Discount %": "number" } as const
  for (const [words, rate] of [
    ["less 15 % discount", 15],
    ["abzüglich 7,5 % Rabatt", 7.5],
    ["incl. 5% korting", 5],
  ] as const) {
    const rows = read(
      aList(
        [50, -300, -400, -500],
        [
          [["Description", "Quantity", "Price", "Amount"]],
          [["Copper pipe", "2", "50.00", "85.00"], [words]],
          [["Pipe clamp, 10 % zinc", "4", "20.00", "80.00"]],
          [["Ball valve", "1", "30.00", "30.00"]],
        ],
      ),
      { ...columns, Amount: "number" },
    )
    expect(rows.map((row) => [row["Description"], row["Discount %"]])).toEqual([
      ["Copper pipe", rate],
      ["Pipe clamp, 10 % zinc", null],
      ["Ball valve", null],
    ])
  }
})

test("a rate with the name of a column in words fills that column", () => {
  const rows = read(
    aList(
      [50, -300, -400],
      [
        [["Description", "Quantity", "Amount"]],
        [["Copper pipe", "2", "105.00"], ["plus 5 % surcharge"]],
        [["Ball valve", "1", "30.00"]],
        [["Pipe clamp", "4", "80.00"]],
      ],
    ),
    { Description: "string", Quantity: "number", "Surcharge %": "number", Amount: "number" },
  )
  expect(rows.map((row) => row["Surcharge %"])).toEqual([5, null, null])
  expect(rows[0]?.["Description"]).toBe("Copper pipe")
})

test("a quantity with its unit and a price below the name fill their columns where they multiply to the amount", () => {
  const columns = { Description: "string", Quantity: "number", Unit: "string", Price: "number" } as const
  const rows = read(
    aList(
      [50, -400],
      [
        [["Description", "Amount"]],
        [["Drawer runner", "€ 89.70"], ["6 set × € 14.95"]],
        [["Plywood", "€ 910.63"], ["23.5 m² × € 38.75"]],
        [["Hinge", "€ 32.40"], ["3 pcs @ 12.00"], ["less 10 % discount"]],
        [["Panel", "€ 50.00"], ["60 x 210"]],
      ],
    ),
    { ...columns, "Discount %": "number", Amount: "number" },
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Drawer runner", 6, "set", 14.95, null, 89.7],
    ["Plywood", 23.5, "m²", 38.75, null, 910.63],
    ["Hinge", 3, "pcs", 12, 10, 32.4],
    ["Panel 60 x 210", null, null, null, null, 50],
  ])
})

test("a heading of amounts that names a tax is no rate where quantities and prices multiply to them", () => {
  const columns = { Omschrijving: "string", Aantal: "number", Eenheid: "string", Prijs: "number" } as const
  const rows = read(
    aList(
      [50, -400],
      [
        [["Omschrijving", "Bedrag excl. btw"]],
        [["Ladegeleider", "€ 89,70"], ["6 set × € 14,95"]],
        [["Scharnier", "€ 184,80"], ["48 st × € 3,85"]],
        [["Werkblad", "€ 421,20"], ["3,6 m × € 117,00"]],
      ],
    ),
    { ...columns, "Btw %": "number", Bedrag: "number" },
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Ladegeleider", 6, "set", 14.95, null, 89.7],
    ["Scharnier", 48, "st", 3.85, null, 184.8],
    ["Werkblad", 3.6, "m", 117, null, 421.2],
  ])
})
