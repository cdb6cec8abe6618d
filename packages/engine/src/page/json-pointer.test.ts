import { array, assert, property, string } from "fast-check"
import { expect, test } from "vitest"
import { partsOfPointer, pointerOf } from "./json-pointer.ts"

test("names with the characters of the syntax are escaped as RFC 6901 says", () => {
  expect(pointerOf("a/b", "m~n", 0)).toBe("/a~1b/m~0n/0")
  expect(partsOfPointer("/a~1b/m~0n/0")).toEqual(["a/b", "m~n", "0"])
  expect(partsOfPointer("/~01")).toEqual(["~1"])
  expect([pointerOf(), partsOfPointer("")]).toEqual(["", []])
})

test("any names survive the way there and back", () => {
  assert(
    property(array(string()), (parts) => {
      expect(partsOfPointer(pointerOf(...parts))).toEqual(parts)
    }),
  )
})
