import { expect, test } from "vitest"
import { findNumbers, parseNumber } from "./number.ts"

test.each([
  ["1,234.56", 1234.56],
  ["1.234,56", 1234.56],
  ["1 234,56", 1234.56],
  ["1\u202f234,56", 1234.56],
  ["1\u00a0234", 1234],
  ["1'234.50", 1234.5],
  ["12 450 Ft", 12450],
  ["1.234,50 lei", 1234.5],
  ["1.234.567", 1234567],
  ["12,34,567.00", 1234567],
  ["(123.45)", -123.45],
  ["123.45-", -123.45],
  ["55.325,28- €", -55325.28],
  ["55.325,28-€", -55325.28],
  ["55.325,28 €-", -55325.28],
  ["-€ 5", -5],
  ["€ -5", -5],
  ["$-5.20", -5.2],
  ["−7,5", -7.5],
  ["5,00 €", 5],
  ["5,- €", 5],
  ["$1,234.00 CR", -1234],
  ["40.5%", 40.5],
  ["(18%)", 18],
  ["15.00 PCT", 15],
  ["25 pct", 25],
  ["(7,5 %)", 7.5],
  ["$(123.45)", -123.45],
  ["34,61,800.00", 3461800],
  ["₹5,30,100", 530100],
  ["€3.271,00", 3271],
  ["1.178,00 €", 1178],
  ["CHF 1'200.–", 1200],
  ["Rs. 5,000/-", 5000],
  ["S$12.50", 12.5],
  ["HK$ 1,200", 1200],
  ["LKR 4,500.00", 4500],
  ["₫1.234.567", 1234567],
  ["EUR 12.00", 12],
  ["12.00EUR", 12],
  ["0.123", 0.123],
  [".5", 0.5],
  ["3.3333", 3.3333],
  ["007", 7],
])("%s reads as a number", (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test("an ambiguous separator follows the document's decimal sign", () => {
  expect(parseNumber("1.234")).toBe(1234)
  expect(parseNumber("1.234", { decimalSign: "." })).toBe(1.234)
  expect(parseNumber("1.234", { decimalSign: "," })).toBe(1234)
  expect(parseNumber("1,234", { decimalSign: "," })).toBe(1.234)
})

test.each(["", "abc", "1.2.3", "12/-5", "XLKR 5", "12/30/19", "A12", "12 apples", "192.168.1.17", "1,23.456"])(
  "%s is not a number",
  (text) => {
    expect(parseNumber(text)).toBeUndefined()
  },
)

test("numbers are found with the words that contain them", () => {
  const words = "Total: € 1 234,56 incl. 20,00 % on A-17 of 30.04.2018".split(" ").map((text) => ({ text }))
  expect(findNumbers(words).map(({ value, from, to }) => ({ value, from, to }))).toEqual([
    { value: 1234.56, from: 1, to: 4 },
    { value: 20, from: 5, to: 7 },
  ])
})

test("a unit after a number is not part of it, and a currency only where it is a word of its own", () => {
  const read = (text: string) =>
    findNumbers(text.split(" ").map((word) => ({ text: word }))).map(({ value, hasCurrency }) => [value, hasCurrency])
  expect(read("10.000 kWh")).toEqual([[10_000, false]])
  expect(read("12 hrs")).toEqual([[12, false]])
  expect(read("LKR 5 each")).toEqual([[5, true]])
  expect(read("order 5")).toEqual([[5, false]])
})

test("groups of digits with a typewriter's space between them are one number only where the document separates thousands by spaces", () => {
  const words = [
    { text: "12", box: [0, 0, 12, 9.7] as const },
    { text: "634,63", box: [18, 0, 54, 9.7] as const },
  ]
  const read = (thousands: "spaced" | "unspaced" | undefined) =>
    findNumbers(words, { decimalSign: ",", thousands }).map(({ value }) => value)
  expect(read("spaced")).toEqual([12634.63])
  expect(read("unspaced")).toEqual([12, 634.63])
  expect(read(undefined)).toEqual([12, 634.63])
})

test("a count next to a price is never read as its thousands in a document that prints thousands without spaces", () => {
  const words = [
    { text: "2", box: [0, 0, 5, 10] as const },
    { text: "500,00", box: [8, 0, 38, 10] as const },
  ]
  const read = (thousands: "unspaced" | undefined) => findNumbers(words, { thousands }).map(({ value }) => value)
  expect(read("unspaced")).toEqual([2, 500])
  expect(read(undefined)).toEqual([2500])
})

test("digits with a wide gap between them stay two numbers", () => {
  const words = [
    { text: "3", box: [0, 0, 5, 10] as const },
    { text: "500,00", box: [40, 0, 70, 10] as const },
  ]
  expect(findNumbers(words).map((number) => number.value)).toEqual([3, 500])
})

test("the rand's sign is one before an amount with cents only", () => {
  const read = (text: string) => findNumbers([{ text }]).map(({ value, hasCurrency }) => [value, hasCurrency])
  expect(read("R8887.52")).toEqual([[8887.52, true]])
  expect(read("R1 073.35")).toEqual([[1073.35, true]])
  expect(read("(R436.60)")).toEqual([[-436.6, true]])
  expect(read("R -1 073.35")).toEqual([[-1073.35, true]])
  expect(read("R4711")).toEqual([])
})

test.each([
  "007",
  "4711",
  "1,234.56",
  "1.234,56",
  "1234567.89",
  "-5.00",
  "-0.00",
  "0,50",
  "1.234,567.89",
  "1,234,56",
  "12,34,567.00",
  "1,23.456",
  "1.234",
  "-5",
])("%s alone is the same number as after another word", (text) => {
  const afterWord = findNumbers([{ text: "of" }, { text }])
  expect(findNumbers([{ text }])).toEqual(afterWord.map((number) => ({ ...number, from: 0, to: 1 })))
})

test("a currency between two numbers is that of the nearer one", () => {
  const words = [
    { text: "1.184,000", box: [0, 0, 40, 8] as const },
    { text: "R$", box: [120, 0, 128, 8] as const },
    { text: "9.196,88", box: [130, 0, 165, 8] as const },
  ]
  const found = findNumbers(words, { decimalSign: "," })
  expect(found.map(({ value, hasCurrency }) => [value, hasCurrency])).toEqual([
    [1184, false],
    [9196.88, true],
  ])
})
