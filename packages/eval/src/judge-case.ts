import { basename, join } from "node:path"
import type { Configuration, Document, Engine, Extraction } from "@docsift/engine"
import { DocumentError } from "@docsift/engine"
import type { Judged } from "./calibration.ts"
import type { Counts } from "./counts.ts"
import type { DocumentReader } from "./document-reader.ts"
import type { Extractor } from "./extractors.ts"
import { scoreGrounding } from "./grounding.ts"
import type { Case, Pack } from "./manifest.ts"
import { addDecoys, judgeDecoys, type AskedDecoy, type readDecoys } from "./names/decoys.ts"
import { renameCase, type Names, type NameSet } from "./names/rename-case.ts"
import { scoreDocument, type Judgement } from "./score.ts"
import type { Places } from "./truth.ts"

/** How one document ended and how its answers compare with the truth. */
export interface CaseResult {
  readonly id: string
  readonly file: string
  readonly tags: readonly string[]
  readonly status: "Completed" | "Failed"
  /** Why it failed. */
  readonly reason?: string
  readonly pages: number
  /** Milliseconds, in this process. */
  readonly parseMs: number
  readonly extractMs: number
  /** Without truth there is nothing to count. */
  readonly counts?: Counts
  readonly valueF1?: number
  readonly judgements: readonly Judgement[]
  /** Confidence of the answered fields and cells. */
  readonly judgedFields: readonly Judged[]
  readonly judgedCells: readonly Judged[]
}

/** A document as it was read and answered, for those who want to look at it. */
export interface CaseView {
  readonly result: CaseResult
  readonly path: string
  readonly document: Document | undefined
  readonly extraction: Extraction | undefined
  /** What was asked, decoys left out. */
  readonly configuration: Configuration
  /** Where the values truly stand, as far as it is known. */
  readonly places: Places
}

/** Whose names a pack is asked by. */
export interface Variant {
  readonly nameSet: NameSet
  readonly names: Names
}

/** What reads, what extracts and how it is asked. */
export interface Judging {
  readonly read: DocumentReader
  readonly extract: Extractor
  /** Runs the documents without truth, which may be broken or hostile, in threads with a deadline. */
  readonly engine: Engine
  readonly variants: readonly Variant[]
  /** Empty unless fields that no document holds are asked for too. */
  readonly decoys: Awaited<ReturnType<typeof readDecoys>>
}

/** Reads one document once and judges what comes back for every way of asking; never throws for a document's sake. */
export async function judgeCase(judging: Judging, { folder }: Pack, given: Case): Promise<CaseView[]> {
  const path = join(folder, given.file)
  if (!given.expected) return [await runToEnd(judging.engine, path, given)]
  const started = performance.now()
  let document: Document | undefined
  let reason: string | undefined
  try {
    document = await judging.read(path)
  } catch (error) {
    reason = reasonOf(error)
  }
  const parseMs = performance.now() - started
  const views: CaseView[] = []
  for (const variant of judging.variants) {
    const asked = variant.nameSet === "given" ? given : renameCase(given, variant.names)
    if (!document) {
      views.push({
        result: failure(asked, reason ?? "internal", parseMs),
        path,
        document,
        extraction: undefined,
        places: asked.places,
        configuration: asked.configuration,
      })
      continue
    }
    views.push({
      ...(await judgeAnswers(judging, asked, variant, document, parseMs)),
      path,
      document,
      places: asked.places,
      configuration: asked.configuration,
    })
  }
  return views
}

/** Long for a document and short for a hang. */
const endTimeoutMs = 60_000

/** Without truth only the end counts: read, or refused with a reason. */
async function runToEnd(engine: Engine, path: string, given: Case): Promise<CaseView> {
  const started = performance.now()
  const common = { ...nameOf(given), parseMs: 0, judgements: [], judgedFields: [], judgedCells: [] }
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

async function judgeAnswers(
  { extract, decoys }: Judging,
  given: Case,
  { nameSet }: Variant,
  document: Document,
  parseMs: number,
): Promise<{ result: CaseResult; extraction: Extraction | undefined }> {
  const { configuration, asked } = addDecoys(given.configuration, document, decoys, nameSet)
  const started = performance.now()
  let extraction: Extraction
  try {
    extraction = await extract(document, configuration, given)
  } catch (error) {
    return { result: failure(given, reasonOf(error), parseMs), extraction: undefined }
  }
  const extractMs = performance.now() - started
  const common = { ...nameOf(given), status: "Completed" as const, pages: document.pages.length, parseMs, extractMs }
  const { counts, valueF1, judgements } = scoreDocument(
    given.configuration,
    given.expected ?? {},
    extraction.data,
    given.accept,
  )
  scoreGrounding(document, extraction, judgements, given.places, counts)
  const all = [...judgements, ...countDecoys(asked, extraction, counts)]
  return {
    result: {
      ...common,
      counts,
      valueF1,
      judgements: all,
      judgedFields: judgedOf(all, extraction, "field"),
      judgedCells: judgedOf(all, extraction, "cell"),
    },
    extraction,
  }
}

const nameOf = ({ id, file, tags }: Case): Pick<CaseResult, "id" | "file" | "tags"> => ({ id, file, tags })

/** A failed document counts as one without answers, and even its empty fields are not right. */
function failure(given: Case, reason: string, parseMs: number): CaseResult {
  const common = { ...nameOf(given), status: "Failed" as const, reason, pages: 0, parseMs, extractMs: 0 }
  const nothing = { judgements: [], judgedFields: [], judgedCells: [] }
  const { counts, judgements } = scoreDocument(given.configuration, given.expected ?? {}, {}, given.accept)
  counts.absentRight = 0
  counts.unitsRight = 0
  return {
    ...common,
    ...nothing,
    counts,
    valueF1: 0,
    judgements: judgements.filter(({ verdict }) => verdict !== "empty"),
  }
}

/** The reason of a refused document, or what went wrong in the engine. */
function reasonOf(error: unknown): string {
  if (error instanceof DocumentError) return `${error.reason}: ${error.message}`
  return `internal: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function countDecoys(asked: readonly AskedDecoy[], { data }: Extraction, counts: Counts): Judgement[] {
  const judgements = judgeDecoys(asked, data)
  counts.decoys += judgements.length
  counts.decoysRight += judgements.filter(({ verdict }) => verdict === "empty").length
  return judgements
}

function judgedOf(judgements: readonly Judgement[], { evidence }: Extraction, kind: Judgement["kind"]): Judged[] {
  return judgements.flatMap((judgement) => {
    const confidence = judgement.answerPath === undefined ? undefined : evidence[judgement.answerPath]?.confidence
    if (judgement.kind !== kind || confidence === undefined || judgement.got === null) return []
    return [{ confidence, isRight: judgement.verdict === "right" }]
  })
}
