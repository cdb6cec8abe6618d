import { expect, test } from "vitest"
import { confidenceOf, kindGroups, probabilitiesOf, type ScoringModel, strengthOf } from "./model.ts"
import { scoringModel } from "./weights.generated.ts"

test("candidates of one field share the probability with an empty field", () => {
  expect(probabilitiesOf([])).toEqual([])
  expect(probabilitiesOf([0])).toEqual([0.5])
  const [strong = 0, weak = 0] = probabilitiesOf([2, -1])
  expect(strong / weak).toBeCloseTo(Math.exp(3), 9)
  expect(1 - strong - weak).toBeCloseTo(strong / Math.exp(2), 9)
})

test("extreme strengths give probabilities and not infinities", () => {
  expect(probabilitiesOf([1000, 1000])).toEqual([0.5, 0.5])
  expect(probabilitiesOf([-1000])).toEqual([0])
})

test("a strength is the sum of features and weights; unknown features weigh nothing", () => {
  const none = { amount: {}, date: {}, id: {}, party: {}, address: {}, text: {}, pattern: {} }
  const model: ScoringModel = { ...scoringModel, weights: { ...none, id: { bias: -1, "rule.score": 4 } } }
  const families: readonly Record<string, number>[] = [{ bias: 1 }, { "rule.score": 0.5, "rule.unheardOf": 9 }]
  expect(strengthOf(model, "id", families)).toBe(1)
  expect(strengthOf(model, "date", families)).toBe(0)
})

test("the fitted confidence rises with the probability and is never certain", () => {
  for (const group of kindGroups) {
    const confidences = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1].map((each) => confidenceOf(scoringModel, group, each))
    expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
    expect(confidences.at(-1)).toBeLessThan(1)
    expect(confidences.at(-1)).toBeGreaterThan(0.9)
  }
})

test("every group of kinds has weights and a threshold", () => {
  for (const group of kindGroups) {
    expect(Object.keys(scoringModel.weights[group]).length).toBeGreaterThan(10)
    expect(scoringModel.thresholds[group]).toBeGreaterThan(0)
    expect(scoringModel.thresholds[group]).toBeLessThan(1)
  }
})
