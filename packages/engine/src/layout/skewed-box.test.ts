import { expect, test } from "vitest"
import type { Box } from "../document.ts"
import { levelBox, levelPlace, skewBox } from "./skewed-box.ts"

const page = { width: 600, height: 800 }

test("a box right of the centre falls on a page whose lines fall to the right, and one below moves to the left", () => {
  const [, top, , bottom] = skewBox([590, 399, 600, 401], 3, page)
  expect((top + bottom) / 2).toBeCloseTo(400 + 295 * Math.sin((3 * Math.PI) / 180))
  const [left, , right] = skewBox([295, 790, 305, 800], 3, page)
  expect((left + right) / 2).toBeCloseTo(300 - 395 * Math.sin((3 * Math.PI) / 180))
})

test.each([-5, -1, 0, 2, 10])("a box on a page that is skewed by %d degrees is levelled again", (degrees) => {
  for (const box of [
    [40, 50, 160, 60],
    [580, 780, 584, 792],
  ] satisfies Box[]) {
    for (const [side, value] of levelBox(skewBox(box, degrees, page), degrees, page).entries()) {
      expect(value).toBeCloseTo(box[side] ?? 0)
    }
  }
})

test("a line that was drawn straight has no height on a levelled page", () => {
  const [, top, , bottom] = levelBox([100, 400, 500, 400.5], 3, page)
  expect(bottom).toBe(top)
})

test("a box with the sides of its word keeps them where it is levelled", () => {
  const word = [400, 300, 460, 312] satisfies Box
  const [x0, y0, x1, y1] = skewBox(word, 3, page)
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  for (const [side, value] of levelPlace([x - 30, y - 6, x + 30, y + 6], 3, page).entries()) {
    expect(value).toBeCloseTo(word[side] ?? 0)
  }
})
