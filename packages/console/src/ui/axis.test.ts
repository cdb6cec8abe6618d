import { expect, test } from "vitest"
import { axisOf } from "./axis.ts"

test("an axis reaches every count, wastes at most half of its length and can be halved", () => {
  for (const greatest of [2, 3, 7, 10, 11, 42, 99, 100, 101, 999, 1_000, 6_001, 123_456]) {
    const end = axisOf(greatest)
    expect(end).toBeGreaterThanOrEqual(greatest)
    expect(end).toBeLessThanOrEqual(greatest * 2)
    expect(end % 2).toBe(0)
  }
})

test("an axis without counts ends at 1", () => {
  expect(axisOf(0)).toBe(1)
  expect(axisOf(1)).toBe(1)
})
