import type { Evidence, FieldExplanation } from "@docsift/engine"
import { partsOfPointer } from "@docsift/engine/json-pointer"
import type { EvaluatedCase } from "../evaluate-case.ts"
import type { ValueScore, Verdict } from "@docsift/engine/internal/judge/score"
import type { Place } from "@docsift/engine/internal/judge/ground-truth"

/** One scored value as shown on a page. */
export interface ShownValue extends ValueScore {
  /** Anchor in the page, which links a row to its boxes. */
  readonly key: string
  readonly evidence: Evidence | undefined
  /** Why a field has its value, where the extractor explains it. */
  readonly explanation: FieldExplanation | undefined
  /** True places of a missed value. */
  readonly missed: readonly Place[]
  /** The segments of the path: object, table, row, name. */
  readonly parts: readonly string[]
}

/** Symbol and word of a verdict, because colour alone is not accessible. */
export const verdicts: Readonly<Record<Verdict, { readonly sign: string; readonly word: string }>> = {
  right: { sign: "✓", word: "right" },
  empty: { sign: "✓", word: "rightly empty" },
  wrong: { sign: "✗", word: "wrong" },
  missing: { sign: "–", word: "missing" },
  invented: { sign: "+", word: "invented" },
}

/** Lists the scored values of a document with their evidence. */
export function shownValues({ result, extraction, places }: EvaluatedCase): ShownValue[] {
  return result.valueScores.map((valueScore, index) => ({
    ...valueScore,
    key: `v${index}`,
    evidence: valueScore.extractedPath === undefined ? undefined : extraction?.evidence[valueScore.extractedPath],
    explanation: extraction?.explanations?.[valueScore.extractedPath ?? valueScore.path],
    missed: valueScore.verdict === "right" || valueScore.isExtraRow ? [] : (places[valueScore.path] ?? []),
    parts: partsOfPointer(valueScore.path),
  }))
}
