import { expect, test } from "vitest"
import { evidenceTree } from "./evidence-tree.ts"
import type { Evidence, EvidenceReport } from "./types/evidence.ts"

const at = (page: number): Evidence => ({ page, text: "x", confidence: 1, source: "builtin" })
const report = (evidence: EvidenceReport["evidence"]): EvidenceReport => ({ pages: [], warnings: [], evidence })

test("each value of the data is replaced by its evidence, a row at a time", () => {
  const data = { Invoice: { fields: { total: 1, vat: null }, tables: { lines: [{ a: "x" }, { a: null }] } } }
  const tree = evidenceTree(data, report({ "/Invoice/fields/total": at(1), "/Invoice/tables/lines/0/a": at(2) }))
  expect(tree).toStrictEqual({
    Invoice: { fields: { total: at(1), vat: undefined }, tables: { lines: [{ a: at(2) }, { a: undefined }] } },
  })
})

test("names with slashes and tildes, and of an object's prototype, are found", () => {
  const data = {
    "A/B": {
      fields: Object.fromEntries([
        ["__proto__", "x"],
        ["c~d", "y"],
      ]),
    },
  }
  const tree = evidenceTree(data, report({ "/A~1B/fields/__proto__": at(1), "/A~1B/fields/c~0d": at(2) }))
  expect(Object.entries(tree["A/B"].fields)).toStrictEqual([
    ["__proto__", at(1)],
    ["c~d", at(2)],
  ])
})
