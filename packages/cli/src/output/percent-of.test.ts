import { expect, test } from "vitest"
import { percentOf } from "./percent-of.ts"

test.each([
  [0.799, "79 %"],
  [0.29, "29 %"],
  [0.996, "99 %"],
  [1, "100 %"],
  [0, "0 %"],
])("%s is shown as %s", (confidence, shown) => {
  expect(percentOf(confidence)).toBe(shown)
})
