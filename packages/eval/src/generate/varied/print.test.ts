import { expect, test } from "vitest"
import { printDate, printDecimal, printMoney, type PrintStyle } from "./print.ts"

const style: PrintStyle = {
  language: "en",
  date: "DD/MM/YYYY",
  shortDate: "DD/MM/YYYY",
  decimalSign: ".",
  groupSign: ",",
  isLakh: false,
  amount: "Rs. #",
  currencyIn: "everywhere",
  negative: "brackets",
}

test("groups digits by thousands, or by lakh and crore", () => {
  expect(printDecimal(12345678.5, 2, style)).toBe("12,345,678.50")
  expect(printDecimal(12345678.5, 2, { ...style, isLakh: true })).toBe("1,23,45,678.50")
  expect(printDecimal(999, 0, { ...style, isLakh: true })).toBe("999")
})

test("prints negative amounts with brackets or a sign on either side", () => {
  expect(printMoney(-1200, style)).toBe("(Rs. 1,200.00)")
  expect(printMoney(-1200, { ...style, negative: "leading" })).toBe("-Rs. 1,200.00")
  expect(printMoney(-1200, { ...style, negative: "trailing" })).toBe("Rs. 1,200.00-")
})

test("prints days with names of months in the document's language", () => {
  expect(printDate(19_000, "D de MMMM de YYYY", "es")).toBe("8 de enero de 2022")
  expect(printDate(19_000, "DD-MMM-YY", "en")).toBe("08-Jan-22")
})
