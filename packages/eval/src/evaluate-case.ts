import { basename, join } from "node:path"
import type { Configuration, Document, Engine, Extraction } from "@docsift/engine"
import { DocumentError } from "@docsift/engine"
import type { ScoredConfidence } from "./calibration.ts"
import type { Counts } from "./counts.ts"
import type { DocumentReader } from "./document-reader.ts"
import type { Extractor } from "./extractor.ts"
import { scoreGrounding } from "./grounding.ts"
import type { Case, Pack } from "./manifest.ts"
import { addDecoys, scoreDecoys, type RequestedDecoy, type readDecoys } from "./names/decoys.ts"
import { renameFields, type Names, type NameSet } from "./names/rename-fields.ts"
import { scoreDocument, type ValueScore } from "./score.ts"
import type { Places } from "./ground-truth.ts"

/** The outcome of one document and the comparison of its values with the ground truth. */
export interface CaseResult {
  readonly id: string
  readonly file: string
  readonly tags: readonly string[]
  readonly status: "Completed" | "Failed"
  /** Reason of the failure. */
  readonly reason?: string
  readonly pages: number
  /** Milliseconds, in this process. */
  readonly parseMs: number
  readonly extractMs: number
  /** Undefined without ground truth. */
  readonly counts?: Counts
  readonly valueF1?: number
  readonly valueScores: readonly ValueScore[]
  /** Confidence of the extracted fields and cells. */
  readonly fieldConfidences: readonly ScoredConfidence[]
  readonly cellConfidences: readonly ScoredConfidence[]
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
  const common = { ...nameOf(given), parseMs: 0, valueScores: [], fieldConfidences: [], cellConfidences: [] }
  try {
    const { configuration } = given
    const extraction = await engine.extract({ path, fileName: basename(path), configuration, timeoutMs: endTimeoutMs })
    const extractMs = performance.now() - started
    const pages = extraction.pages.length
    return {
      result: { ...common, status: "Completed", pages, extractMs },
      path,
      document: undefined,
      extraction,
      places: {},
      configuration,
    }
  } catch (error) {
    const result = { ...common, status: "Failed" as const, reason: reasonOf(error), pages: 0, extractMs: 0 }
    return { result, path, document: undefined, extraction: undefined, places: {}, configuration: given.configuration }
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
  const common = { ...nameOf(given), status: "Completed" as const, pages: document.pages.length, parseMs, extractMs }
  const { counts, valueF1, valueScores } = scoreDocument(
    given.configuration,
    given.expected ?? {},
    extraction.data,
    given.accept,
  )
  scoreGrounding(document, extraction, valueScores, given.places, counts)
  const all = [...valueScores, ...countDecoys(requested, extraction, counts)]
  return {
    result: {
      ...common,
      counts,
      valueF1,
      valueScores: all,
      fieldConfidences: confidencesOf(all, extraction, "field"),
      cellConfidences: confidencesOf(all, extraction, "cell"),
    },
    extraction,
  }
}

const nameOf = ({ id, file, tags }: Case): Pick<CaseResult, "id" | "file" | "tags"> => ({ id, file, tags })

/** Scores a failed document as one without values, whose absent fields are not right either. */
function failure(given: Case, reason: string, parseMs: number): CaseResult {
  const common = { ...nameOf(given), status: "Failed" as const, reason, pages: 0, parseMs, extractMs: 0 }
  const nothing = { valueScores: [], fieldConfidences: [], cellConfidences: [] }
  const { counts, valueScores } = scoreDocument(given.configuration, given.expected ?? {}, {}, given.accept)
  counts.absentRight = 0
  counts.unitsRight = 0
  return {
    ...common,
    ...nothing,
    counts,
    valueF1: 0,
    valueScores: valueScores.filter(({ verdict }) => verdict !== "empty"),
  }
}

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

function confidencesOf(
  valueScores: readonly ValueScore[],
  { evidence }: Extraction,
  kind: ValueScore["kind"],
): ScoredConfidence[] {
  return valueScores.flatMap((valueScore) => {
    const confidence =
      valueScore.extractedPath === undefined ? undefined : evidence[valueScore.extractedPath]?.confidence
    if (valueScore.kind !== kind || confidence === undefined || valueScore.got === null) return []
    return [{ confidence, isRight: valueScore.verdict === "right" }]
  })
}
