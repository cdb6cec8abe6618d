import { expect, test } from "vitest"
import { parseRange } from "./byte-range.ts"

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=2-99", { start: 2, end: 9 }],
  ["BYTES=2-3", { start: 2, end: 3 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=3-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,3-4", undefined],
  ["lines=1-2", undefined],
  ["bytes=a-b", undefined],
  [undefined, undefined],
] as const)("for ten bytes, %s means %j", (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})

test("no range of an empty file can be satisfied", () => {
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable")
  expect(parseRange("bytes=-1", 0)).toBe("unsatisfiable")
})
