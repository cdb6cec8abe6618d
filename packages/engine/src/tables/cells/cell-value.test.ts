import { expect, test } from "vitest"
import { columnFormat, hasWords, isEmptyMarker, isNumberedName, readCell } from "./cell-value.ts"

test.each([
  ["3 m²", 3],
  ["2 Tag(e)", 2],
  ["12hrs", 12],
  ["2,5kg", 2.5],
  ["-2 Stk", -2],
  ["40.5%", 40.5],
  ["15 455", 15455],
  ["12*", 12],
  ["24.0**", 24],
  ["$ 1,234", 1234],
  ["Rs 1939", 1939],
  ["2 of 3", 2],
  ["215.08 1", 215.08],
  ["1,215.08 A", 1215.08],
  ["1'865.00T", 1865],
  ["1’215.08 A", 1215.08],
])("a figure with a unit, a mark or a sign is read: %s", (text, value) => {
  expect(readCell(text, "number", { decimalSign: "." })).toBe(value)
})

test.each([
  "",
  "-",
  "–",
  "n/a",
  "n.a.",
  "..",
  ":",
  "Total",
  "3 of 2",
  "2 x 3",
  "2x3",
  "A4",
  "see note 4 on the following page",
  "215.08 19.00",
])("a cell without one figure is empty: %s", (text) => {
  expect(readCell(text, "number", {})).toBeNull()
})

test("text is kept as printed, without leader dots and a trailing colon", () => {
  expect(readCell("Travel ........ ", "string", {})).toBe("Travel")
  expect(readCell("Per litre:", "string", {})).toBe("Per litre")
  expect(readCell("n.a.", "string", {})).toBe("n.a.")
  expect(readCell("–", "string", {})).toBeNull()
})

test("a date inside a longer cell is parsed when it is the only one", () => {
  expect(readCell("Mon 05.03.2018", "date", {})).toBe("2018-03-05")
  expect(readCell("05.03.2018 06.03.2018", "date", {})).toBeNull()
})

test("a number after a colon is a length in a column of seconds, and elsewhere none", () => {
  const format = columnFormat([":30", ": 15", ""], {})
  expect([":30", ": 15"].map((text) => readCell(text, "number", format))).toEqual([30, 15])
  expect(readCell(":30", "number", columnFormat([":30", "45"], {}))).toBeNull()
})

test("a column shows whether its points group thousands", () => {
  expect(columnFormat(["4.330", "732", "1.847"], { decimalSign: "." }).decimalSign).toBe(",")
  expect(columnFormat(["0.330", "1.25"], { decimalSign: "," }).decimalSign).toBe(".")
  expect(columnFormat(["12", "13"], { decimalSign: "," }).decimalSign).toBe(",")
})

test("markers of an empty cell are distinguished from text", () => {
  expect(["-", "..", "n.a.", "N/A", "k.A."].every(isEmptyMarker)).toBe(true)
  expect(isEmptyMarker("no")).toBe(false)
})

test.each([
  ["11.24 €/kWh", 11.24],
  ["$2,617.07/h", 2617.07],
  ["4.50 / 100 pcs", 4.5],
])("the price %s is read without its unit", (text, value) => {
  expect(readCell(text, "number", { decimalSign: "." })).toBe(value)
})

test("a sign groups no thousands where the document separates them otherwise", () => {
  expect(columnFormat(["18,450", "2"], { decimalSign: ",", thousands: "spaced" }).decimalSign).toBe(",")
  expect(columnFormat(["7,350", "24"], { decimalSign: ",", thousands: undefined }).decimalSign).toBe(",")
  expect(columnFormat(["4.330", "732"], { decimalSign: ".", thousands: undefined }).decimalSign).toBe(",")
})

test("words before a number name something, those after it and currencies do not", () => {
  expect(["Pier 7", "Pier no. 7", "Pier type 14 b"].every((text) => isNumberedName(text, {}))).toBe(true)
  expect(["7 piers", "USD 7", "Euro 7", "ca. 7", "Pier"].some((text) => isNumberedName(text, {}))).toBe(false)
})

test("a number with a currency and a date have no words", () => {
  expect(["7 piers", "Pier", "Rent 5 May 2025"].every((text) => hasWords(text, {}))).toBe(true)
  expect(["7", "EUR 7.00", "5 May 2025"].some((text) => hasWords(text, {}))).toBe(false)
})

test("a length in seconds keeps its colon, which may be a word of its own", () => {
  expect(readCell(": 30", "string", {})).toBe(":30")
  expect(readCell(": see page 30", "string", {})).toBe(": see page 30")
})

test("the pieces after a price with cents are no second number", () => {
  const format = { decimalSign: "," } as const
  expect(readCell("2.390,00 / 100", "number", format)).toBe(2390)
  expect(readCell("648,20/1", "number", format)).toBe(648.2)
  expect(readCell("12 / 100", "number", format)).toBeNull()
})
