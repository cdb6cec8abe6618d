import type { Configuration } from "@docsift/engine"
import { expect, test } from "vitest"
import { parseId } from "./ids.ts"
import { readReviewPolicy, reviewReasons } from "./review-policy.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "A/B",
      fields: [{ name: "~total", type: "number" }],
      tables: [{ name: "items", columns: [{ name: "amount", type: "number" }] }],
    },
  ],
}
const id = parseId("exe", "exe_0123456789ab")
const nothing = { valuesToReview: [], warnings: [] }

test("a required pointer must be that of a field; names are escaped as RFC 6901 says", () => {
  const read = (...required: string[]) => readReviewPolicy({ threshold: 0.5, required }, configuration)
  expect(read("/A~1B/fields/~0total", "/A~1B/fields/~0total")).toEqual({
    threshold: 0.5,
    required: ["/A~1B/fields/~0total"],
  })
  expect(() => read("/A~1B/fields/~0total", "/A~1B/tables/items")).toThrow(/^review\.required\[1\]: must be/)
  for (const unknown of ["", "/", "/A/B/fields/~total", "/A~1B/fields/constructor", "A~1B/fields/~0total"]) {
    expect(() => read(unknown), unknown).toThrow(/^review\.required\[0\]: must be/)
  }
})

test("doubtful values, warnings and `always` are reasons; without them there are none", () => {
  const missing = { pointer: "/A~1B/fields/~0total", reason: "missing" } as const
  expect(
    reviewReasons({ threshold: 0.5 }, id, { valuesToReview: [missing], warnings: ["Page 2 has no text."] }),
  ).toEqual([missing, { reason: "warning" }])
  expect(reviewReasons({ threshold: 0.5, always: true }, id, nothing)).toEqual([{ reason: "always" }])
  expect(reviewReasons({ threshold: 0.5, always: false }, id, nothing)).toEqual([])
})

test("the sample has the requested share, and the same id always the same decision", () => {
  const policy = { threshold: 0, sample: 0.1 }
  const ids = Array.from({ length: 5000 }, (_, index) =>
    parseId("exe", `exe_${(index * 7919).toString(16).padStart(12, "0")}`),
  )
  const drawn = ids.filter((each) => reviewReasons(policy, each, nothing).length > 0)
  expect(drawn.length).toBeGreaterThan(400)
  expect(drawn.length).toBeLessThan(600)
  for (const each of drawn) expect(reviewReasons(policy, each, nothing)).toEqual([{ reason: "sampled" }])
  expect(ids.every((each) => reviewReasons({ threshold: 0, sample: 1 }, each, nothing).length === 1)).toBe(true)
  expect(reviewReasons({ threshold: 0, sample: 1, always: true }, id, nothing)).toEqual([{ reason: "always" }])
})
