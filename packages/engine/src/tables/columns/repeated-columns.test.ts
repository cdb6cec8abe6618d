import { expect, test } from "vitest"
import type { HeaderCell } from "../headings/heading.ts"
import type { TableColumn } from "./columns.ts"
import { asBefore, type PlacedPart, withBordersBefore } from "./repeated-columns.ts"

const aColumn = (heading: string, column: number | undefined): TableColumn => ({
  column,
  type: column === undefined ? undefined : "number",
  head: [0, 0, 10, 10],
  heading,
  left: 0,
  right: 10,
  score: 0.9,
})
/** Returns the columns of a page below other headings than those of any other part. */
const aPart = (columns: readonly TableColumn[], lines = 8): PlacedPart => ({ cells: [], columns, lines })
const aHeading = (...texts: readonly string[]): readonly HeaderCell[] =>
  texts.map((text, index) => ({ column: index, text, words: [], leaf: [index * 50, 0, index * 50 + 20, 10], score: 1 }))
const first = aPart([aColumn("Ordered", 0), aColumn("Delivered", 1)])

test("repeated headings mean what they meant on the page before", () => {
  const next = [aColumn("Ordered", undefined), { ...aColumn("Delivered", undefined), left: 5 }]
  expect(asBefore(aPart(next), first).map(({ column, left }) => [column, left])).toEqual([
    [0, 0],
    [1, 5],
  ])
})

test("other headings, and a page that shows as much, keep their own meaning", () => {
  const other = [aColumn("Ordered", undefined), aColumn("Weight", undefined)]
  const swapped = [aColumn("Ordered", 1), aColumn("Delivered", 0)]
  expect(asBefore(aPart(other), first)).toBe(other)
  expect(asBefore(aPart(swapped), first)).toBe(swapped)
  expect(asBefore(aPart(swapped), undefined)).toBe(swapped)
})

test("where both pages found as many columns, the one with more lines says what they mean", () => {
  const swapped = [aColumn("Ordered", 1), aColumn("Delivered", 0)]
  expect(asBefore(aPart(swapped, 1), first).map(({ column }) => column)).toEqual([0, 1])
})

test("the borders are those of the page with more lines where the headings are printed at the same places", () => {
  const long = aPart([aColumn("Ordered", 0), { ...aColumn("Delivered", 1), left: 7 }], 20)
  const short = {
    ...aPart([aColumn("Ordered", 0), { ...aColumn("Delivered", 1), left: 3 }], 4),
    cells: aHeading("Qty"),
  }
  expect(withBordersBefore(short, long).map(({ left }) => left)).toEqual([0, 7])
  expect(withBordersBefore(long, short)).toBe(long.columns)
  expect(withBordersBefore(short, undefined)).toBe(short.columns)
  const moved = { ...long, columns: long.columns.map((column) => ({ ...column, head: [4, 0, 14, 10] as const })) }
  expect(withBordersBefore(short, moved)).toBe(short.columns)
})

test("columns that many rows join below the same headings stay joined above few rows", () => {
  const long = { ...aPart([aColumn("Code / Name", 0)], 20), cells: aHeading("Code /", "Name") }
  const short = { ...aPart([aColumn("Code /", 0), aColumn("Name", 1)], 2), cells: aHeading("Code /", "Name") }
  expect(withBordersBefore(short, long)).toBe(long.columns)
  expect(withBordersBefore({ ...short, cells: aHeading("Code /", "Title") }, long)).toBe(short.columns)
})
