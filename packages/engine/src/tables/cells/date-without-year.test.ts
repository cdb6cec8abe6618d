import { expect, test } from "vitest"
import { dateWithoutYear } from "./date-without-year.ts"

const of = (text: string, documentDay: string | undefined, dayFirst = true) =>
  dateWithoutYear(text, { dayFirst, documentDay })

test.each([
  ["09.08.", "2024-08-12", "2024-08-09"],
  ["28/12", "2025-01-15", "2024-12-28"],
  ["9 Aug", "2024-08-12", "2024-08-09"],
  ["2.1.", "2024-12-30", "2025-01-02"],
])("%s on a document of %s is %s", (text, documentDay, day) => {
  expect(of(text, documentDay)).toBe(day)
})

test("the month comes first where the document has it first", () => {
  expect(of("08/09", "2024-08-12", false)).toBe("2024-08-09")
})

test.each(["9.08", "1/2", "12", "32.08.", "Aug"])("%s is no day", (text) => {
  expect(of(text, "2024-08-12")).toBeUndefined()
})

test("without a day of the document there is no year", () => {
  expect(of("09.08.", undefined)).toBeUndefined()
})
