import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Document } from "@docsift/engine"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { suggestWorkflow } from "@docsift/engine/internal/suggest/suggest-workflow"
import { chooseCases } from "../choose-cases.ts"
import { percent, tableOf } from "../console-report.ts"
import { createReader } from "../document-reader.ts"
import { generateSet } from "../generate/write-pack.ts"
import { type Case, listPacks, type Pack, readPack } from "@docsift/engine/internal/judge/manifest"
import type { Options } from "../options.ts"
import { type Ratio, scoreSuggestion, type SuggestionScore } from "./score-suggestion.ts"

interface Suggested {
  readonly file: string
  readonly score: SuggestionScore
  /** Milliseconds of processor time for each page. */
  readonly pageMs: number
}

/** Suggests a workflow from every document alone, and reports how much of what is printed it has. */
export async function measureSuggestions(options: Options, onProgress: (text: string) => void): Promise<string> {
  const { data } = options
  if (data !== undefined) return report(data, options, onProgress)
  const folder = await mkdtemp(join(tmpdir(), "docsift-suggest-"))
  try {
    onProgress("generating documents")
    await generateSet(folder, { ...options, vocabulary: options.words })
    return await report(folder, options, onProgress)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function report(folder: string, options: Options, onProgress: (text: string) => void): Promise<string> {
  const parts: string[] = []
  const rows: Record<string, string | number>[] = []
  for (const name of options.packs.length > 0 ? options.packs : await listPacks(folder)) {
    const suggested = await suggestPack(await readPack(join(folder, name)), options, onProgress)
    const misses = suggested.flatMap(({ file, score }) => score.misses.map((miss) => `${name} ${file} ${miss}`))
    if (options.showMisses > 0) parts.push(misses.slice(0, options.showMisses).join("\n"))
    rows.push(figures(name, suggested))
  }
  onProgress("")
  return [
    ...parts,
    tableOf(rows),
    "In %. labels: printed labels that were suggested; prec: suggested fields that are printed labels, parties or requested; fields: requested fields that were suggested; back: fields and columns that read their example back; ms: processor time per page, median / 95th percentile",
  ].join("\n\n")
}

async function suggestPack(
  { name, folder, cases }: Pack,
  options: Options,
  onProgress: (text: string) => void,
): Promise<Suggested[]> {
  const read = createReader(options)
  // A limit is one of files, of which each may have several cases.
  const chosen = chooseCases(
    cases.filter(({ expected }) => expected),
    { ...options, limit: 0 },
  )
  const files = [...Map.groupBy(chosen, ({ file }) => file)]
  const wanted =
    options.limit === 0 ? files : files.filter((_, index) => index % Math.ceil(files.length / options.limit) === 0)
  const suggested: Suggested[] = []
  for (const [index, [file, own]] of wanted.entries()) {
    onProgress(`${name} ${index}/${wanted.length}`)
    // A document that cannot be read has no suggestion either; the evaluation of extraction reports it.
    const document = await read(join(folder, file)).catch(() => undefined)
    if (!document) continue
    // The first document of a process compiles code.
    if (index === 0) suggestWorkflow([{ document }])
    suggested.push(suggestOne(document, file, own))
  }
  return suggested
}

function suggestOne(document: Document, file: string, cases: readonly Case[]): Suggested {
  // Processor time: other programs of the machine do not count.
  const started = process.cpuUsage()
  const suggestion = suggestWorkflow([{ document }])
  const { user, system } = process.cpuUsage(started)
  const pageMs = (user + system) / 1000 / Math.max(1, document.pages.length)
  const extraction = extractDocument(document, suggestion.workflow.configuration)
  return { file, pageMs, score: scoreSuggestion(suggestion, extraction, cases) }
}

function figures(name: string, suggested: readonly Suggested[]): Record<string, string | number> {
  const share = (of: (score: SuggestionScore) => Ratio): string => {
    const ratios = suggested.map(({ score }) => of(score))
    const whole = ratios.reduce((sum, ratio) => sum + ratio.whole, 0)
    const part = ratios.reduce((sum, ratio) => sum + ratio.part, 0)
    return percent(whole === 0 ? null : part / whole)
  }
  const times = suggested.map(({ pageMs }) => pageMs).toSorted((a, b) => a - b)
  const at = (part: number): string =>
    (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(0)
  return {
    pack: name,
    docs: suggested.length,
    labels: share(({ labels }) => labels),
    prec: share(({ precision }) => precision),
    fields: share(({ fields }) => fields),
    tables: share(({ tables }) => tables),
    columns: share(({ columns }) => columns),
    "column prec": share(({ columnPrecision }) => columnPrecision),
    back: share(({ roundTrip }) => roundTrip),
    ms: `${at(0.5)} / ${at(0.95)}`,
  }
}
