import type { Evidence, EvidenceReport } from "@docsift/sdk"
import { expect, test } from "vitest"
import { splitByConfidence } from "./split-by-confidence.ts"

const evidence = (confidence: number): Evidence => ({ page: 1, text: "x", confidence, source: "builtin" })
const report = (confidences: Readonly<Record<string, number>>): EvidenceReport => ({
  pages: [],
  warnings: [],
  evidence: Object.fromEntries(Object.entries(confidences).map(([pointer, value]) => [pointer, evidence(value)])),
})

test("a value at the threshold is sure, one below it is a doubt and null in the data", () => {
  const data = { Invoice: { fields: { Number: "A-17", Total: 5, Issued: null } } }
  const split = splitByConfidence(data, report({ "/Invoice/fields/Number": 0.8, "/Invoice/fields/Total": 0.79 }), 0.8)
  expect(split.sure).toStrictEqual({ Invoice: { fields: { Number: "A-17", Total: null, Issued: null } } })
  expect(split.doubts).toStrictEqual([{ pointer: "/Invoice/fields/Total", value: 5, evidence: evidence(0.79) }])
})

test("cells of tables are judged one by one, the least sure first", () => {
  const rows = [{ "Price/unit": 1 }, { "Price/unit": 2 }, { "Price/unit": 3 }]
  const place = (index: number) => `/Order/tables/Lines/${index}/Price~1unit`
  const confidences = { [place(0)]: 0.7, [place(1)]: 0.9, [place(2)]: 0.3 }
  const { sure, doubts } = splitByConfidence({ Order: { tables: { Lines: rows } } }, report(confidences), 0.8)
  expect(doubts.map(({ pointer }) => pointer)).toStrictEqual([place(2), place(0)])
  expect(sure).toStrictEqual({
    Order: { tables: { Lines: [{ "Price/unit": null }, { "Price/unit": 2 }, { "Price/unit": null }] } },
  })
})

test("a value that nothing is known about is a doubt", () => {
  const { doubts } = splitByConfidence({ A: { fields: { b: "c" } } }, report({}), 0)
  expect(doubts).toStrictEqual([{ pointer: "/A/fields/b", value: "c", evidence: undefined }])
})
