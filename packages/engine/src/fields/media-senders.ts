import { kindOfDocument } from "../blocks/document-kind.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext } from "../page/context.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import type { LabelMap } from "./label-hits.ts"

/**
 * Returns whether a party sends an order of advertising although no label says so: the station or publisher that none names,
 * or, of an order, the agency where only the station is named. Their letterhead is what remains.
 */
export function sendsAdvertising(context: ExtractionContext, map: LabelMap, party: ConceptId | undefined): boolean {
  if ((party !== "station" && party !== "agency") || !isAdvertisingOrder(context)) return false
  if (isLabelled(map, party)) return false
  return party === "station" || (isLabelled(map, "station") && kindOfDocument(context)?.kind === "order")
}

const isLabelled = ({ hits }: LabelMap, party: ConceptId): boolean =>
  hits.some(
    ({ concepts, isEntireSegment, hasColon }) =>
      (isEntireSegment || hasColon) && concepts.some(({ concept, isWeak }) => concept.id === party && !isWeak),
  )
