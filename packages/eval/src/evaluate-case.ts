import { basename, join } from "node:path"
import type { Configuration, Document, Engine, Extraction } from "@docsift/engine"
import { DocumentError } from "@docsift/engine"
import type { Counts } from "@docsift/engine/internal/judge/counts"
import type { DocumentReader } from "./document-reader.ts"
import type { Extractor } from "./extractor.ts"
import {
  confidencesOf,
  judgeExtraction,
  type JudgedDocument,
  judgeFailure,
} from "@docsift/engine/internal/judge/judge-document"
import type { Case, Pack } from "@docsift/engine/internal/judge/manifest"
import { addDecoys, scoreDecoys, type RequestedDecoy, type readDecoys } from "./names/decoys.ts"
import { renameFields, type Names, type NameSet } from "./names/rename-fields.ts"
import type { ValueScore } from "@docsift/engine/internal/judge/score"
import type { Places } from "@docsift/engine/internal/judge/ground-truth"

/** A judged document and the time that it took. */
export interface CaseResult extends JudgedDocument {
  /** Milliseconds, in this process. */
  readonly parseMs: number
  readonly extractMs: number
}

/** A case with its parsed document and extraction, for reports. */
export interface EvaluatedCase {
  readonly result: CaseResult
  readonly path: string
  readonly document: Document | undefined
  readonly extraction: Extraction | undefined
  /** The requested configuration, without decoys. */
  readonly configuration: Configuration
  /** True places of the values, where known. */
  readonly places: Places
}

/** The field names that a pack is evaluated with. */
export interface Variant {
  readonly nameSet: NameSet
  readonly names: Names
}

/** The reader, the extractor and the variants of an evaluation. */
export interface Evaluation {
  readonly read: DocumentReader
  readonly extract: Extractor
  /** Runs documents without ground truth, which may be damaged or hostile, in threads with a deadline. */
  readonly engine: Engine
  readonly variants: readonly Variant[]
  /** Empty unless fields that no document has are requested, too. */
  readonly decoys: Awaited<ReturnType<typeof readDecoys>>
}

/** Parses one document once and evaluates it in every variant. Never throws because of a document. */
export async function evaluateCase(evaluation: Evaluation, { folder }: Pack, given: Case): Promise<EvaluatedCase[]> {
  const path = join(folder, given.file)
  if (!given.expected) return [await runToEnd(evaluation.engine, path, given)]
  const started = performance.now()
  let document: Document | undefined
  let reason: string | undefined
  try {
    document = await evaluation.read(path)
  } catch (error) {
    reason = reasonOf(error)
  }
  const parseMs = performance.now() - started
  const evaluated: EvaluatedCase[] = []
  for (const variant of evaluation.variants) {
    const requested = variant.nameSet === "given" ? given : renameFields(given, variant.names)
    if (!document) {
      evaluated.push({
        result: failure(requested, reason ?? "internal", parseMs),
        path,
        document,
        extraction: undefined,
        places: requested.places,
        configuration: requested.configuration,
      })
      continue
    }
    evaluated.push({
      ...(await scoreExtraction(evaluation, requested, variant, document, parseMs)),
      path,
      document,
      places: requested.places,
      configuration: requested.configuration,
    })
  }
  return evaluated
}

/** Long for a document, but short for a hang. */
const endTimeoutMs = 60_000

/** Runs a document without ground truth, where only the outcome counts: completed, or rejected with a reason. */
async function runToEnd(engine: Engine, path: string, given: Case): Promise<EvaluatedCase> {
  const started = performance.now()
  const { configuration, places } = given
  const common = { path, document: undefined, configuration, places }
  try {
    const extraction = await engine.extract({ path, fileName: basename(path), configuration, timeoutMs: endTimeoutMs })
    const extractMs = performance.now() - started
    return { ...common, result: { ...judgeExtraction(given, extraction), parseMs: 0, extractMs }, extraction }
  } catch (error) {
    return { ...common, result: failure(given, reasonOf(error), 0), extraction: undefined }
  }
}

async function scoreExtraction(
  { extract, decoys }: Evaluation,
  given: Case,
  { nameSet }: Variant,
  document: Document,
  parseMs: number,
): Promise<{ result: CaseResult; extraction: Extraction | undefined }> {
  const { configuration, requested } = addDecoys(given.configuration, document, decoys, nameSet)
  const started = performance.now()
  let extraction: Extraction
  try {
    extraction = await extract(document, configuration, given)
  } catch (error) {
    return { result: failure(given, reasonOf(error), parseMs), extraction: undefined }
  }
  const extractMs = performance.now() - started
  const judged = judgeExtraction(given, extraction, document)
  const { counts } = judged
  const valueScores = [...judged.valueScores, ...(counts ? countDecoys(requested, extraction, counts) : [])]
  const confidences = confidencesOf(valueScores, extraction)
  return { result: { ...judged, valueScores, ...confidences, parseMs, extractMs }, extraction }
}

const failure = (given: Case, reason: string, parseMs: number): CaseResult => ({
  ...judgeFailure(given, reason),
  parseMs,
  extractMs: 0,
})

/** Returns the reason of a rejected document, or the engine's error. */
function reasonOf(error: unknown): string {
  if (error instanceof DocumentError) return `${error.reason}: ${error.message}`
  return `internal: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function countDecoys(requested: readonly RequestedDecoy[], { data }: Extraction, counts: Counts): ValueScore[] {
  const valueScores = scoreDecoys(requested, data)
  counts.decoys += valueScores.length
  counts.decoysRight += valueScores.filter(({ verdict }) => verdict === "empty").length
  return valueScores
}
