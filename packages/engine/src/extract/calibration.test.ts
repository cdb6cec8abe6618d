import { expect, test } from "vitest"
import { cellCurve } from "./cell-curve.ts"
import { cellProbability } from "./calibration.ts"

test("a higher score of a cell never means a lower confidence, and none is certain", () => {
  expect(cellCurve.length).toBeGreaterThan(1)
  const scores = [-1, 0, 0.2, 0.3, 0.45, 0.6, 0.85, 1, 1.1, 1.5]
  const confidences = scores.map(cellProbability)
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(Math.min(...confidences)).toBeGreaterThan(0)
  expect(Math.max(...confidences)).toBeLessThan(1)
})
