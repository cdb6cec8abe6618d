import { expect, test } from "vitest"
import { Tracking } from "./tracking.ts"

function trackingOf(gap: number, ...gaps: readonly number[]): number | undefined {
  const tracking = new Tracking()
  for (const each of gaps) tracking.add(each)
  return tracking.of(gap)
}

test("letters that are set apart by little and unevenly, as rounding leaves them, are tracked", () => {
  expect(trackingOf(0.187, 0.044, 0.051, 0.01, 0.187, 0.046, 0.008, 0.071)).toBeCloseTo(0.06)
})

test("a wider gap separates words of a tracked run", () => {
  expect(trackingOf(0.39, 0.14, 0.14, 0.39, 0.14)).toBeUndefined()
})

test("letters that touch are not tracked, and neither are too few", () => {
  expect(trackingOf(0.12, 0, 0.01, 0.12, -0.04, 0.02, 0)).toBeUndefined()
  expect(trackingOf(0.14, 0.14)).toBeUndefined()
  expect(trackingOf(0.1, 0.1, 0)).toBeUndefined()
})

test("another run has its own tracking", () => {
  const tracking = new Tracking()
  for (const gap of [0.14, 0.14, 0.14]) tracking.add(gap)
  tracking.clear()
  expect(tracking.of(0.14)).toBeUndefined()
})
