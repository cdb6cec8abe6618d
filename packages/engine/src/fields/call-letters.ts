import type { ExtractionContext } from "../page/context.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { SCORE_OF_CALL_LETTERS } from "./weights.ts"

/** The call letters of a station of the United States with its service (47 CFR § 73.3550): `KZQX-FM`. Four letters alone may be a word. */
const WITH_SERVICE = /^[KW][A-Z]{2,3}-(?:AM|FM|TV|DT|CD|CA|LD|LP)$/u

/** Finds the station of an advertising order by its call letters, where they stand apart and the document has those of no other. */
export function callLetters(context: ExtractionContext, { fragments }: LabelMap): Candidate[] {
  if (!isAdvertisingOrder(context)) return []
  const found = context.segments.filter(({ text }) => WITH_SERVICE.test(text))
  if (new Set(found.map(({ text }) => text)).size !== 1) return []
  return found.map(({ text, index }) =>
    candidateOf(text, fragments[index] ?? [], SCORE_OF_CALL_LETTERS, { by: "pattern" }),
  )
}
