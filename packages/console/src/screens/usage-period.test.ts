import { describe, expect, test } from "vitest"
import { daysOf, lastDays, periodOf, problemOf, timesOf } from "./usage-period.ts"

describe("periods of usage", () => {
  test("a preset has exactly its number of days, today included", () => {
    expect(lastDays(7, "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" })
    expect(daysOf(lastDays(90, "2026-03-03"))).toHaveLength(90)
  })

  test("a period without an end ends today, one without a beginning has 30 days", () => {
    expect(periodOf({}, "2026-01-30")).toEqual({ from: "2026-01-01", to: "2026-01-30" })
    expect(periodOf({ from: "2026-01-15" }, "2026-01-30")).toEqual({ from: "2026-01-15", to: "2026-01-30" })
    expect(periodOf({ to: "2025-12-30" }, "2026-01-30")).toEqual({ from: "2025-12-01", to: "2025-12-30" })
  })

  test("the last day is included in the times that the API gets, over the end of a year as well", () => {
    const period = { from: "2025-12-31", to: "2025-12-31" }
    expect(timesOf(period)).toEqual({ from: "2025-12-31T00:00:00Z", to: "2026-01-01T00:00:00Z" })
  })

  test("the days of a period are complete and in order over a leap day and a change of clocks", () => {
    expect(daysOf({ from: "2028-02-28", to: "2028-03-01" })).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"])
    expect(daysOf({ from: "2026-03-28", to: "2026-03-30" })).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"])
  })

  test("a reversed period and one of more than 400 days are refused, one of 400 is not", () => {
    expect(problemOf({ from: "2026-03-02", to: "2026-03-01" })).toContain("after")
    expect(problemOf(lastDays(401, "2026-03-03"))).toContain("400 days")
    expect(problemOf(lastDays(400, "2026-03-03"))).toBeUndefined()
  })
})
