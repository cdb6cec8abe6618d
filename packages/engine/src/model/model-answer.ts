import type { ValueType } from "../configuration.ts"
import type { EvidenceSource } from "../extraction.ts"
import { evidenceOfWords } from "../page/evidence.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { isEmptyMarker } from "../tables/cell-value.ts"
import type { Answer } from "./answers.ts"
import { type GroundingHint, groundValue } from "./ground.ts"
import { confidences } from "./grounding.ts"
import type { WordIndex } from "./word-index.ts"

/** Where a model's answers are looked up, and which slot they come from. */
export interface Reading {
  readonly index: WordIndex
  readonly source: Extract<EvidenceSource, "fast" | "accurate">
}

/** A value with the line it was found on; 0 when it was not. */
export interface PlacedAnswer extends Answer {
  readonly line: number
}

/** Reads and looks up what a model said; undefined when that is a way of saying nothing, such as a dash or `n/a`. */
export function answerOf(
  text: string,
  type: ValueType,
  hint: GroundingHint,
  { index, source }: Reading,
): PlacedAnswer | undefined {
  const { value, grounding, spot } = groundValue(text, type, hint, index)
  if (value === null && (type === "string" || isEmptyMarker(text))) return undefined
  if (spot === undefined) {
    // Without words there is no box to show: the page is where the model says that it read, or the first.
    const page = index.line(Math.max(1, hint.window.first))?.page ?? 1
    return { value, evidence: { page, text, confidence: confidences[grounding], source }, grounding, line: 0 }
  }
  const confidence = Math.min(confidences[grounding], recognitionOf(spot.words))
  const evidence = { ...evidenceOfWords(spot.words, spot.page, confidence), source }
  return { value, evidence, grounding, line: spot.line }
}

/** How sure the recogniser was of words, 0 to 1 by steps of 0.01: a value is no surer than the text it was read from. */
function recognitionOf(words: readonly LayoutWord[]): number {
  const sum = words.reduce((total, { source }) => total + source.confidence, 0)
  return Math.round((sum / words.length) * 100) / 100
}
