import type { ValueType } from "../configuration.ts"
import type { EvidenceSource } from "../extraction.ts"
import { evidenceOfWords } from "../extract/context.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import type { Answer } from "./answers.ts"
import { type Grounding, type GroundingHint, groundValue } from "./ground.ts"
import type { WordIndex } from "./word-index.ts"

/** Where a model's answers are looked up, and which slot they come from. */
export interface Reading {
  readonly index: WordIndex
  readonly locale: LocaleVote
  readonly source: Extract<EvidenceSource, "fast" | "accurate">
}

/** A value with the line it was found on; 0 when it was not. */
export interface PlacedAnswer extends Answer {
  readonly line: number
}

/** The chance that a value is right, by how surely it was found on the page. */
const confidences: Readonly<Record<Grounding, number>> = {
  exact: 0.95,
  normalized: 0.93,
  equal: 0.9,
  fuzzy: 0.7,
  none: 0.3,
}

/** Reads and looks up what a model said; undefined when the text does not read as the wanted type. */
export function answerOf(
  text: string,
  type: ValueType,
  hint: GroundingHint,
  { index, locale, source }: Reading,
): PlacedAnswer | undefined {
  const { value, grounding, spot } = groundValue(text, type, hint, index, locale)
  if (value === null) return undefined
  const confidence = confidences[grounding]
  if (spot === undefined) {
    // Without words there is no box to show: the page is where the model says that it read, or the first.
    const [line] = index.near(Math.max(1, hint.line), 0)
    return { value, evidence: { page: line?.page ?? 1, text, confidence, source }, isGrounded: false, line: 0 }
  }
  const evidence = { ...evidenceOfWords(spot.words, spot.page, confidence), source }
  return { value, evidence, isGrounded: true, line: spot.line }
}
