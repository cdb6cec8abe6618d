import type { ExtractionContext } from "../../page/context.ts"
import { isAdvertisingOrder } from "../parties/advertising-order.ts"
import { isFullCallSign } from "../parties/call-signs.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_OF_CALL_LETTERS } from "../candidates/weights.ts"

/** Finds the station of an advertising order by its call letters, where they stand apart and the document has those of no other. */
export function callLetters(context: ExtractionContext, { fragments }: LabelMap): Candidate[] {
  if (!isAdvertisingOrder(context)) return []
  const found = context.segments.filter(({ text }) => isFullCallSign(text))
  if (new Set(found.map(({ text }) => text)).size !== 1) return []
  return found.map(({ text, index }) =>
    candidateOf(text, fragments[index] ?? [], SCORE_OF_CALL_LETTERS, { by: "pattern" }),
  )
}
