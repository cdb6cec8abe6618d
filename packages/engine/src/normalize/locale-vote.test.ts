import { expect, test } from "vitest"
import { voteLocale } from "./locale-vote.ts"

test("decimals vote for the decimal sign", () => {
  expect(voteLocale(["1.234,56", "5,00", "1.000"]).decimalSign).toBe(",")
  expect(voteLocale(["1,234.56", "5.00", "1,000"]).decimalSign).toBe(".")
})

test("days above twelve vote for the order of day and month", () => {
  expect(voteLocale(["31/01/2018", "5.00"]).dayFirst).toBe(true)
  expect(voteLocale(["01/31/2018", "5,00"]).dayFirst).toBe(false)
})

test("numbers that dashes join say nothing of the order of dates that have all of their year", () => {
  expect(voteLocale(["12-14-16", "04-03-2025", "1.850,00"]).dayFirst).toBe(true)
  expect(voteLocale(["12-14-16", "$4.50"]).dayFirst).toBe(false)
})

test("without a vote, dollars or an American address put the month first", () => {
  expect(voteLocale(["03/05/18", "$5.00"]).dayFirst).toBe(false)
  expect(voteLocale(["03/05/18", "£5.00"]).dayFirst).toBe(true)
  expect(voteLocale(["03/05/18", "5,00"]).dayFirst).toBe(true)
  // OCR reads the code of a house as dollars.
  expect(voteLocale(["03/05/18", "$117,", "5.00"]).dayFirst).toBe(true)
  expect(voteLocale(["03/05/18", "5.00", "Dallas,", "TX", "75320"]).dayFirst).toBe(false)
  expect(voteLocale(["03/05/18", "$5.00", "ABN:", "12345678901"]).dayFirst).toBe(true)
  expect(voteLocale(["03/05/18", "5.00", "No.", "CN", "00917"]).dayFirst).toBe(true)
  expect(voteLocale(["3/05/2018", "$5.00"]).dayFirst).toBe(true)
  expect(voteLocale(["3/05/2018", "$5.00", "Dallas,", "TX", "75320"]).dayFirst).toBe(false)
})

test("amounts above a thousand vote for the separator of their groups", () => {
  expect(voteLocale(["12", "634,63", "5,00"]).thousands).toBe("spaced")
  expect(voteLocale(["12\u00a0634,63"]).thousands).toBe("spaced")
  expect(voteLocale(["12.634,63", "2", "500,00", "1.000,00"]).thousands).toBe("unspaced")
  expect(voteLocale(["12634,63"]).thousands).toBe("unspaced")
  expect(voteLocale(["634,63", "7"]).thousands).toBeUndefined()
})

test("codes with equal signs between their groups do not vote on thousands", () => {
  expect(voteLocale(["2.577.45", "4.731.71", "4 907,40"]).thousands).toBe("spaced")
})

test("dates with the year first do not vote on thousands", () => {
  expect(voteLocale(["2023.09.04.", "12", "450"]).thousands).toBeUndefined()
})

test("the year after a day and a comma is not a decimal", () => {
  expect(voteLocale(["May", "31,2020"]).decimalSign).toBe(".")
  expect(voteLocale(["12,2050", "12,50"]).decimalSign).toBe(",")
})

test("in a document whose amounts have no decimals, groups of three digits are thousands", () => {
  expect(voteLocale(["48.250", "9.168", "1.057.418"]).decimalSign).toBe(",")
  expect(voteLocale(["48,250", "9,168", "1,057,418"]).decimalSign).toBe(".")
  // One such number may be a measure, and codes have further signs.
  expect(voteLocale(["1.125", "7", "12"]).decimalSign).toBe(".")
  expect(voteLocale(["76.192.083-9", "12.345.678-5", "5.126.663-3"]).decimalSign).toBe(".")
  expect(voteLocale(["48.250", "9.168", "1.057", "12.50"]).decimalSign).toBe(".")
})

test("a date whose numbers and slashes are words of their own votes on the order of day and month", () => {
  expect(voteLocale("Run until 25 / 08 / 2027 at $ 1.50".split(" ")).dayFirst).toBe(true)
  expect(voteLocale("Run until 08 / 25 / 2027 at $ 1.50".split(" ")).dayFirst).toBe(false)
  expect(voteLocale("Page 25 / 60 of $ 2027".split(" ")).dayFirst).toBe(false)
})

test.each(["NZ$1,250.00", "(NZ$", "A$12.50"])("in documents with %s the day comes first", (dollars) => {
  expect(voteLocale(["03/05/2026", dollars, "$12.50"]).dayFirst).toBe(true)
})

test("without an amount that shows it, dates with points say that the comma is the decimal sign, but not in Switzerland", () => {
  expect(voteLocale(["03.04.2025", "7,350", "MHD", "11.2026"]).decimalSign).toBe(",")
  expect(voteLocale(["03.04.2025", "7.350", "CHF"]).decimalSign).toBe(".")
  expect(voteLocale(["03/04/2025", "7,350"]).decimalSign).toBe(".")
})

test("numbers below one show the decimal sign with three decimals as well", () => {
  expect(voteLocale(["2.000", "11,400", "0,900"]).decimalSign).toBe(",")
  expect(voteLocale(["8.8", "1,0", "0,900"]).decimalSign).toBe(",")
  expect(voteLocale(["8.8", "0.900", "1,0"]).decimalSign).toBe(".")
})
