import { readFile } from "node:fs/promises"
import { parseReport } from "@docsift/engine/internal/judge/parse-report"
import type { Report } from "@docsift/engine/internal/judge/report"

/**
 * Reads a report that `--out` wrote.
 *
 * @throws {Error} when the file does not exist or is no report.
 */
export async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`--baseline: the file ${file} does not exist. Create one with --out.`, { cause })
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error(`--baseline: ${file} is not valid JSON. Recreate it with --out.`, { cause })
  }
  const report = parseReport(json)
  if (!report) throw new Error(`--baseline: ${file} is not a report of this version. Recreate it with --out.`)
  return report
}
