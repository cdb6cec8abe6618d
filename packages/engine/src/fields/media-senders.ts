import { kindOfDocument } from "../blocks/document-kind.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext } from "../page/context.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import type { LabelMap } from "./label-hits.ts"

/**
 * Returns whether the letterhead of an advertising document is that of a party: of the station or publisher where no label names
 * it, and of the agency on an order that names the station alone.
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
