import { expect, test } from "vitest"
import { plausibilityOf } from "./plausible-text.ts"

test.each([
  ["1,234.50", "1,234.5O"],
  ["RM12.00", "RM12.0O"],
  ["7,50-", "7,5O-"],
  ["25/12/2018", "25/l2/2018"],
  ["5.3.18", "5.3,1B"],
  ["18:24", "1B:24"],
  ["HOME", "HOniE"],
  ["Seite", "Se1te"],
  ["Café", "Caf{"],
])("%s is more plausible than %s", (right, wrong) => {
  expect(plausibilityOf(right)).toBeGreaterThan(plausibilityOf(wrong))
})

test("plausibility never outweighs a clear difference of confidence", () => {
  for (const text of ["1,234.50", "~|{", "A1", "", "x".repeat(10_000), "1,".repeat(10_000)]) {
    expect(Math.abs(plausibilityOf(text))).toBeLessThanOrEqual(0.2)
  }
})
