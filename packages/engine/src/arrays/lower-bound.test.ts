import { expect, test } from "vitest"
import { lowerBound } from "./lower-bound.ts"

test("finds the first value that is not below another, also among equal ones", () => {
  const sorted = [1, 3, 3, 3, 8]
  const found = [0, 1, 2, 3, 4, 8, 9].map((value) => lowerBound(sorted, value))
  expect(found).toEqual([0, 0, 1, 1, 4, 4, 5])
  expect(lowerBound([], 1)).toBe(0)
})
