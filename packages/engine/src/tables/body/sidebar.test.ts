import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { items } from "../../../test/builders/items.ts"

const table = aTable(
  [200, -400, -500],
  [
    ["Description", "Quantity", "Amount"],
    ["Stage lighting", "4", "908.00"],
    ["Print, cedar frame", "1", "484.00"],
    ["Travel charge", "2", "1330.00"],
  ],
  { pitch: 36 },
)

const namesOf = (prints: readonly Print[]): unknown[] =>
  extractTable(aContext([aPage([...table, ...prints])]), items).rows.map((row) => row["Description"])

const names = ["Stage lighting", "Print, cedar frame", "Travel charge"]

test("text of a sidebar beside the table is not part of its rows", () => {
  const sidebar = ["Billed to", "Copperline Ltd", "1400 Juniper St", "Denver", "Invoice no", "LUX-592", "Issued"]
  const prints = sidebar.map((text, index): Print => ({ text, x: 25, y: 118 + 13 * index, size: 8 }))
  const foot: Print = { text: "Images are released on receipt of the balance, thank you", x: 25, y: 300 }
  expect(namesOf([...prints, foot])).toEqual(names)
})

test("names of rows without a heading, level with the numbers, are not a sidebar", () => {
  const rooms = ["Hall", "Attic", "Cellar"]
  const numbers = aTable(
    [-400, -500],
    [
      ["Quantity", "Amount"],
      ["4", "908.00"],
      ["1", "484.00"],
      ["2", "1330.00"],
    ],
  )
  const prints = rooms.map((text, index): Print => ({ text, x: 50, y: 120 + 20 * index }))
  const { rows } = extractTable(aContext([aPage([...numbers, ...prints])]), items)
  expect(rows.map((row) => row["Description"])).toEqual(rooms)
})

test("sums whose names are below the numbers do not make names without a heading a sidebar", () => {
  const rooms = ["Hall", "Attic", "Cellar"]
  const numbers = aTable(
    [-300, -400, -500],
    [
      ["Quantity", "Price", "Amount"],
      ["4", "227.00", "908.00"],
      ["1", "484.00", "484.00"],
      ["2", "665.00", "1330.00"],
      ["", "Subtotal", "2722.00"],
      ["", "Discount", "22.00"],
      ["", "Total", "2700.00"],
    ],
  )
  const prints = rooms.map((text, index): Print => ({ text, x: 50, y: 120 + 20 * index }))
  const remarks = ["white", "oiled"].map((text, index): Print => ({ text, x: 50, y: 130 + 20 * index, size: 7 }))
  const { rows } = extractTable(aContext([aPage([...numbers, ...prints, ...remarks])]), items)
  expect(rows.slice(0, rooms.length).map((row) => String(row["Description"]).split(" ")[0])).toEqual(rooms)
})

test("a dense sidebar that is level with half of the rows by chance is still one", () => {
  const sidebar = Array.from({ length: 12 }, (_, index) => `Contact ${index % 2 === 0 ? "Ms" : "Mr"} Wyndham`)
  const prints = sidebar.map((text, index): Print => ({ text, x: 25, y: 118 + 12 * index, size: 8 }))
  const level: Print = { text: "Wyndham Ltd", x: 25, y: 174 }
  expect(namesOf([...prints.filter(({ y }) => y < 164 || y > 184), level])).toEqual(names)
})

test("one line of small type beside the first row does not make the wrapped names below it titles", () => {
  const rest: Print = { text: "BIC: KNABNL2H", x: 25, y: 112, size: 7 }
  const wrapped: Print = { text: "and crew (evening only)", x: 200, y: 148 }
  expect(namesOf([rest, wrapped])[0]).toBe("Stage lighting and crew (evening only)")
})
