import type { BlockLine } from "../blocks/block.ts"
import { isCompany } from "../blocks/company.ts"
import { kindOfDocument } from "../blocks/document-kind.ts"
import type { Party } from "../blocks/whole-party.ts"
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

/** The call letters of a station of the United States (47 CFR § 73.3550), with its service or frequency: `KZQX-FM`, `WZQX 98.1`. */
const CALL_LETTERS = /^[KW][A-Z]{2,3}(?:-[A-Z]{2})?(?: \d{2,4}(?:\.\d)?)?$/u

/** Returns the line of a letterhead with the name of a station, or of the company that it belongs to, where the call letters are above the company. */
export function lineOfStation(sender: Party | undefined, party: ConceptId): BlockLine | undefined {
  const card = sender?.cards.find(({ name }) => name.length > 0)
  const texts = card?.lines.filter(({ kind, isLabelled: hasLabel }) => kind === "text" && !hasLabel) ?? []
  const [letters] = texts
  const owner = texts.find(({ text }) => isCompany(text))
  if (!letters || !owner || !CALL_LETTERS.test(letters.text)) return undefined
  return party === "station" ? letters : party === "seller" ? owner : undefined
}

const isLabelled = ({ hits }: LabelMap, party: ConceptId): boolean =>
  hits.some(
    ({ concepts, isEntireSegment, hasColon }) =>
      (isEntireSegment || hasColon) && concepts.some(({ concept, isWeak }) => concept.id === party && !isWeak),
  )
