import { expect, test } from "vitest"
import type { ObjectDefinition } from "../configuration.ts"
import { comparableScore } from "../fields/comparable-score.ts"
import { planFields } from "../lexicon/labels.ts"
import { curves } from "./confidence-curves.ts"
import { probabilityOf, groupsOfFields, interpolate } from "./calibration.ts"

const groups = ["nameField", "figureField", "cell"] as const

test.each(groups)("a higher score of a %s never means a lower confidence, and none is certain", (group) => {
  expect(curves[group].length).toBeGreaterThan(1)
  const scores = [-1, 0, 0.2, 0.3, 0.45, 0.6, 0.85, 1, 1.1, 1.5]
  const confidences = scores.map((score) => probabilityOf(group, score))
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(Math.min(...confidences)).toBeGreaterThan(0)
  expect(Math.max(...confidences)).toBeLessThan(1)
})

test("names and texts are one group; figures, dates and identifiers another", () => {
  const object: ObjectDefinition = {
    name: "Invoice",
    fields: [
      { name: "Seller name", type: "string" },
      { name: "Invoice number", type: "string" },
      { name: "Due date", type: "date" },
    ],
  }
  const groups = groupsOfFields(object, planFields(object))
  expect([...groups.values()]).toEqual(["nameField", "figureField", "figureField"])
})

test("the probability is interpolated between points and constant beyond them", () => {
  const curve = [
    [0.2, 0.4],
    [0.6, 0.8],
  ] as const
  expect(interpolate(curve, 0.4)).toBeCloseTo(0.6, 12)
  expect(interpolate(curve, 0)).toBe(0.4)
  expect(interpolate(curve, 2)).toBe(0.8)
})

test("addresses are trusted less than amounts", () => {
  expect(comparableScore(0.9, "address")).toBeLessThan(comparableScore(0.9, "amount"))
})
