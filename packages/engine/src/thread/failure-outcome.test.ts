import { expect, test } from "vitest"
import { DocumentError } from "../document-error.ts"
import { toOutcome } from "./failure-outcome.ts"

function errorOf(fail: () => unknown): unknown {
  try {
    return fail()
  } catch (error) {
    return error
  }
}

const recurse = (depth: number): number => recurse(depth + 1) + 1

test.each([
  ["a stack that is used up", () => recurse(0), "Maximum call stack size exceeded"],
  ["a call with too many arguments", () => Math.max(...Array.from<number>({ length: 1_000_000 })), "call stack size"],
  ["an array that is too long", () => Array.from({ length: 2 ** 32 }), "Invalid array length"],
  ["a buffer that is too long", () => new Uint8Array(2 ** 60), "Invalid typed array length"],
  ["a string that is too long", () => "x".repeat(2 ** 30), "Invalid string length"],
])("%s is the document's fault, and the thread is replaced", (_, fail, message) => {
  const error = errorOf(fail)
  expect(error).toMatchObject({ message: expect.stringContaining(message) })
  expect(toOutcome(error)).toMatchObject({
    type: "rejected",
    reason: "file_unreadable",
    detail: expect.stringContaining("RangeError"),
    isSpent: true,
  })
})

test.each([
  ["a day that does not exist", () => new Date(Number.NaN).toISOString(), "Invalid time value"],
  ["an unknown form of Unicode", () => "a".normalize("NFX"), "normalization form"],
])("a RangeError for %s is a defect", (_, fail, message) => {
  const outcome = toOutcome(errorOf(fail))
  expect(outcome).toMatchObject({ type: "defect", message: expect.stringContaining(message), isSpent: true })
})

test("any other error is a defect", () => {
  const error = errorOf(() => structuredClone(undefined as unknown as { a: string }).a) // undefined has no members
  expect(toOutcome(error)).toMatchObject({ type: "defect", stack: expect.stringContaining("TypeError"), isSpent: true })
  expect(toOutcome("thrown")).toMatchObject({ type: "defect", message: "thrown" })
})

test("a document error keeps its reason, and the thread is kept", () => {
  expect(toOutcome(new DocumentError("no_text", "The file contains no text."))).toEqual({
    type: "rejected",
    reason: "no_text",
    message: "The file contains no text.",
    isSpent: false,
  })
})
