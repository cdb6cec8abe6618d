import { expect, test } from "vitest"
import type { TableColumn } from "./columns.ts"
import { asBefore, withBordersBefore } from "./repeated-columns.ts"

const aColumn = (heading: string, column: number | undefined): TableColumn => ({
  column,
  type: column === undefined ? undefined : "number",
  head: [0, 0, 10, 10],
  heading,
  left: 0,
  right: 10,
  score: 0.9,
})
const first = [aColumn("Ordered", 0), aColumn("Delivered", 1)]

test("repeated headings mean what they meant on the page before", () => {
  const next = [aColumn("Ordered", undefined), { ...aColumn("Delivered", undefined), left: 5 }]
  expect(asBefore(next, first).map(({ column, left }) => [column, left])).toEqual([
    [0, 0],
    [1, 5],
  ])
})

test("other headings, and a page that shows as much, keep their own meaning", () => {
  const other = [aColumn("Ordered", undefined), aColumn("Weight", undefined)]
  const swapped = [aColumn("Ordered", 1), aColumn("Delivered", 0)]
  expect(asBefore(other, first)).toBe(other)
  expect(asBefore(swapped, first)).toBe(swapped)
  expect(asBefore(swapped, undefined)).toBe(swapped)
})

test("the borders are those of the page with more lines where the headings are printed at the same places", () => {
  const long = { columns: [aColumn("Ordered", 0), { ...aColumn("Delivered", 1), left: 7 }], lines: 20 }
  const short = { columns: [aColumn("Ordered", 0), { ...aColumn("Delivered", 1), left: 3 }], lines: 4 }
  expect(withBordersBefore(short, long).map(({ left }) => left)).toEqual([0, 7])
  expect(withBordersBefore(long, short)).toBe(long.columns)
  expect(withBordersBefore(short, undefined)).toBe(short.columns)
  const moved = { ...long, columns: long.columns.map((column) => ({ ...column, head: [4, 0, 14, 10] as const })) }
  expect(withBordersBefore(short, moved)).toBe(short.columns)
})
