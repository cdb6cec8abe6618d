import { expect, test } from "vitest"
import { toQuery } from "./query.ts"

test("values are encoded, lists repeat their name, and values that are not set are left out", () => {
  expect(toQuery({ a: "x y&z", b: [1, 2], c: undefined, d: null, e: [], f: false })).toBe(
    "?a=x%20y%26z&b=1&b=2&f=false",
  )
})

test("without parameters there is no question mark", () => {
  expect([toQuery(), toQuery({}), toQuery({ cursor: undefined })]).toStrictEqual(["", "", ""])
})
