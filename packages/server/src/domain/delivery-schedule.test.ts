import { expect, test } from "vitest"
import { maxAttempts, secondsToNextAttempt } from "./delivery-schedule.ts"

const now = new Date("2026-03-02T09:15:04.000Z")
const unvaried = 0.5

test("attempts follow after 5 s, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours; then none is left", () => {
  const hour = 3600
  const waits = Array.from({ length: maxAttempts }, (_, index) =>
    secondsToNextAttempt({ number: index + 1 }, now, unvaried),
  )
  expect(waits).toEqual([5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour, undefined])
})

test("a wait is at most a fifth shorter or longer", () => {
  expect(secondsToNextAttempt({ number: 2 }, now, 0)).toBeCloseTo(240)
  expect(secondsToNextAttempt({ number: 2 }, now, 1)).toBeCloseTo(360)
})

test("waits differ", () => {
  expect(new Set(Array.from({ length: 20 }, () => secondsToNextAttempt({ number: 2 }, now))).size).toBeGreaterThan(1)
})

test.each([
  ["seconds", "120", 120],
  ["seconds below the plan", "1", 5],
  ["more than a day", "1000000", 86_400],
  ["a date", "Mon, 02 Mar 2026 09:25:04 GMT", 600],
  ["a date more than a day away", "Thu, 05 Mar 2026 09:25:04 GMT", 86_400],
  ["a date in the past", "Sun, 01 Mar 2026 09:25:04 GMT", 5],
  ["nothing", "", 5],
  ["a negative number", "-120", 5],
  ["a fraction", "120.5", 5],
  ["another form of a date", "2026-03-02T10:15:04Z", 5],
  ["a date that does not exist", "Mon, 99 Xyz 2026 09:25:04 GMT", 5],
  ["words", "soon 3", 5],
])("a retry-after of %s is respected as far as it makes sense", (_what, retryAfter, seconds) => {
  expect(secondsToNextAttempt({ number: 1, retryAfter }, now, unvaried)).toBe(seconds)
})

test("a retry-after does not add an attempt", () => {
  expect(secondsToNextAttempt({ number: maxAttempts, retryAfter: "120" }, now)).toBeUndefined()
})
