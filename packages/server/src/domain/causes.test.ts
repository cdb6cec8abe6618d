import { expect, test } from "vitest"
import { causesOf, codeOf } from "./causes.ts"

test("an error comes before its causes, whatever they are", () => {
  const inner = { code: "ECONNREFUSED" }
  const middle = new Error("middle", { cause: inner })
  const outer = new Error("outer", { cause: middle })
  expect(causesOf(outer)).toEqual([outer, middle, inner])
  expect(causesOf("a text")).toEqual([])
  expect(causesOf(null)).toEqual([])
})

test("a cycle of causes ends", () => {
  const first = new Error("first")
  first.cause = new Error("second", { cause: first })
  expect(causesOf(first)).toHaveLength(8)
})

test("only a text counts as a code, and only that of the error itself", () => {
  expect(codeOf(Object.assign(new Error("failed"), { code: "ENOENT" }))).toBe("ENOENT")
  expect(codeOf({ code: 20 })).toBeUndefined()
  expect(codeOf(new Error("failed", { cause: { code: "ENOENT" } }))).toBeUndefined()
  expect(codeOf(undefined)).toBeUndefined()
})
