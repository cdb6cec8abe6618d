import { expect, test } from "vitest"
import { cleanFileName, readName, readText } from "./text.ts"

test("a name is trimmed", () => {
  expect(readName("  Invoices ", "name", 200)).toBe("Invoices")
})

test.each([
  ["   ", "name: must not be empty"],
  ["x".repeat(201), "name: must have at most 200 characters"],
  ["a\nb", "name: must not contain control characters such as line breaks"],
])("the name %j is rejected, and the error names the position", (value, sentence) => {
  expect(() => readName(value, "name", 200)).toThrow(sentence)
})

test("text that is too long, or that the database would reject, is rejected, and the error names the position", () => {
  expect(() => readText("1234", "description", 3)).toThrow("description: must have at most 3 characters, not 4")
  expect(() => readText("a\0b", "description", 3)).toThrow("description: must not contain the character U+0000")
})

// Security: a stored name must never escape its folder or reorder the text around it.
test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\temp\\a.pdf", "a.pdf"],
  ["..", "document"],
  ["", "document"],
  ["a\r\nb.pdf", "ab.pdf"],
  ["gpj.\u202Eexe", "gpj.exe"],
  [`${"n".repeat(300)}.pdf`, `${"n".repeat(251)}.pdf`],
])("the file name %j is stored as %j", (value, stored) => {
  expect(cleanFileName(value)).toBe(stored)
})

test("a long file name is not truncated inside a character", () => {
  expect(cleanFileName(`a${"😀".repeat(200)}`).isWellFormed()).toBe(true)
})
