import type { BlockLine } from "../blocks/block.ts"
import { isCompany } from "../blocks/company.ts"
import { kindOfDocument } from "../blocks/document-kind.ts"
import { nameText } from "../blocks/party-card.ts"
import type { Party } from "../blocks/whole-party.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
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

/**
 * Returns whether the recipient of an advertising document is the agency that no label names: a commission is deducted, and nothing else
 * prints its name, as the label of the advertiser would for one who orders directly.
 */
export function billsAgency(
  { segments }: ExtractionContext,
  map: LabelMap,
  party: ConceptId | undefined,
  recipient: Party | undefined,
): boolean {
  const card = recipient?.cards.find(({ name }) => name.length > 0)
  if (party !== "agency" || !card) return false
  const ofCommission = map.hits.filter(({ concepts }) => concepts.some(({ concept }) => concept.id === "commission"))
  // `Agency commission` labels no agency.
  const priced = new Set(ofCommission.map(({ segment }) => segment))
  const others = map.hits.filter(({ segment }) => !priced.has(segment))
  if (ofCommission.length === 0 || isLabelled({ hits: others }, party)) return false
  const name = foldText(nameText(card.name))
  const own = new Set(card.lines.map(({ segment }) => segment.index))
  return segments.every(({ index, text }) => own.has(index) || !foldText(text).includes(name))
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

const isLabelled = ({ hits }: Pick<LabelMap, "hits">, party: ConceptId): boolean =>
  hits.some(
    ({ concepts, isEntireSegment, hasColon }) =>
      (isEntireSegment || hasColon) && concepts.some(({ concept, isWeak }) => concept.id === party && !isWeak),
  )
