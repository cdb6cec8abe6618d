import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Evidence } from "../extraction.ts"
import { findValuesToReview, MAX_DOUBTFUL_VALUES } from "./review-reasons.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "In/voice",
      fields: [
        { name: "number", type: "string" },
        { name: "total", type: "number" },
        { name: "__proto__", type: "string" },
      ],
      tables: [{ name: "items", columns: [{ name: "amount", type: "number" }] }],
    },
  ],
}
const evidenceOf = (confidence: number): Evidence => ({ page: 1, text: "1", confidence, source: "builtin" })

test("values below the threshold are found, those at it are not", () => {
  const evidence = { "/In~1voice/fields/number": evidenceOf(0.8), "/In~1voice/tables/items/0/amount": evidenceOf(0.79) }
  const data = { "In/voice": { fields: { number: "1", total: null }, tables: { items: [{ amount: 1 }] } } }
  expect(findValuesToReview({ data, evidence }, configuration, { threshold: 0.8 })).toEqual([
    { pointer: "/In~1voice/tables/items/0/amount", reason: "low_confidence", confidence: 0.79 },
  ])
})

test("a required field without a value is missing, whatever its name", () => {
  const fields = Object.fromEntries([
    ["number", null],
    ["total", 0],
    ["__proto__", null],
  ])
  const required = ["/In~1voice/fields/__proto__", "/In~1voice/fields/total"]
  expect(
    findValuesToReview({ data: { "In/voice": { fields } }, evidence: {} }, configuration, { threshold: 1, required }),
  ).toEqual([{ pointer: "/In~1voice/fields/__proto__", reason: "missing" }])
  expect(findValuesToReview({ data: {}, evidence: {} }, configuration, { threshold: 1, required })).toHaveLength(2)
})

test("of the doubtful cells of a long table the first 200 are reported", () => {
  const evidence = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, row) => [`/In~1voice/tables/items/${row}/amount`, evidenceOf(0.1)]),
  )
  const found = findValuesToReview({ data: {}, evidence }, configuration, { threshold: 0.5 })
  expect(found).toHaveLength(MAX_DOUBTFUL_VALUES)
  expect(found.at(-1)?.pointer).toBe("/In~1voice/tables/items/199/amount")
})
