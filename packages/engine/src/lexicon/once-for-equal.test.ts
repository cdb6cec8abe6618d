import { expect, test } from "vitest"
import { onceForEqual } from "./once-for-equal.ts"

test("equal values share a result, others have their own", () => {
  let calls = 0
  const named = onceForEqual(({ name }: { readonly name: string }) => ({ name, call: ++calls }))
  const first = named({ name: "Invoice" })
  expect(named({ name: "Invoice" })).toBe(first)
  expect(named({ name: "Order" })).toEqual({ name: "Order", call: 2 })
})

test("neither many values nor a long one stay in memory", () => {
  let calls = 0
  const count = onceForEqual((_value: string | number) => ++calls)
  const long = "x".repeat(20_000)
  expect(count(long)).not.toBe(count(long))
  const first = count(-1)
  for (let value = 0; value < 100; value++) count(value)
  expect(count(-1)).not.toBe(first)
})
