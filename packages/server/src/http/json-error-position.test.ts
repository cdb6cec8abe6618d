import { assert, json, nat, pre, property } from "fast-check"
import { expect, test } from "vitest"
import { findJsonError } from "./json-error-position.ts"

test.each([
  ["{", 1, 2],
  ['{"a":1,}', 1, 8],
  ['{"a" 1}', 1, 6],
  ['{"a":tru}', 1, 6],
  ["[1 2]", 1, 4],
  ["[1,]", 1, 4],
  ["{a:1}", 1, 2],
  ["{'a':1}", 1, 2],
  ['{"a":01}', 1, 6],
  ['{"a":"x\ny"}', 1, 6],
  ['"\\x"', 1, 1],
  ["1 1", 1, 3],
  ["]", 1, 1],
  ["[1}", 1, 3],
  ['{\n  "a": 1,\n  "b": nope\n}', 3, 8],
])("%j stops being JSON at line %i, column %i", (source, line, column) => {
  expect(findJsonError(source)).toEqual({ line, column })
})

test("deep nesting neither recurses nor takes long", () => {
  expect(findJsonError("[".repeat(500_000))).toEqual({ line: 1, column: 500_001 })
})

test("the error position of truncated JSON is at its end or inside its last token, never before", () => {
  assert(
    property(json(), nat(), (document, cut) => {
      const source = document.slice(0, cut % Math.max(1, document.length))
      let isValid = true
      try {
        JSON.parse(source)
      } catch {
        isValid = false
      }
      pre(!isValid && !source.includes("\n"))
      const { column } = findJsonError(source)
      const start = source.slice(0, column - 1)
      expect(column).toBeLessThanOrEqual(source.length + 1)
      // The text before the position is not the mistake: completed, it is valid JSON.
      expect(document.startsWith(start)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
