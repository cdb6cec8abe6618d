import type { Document } from "../document.ts"
import type { Extraction } from "../extraction.ts"
import type { ScoredConfidence } from "./calibration.ts"
import type { Counts } from "./counts.ts"
import { scoreGrounding } from "./grounding.ts"
import type { Case } from "./manifest.ts"
import { scoreDocument, type ValueScore } from "./score.ts"

/** The outcome of one document and the comparison of its values with the ground truth. */
export interface JudgedDocument {
  readonly id: string
  readonly file: string
  readonly tags: readonly string[]
  readonly status: "Completed" | "Failed"
  /** Reason of the failure. */
  readonly reason?: string
  readonly pages: number
  /** Undefined without ground truth. */
  readonly counts?: Counts
  readonly valueF1?: number
  readonly valueScores: readonly ValueScore[]
  /** Confidence of the extracted fields and cells. */
  readonly fieldConfidences: readonly ScoredConfidence[]
  readonly cellConfidences: readonly ScoredConfidence[]
}

const nothing = { valueScores: [], fieldConfidences: [], cellConfidences: [] } as const

/**
 * Compares the extraction of a case with its ground truth; without one, only the completion is recorded.
 *
 * @param document - without it, evidence is judged only where the true place of the value is known.
 */
export function judgeExtraction(given: Case, extraction: Extraction, document?: Document): JudgedDocument {
  const { configuration, expected, accept, places } = given
  const common = { ...nameOf(given), status: "Completed", pages: extraction.pages.length } as const
  if (!expected) return { ...common, ...nothing }
  const { counts, valueF1, valueScores } = scoreDocument(configuration, expected, extraction.data, accept)
  scoreGrounding(document, extraction, valueScores, places, counts)
  return { ...common, counts, valueF1, valueScores, ...confidencesOf(valueScores, extraction) }
}

/** Records a failed case: it counts as one without values, whose absent fields are not right either. */
export function judgeFailure(given: Case, reason: string): JudgedDocument {
  const { configuration, expected, accept } = given
  const common = { ...nameOf(given), ...nothing, status: "Failed", reason, pages: 0 } as const
  if (!expected) return common
  const { counts, valueScores } = scoreDocument(configuration, expected, {}, accept)
  counts.absentRight = 0
  counts.unitsRight = 0
  return { ...common, counts, valueF1: 0, valueScores: valueScores.filter(({ verdict }) => verdict !== "empty") }
}

/** Returns the confidence of the extracted values, each with whether it was right. */
export function confidencesOf(
  valueScores: readonly ValueScore[],
  { evidence }: Extraction,
): Pick<JudgedDocument, "fieldConfidences" | "cellConfidences"> {
  const ofKind = (kind: ValueScore["kind"]): ScoredConfidence[] =>
    valueScores.flatMap((valueScore) => {
      const { extractedPath, got, verdict } = valueScore
      const confidence = extractedPath === undefined ? undefined : evidence[extractedPath]?.confidence
      if (valueScore.kind !== kind || confidence === undefined || got === null) return []
      return [{ confidence, isRight: verdict === "right" }]
    })
  return { fieldConfidences: ofKind("field"), cellConfidences: ofKind("cell") }
}

const nameOf = ({ id, file, tags }: Case): Pick<JudgedDocument, "id" | "file" | "tags"> => ({ id, file, tags })
