import { expect, test } from "vitest"
import { Counts } from "./counts.ts"
import { parseReport } from "./parse-report.ts"
import { reportPack } from "./report.ts"

const document = {
  id: "a",
  file: "a.pdf",
  status: "Completed",
  counts: new Counts(),
  misses: [{ path: "/a", verdict: "missing", want: "x", got: null }],
}
const report = { version: 2, packs: [{ ...reportPack("bills", []), documents: [document] }] }

test("a report survives being written and read", () => {
  const written: unknown = JSON.parse(JSON.stringify(report))
  expect(parseReport(written)).toBe(written)
})

test.each<[string, unknown]>([
  ["a list", []],
  ["another version", { ...report, version: 1 }],
  ["no packs", { version: 2 }],
  ["a pack without documents", { version: 2, packs: [{ name: "bills" }] }],
  ...Object.entries({ id: 1, status: null, counts: { values: 1 }, valueF1: "1", misses: [{}] }).map(
    ([name, value]) =>
      [
        `a document with another ${name}`,
        { version: 2, packs: [{ name: "b", documents: [{ ...document, [name]: value }] }] },
      ] satisfies [string, unknown],
  ),
])("%s is none", (_, content) => {
  expect(parseReport(content)).toBeUndefined()
})
