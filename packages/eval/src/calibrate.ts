import { extractBuiltin } from "@docsift/engine/internal/extract/extract-document"
import { judgeExtraction } from "@docsift/engine/internal/judge/judge-document"
import type { Features } from "@docsift/engine/internal/scoring/feature-input"
import { CellFit, type ScoredCell } from "./fit-confidence.ts"
import { type TableRequest, tableRequests } from "./fit/table-requests.ts"
import { type TrainingCase, trainingCases } from "./fit/training-cases.ts"
import type { Options } from "./options.ts"
import { writeCellModel } from "./write-cell-model.ts"

/**
 * Fits the confidence of cells to labelled packs and generated documents, writes the model, and returns the figures of
 * left-out designs as a table.
 */
export async function calibrate(options: Options, onProgress: (text: string) => void): Promise<string> {
  const cells: ScoredCell[] = []
  let index = 0
  for await (const training of trainingCases(options, onProgress)) {
    if (!training.each.configuration.objects.some(({ tables }) => tables)) continue
    for (const requested of tableRequests(training.each, index)) {
      // One by one: a table has thousands of cells.
      for (const cell of cellsOf(training, requested)) cells.push(cell)
    }
    index++
  }
  onProgress("fitting")
  const fit = new CellFit(cells)
  onProgress("")
  const file = await writeCellModel(fit.model)
  return `${fit.report()}\n\nwrote ${file.pathname}`
}

function cellsOf({ origin, pack, design, context }: TrainingCase, { each, request }: TableRequest): ScoredCell[] {
  const features = new Map<string, Features>()
  const extraction = extractBuiltin(context, each.configuration, {
    embeddedInvoices: false,
    onCell: (path, own) => features.set(path, own),
  })
  return judgeExtraction(each, extraction).valueScores.flatMap((valueScore): ScoredCell[] => {
    const { kind, got, verdict, extractedPath = "" } = valueScore
    const own = features.get(extractedPath)
    if (kind !== "cell" || got === null || !own) return []
    return [{ origin, request, pack, design, document: each.id, features: own, isRight: verdict === "right" }]
  })
}
