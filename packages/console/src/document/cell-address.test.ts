import { expect, test } from "vitest"
import { cellName, columnName, parseCell } from "./cell-address.ts"

test("columns are named as spreadsheets name them", () => {
  expect([0, 25, 26, 51, 701, 702, 16_383].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "ZZ", "AAA", "XFD"])
})

test("every address leads back to its cell", () => {
  for (const position of [
    { row: 0, column: 0 },
    { row: 2_199, column: 27 },
    { row: 1_048_575, column: 16_383 },
  ]) {
    expect(parseCell(cellName(position))).toEqual(position)
  }
})

test("other text is no address", () => {
  for (const text of ["", "7", "C", "C0", "c7", "C7:D8", "C-1", "AAAAAAA1"]) expect(parseCell(text)).toBeUndefined()
})
