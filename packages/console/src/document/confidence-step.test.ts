import { expect, test } from "vitest"
import { percentOf, stepOf } from "./confidence-step.ts"

test("a value below the threshold is low, and the threshold itself is not", () => {
  expect(stepOf(0.79, 0.8)).toBe("low")
  expect(stepOf(0.8, 0.8)).toBe("medium")
  expect(stepOf(0.9, 0.8)).toBe("high")
  expect(stepOf(0.79)).toBe("low")
})

test("the steps hold at both ends of the threshold", () => {
  expect(stepOf(0, 0)).toBe("medium")
  expect(stepOf(0.5, 0)).toBe("high")
  expect(stepOf(1, 1)).toBe("high")
  expect(stepOf(0.999, 1)).toBe("low")
})

test("100% is only what is certain, and no figure loses a per cent to binary fractions", () => {
  expect(percentOf(0.999)).toBe("99%")
  expect(percentOf(1)).toBe("100%")
  for (let percent = 0; percent <= 100; percent++) expect(percentOf(percent / 100)).toBe(`${percent}%`)
})
