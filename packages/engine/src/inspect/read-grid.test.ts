import { expect, test } from "vitest"
import { readGrid } from "./read-grid.ts"

test("one long row does not fill all others to its length", () => {
  const long = Array.from({ length: 100_000 }, (_, index) => ({ text: String(index) }))
  const { rows } = readGrid([{ page: 1, isSheet: true, rows: [long, [{ text: "a" }]] }], { page: 1 })
  expect(rows.map((row) => row.length)).toEqual([1000, 1000])
  expect(rows[0]?.[999]).toBe("999")
  expect(rows[1]?.slice(0, 2)).toEqual(["a", ""])
})
