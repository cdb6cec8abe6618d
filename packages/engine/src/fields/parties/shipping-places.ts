import type { DocumentParties } from "../../blocks/document-parties.ts"
import { addressText, type PartyCard } from "../../blocks/party-card.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { addressCandidates, completeAddress, isComplete, nameCandidates } from "./party-lines.ts"

/** Score of the name and the address under a heading of its own. */
const SHIPPING = 0.9
/** The same without a heading, by the other parties alone. */
const UNHEADED_SHIPPING = 0.55

/** Returns the name or the address of the place that goods are delivered to. */
export function shippingCandidates(
  cards: readonly PartyCard[],
  parties: DocumentParties,
  { kind }: FieldPlan,
  isDeliveryNote: boolean,
): Candidate[] {
  const headed = cards.filter(({ heading }) => heading?.concept === "shipTo")
  const own = headed.length > 0 ? headed : unheadedPlace(cards, parties, isDeliveryNote)
  const score = headed.length > 0 ? SHIPPING : UNHEADED_SHIPPING
  if (kind === "address") {
    const card = completeAddress(own)
    return card ? addressCandidates(card, score) : []
  }
  const card = own.find(({ name }) => name.length > 0)
  return kind === "party" && card ? nameCandidates(card, score) : []
}

/**
 * Returns the blocks, without a heading, of a place beside sender and recipient: a second address of the recipient, or a third party.
 * Without one, the note that comes with goods goes where its recipient is.
 */
function unheadedPlace(
  cards: readonly PartyCard[],
  { sender, recipient }: DocumentParties,
  isDeliveryNote: boolean,
): readonly PartyCard[] {
  if (!recipient) return []
  const main = completeAddress(recipient.cards)
  const addressOf = ({ address }: PartyCard): string => addressText(address)
  const known = new Set([main, ...(sender?.cards ?? [])].flatMap((card) => (card ? [addressOf(card)] : [])))
  const isPlace = (card: PartyCard): boolean =>
    !card.heading && card.name.length > 0 && isComplete(card) && !known.has(addressOf(card))
  const second = recipient.cards.find(isPlace) ?? cards.find(isPlace)
  if (second) return [second]
  return isDeliveryNote ? recipient.cards : []
}
