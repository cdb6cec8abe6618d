import type { ReviewReason } from "@docsift/sdk"
import { expect, test } from "vitest"
import { describeNoReview, describeReasons } from "./review-reasons.ts"

const times = (count: number, reason: ReviewReason["reason"]): readonly ReviewReason[] =>
  Array.from({ length: count }, () => ({ pointer: "/Invoice/fields/Total", reason }))

test("values are counted, in the singular and the plural", () => {
  expect(describeReasons(times(1, "low_confidence"))).toBe("1 uncertain value")
  expect(describeReasons([...times(2, "low_confidence"), ...times(1, "missing")])).toBe(
    "2 uncertain values, 1 required value missing",
  )
  expect(describeReasons(times(3, "missing"))).toBe("3 required values missing")
})

test("a list that the server has cut says so", () => {
  expect(describeReasons(times(200, "low_confidence"))).toBe("200 or more uncertain values")
})

test("what concerns the entire execution is named once, in a fixed order", () => {
  const reasons = [...times(1, "sampled"), ...times(2, "warning"), ...times(1, "always")]
  expect(describeReasons(reasons)).toBe("warnings, every execution is reviewed, random sample")
  expect(describeReasons([])).toBe("")
})

test("without a review, the values that the list marks are named all the same", () => {
  expect(describeNoReview(0)).toBe("The workflow asks for no review")
  expect(describeNoReview(1)).toBe("The workflow asks for no review, but 1 value is worth a check")
  expect(describeNoReview(2)).toBe("The workflow asks for no review, but 2 values are worth a check")
})
