import { readFile } from "node:fs/promises"
import type { Miss, Report, ReportedDocument, ReportedPack } from "./json-report.ts"

/** The differences from an earlier report. */
export interface Comparison {
  /** One line per value that changed, and one per pack. */
  readonly lines: readonly string[]
  /** Packs whose F1 fell by more than the tolerance. */
  readonly fallen: readonly string[]
}

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
  const isReport =
    typeof json === "object" && json !== null && "version" in json && json.version === 1 && "packs" in json
  if (!isReport) throw new Error(`--baseline: ${file} is not a report of this version. Recreate it with --out.`)
  return json as Report // written by --out of the same version
}

/**
 * Compares two runs value by value.
 *
 * @param tolerance - maximum allowed drop in the F1 of a pack, in percentage points.
 */
export function compareReports(before: Report, after: Report, tolerance: number): Comparison {
  const lines: string[] = []
  const fallen: string[] = []
  for (const pack of after.packs) {
    const earlier = before.packs.find(({ name }) => name === pack.name)
    if (!earlier) {
      lines.push(`${pack.name}: is not in the baseline`)
      continue
    }
    lines.push(...changesOf(earlier, pack))
    const change = 100 * ((pack.summary.documentF1 ?? 0) - (earlier.summary.documentF1 ?? 0))
    // The margin absorbs binary rounding.
    const hasFallen = change < -tolerance - 1e-9
    if (hasFallen) fallen.push(pack.name)
    lines.push(
      `${pack.name}: F1 ${percent(earlier)} → ${percent(pack)} (${change >= 0 ? "+" : ""}${change.toFixed(2)})${
        hasFallen ? `, fell by more than ${tolerance}` : ""
      }`,
    )
  }
  const missing = before.packs.filter(({ name }) => !after.packs.some((pack) => pack.name === name))
  return { lines: [...lines, ...missing.map(({ name }) => `${name}: is in the baseline only`)], fallen }
}

const percent = ({ summary }: ReportedPack): string => (100 * (summary.documentF1 ?? 0)).toFixed(2)

function changesOf(before: ReportedPack, after: ReportedPack): string[] {
  const earlier = new Map(before.documents.map((document) => [document.id, document]))
  return after.documents.flatMap((document) => {
    const old = earlier.get(document.id)
    return old ? changesOfDocument(`${after.name} ${document.id}`, old, document) : []
  })
}

function changesOfDocument(name: string, before: ReportedDocument, after: ReportedDocument): string[] {
  if (before.status !== after.status)
    return [`${name} ${after.status === "Failed" ? "worse" : "better"}: ${after.status}`]
  const old = byKey(before.misses)
  const now = byKey(after.misses)
  const worse = [...now].filter(([key]) => !old.has(key)).map(([, miss]) => `${name} worse  ${describeMiss(miss)}`)
  const better = [...old].filter(([key]) => !now.has(key)).map(([, miss]) => `${name} better ${describeMiss(miss)}`)
  const other = [...now].flatMap(([key, miss]) => {
    const earlier = old.get(key)
    const isOther = earlier !== undefined && JSON.stringify(earlier.got) !== JSON.stringify(miss.got)
    return isOther ? [`${name} other  ${describeMiss(miss)}, got ${JSON.stringify(earlier.got)} before`] : []
  })
  return [...worse, ...better, ...other]
}

/** Extra rows are keyed apart: their paths index the extracted rows and must not match a true value. */
const byKey = (misses: readonly Miss[]): Map<string, Miss> =>
  new Map(misses.map((miss) => [`${miss.isExtraRow ? "extra " : ""}${miss.path}`, miss]))

const describeMiss = ({ path, verdict, want, got }: Miss): string =>
  `${path} ${verdict}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`
