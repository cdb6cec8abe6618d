import { expect, test } from "vitest"
import { parseValue } from "./parse-value.ts"
import { editableText, formatOfDocument, formatOfLocale, formatValue, type ValueFormat } from "./value-format.ts"

const english: ValueFormat = { decimal: ".", group: ",", order: "month-first", locale: "en-US" }
const german: ValueFormat = { decimal: ",", group: ".", order: "day-first", locale: "de-DE" }
const french: ValueFormat = { decimal: ",", group: "\u00a0", order: "day-first", locale: "fr-FR" }
const swiss: ValueFormat = { decimal: ".", group: "’", order: "day-first", locale: "de-CH" }
const number = (text: string, format = english) => {
  const parsed = parseValue(text, "number", format)
  return "value" in parsed ? parsed.value : parsed.problem
}
const date = (text: string, format = english) => {
  const parsed = parseValue(text, "date", format)
  return "value" in parsed ? parsed.value : parsed.problem
}

test.each([
  ["1,234.50", 1234.5],
  ["1234.5", 1234.5],
  ["1,234", 1234],
  ["1.234", 1.234],
  ["1.234,50", 1234.5],
  ["12,5", 12.5],
  ["-3", -3],
  ["3-", -3],
  ["(1,200.00)", -1200],
  ["−0.5", -0.5],
  ["€ 1 234.50", 1234.5],
  ["1'234.50 CHF", 1234.5],
  ["12,34,567.00", 1234567],
  [".5", 0.5],
  ["0,125", 0.125],
  ["5.–", 5],
  ["5-", -5],
])("in an English document %s is the number %d", (text, value) => {
  expect(number(text)).toBe(value)
})

test.each([
  ["1.234,50", 1234.5],
  ["1.234", 1234],
  ["12.5", 12.5],
  ["0.125", 0.125],
  ["5,-", 5],
  ["-5,-", -5],
  ["1,234", 1.234],
  ["1,234.50", 1234.5],
])("in a German document %s is the number %d", (text, value) => {
  expect(number(text, german)).toBe(value)
})

test.each(["12 5", "1 23", "1 2345", "12 345 6", "1'23", "1 234'567", "0 125", "1 234,567.50"])(
  "%s is refused: spaces and apostrophes separate groups of three digits",
  (text) => {
    expect(number(text)).toMatch(/is not a number/)
  },
)

test.each([
  ["9007199254740993", "9007199254740992"],
  ["-12,345,678,901,234,567,890.00", "12345678901234567000"],
  ["0.12345678901234567890", "0.12345678901234568"],
  ["1234567890123456.123", "1234567890123456"],
])("%s is refused: it would be stored as another number", (text, kept) => {
  expect(number(text)).toMatch(new RegExp(`has more digits than a number can keep: it would become ${kept}`))
})

test("a long number that is kept exactly is taken", () => {
  expect([number("9007199254740992"), number("007.50"), number("0.000"), number("-0")]).toEqual([2 ** 53, 7.5, 0, 0])
})

test.each(["abc", "12 pieces of cake", "1.2.3", "1,2,3", "12,5,", "(5", "1e5x", "--"])(
  "%s is refused as a number, with an example in the document's way of writing",
  (text) => {
    expect(number(text, german)).toMatch(/is not a number.*1234,5/)
  },
)

test.each([
  ["2026-02-27", "2026-02-27"],
  ["27.02.2026", "2026-02-27"],
  ["03/04/2026", "2026-03-04"],
  ["27/02/2026", "2026-02-27"],
  ["3/4/26", "2026-03-04"],
  ["3/4/71", "1971-03-04"],
  ["27 Feb 2026", "2026-02-27"],
  ["February 27, 2026", "2026-02-27"],
  ["27. Februar 2026", "2026-02-27"],
  ["27 février 2026", "2026-02-27"],
])("in an American document %s is the day %s", (text, value) => {
  expect(date(text)).toBe(value)
})

test("in a document with the day first, 03/04/2026 is in April", () => {
  expect(date("03/04/2026", german)).toBe("2026-04-03")
})

test("the short name of a day is not read as a month", () => {
  expect(date("mar 5 ago 2026")).toMatch(/is not a valid date/)
  expect(date("mar. 5 août 2026")).toMatch(/is not a valid date/)
})

test.each(["2026-02-30", "31.04.2026", "tomorrow", "13/13/2026", "2026", "March 5 6", "5 March 926"])(
  "%s is refused as a date",
  (text) => {
    expect(date(text)).toMatch(/is not a valid date/)
  },
)

test("an empty text is the value of what the document does not contain", () => {
  expect([number("  "), date(""), parseValue(" ", "string", english)]).toEqual([null, null, { value: null }])
})

test("text loses the control characters that the server refuses, and keeps its lines", () => {
  expect(parseValue(" a\u0000\u009Fb\n\tc\uD800 ", "string", english)).toEqual({ value: "ab\n\tc\uFFFD" })
})

test.each([english, german, french, swiss])("what an input shows is parsed to the same value in $locale", (format) => {
  for (const value of [0, 1234.5, -0.001, 1e21, 12345678.91, 1.234, 1e-7]) {
    expect(number(editableText(value, format), format)).toBe(value)
    expect(number(formatValue(value, "number", format), format)).toBe(value)
  }
  expect(date(formatValue("2026-02-27", "date", format), format)).toBe("2026-02-27")
})

test("the way of writing is learned from the document, and is the browser's where it shows none", () => {
  const data = { Invoice: { fields: { Total: 1234.5, Date: "2026-04-03", Count: 3 } } }
  const evidence = {
    "/Invoice/fields/Total": { text: "1.234,50 €" },
    "/Invoice/fields/Date": { text: "03/04/2026" },
    "/Invoice/fields/Count": { text: "3" },
  }
  expect(formatOfDocument(data, evidence, "en-US")).toEqual({ ...german, locale: "en-US" })
  expect(formatOfDocument(data, {}, "en-US")).toEqual(formatOfLocale("en-US"))
  expect(formatOfLocale("en-US")).toEqual(english)
  for (const format of [german, french]) expect(formatOfLocale(format.locale)).toEqual(format)
})

test("a number has the decimal places that are printed, and none of its own is lost", () => {
  expect(formatValue(489, "number", english, "489.00")).toBe("489.00")
  expect(formatValue(1234.5, "number", german, "1.234,50 €")).toBe("1.234,50")
  expect(formatValue(0.123456, "number", english, "0.1")).toBe("0.123456")
  expect(formatValue(3, "number", english, "No. 3")).toBe("3")
})

test.each([
  ["1 719,12", "1\u00a0719,12"],
  ["1\u202f719,12 €", "1\u00a0719,12"],
  ["1.719,12", "1.719,12"],
  ["1'719.12", "1'719.12"],
  ["1719,12", "1719,12"],
  ["USD 1,719.12", "1,719.12"],
])("where the page has %s, an English console shows %s", (text, shown) => {
  const data = { Invoice: { fields: { Total: 1719.12 } } }
  const format = formatOfDocument(data, { "/Invoice/fields/Total": { text } }, "en-US")
  expect(formatValue(1719.12, "number", format, text)).toBe(shown)
})

test("a number that is no amount says nothing about groups of digits", () => {
  const data = { Invoice: { fields: { Number: 20261234, Total: 12.5 } } }
  const evidence = { "/Invoice/fields/Number": { text: "20261234" }, "/Invoice/fields/Total": { text: "12,50" } }
  expect(formatOfDocument(data, evidence, "en-US").group).toBe(".")
})
