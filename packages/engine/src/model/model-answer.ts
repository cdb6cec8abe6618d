import type { ValueType } from "../configuration.ts"
import type { EvidenceSource } from "../extraction.ts"
import { evidenceOfWords } from "../page/evidence.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { isEmptyMarker } from "../tables/cells/cell-value.ts"
import type { Answer } from "./answers.ts"
import { type GroundingHint, groundValue } from "./ground.ts"
import { CONFIDENCES } from "./grounding.ts"
import type { WordIndex } from "./word-index.ts"

/** The document in which a model's answers are looked up, and the slot that they come from. */
export interface GroundingContext {
  readonly index: WordIndex
  readonly source: Extract<EvidenceSource, "fast" | "accurate">
}

/** An answer with the line it was found on; 0 when it was not found. */
export interface LocatedAnswer extends Answer {
  readonly line: number
}

/** Parses and looks up a model's text; returns undefined when it only marks an empty value, such as a dash or `n/a`. */
export function groundAnswer(
  text: string,
  type: ValueType,
  hint: GroundingHint,
  { index, source }: GroundingContext,
): LocatedAnswer | undefined {
  const { value, grounding, span } = groundValue(text, type, hint, index)
  if (value === null && (type === "string" || isEmptyMarker(text))) return undefined
  if (span === undefined) {
    // Without words there is no box: the page is that of the cited line, or the first.
    const page = index.line(Math.max(1, hint.window.first))?.page ?? 1
    return { value, evidence: { page, text, confidence: CONFIDENCES[grounding], source }, grounding, line: 0 }
  }
  const confidence = Math.min(CONFIDENCES[grounding], recognitionOf(span.words))
  const evidence = { ...evidenceOfWords(span.words, span.page, confidence), source }
  return { value, evidence, grounding, line: span.line }
}

/** Returns the OCR confidence of words, 0 to 1, rounded to 0.01: no value is more certain than its text. */
function recognitionOf(words: readonly LayoutWord[]): number {
  const sum = words.reduce((total, { source }) => total + source.confidence, 0)
  return Math.round((sum / words.length) * 100) / 100
}
