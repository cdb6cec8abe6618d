import { expect, test, vi } from "vitest"
import { parseRetryAfter, retryDelay } from "./retry.ts"

test.each([
  [null, undefined],
  ["", undefined],
  ["2", 2000],
  ["0.5", 500],
  ["0", 0],
  ["soon", 0],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
])("Retry-After %o means %o ms", (value, ms) => {
  expect(parseRetryAfter(value)).toBe(ms)
})

test("Retry-After may be a date", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-02T09:15:00Z") })
  expect(parseRetryAfter("Mon, 02 Mar 2026 09:15:07 GMT")).toBe(7000)
  vi.useRealTimers()
})

test("a pause is random within a window that doubles up to eight seconds", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(1)
  expect([1, 2, 3, 4, 5, 6, 20].map((attempts) => retryDelay({ attempts }))).toStrictEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ])
  random.mockReturnValue(0)
  expect(retryDelay({ attempts: 5 })).toBe(0)
  vi.restoreAllMocks()
})

test("a pause is never shorter than the server asked for", () => {
  expect(retryDelay({ attempts: 1, retryAfterMs: 30_000 })).toBe(30_000)
})
