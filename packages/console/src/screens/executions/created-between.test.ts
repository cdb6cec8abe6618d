import { expect, test } from "vitest"
import { createdBetween } from "./created-between.ts"

test("both days of a period are included", () => {
  const { createdAfter, createdBefore } = createdBetween({ from: "2026-03-02", to: "2026-03-02" })
  expect(new Date(createdAfter ?? "")).toEqual(new Date(2026, 2, 2))
  expect(new Date(createdBefore ?? "")).toEqual(new Date(2026, 2, 3))
})

test("a missing day leaves its side open", () => {
  expect(createdBetween({})).toEqual({ createdAfter: undefined, createdBefore: undefined })
  expect(createdBetween({ from: "2026-03-02" }).createdBefore).toBeUndefined()
})
