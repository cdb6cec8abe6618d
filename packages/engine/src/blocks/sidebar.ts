import type { PartyCard } from "./party-card.ts"

/** Cards of a document that are compared with each other. */
const MAX_COMPARED = 100
/** Points by which the left edges of the blocks of a column differ at most. */
const SAME_EDGE = 3
/** Blocks besides the address: how to reach the sender, and its bank or registrations. */
const MIN_BLOCKS = 2

/**
 * Returns the cards with an address in a column in which all other blocks are contacts, accounts and registrations, as in the
 * sidebar of a letterhead; no other card of the column has an address.
 */
export function sidebarCards(cards: readonly PartyCard[]): Set<PartyCard> {
  const compared = cards.slice(0, MAX_COMPARED)
  return new Set(
    compared.filter((card) => {
      if (card.address.length === 0) return false
      const column = compared.filter((other) => other !== card && isInColumn(card, other))
      return column.filter(isOfSender).length >= MIN_BLOCKS && !column.some(({ address }) => address.length > 0)
    }),
  )
}

const isInColumn = (card: PartyCard, other: PartyCard): boolean =>
  other.block.page === card.block.page && Math.abs(other.box[0] - card.box[0]) <= SAME_EDGE

/** Returns whether a card has only what senders print of themselves. */
const isOfSender = ({ address, contacts, identifiers, lines }: PartyCard): boolean =>
  address.length === 0 &&
  contacts.length + identifiers.length > 0 &&
  !lines.some(({ isReaderNumber, party }) => isReaderNumber || party !== undefined)
