import { expect, test } from "vitest"
import { columnType, draftColumns } from "./column-draft.ts"

test.each([
  ["Description", ["Room 7", "Room 14", "Room 21"]],
  ["Description", ["5 May 2025", "Rent 01.05.2025", "Rent 01.06.2025", "Rent 01.07.2025"]],
  ["Bezeichnung", ["Regal 3", "Regal 4", "5", "6"]],
  ["Berth", ["Pier 7", "Pier 14", "Pier 21"]],
  ["Berth", ["Pier type -7", "Pier type 14"]],
])("a column %s of %j is text", (heading, cells) => {
  expect(columnType(heading, cells, { decimalSign: "." })).toBe("string")
})

test.each([
  ["Quantity", ["12 pcs", "4 rolls", "1 roll"]],
  ["Quantity", ["Pcs 12", "Rolls 4"]],
  ["Price", ["from 12.00", "from 14.00"]],
  ["Load", ["12 tons", "4 tons"]],
  ["Toll", ["EUR 12.00", "USD 5 / h", "Euro 7", "Rs. 500"]],
  ["Item description", ["10", "20", "30", "40", "50", "Springfield, OH 45501"]],
  ["Services", ["EUR 12.00", "14.00 EUR"]],
])("a column %s of %j is numbers", (heading, cells) => {
  expect(columnType(heading, cells, { decimalSign: "." })).toBe("number")
})

test("a column of dates below a heading of services stays one of dates", () => {
  expect(columnType("Services", ["5 May 2025", "6 May 2025"], { decimalSign: "." })).toBe("date")
})

test("the columns of a wide export are suggested", () => {
  const headings = Array.from(
    { length: 40 },
    (_, index) => `Attribute ${String.fromCodePoint(65 + (index % 26))}${index}`,
  )
  const printed = headings.map((heading) => ({ heading, cells: ["1", "2"] }))
  expect(draftColumns(printed, { decimalSign: "." }).map(({ heading }) => heading)).toEqual(headings)
})
