import type { Evidence, EvidenceSource, Value } from "../extraction.ts"
import { evidenceOfWords } from "../extract/context.ts"
import type { GroundedValue, Grounding } from "./ground.ts"

/** A value with where it stands; `isSettled` is false when another model should look again. */
export interface ModelAnswer {
  readonly value: Value
  readonly evidence: Evidence
  readonly isSettled: boolean
}

/** The chance that a value is right, by how surely it was found on the page. */
const confidences: Readonly<Record<Grounding, number>> = { exact: 0.95, normalized: 0.92, fuzzy: 0.75, none: 0.3 }

/** Turns a grounded value into an answer; undefined when its text does not read as the wanted type. */
export function answerOf(raw: string, grounded: GroundedValue, source: EvidenceSource): ModelAnswer | undefined {
  const { value, grounding, words, page } = grounded
  if (value === null) return undefined
  const confidence = confidences[grounding]
  if (grounding === "none") {
    return { value, evidence: { page: Math.max(1, page), text: raw, confidence, source }, isSettled: false }
  }
  return { value, evidence: { ...evidenceOfWords(words, page, confidence), source }, isSettled: true }
}
