import { expect, test } from "vitest"
import { confidenceOf } from "./confidence.ts"

test("a higher score never means a lower confidence, and none is certain", () => {
  const scores = [-1, 0, 0.2, 0.3, 0.45, 0.6, 0.85, 1, 1.1, 1.5]
  const confidences = scores.map((score) => confidenceOf(score, "amount"))
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(Math.min(...confidences)).toBeGreaterThan(0)
  expect(Math.max(...confidences)).toBeLessThan(1)
})

test("addresses are trusted less than amounts", () => {
  expect(confidenceOf(0.9, "address")).toBeLessThan(confidenceOf(0.9, "amount"))
})
