import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { compareReports, readReport } from "./baseline.ts"
import type { Miss, Report } from "./json-report.ts"
import { summarize, timingOf } from "./summary.ts"

const report = (documentF1: number, misses: readonly Miss[], status: "Completed" | "Failed" = "Completed"): Report => ({
  version: 1,
  packs: [
    {
      name: "bills",
      summary: { ...summarize([]), documentF1 },
      timing: timingOf([]),
      documents: [{ id: "a", file: "a.pdf", status, misses }],
    },
  ],
})

const miss = (path: string, got: string | null): Miss => ({
  path,
  verdict: got === null ? "missing" : "wrong",
  want: "x",
  got,
})

test("reports every changed value, whether better, worse or wrong in another way", () => {
  const before = report(0.9, [miss("/a", "1"), miss("/b", null)])
  const after = report(0.9, [miss("/b", "2"), miss("/c", null)])
  expect(compareReports(before, after, 0.5).lines).toEqual([
    'bills a worse  /c missing: want "x" got null',
    'bills a better /a wrong: want "x" got "1"',
    'bills a other  /b wrong: want "x" got "2", got null before',
    "bills: F1 90.00 → 90.00 (+0.00)",
  ])
})

test("a pack falls only by more than the tolerance", () => {
  expect(compareReports(report(0.9, []), report(0.895, []), 0.5).fallen).toEqual([])
  expect(compareReports(report(0.9, []), report(0.894, []), 0.5).fallen).toEqual(["bills"])
  expect(compareReports(report(0.9, []), report(0.95, []), 0).fallen).toEqual([])
})

test("reports a failed document once, and packs that only one run has", () => {
  expect(compareReports(report(1, []), report(1, [miss("/a", null)], "Failed"), 1).lines[0]).toBe(
    "bills a worse: Failed",
  )
  expect(compareReports({ version: 1, packs: [] }, report(1, []), 1).lines).toEqual(["bills: is not in the baseline"])
  expect(compareReports(report(1, []), { version: 1, packs: [] }, 1).lines).toEqual(["bills: is in the baseline only"])
})

test("rejects a file that is no report, with its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-baseline-"))
  const file = join(folder, "report.json")
  try {
    await expect(readReport(file)).rejects.toThrow(/^--baseline: the file .*report\.json does not exist/u)
    await writeFile(file, "{")
    await expect(readReport(file)).rejects.toThrow(/is not valid JSON/u)
    await writeFile(file, '{"version": 0}')
    await expect(readReport(file)).rejects.toThrow(/is not a report of this version/u)
    await writeFile(file, JSON.stringify(report(1, [])))
    await expect(readReport(file)).resolves.toMatchObject({ packs: [{ name: "bills" }] })
  } finally {
    await rm(folder, { recursive: true })
  }
})
