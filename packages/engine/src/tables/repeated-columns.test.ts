import { expect, test } from "vitest"
import type { TableColumn } from "./columns.ts"
import { asBefore } from "./repeated-columns.ts"

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
