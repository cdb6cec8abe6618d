import { expect, test } from "vitest"
import { calibrationOf } from "./calibration.ts"

const answers = (confidence: number, right: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({ confidence, isRight: index < right }))

test("confidence equal to the accuracy has no error", () => {
  expect(calibrationOf([...answers(0.75, 3, 4), ...answers(0.5, 1, 2)]).error).toBeCloseTo(0, 12)
})

test("the error is the weighted mean difference over the bins", () => {
  const { error, bins } = calibrationOf([...answers(0.95, 5, 10), ...answers(0.15, 3, 10)])
  expect(error).toBeCloseTo((0.45 * 10 + 0.15 * 10) / 20, 12)
  expect(bins.map(({ from, answers: count, right }) => [from, count, right])).toEqual([
    [0.1, 10, 3],
    [0.9, 10, 5],
  ])
})

test("a bin includes its lower bound, and the last one also 1", () => {
  expect(
    calibrationOf([...answers(0.3, 1, 1), ...answers(1, 1, 1), ...answers(0.7, 1, 1)]).bins.map(({ from }) => from),
  ).toEqual([0.3, 0.7, 0.9])
})

test("values with a confidence of at least 0.9 are counted as high-confidence", () => {
  expect(calibrationOf([...answers(0.9, 2, 3), ...answers(0.89, 1, 1)])).toMatchObject({ sure: 3, sureRight: 2 })
  expect(calibrationOf([])).toMatchObject({ answers: 0, error: 0, bins: [] })
})
