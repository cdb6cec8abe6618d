import { expect, test } from "vitest"
import { fitOf } from "../columns/column-fit.ts"
import { profileColumn } from "./column-profile.ts"

const isChaptered = (texts: readonly string[]): boolean => profileColumn(texts, {}).isChaptered

test("positions in chapters ascend from row to row", () => {
  expect(isChaptered(["02.01", "02.04", "03.01"])).toBe(true)
  expect(isChaptered(["1.1.2", "1.2", "2.1.1."])).toBe(true)
  expect(isChaptered(["04.02"])).toBe(true)
  expect(isChaptered(["01", "01.0001", "01.0002", "02", "02.0001"])).toBe(true)
})

test("amounts and codes are not positions in chapters", () => {
  expect(isChaptered(["12.50", "8.40"])).toBe(false)
  expect(isChaptered(["12.50"])).toBe(false)
  expect(isChaptered(["2.1", "X7"])).toBe(false)
  expect(isChaptered(["1", "2", "2.5"])).toBe(false)
  expect(isChaptered([])).toBe(false)
})

test("positions in chapters are positions, although they look like amounts or dates", () => {
  expect(fitOf(profileColumn(["02.01", "02.04", "03.01"], {}), "string", "position")).toBeGreaterThan(0)
})

test("hours are times of day and spans of them, not numbers or dates", () => {
  const hoursIn = (texts: readonly string[]): number => profileColumn(texts, {}).hours
  expect(hoursIn(["8:39 AM", "6:00 AM - 7:00 AM", "5:00a-7:00a", "6A-10A", "500A- 600A"])).toBe(1)
  expect(hoursIn(["12", "5-7", "9.50", "10/14", "M-F"])).toBe(0)
})

test("seconds are neither quantities nor prices, and a number of a name of its own", () => {
  const seconds = profileColumn([":30", ":15", ":30"], {})
  expect(fitOf(seconds, "number", "quantity")).toBeLessThan(-1)
  expect(fitOf(seconds, "number", "unitPrice")).toBeLessThan(-1)
  expect(fitOf(seconds, "number", undefined)).toBe(0)
})

test("days of the week are names and spans of them in any language, also before the time of day, but no other words", () => {
  const daysIn = (texts: readonly string[]): number => profileColumn(texts, {}).days
  expect(daysIn(["M-F", "Mo-Su", "Mon", "Sa, Su", "Di-Do", "lun.", "MTWTF--", "SMTWTFS", "M-F 6a-10a"])).toBe(1)
  expect(daysIn(["A-B", "Early", "M", "Main", "pcs", "HGTV", "6a-10a", "Sun Room 12", "-------", ""])).toBe(0)
  expect(profileColumn(["M-F 6a-10a", "Sa-Su 8a-6p"], {}).hours).toBe(1)
})
