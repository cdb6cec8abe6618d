import type { Options } from "../options.ts"
import { ablationReport } from "./ablation.ts"
import { documentSample } from "./collect-samples.ts"
import { fitReport } from "./fit-report.ts"
import { fitWeights } from "./fit-weights.ts"
import { fitLeftOut, judgeByGenerated } from "./left-out.ts"
import { type DocumentSample, FeatureNames } from "./samples.ts"
import { trainingCases } from "./training-cases.ts"
import { writeModel } from "./write-model.ts"

/** Fits the scoring model to labelled packs and generated documents, writes it, and returns the figures of left-out designs. */
export async function fit(options: Options, onProgress: (text: string) => void): Promise<string> {
  const names = new FeatureNames()
  const documents: DocumentSample[] = []
  for await (const each of trainingCases(options, onProgress)) documents.push(documentSample(each, names))
  onProgress("fitting")
  const report = await reportOf(options, documents, names.list)
  onProgress("")
  return report
}

async function reportOf(
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
