import { afterEach, beforeEach, expect, test } from "vitest"
import { dayOfTime, startOfDay, timesOfDays } from "./local-day.ts"

const zone = process.env.TZ
beforeEach(() => void (process.env.TZ = "Europe/Berlin"))
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test("a day begins at midnight by the reader's clock", () => {
  expect(startOfDay("2026-03-02")).toBe("2026-03-01T23:00:00.000Z")
})

test("the day after the last of a month or a year is the first of the next one", () => {
  expect(startOfDay("2026-02-28", 1)).toBe("2026-02-28T23:00:00.000Z")
  expect(startOfDay("2026-12-31", 1)).toBe("2026-12-31T23:00:00.000Z")
})

test("the day on which the clocks change has 23 hours in spring and 25 in autumn", () => {
  const hoursOf = (day: string) => (Date.parse(startOfDay(day, 1)) - Date.parse(startOfDay(day))) / 3_600_000
  expect(hoursOf("2026-03-29")).toBe(23)
  expect(hoursOf("2026-10-25")).toBe(25)
})

test("both days of a filter are included, and a missing one leaves its side open", () => {
  const times = timesOfDays("2026-03-02", "2026-03-02")
  expect(times).toEqual({ from: "2026-03-01T23:00:00.000Z", before: "2026-03-02T23:00:00.000Z" })
  expect(timesOfDays(undefined, undefined)).toEqual({ from: undefined, before: undefined })
})

test("a time belongs to the day of the reader's clock, not to that of UTC", () => {
  expect(dayOfTime(new Date("2026-03-01T23:00:00Z"))).toBe("2026-03-02")
  expect(dayOfTime(new Date("2026-03-01T22:59:59Z"))).toBe("2026-03-01")
})
