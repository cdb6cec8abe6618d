/** Evaluates extraction on documents with known values: `npm run eval -- --help`. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEngine } from "@docsift/engine/internal/thread/create-engine"
import type { Engine } from "@docsift/engine"
import { fit } from "./fit/fit-command.ts"
import { compareReports } from "@docsift/engine/internal/judge/compare-reports"
import { readReport } from "./read-report.ts"
import { calibrate } from "./calibrate.ts"
import { chooseCases } from "./choose-cases.ts"
import { consoleReport } from "./console-report.ts"
import { createReader } from "./document-reader.ts"
import type { Extractor } from "./extractor.ts"
import { openExtractor } from "./extractors.ts"
import { generateSet } from "./generate/write-pack.ts"
import { explainCase } from "./explain-report.ts"
import { HtmlReport } from "./html/html-report.ts"
import { reportOf } from "./timed-report.ts"
import type { EvaluatedCase, Evaluation } from "./evaluate-case.ts"
import { listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import { readDecoys } from "./names/decoys.ts"
import { readNames } from "./names/rename-fields.ts"
import { help, readOptions, type Options } from "./options.ts"
import { measureSuggestions } from "./suggest/suggest-command.ts"
import { measureVariants } from "./variants/measure-variants.ts"
import { runPack, type PackReport } from "./run-pack.ts"

async function evaluationOf(options: Options, engine: Engine, extract: Extractor): Promise<Evaluation> {
  return {
    read: createReader(options),
    extract,
    engine,
    variants: await Promise.all(options.names.map(async (nameSet) => ({ nameSet, names: await readNames(nameSet) }))),
    decoys: options.decoys ? await readDecoys() : [],
  }
}

async function evaluate(options: Options, evaluation: Evaluation, dataFolder: string): Promise<PackReport[]> {
  const html = options.html === undefined ? undefined : await HtmlReport.start(options.html)
  const reports: PackReport[] = []
  for (const name of options.packs.length > 0 ? options.packs : await listPacks(dataFolder)) {
    const pack = await readPack(join(dataFolder, name))
    const run = {
      cases: chooseCases(pack.cases, options),
      onProgress: (done: number, all: number) => progress(`${name} ${done}/${all}`),
      onCase: async (report: string, view: EvaluatedCase) => {
        if (options.explain) console.log(`${explainCase(report, view)}\n`)
        await html?.add(report, view)
      },
    }
    reports.push(...(await runPack(evaluation, pack, run)))
    progress("")
  }
  await html?.end(reports)
  return reports
}

/** Overwrites one line on the terminal; prints nothing if the output is redirected. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`)
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.help) return console.log(help)
  if (options.fit || options.ablation || options.folds !== "") return console.log(await fit(options, progress))
  if (options.headings !== "" || options.layout.length > 0 || options.page.length > 0)
    return console.log(await measureVariants(options, progress))
  if (options.suggest) return console.log(await measureSuggestions(options, progress))
  const baseline = options.baseline === undefined ? undefined : await readReport(options.baseline)
  const engine = createEngine()
  const extractor = await openExtractor(options.engine, process.env, {
    explain: options.explain || options.html !== undefined,
  })
  const evaluation = await evaluationOf(options, engine, extractor.extract)
  const isGenerated = !options.calibrate && options.data === undefined
  const generated = isGenerated ? await mkdtemp(join(tmpdir(), "docsift-eval-")) : undefined
  try {
    if (options.calibrate) return console.log(await calibrate(options, progress))
    if (generated !== undefined) {
      progress("generating documents")
      await generateSet(generated, { ...options, vocabulary: options.words })
    }
    const packs = await evaluate(options, evaluation, options.data ?? generated ?? "")
    console.log(consoleReport(packs, options))
    const report = reportOf(packs)
    if (options.out !== undefined) await writeFile(options.out, `${JSON.stringify(report, null, 1)}\n`)
    if (options.html !== undefined) console.log(`\nHTML report: ${join(options.html, "index.html")}`)
    if (!baseline) return
    const { lines, fallen } = compareReports(baseline, report, options)
    console.log(`\n${lines.join("\n")}`)
    if (fallen.length > 0) process.exitCode = 1
  } finally {
    await extractor.close()
    await engine.close()
    if (generated !== undefined) await rm(generated, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (error) {
  progress("")
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
