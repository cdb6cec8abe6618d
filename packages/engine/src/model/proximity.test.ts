import { assert, property, string, stringMatching } from "fast-check"
import { expect, test } from "vitest"
import { matching, near } from "./proximity.ts"

const find = near(matching("ab+"), 5, matching("c|d"))

test.each([
  ["ab.....c", [[0, 8]]],
  ["ab......c", []],
  [
    "abbb  c d",
    [
      [0, 7],
      [0, 9],
    ],
  ],
  ["c ab", []],
  ["ab\nc", []],
  ["ab ab   c", [[3, 9]]],
])("near() on %j", (text, spans) => {
  expect(find(text)).toEqual(spans)
})

test("near() matches like the pattern with a gap", () => {
  const pattern = /ab+.{0,5}(?:c|d)/u
  assert(
    property(stringMatching(/^[abcd \n]{0,40}$/), (text) => {
      expect(find(text).length > 0).toBe(pattern.test(text))
    }),
    { seed: 3, numRuns: 2_000 },
  )
  assert(property(string(), (text) => void find(text)))
})
