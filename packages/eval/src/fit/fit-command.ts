import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createReader } from "../document-reader.ts"
import { generateDocument, recipesOf } from "../generate/generate-set.ts"
import { generateVariedSet } from "../generate/varied/varied-set.ts"
import { writeGeneratedPack } from "../generate/write-pack.ts"
import { listPacks, readPack } from "../manifest.ts"
import type { Options } from "../options.ts"
import { ablationReport } from "./ablation.ts"
import { collectPack } from "./collect-samples.ts"
import { fitReport } from "./fit-report.ts"
import { fitWeights } from "./fit-weights.ts"
import { fitLeftOut, judgeByGenerated } from "./left-out.ts"
import { type DocumentSample, FeatureNames } from "./samples.ts"
import { writeModel } from "./write-model.ts"

/** Packs that the model never sees: they judge it. */
const WITHHELD: ReadonlySet<string> = new Set(["forms"])

/** Generated training sets: with separate seeds, so that the usual set stays unseen. */
const trainingSets = [
  { name: "generated", documents: () => recipesOf("calibration-1", 3).map(generateDocument) },
  { name: "generated, rarer labels", documents: () => recipesOf("calibration-2", 2, "other").map(generateDocument) },
  { name: "generated, random designs", documents: () => generateVariedSet({ seed: "calibration-3", size: 300 }) },
] as const

/** Fits the scoring model to labelled packs and generated documents, writes it, and returns the figures of left-out designs. */
export async function fit(options: Options, onProgress: (text: string) => void): Promise<string> {
  const names = new FeatureNames()
  const documents = await collect(options, names, onProgress)
  onProgress("fitting")
  const report = await reportOf(options, documents, names.list)
  onProgress("")
  return report
}

export async function reportOf(
  { fit: isWritten, only, ablation }: Options,
  documents: readonly DocumentSample[],
  names: readonly string[],
): Promise<string> {
  if (ablation) return ablationReport(documents, names)
  if (only === "generated") return fitReport(judgeByGenerated(documents, names))
  const leftOut = fitLeftOut(documents, names)
  const report = fitReport(leftOut.judged)
  if (!isWritten) return report
  const file = await writeModel({ weights: fitWeights(documents, names), ...leftOut.rest })
  return `${report}\n\nwrote ${file.pathname}`
}

/** Collects the samples of the packs of the data folder, and of generated documents. */
export async function collect(
  options: Options,
  names: FeatureNames,
  onProgress: (text: string) => void,
): Promise<DocumentSample[]> {
  const read = createReader({ ...options, recognition: "perfect" })
  const documents: DocumentSample[] = []
  const { data } = options
  if (data !== undefined) {
    const packs = options.packs.length > 0 ? options.packs : await listPacks(data)
    for (const name of packs.filter((pack) => !WITHHELD.has(pack))) {
      const pack = await readPack(data, name)
      documents.push(...(await collectPack(read, pack, { origin: "labelled", name, names }, onProgress)))
    }
  }
  for (const { name, documents: draw } of trainingSets) {
    const folder = await mkdtemp(join(tmpdir(), "docsift-fit-"))
    try {
      onProgress(`generating ${name}`)
      await writeGeneratedPack(folder, draw())
      const pack = await readPack(folder, "generated")
      documents.push(...(await collectPack(read, pack, { origin: "generated", name, names }, onProgress)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return documents
}
