import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readReport } from "./read-report.ts"
import { reportOf } from "./timed-report.ts"

test("rejects a file that is no report, with its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-baseline-"))
  const file = join(folder, "report.json")
  try {
    await expect(readReport(file)).rejects.toThrow(/^--baseline: the file .*report\.json does not exist/u)
    await writeFile(file, "{")
    await expect(readReport(file)).rejects.toThrow(/is not valid JSON/u)
    await writeFile(file, '{"version": 0}')
    await expect(readReport(file)).rejects.toThrow(/is not a report of this version/u)
    await writeFile(file, JSON.stringify(reportOf([])))
    await expect(readReport(file)).resolves.toEqual({ version: 2, packs: [] })
  } finally {
    await rm(folder, { recursive: true })
  }
})
