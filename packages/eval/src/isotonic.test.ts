import { array, assert, boolean, double, property, record } from "fast-check"
import { expect, test } from "vitest"
import { interpolate } from "@docsift/engine/internal/scoring/curve"
import { fitCurve, type Sample } from "./isotonic.ts"

const samples = (score: number, right: number, all: number, weight = 1): Sample[] =>
  Array.from({ length: all }, (_, index) => ({ score, isRight: index < right, weight }))

test("shares that rise with the score are kept as they are", () => {
  expect(fitCurve([...samples(0.2, 2, 10), ...samples(0.5, 5, 10), ...samples(0.9, 9, 10)])).toEqual([
    [0.2, 0.2],
    [0.5, 0.5],
    [0.9, 0.9],
  ])
})

test("neighbours in the wrong order are pooled to their mean", () => {
  expect(fitCurve([...samples(0.2, 6, 10), ...samples(0.4, 2, 10), ...samples(0.9, 9, 10)])).toEqual([
    [0.3, 0.4],
    [0.9, 0.9],
  ])
})

test("weights count like repeated samples", () => {
  expect(fitCurve([...samples(0.5, 1, 2, 3), ...samples(0.5, 2, 2)])).toEqual([[0.5, 0.625]])
})

test("a few samples form no separate step, and probabilities stay below certainty", () => {
  expect(fitCurve([...samples(0.1, 0, 100), ...samples(0.5, 1, 1), ...samples(0.9, 100, 100)])).toEqual([
    [0.1, 0.02],
    [0.896, 0.995],
  ])
})

test("for any samples, a higher score never means a lower probability", () => {
  const sample = record({
    score: double({ min: 0, max: 1.3, noNaN: true }),
    isRight: boolean(),
    weight: double({ min: 0.01, max: 5, noNaN: true }),
  })
  assert(
    property(array(sample, { minLength: 1, maxLength: 60 }), (all) => {
      const curve = fitCurve(all)
      const chances = Array.from({ length: 40 }, (_, index) => interpolate(curve, index / 30))
      expect(chances).toEqual(chances.toSorted((a, b) => a - b))
      expect(Math.min(...chances)).toBeGreaterThan(0)
      expect(Math.max(...chances)).toBeLessThan(1)
    }),
  )
})
