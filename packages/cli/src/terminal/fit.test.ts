import { expect, test } from "vitest"
import { fitWidths, pad, shorten } from "./fit.ts"

test("columns that fit keep their widths", () => {
  expect(fitWidths([10, 20], 30)).toEqual([10, 20])
})

test("the widest columns are narrowed first, and none below six", () => {
  expect(fitWidths([10, 60, 50], 80)).toEqual([10, 35, 35])
  expect(fitWidths([40, 40, 40], 9)).toEqual([6, 6, 6])
})

test("columns that must be whole are not narrowed, even if the others cannot make room", () => {
  expect(fitWidths([16, 9, 24], 40, [0])).toEqual([16, 9, 15])
  expect(fitWidths([16, 9], 12, [0])).toEqual([16, 6])
  expect(fitWidths([16], 12, [0])).toEqual([16])
})

test("wide characters count twice, and are not cut in half", () => {
  expect(shorten("請求書番号", 7)).toBe("請求書…")
  expect(shorten("Total", 5)).toBe("Total")
  expect(pad("請求", 6, "left")).toBe("請求  ")
})
