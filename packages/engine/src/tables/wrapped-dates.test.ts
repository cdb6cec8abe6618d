import { expect, test } from "vitest"
import { bookings } from "../../test/builders/bookings.ts"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

/** Prints rows whose date wraps in a narrow column, the other cells at half its height; the last one ends at `bottom`. */
function wrappedDates(count: number, bottom: number): Print[] {
  const xs = [40, 80, 140, -440, -520]
  const top = bottom - count * 27
  const rows = Array.from({ length: count }, (_, row) => {
    const y = top + row * 27
    const rest = [String(row + 1), undefined, `Hire of boat ${row + 1}`, "11.00", `${900 - 11 * row}.00`]
    const day = String(row + 10)
    return [
      ...aTable(xs, [rest], { top: y + 5.5 }),
      ...["2025-03-", day].map((text, at) => ({ text, x: 80, y: y + at * 11 })),
    ]
  })
  return [...aTable(xs, [bookings.columns.map(({ name }) => name)], { top: top - 20 }), ...rows.flat()]
}

const readRows = (prints: readonly Print[]): unknown[] =>
  extractTable(aContext([aPage(prints)]), bookings).rows.map((row) => [row["No."], row["Date"], row["Description"]])

const rowsOf = (count: number): unknown[] =>
  Array.from({ length: count }, (_, row) => [String(row + 1), `2025-03-${row + 10}`, `Hire of boat ${row + 1}`])

test.each([2, 3, 8, 9])("the dates of %d rows that wrap beside centred cells are those of their rows", (count) => {
  expect(readRows(wrappedDates(count, 500))).toEqual(rowsOf(count))
})

test("the day of a date that wraps in the last row of a page is no page number", () => {
  expect(readRows(wrappedDates(9, 790))).toEqual(rowsOf(9))
})

test("a number alone at the foot of a page is its number", () => {
  const prints = [...wrappedDates(9, 760), { text: "12", x: 80, y: 790 }]
  expect(readRows(prints)).toEqual(rowsOf(9))
})

test("a date that is cut off in the last row moves no date to another row", () => {
  expect(readRows(wrappedDates(9, 500).slice(0, -1))).toEqual([...rowsOf(8), ["9", null, "Hire of boat 9"]])
})
