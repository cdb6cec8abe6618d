import { expect, test } from "vitest"
import { columnEdges, columnsIn, requestsFor, rowsIn, scrollTo } from "./grid-window.ts"

test("of thousands of rows those that are visible are drawn, and a few beyond", () => {
  const { start, end } = rowsIn({ top: 28 * 1_000, height: 560 }, 2_200)
  expect(start).toBeLessThan(1_000)
  expect(end).toBeGreaterThan(1_020)
  expect(end - start).toBeLessThan(60)
})

test("the window never leaves the sheet", () => {
  expect(rowsIn({ top: 0, height: 560 }, 3)).toEqual({ start: 0, end: 3 })
  expect(rowsIn({ top: 1e9, height: 560 }, 2_200).end).toBe(2_200)
  expect(rowsIn({ top: 1e9, height: 560 }, 2_200).start).toBeLessThan(2_200)
  expect(rowsIn({ top: 0, height: 560 }, 0)).toEqual({ start: 0, end: 0 })
})

test("rows come in requests of 500, two where the window lies across their edge", () => {
  expect(requestsFor({ start: 0, end: 40 })).toEqual([1])
  expect(requestsFor({ start: 490, end: 530 })).toEqual([1, 501])
  expect(requestsFor({ start: 500, end: 540 })).toEqual([501])
  expect(requestsFor({ start: 0, end: 0 })).toEqual([1])
})

test("of a thousand columns those that are visible are drawn", () => {
  const edges = columnEdges([Array.from({ length: 1_000 }, () => "1234567890")], 1_000)
  const { start, end } = columnsIn({ left: edges[500] ?? 0, width: 600 }, edges)
  expect(start).toBeGreaterThan(490)
  expect(start).toBeLessThan(501)
  expect(end).toBeGreaterThan(505)
  expect(end).toBeLessThan(520)
  expect(columnsIn({ left: 1e9, width: 600 }, edges).end).toBe(1_000)
  expect(columnsIn({ left: 0, width: 1e9 }, edges)).toEqual({ start: 0, end: 1_000 })
})

test("a column is as wide as its text, within limits", () => {
  const [, first = 0, second = 0, third = 0] = columnEdges([["1", "x".repeat(1_000), "Description"]], 3)
  expect(first).toBe(56)
  expect(second - first).toBe(280)
  expect(third - second).toBeGreaterThan(56)
})

test("a cell that is visible does not move the sheet, and another is brought in", () => {
  const edges = columnEdges([["a", "b"]], 2)
  const view = { top: 280, left: 0, width: 400, height: 280 }
  expect(scrollTo({ row: 12, column: 0 }, view, edges)).toEqual({ top: 280, left: 0 })
  const { top } = scrollTo({ row: 2_000, column: 0 }, view, edges)
  expect(top).toBeLessThan(56_000)
  expect(top + 280).toBeGreaterThan(56_028)
})
