import { describe, expect, test } from "vitest"
import { formatCost, formatQuantity, formatSeconds } from "./figures.ts"

describe("figures", () => {
  test("a duration has at most two units, and no unit of 0", () => {
    expect(formatSeconds(0)).toBe("0 s")
    expect(formatSeconds(0.004)).toMatch(/^under 0[.,]1 s$/)
    expect(formatSeconds(4.25)).toMatch(/^4[.,][23] s$/)
    expect(formatSeconds(60)).toBe("1 min")
    expect(formatSeconds(150.4)).toBe("2 min 30 s")
    expect(formatSeconds(3_599.6)).toBe("1 h")
    expect(formatSeconds(4_320)).toBe("1 h 12 min")
  })

  test("a number has its noun in the singular or the plural", () => {
    expect([0, 1, 2].map((count) => formatQuantity(count, "page"))).toEqual(["0 pages", "1 page", "2 pages"])
    expect(formatQuantity(2_200, "row")).toMatch(/^2\D?200 rows$/)
  })

  // A cost that is shown as 0 would be read as "free".
  test("a cost that is not 0 never looks like 0", () => {
    expect(formatCost(0.000_034, "EUR")).toContain("34")
    expect(formatCost(0.002_96, "EUR")).toMatch(/0[.,]003\b/)
    expect(formatCost(12.3, "EUR")).toMatch(/12[.,]30/)
    expect(formatCost(0, "EUR")).toMatch(/0[.,]00/)
  })
})
