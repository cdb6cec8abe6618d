import type { BlockLine } from "../../blocks/block.ts"
import type { AssignedRoles } from "../../blocks/assign-roles.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { foldText, foldTokens } from "../../text/folding.ts"
import { isCompany } from "../../blocks/company.ts"
import { kindOfDocument } from "../../blocks/document-kind.ts"
import { nameText } from "../../blocks/party-card.ts"
import type { PartyRole } from "../../blocks/role-weights.ts"
import type { Party } from "../../blocks/whole-party.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { asksForMediaCompany, isMediaCompany } from "../../lexicon/advertising-plans.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { isAdvertisingOrder } from "./advertising-order.ts"
import { isCallLetters, isFullCallSign } from "./call-signs.ts"
import { textOfFragments } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { MIN_WIDE_SEGMENTS } from "../candidates/weights.ts"
import { isNamePrinted } from "./printed-names.ts"

type Sides = Pick<AssignedRoles, "sender" | "recipient">

/**
 * Returns which side of an advertising document a party is that no label names: its letterhead is that of the station or publisher, and of
 * the agency on an order that names the station alone; who is billed less a commission is the agency. An order that bills another party than
 * its letterhead is sent by the station, as is one whose letterhead has call letters: it is addressed to the agency where a label names another
 * one as the advertiser. The company that broadcasts is also that of a letterhead where the station has a label of its own.
 * Undefined for any other party.
 */
export function mediaRole(
  context: ExtractionContext,
  map: LabelMap,
  plan: FieldPlan,
  party: ConceptId | undefined,
  sides: Sides,
): PartyRole | undefined {
  if (party !== "station" && party !== "agency") return undefined
  const isOrder = kindOfDocument(context)?.kind === "order" && !isBilledToOther(map, sides)
  if (asksForMediaCompany(plan))
    return isCompanyLabelled(map) || (isOrder && isLabelled(map, "station")) ? undefined : "sender"
  if (!isAdvertisingOrder(context)) return undefined
  const isOfStation = hasCallLetters(sides.sender)
  // The label of a station has its name alone.
  if (party === "station" && plan.kind === "address" && isOfStation) return "sender"
  if (isLabelled(map, party)) return undefined
  if (party === "station" || (isLabelled(map, "station") && isOrder && !isOfStation)) return "sender"
  const isAgency = isCommissioned(map) || (isOfStation && isLabelled(map, "advertiser"))
  return isAgency && isNowhereElse(context, sides.recipient) ? "recipient" : undefined
}

/** Returns whether a letterhead has the call letters of a station on a line of their own. */
const hasCallLetters = (sender: Party | undefined): boolean =>
  sender?.cards.some(({ lines }) => lines.some(({ text }) => isFullCallSign(text))) === true

/** Returns whether the block of a recipient begins with a label that says whom to bill, who is not the sender. */
function isBilledToOther(map: LabelMap, { sender, recipient }: Sides): boolean {
  const [own, other] = [sender, recipient].map((party) => party?.cards.find(({ name }) => name.length > 0))
  if (!own || !other || foldText(nameText(own.name)) === foldText(nameText(other.name))) return false
  return other.block.segments.some(({ index }) => map.hitsOf.get(index)?.some((hit) => isOfBilling(hit, map)))
}

/** Returns whether a label has a word for a bill: `Bill to`, but not `Client`. */
const isOfBilling = ({ segment, from, to, concepts }: LabelHit, { fragments }: LabelMap): boolean =>
  concepts.some(({ concept }) => concept.id === "buyer") &&
  foldTokens(textOfFragments((fragments[segment.index] ?? []).slice(from, to))).some((token) =>
    meaningsOfToken(token)?.includes("invoice"),
  )

/** Returns whether a label names the company that broadcasts or publishes; a heading of a table names one for each row. */
const isCompanyLabelled = ({ fragments, hits }: LabelMap): boolean =>
  hits.some(
    ({ segment, from, to, isEntireSegment, hasColon }) =>
      (isEntireSegment || hasColon) &&
      (hasColon || segment.line.segments.length < MIN_WIDE_SEGMENTS) &&
      isMediaCompany(textOfFragments((fragments[segment.index] ?? []).slice(from, to))),
  )

/** Returns whether nothing but the block of a recipient prints its name, as the label of an advertiser who orders directly would. */
function isNowhereElse({ segments }: ExtractionContext, recipient: Party | undefined): boolean {
  const card = recipient?.cards.find(({ name }) => name.length > 0)
  // A word alone says that there is none: `Direct`.
  if (!card || !nameText(card.name).includes(" ")) return false
  const own = new Set(card.lines.map(({ segment }) => segment.index))
  return !isNamePrinted(
    segments.filter(({ index }) => !own.has(index)),
    nameText(card.name),
  )
}

/** Returns whether a commission is deducted. */
const isCommissioned = ({ hits }: LabelMap): boolean => hits.some(isOfCommission)

const isOfCommission = ({ concepts }: LabelHit): boolean => concepts.some(({ concept }) => concept.id === "commission")

/**
 * Returns the line of a letterhead with the name of a station, or of the company that it belongs to, where an advertising document has the
 * call letters above the company.
 */
export function lineOfStation(
  context: ExtractionContext,
  sender: Party | undefined,
  plan: FieldPlan,
): BlockLine | undefined {
  const party = asksForMediaCompany(plan) ? "seller" : plan.concept
  if ((party !== "station" && party !== "seller") || !isAdvertisingOrder(context)) return undefined
  const card = sender?.cards.find(({ name }) => name.length > 0)
  const texts = card?.lines.filter(({ kind, isLabelled: hasLabel }) => kind === "text" && !hasLabel) ?? []
  const [letters] = texts
  const owner = texts.find(({ text }) => isCompany(text))
  if (!letters || !owner || !isCallLetters(letters.text)) return undefined
  return party === "station" ? letters : owner
}

/** Returns whether a label names a party; `Agency commission` does not. */
const isLabelled = ({ hits, hitsOf }: LabelMap, party: ConceptId): boolean =>
  hits.some(
    ({ segment, concepts, isEntireSegment, hasColon }) =>
      (isEntireSegment || hasColon) &&
      concepts.some(({ concept, isWeak }) => concept.id === party && !isWeak) &&
      hitsOf.get(segment.index)?.some(isOfCommission) !== true,
  )
