import { expect, test } from "vitest"
import { isId, newId, parseId } from "./ids.ts"

test("a new id has its kind's prefix and 12 lowercase hex digits", () => {
  expect(newId("wkf")).toMatch(/^wkf_[a-f0-9]{12}$/)
  expect(isId("wkf", newId("wkf"))).toBe(true)
  expect(isId("exe", newId("wkf"))).toBe(false)
})

test.each([
  "",
  "wkf_",
  "wkf_00000000000",
  "wkf_0000000000000",
  "wkf_00000000000G",
  "wkf_000000000000\n",
  "WKF_000000000000",
])("%j is rejected as a workflow id", (text) => {
  expect(() => parseId("wkf", text, "workflowId")).toThrow(
    "workflowId: must look like wkf_ followed by 12 lowercase hex digits",
  )
})
