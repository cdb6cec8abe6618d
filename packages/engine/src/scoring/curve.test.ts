import { expect, test } from "vitest"
import { interpolate } from "./curve.ts"

test("the probability is interpolated between points and constant beyond them", () => {
  const curve = [
    [0.2, 0.4],
    [0.6, 0.8],
  ] as const
  expect(interpolate(curve, 0.4)).toBeCloseTo(0.6, 12)
  expect(interpolate(curve, 0)).toBe(0.4)
  expect(interpolate(curve, 2)).toBe(0.8)
})
