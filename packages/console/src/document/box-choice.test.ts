import { expect, test } from "vitest"
import { chooseMark, marksAt } from "./box-choice.ts"
import type { Mark } from "./mark.ts"

const mark = (pointer: string, box?: Mark["box"]): Mark => ({ pointer, label: pointer, page: 1, box })

const block = mark("/block", [0, 0, 200, 100])
const line = mark("/line", [10, 10, 190, 22])
const word = mark("/word", [20, 11, 50, 21])

test("of boxes that lie in each other the smallest is meant first", () => {
  expect(marksAt([block, word, line], { x: 30, y: 15 }, 1)).toEqual([word, line, block])
})

test("each further click selects the box below, and then starts over", () => {
  const marks = marksAt([block, word, line], { x: 30, y: 15 }, 1)
  expect(chooseMark(marks, undefined)).toBe(word)
  expect(chooseMark(marks, "/word")).toBe(line)
  expect(chooseMark(marks, "/block")).toBe(word)
  expect(chooseMark(marks, "/elsewhere")).toBe(word)
  expect(chooseMark([], "/word")).toBeUndefined()
})

test("a small box can be hit within 24 pixels at any zoom, and the nearest one wins", () => {
  const upper = mark("/upper", [100, 100, 140, 106])
  const lower = mark("/lower", [100, 112, 140, 118])
  expect(marksAt([upper, lower], { x: 120, y: 108 }, 1)).toEqual([upper])
  expect(marksAt([upper, lower], { x: 120, y: 110.5 }, 1)).toEqual([lower])
  expect(marksAt([upper], { x: 120, y: 120 }, 1)).toEqual([])
  // At half the size, 24 pixels are 48 points.
  expect(marksAt([upper], { x: 120, y: 120 }, 2)).toEqual([upper])
})

test("a value without a box is never meant", () => {
  expect(marksAt([mark("/absent")], { x: 0, y: 0 }, 1)).toEqual([])
})
