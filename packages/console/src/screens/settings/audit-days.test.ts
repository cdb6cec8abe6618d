import { expect, test } from "vitest"
import { timesOf } from "./audit-days.ts"

test("both days of the filter are included, from midnight to midnight of the reader's clock", () => {
  const { since, until } = timesOf({ since: "2026-03-28", until: "2026-03-31" })
  expect(since).toBe(new Date(2026, 2, 28).toISOString())
  expect(until).toBe(new Date(2026, 3, 1).toISOString())
})

test("a side without a day stays open", () => {
  expect(timesOf({})).toEqual({ since: undefined, until: undefined })
})
