import { parseReport, type Report } from "@docsift/engine/judge"
import { CommandError } from "../command-error.ts"
import { readJson } from "../input/read-json.ts"

/** Reads an earlier result. @throws {CommandError} when the file cannot be read or is not a result. */
export async function readBaseline(path: string): Promise<Report> {
  const report = parseReport(await readJson(path))
  if (report) return report
  throw new CommandError(
    `${path}: is not a result of this version of docsift; docsift eval -o json --out ${path} writes one.`,
  )
}
