import { isLevel } from "./block-features.ts"
import type { PartyCard } from "./party-card.ts"

/** Cards of a document that are compared with each other. */
export const MAX_COMPARED_CARDS = 100
/** Points by which the left edges of the blocks of a sidebar differ at most. */
const SAME_EDGE = 3
/** Points that a sidebar is wide at most: what is wider begins at the margin of a page without one. */
const MAX_SIDEBAR_WIDTH = 240
/** Blocks besides the address: how to reach the sender, and its bank or registrations. */
const MIN_BLOCKS = 2

/** Returns whether a card has contacts, accounts or registrations, and no address. */
const hasOnlyDetails = ({ address, contacts, identifiers }: PartyCard): boolean =>
  address.length === 0 && contacts.length + identifiers.length > 0

/** Returns the cards with an address in a footer beside columns of contacts, accounts and registrations. */
export function footerColumns(cards: readonly PartyCard[]): Set<PartyCard> {
  const compared = cards.slice(0, MAX_COMPARED_CARDS)
  const columns = compared.filter(
    (card) => hasOnlyDetails(card) && (card.name.length === 0 || card.identifiers.length > 0),
  )
  return new Set(
    compared.filter(
      (card) => card.address.length > 0 && columns.filter((other) => isLevel(card, other)).length >= MIN_BLOCKS,
    ),
  )
}

/**
 * Returns the cards with an address above or below blocks of contacts, accounts and registrations, as in the sidebar of a
 * letterhead; no other card of their column has an address.
 */
export function sidebarCards(cards: readonly PartyCard[]): Set<PartyCard> {
  const compared = cards.slice(0, MAX_COMPARED_CARDS)
  return new Set(
    compared.filter((card) => {
      if (card.address.length === 0) return false
      const column = compared.filter((other) => other !== card && isInColumn(card, other))
      if (column.some(({ address, box }) => address.length > 0 || box[2] - box[0] > MAX_SIDEBAR_WIDTH)) return false
      return column.filter(isOfSender).length >= MIN_BLOCKS
    }),
  )
}

const isInColumn = (card: PartyCard, other: PartyCard): boolean =>
  other.block.page === card.block.page && Math.abs(other.box[0] - card.box[0]) <= SAME_EDGE

/** Returns whether a card has only what senders print of themselves, and not the number of a reader. */
const isOfSender = (card: PartyCard): boolean =>
  hasOnlyDetails(card) && !card.lines.some(({ isReaderNumber, party }) => isReaderNumber || party !== undefined)
