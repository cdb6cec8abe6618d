import { rm, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { ConfidenceFit, writeCurve, type Origin } from "./fit-confidence.ts"
import { generateDocument, recipesOf } from "./generate/generate-set.ts"
import { writeGeneratedPack } from "./generate/write-pack.ts"
import type { Evaluation } from "./evaluate-case.ts"
import { listPacks, readPack } from "@docsift/engine/internal/judge/manifest"
import type { Options } from "./options.ts"
import { runPack } from "./run-pack.ts"

/** Generated training sets: with separate seeds, so that the usual set stays unseen. */
const trainingSets = [
  { name: "generated", seed: "calibration-1", words: "usual", designsEach: 3 },
  { name: "generated, rarer labels", seed: "calibration-2", words: "other", designsEach: 2 },
] as const

/** Fits the confidence of cells to labelled packs and generated documents, writes the curve, and returns the cross-validated error as a table. */
export async function calibrate(
  options: Options,
  evaluation: Evaluation,
  onProgress: (text: string) => void,
): Promise<string> {
  const fit = new ConfidenceFit()
  const raw: Evaluation = {
    ...evaluation,
    extract: (document, configuration) =>
      extractDocument(document, configuration, { rawScores: true, embeddedInvoices: false }),
  }
  const addPack = async (origin: Origin, folder: string, pack: string, name: string): Promise<void> => {
    const read = await readPack(join(folder, pack))
    await runPack(raw, read, {
      cases: read.cases.filter(({ expected }) => expected !== undefined),
      onProgress: (done, all) => onProgress(`${name} ${done}/${all}`),
      onCase: async (report, view) => fit.add(origin, report.replace(pack, name), view),
    })
  }
  if (options.data !== undefined) {
    const packs = options.packs.length > 0 ? options.packs : await listPacks(options.data)
    for (const pack of packs) await addPack("labelled", options.data, pack, pack)
  }
  for (const { name, seed, words, designsEach } of trainingSets) {
    const folder = await mkdtemp(join(tmpdir(), "docsift-calibration-"))
    try {
      onProgress(`generating ${name}`)
      await writeGeneratedPack(folder, recipesOf(seed, designsEach, words).map(generateDocument))
      await addPack("generated", folder, "generated", name)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  onProgress("")
  const file = await writeCurve(fit.fit())
  return `${fit.crossValidated()}\n\nwrote ${file.pathname}`
}
