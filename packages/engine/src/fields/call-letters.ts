import type { ExtractionContext } from "../page/context.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { SCORE_OF_CALL_LETTERS } from "./weights.ts"

/** The call letters of a station of the United States (47 CFR § 73.3550), with its service or frequency: `KZQX-FM`, `WZQX 98.1`. */
const CALL_LETTERS = /^[KW][A-Z]{2,3}(?:-[A-Z]{2})?(?: \d{2,4}(?:\.\d)?)?$/u
/** Those with a service: four letters alone may be a word. */
const WITH_SERVICE = /^[KW][A-Z]{2,3}-(?:AM|FM|TV|DT|CD|CA|LD|LP)$/u

/** Returns whether a text reads as call letters. */
export const isCallLetters = (text: string): boolean => CALL_LETTERS.test(text)

/** Finds the station of an advertising order by its call letters, where they stand apart and the document has those of no other. */
export function callLetters(context: ExtractionContext, { fragments }: LabelMap): Candidate[] {
  if (!isAdvertisingOrder(context)) return []
  const found = context.segments.filter(({ text }) => WITH_SERVICE.test(text))
  if (new Set(found.map(({ text }) => text)).size !== 1) return []
  return found.map(({ text, index }) =>
    candidateOf(text, fragments[index] ?? [], SCORE_OF_CALL_LETTERS, { by: "pattern" }),
  )
}
