import type { Evidence, EvidenceReport } from "@docsift/sdk"
import { expect, test } from "vitest"
import { splitByConfidence } from "./split-by-confidence.ts"

const evidence = (confidence: number): Evidence => ({ page: 1, text: "x", confidence, source: "builtin" })
const report = (confidences: Readonly<Record<string, number>>): EvidenceReport => ({
  pages: [],
  warnings: [],
  evidence: Object.fromEntries(Object.entries(confidences).map(([pointer, value]) => [pointer, evidence(value)])),
})

test("a value at the threshold is kept, one below it is to be reviewed and null in the data", () => {
  const data = { Invoice: { fields: { Number: "A-17", Total: 5, Issued: null } } }
  const split = splitByConfidence(data, report({ "/Invoice/fields/Number": 0.8, "/Invoice/fields/Total": 0.79 }), 0.8)
  expect(split.confident).toStrictEqual({ Invoice: { fields: { Number: "A-17", Total: null, Issued: null } } })
  expect(split.toReview).toStrictEqual([{ pointer: "/Invoice/fields/Total", value: 5, evidence: evidence(0.79) }])
})

test("cells of tables are separated one by one, lowest confidence first", () => {
  const rows = [{ "Price/unit": 1 }, { "Price/unit": 2 }, { "Price/unit": 3 }]
  const path = (index: number) => `/Order/tables/Lines/${index}/Price~1unit`
  const confidences = { [path(0)]: 0.7, [path(1)]: 0.9, [path(2)]: 0.3 }
  const { confident, toReview } = splitByConfidence({ Order: { tables: { Lines: rows } } }, report(confidences), 0.8)
  expect(toReview.map(({ pointer }) => pointer)).toStrictEqual([path(2), path(0)])
  expect(confident).toStrictEqual({
    Order: { tables: { Lines: [{ "Price/unit": null }, { "Price/unit": 2 }, { "Price/unit": null }] } },
  })
})

test("a value without evidence is to be reviewed", () => {
  const { toReview } = splitByConfidence({ A: { fields: { b: "c" } } }, report({}), 0)
  expect(toReview).toStrictEqual([{ pointer: "/A/fields/b", value: "c", evidence: undefined }])
})
