import { expect, test } from "vitest"
import { readTime } from "./time.ts"

test.each([
  ["2026-03-01T00:00:00Z", "2026-03-01T00:00:00.000Z"],
  ["2026-03-01T00:00:00.5Z", "2026-03-01T00:00:00.500Z"],
  ["2026-03-01T00:00:00.218Z", "2026-03-01T00:00:00.218Z"],
  // An execution of .218 is before this one, and one of .219 is not.
  ["2026-03-01T00:00:00.218001Z", "2026-03-01T00:00:00.219Z"],
  ["2026-12-31T23:59:59.999999999Z", "2027-01-01T00:00:00.000Z"],
])("%s is read as %s", (text, expected) => {
  expect(readTime(text, "since")?.toISOString()).toBe(expected)
})

test.each([
  "",
  "2026-02-30T00:00:00Z",
  "2026-03-01T24:00:00Z",
  "2026-03-01T00:00:60Z",
  "2026-03-01T00:00:00.Z",
  "2026-03-01T00:00:00.1234567890Z",
  "2026-03-01T00:00:00+01:00",
  "2026-03-01",
])("%j is rejected", (text) => {
  expect(() => readTime(text, "since")).toThrow("since: must be a time such as")
})
