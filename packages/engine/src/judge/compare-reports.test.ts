import { expect, test } from "vitest"
import { compareReports } from "./compare-reports.ts"
import { Counts } from "./counts.ts"
import { type Miss, type Report, type ReportedDocument, reportPack } from "./report.ts"

type Change = Partial<ReportedDocument>

const documentOf = (change: Change = {}): ReportedDocument => {
  return { id: "a", file: "a.pdf", status: "Completed", valueF1: 1, misses: [], ...change }
}

const report = (...documents: Change[]): Report => ({
  version: 2,
  packs: [{ ...reportPack("bills", []), documents: documents.map(documentOf) }],
})

const countsOf = (counts: Partial<Counts>): Counts => Object.assign(new Counts(), counts)

const miss = (path: string, got: string | null): Miss => {
  return { path, verdict: got === null ? "missing" : "wrong", want: "x", got }
}

test("reports every changed value, whether better, worse or wrong in another way", () => {
  const before = report({ valueF1: 0.9, misses: [miss("/a", "1"), miss("/b", null)] })
  const after = report({ valueF1: 0.9, misses: [miss("/b", "2"), miss("/c", null)] })
  expect(compareReports(before, after, { tolerance: 0.5 }).lines).toEqual([
    'bills a worse  /c missing: want "x" got null',
    'bills a better /a: "x", was "1"',
    'bills a other  /b wrong: want "x" got "2", got null before',
    "bills: F1 90.00 → 90.00 (+0.00)",
  ])
})

test("a pack falls only by more than the tolerance", () => {
  const fallenBy = (f1: number, tolerance: number) =>
    compareReports(report({ valueF1: 0.9 }), report({ valueF1: f1 }), { tolerance }).fallen
  expect(fallenBy(0.895, 0.5)).toEqual([])
  expect(fallenBy(0.894, 0.5)).toEqual(["bills"])
  expect(fallenBy(0.95, 0)).toEqual([])
  expect(fallenBy(0.8999, 0)).toEqual(["bills"])
})

test("other figures are compared on request, and one without anything to evaluate is not", () => {
  const before = report({ counts: countsOf({ values: 4, right: 3, rows: 2, rowsRight: 2 }) })
  const after = report({ counts: countsOf({ values: 4, right: 2 }) })
  const figures = [
    { key: "fieldExact", name: "exact" },
    { key: "rowsRight", name: "rows" },
  ] as const
  expect(compareReports(before, after, { tolerance: 0, figures })).toEqual({
    lines: ["bills: exact 75.00 → 50.00 (-25.00), worse"],
    fallen: ["bills"],
  })
})

test("figures are those of the documents that both runs have", () => {
  const before = report({ id: "a", valueF1: 0.8 }, { id: "gone", valueF1: 1 })
  const after = report({ id: "a", valueF1: 0.8 }, { id: "new", valueF1: 0 })
  expect(compareReports(before, after, { tolerance: 0 })).toEqual({
    lines: [
      "bills: 1 new and 1 missing documents are left out; the figures are those of the other 1",
      "bills: F1 80.00 → 80.00 (+0.00)",
    ],
    fallen: [],
  })
})

test("reports a failed document once, and packs that only one run has", () => {
  const failed = report({ status: "Failed", misses: [miss("/a", null)] })
  expect(compareReports(report({}), failed, { tolerance: 1 }).lines[0]).toBe("bills a worse: Failed")
  const none: Report = { version: 2, packs: [] }
  expect(compareReports(none, report({}), { tolerance: 1 }).lines).toEqual(["bills: is not in the baseline"])
  expect(compareReports(report({}), none, { tolerance: 1 }).lines).toEqual(["bills: is in the baseline only"])
})
