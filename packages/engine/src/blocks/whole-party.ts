import { foldText } from "../text/folding.ts"
import { sideOf, type DocumentFacts } from "./block-features.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import type { PartyRole } from "./role-weights.ts"
import type { Scored } from "./scored-party.ts"

/** A party with everything that the document prints about it. */
export interface Party {
  /** The blocks that print it, the best one for its role first. */
  readonly cards: readonly PartyCard[]
  /** Score of the role of the first block. */
  readonly score: number
}

/** Returns a party with its blocks, also those under a heading of its role that print no name: `Billing address`. */
export function partyOf(
  scored: Scored,
  role: PartyRole,
  cards: readonly PartyCard[],
  facts: DocumentFacts,
  named: readonly PartyCard[] = [],
): Party {
  const scoredCards = new Set(scored.cards)
  const nameless = cards.filter(
    (card) => card.name.length === 0 && sideOf(card, facts.isPurchaseOrder) === role && !scoredCards.has(card),
  )
  const rank = (card: PartyCard): number => rankOfHeading(card, role, facts) + (hasTown(card) ? 1 : 0)
  const own = scored.cards.toSorted((a, b) => rank(b) - rank(a))
  const all = [...own, ...nameless, ...named, ...sameNamed(scored, role, cards, facts)]
  return { cards: [...all, ...(role === "sender" ? strayAddress(all, cards) : [])], score: scored.scores[role] }
}

/** Returns how well the heading of a card fits a role; a card without one is between those of the role and the others. */
function rankOfHeading(card: PartyCard, role: PartyRole, { isPurchaseOrder }: DocumentFacts): number {
  if (sideOf(card, isPurchaseOrder) !== role) return card.heading ? -2 : 0
  return card.heading?.isRemittance === true ? -1 : 2
}

/** Returns the other cards whose name begins like that of a party, or the reverse, and that no heading gives to anyone else. */
function sameNamed(
  { key, cards: own }: Scored,
  role: PartyRole,
  cards: readonly PartyCard[],
  { isPurchaseOrder }: DocumentFacts,
): PartyCard[] {
  if (key.startsWith("#")) return []
  return cards.filter((card) => {
    if (own.includes(card) || card.name.length === 0) return false
    const name = foldText(nameText(card.name))
    const isOwn = name.startsWith(`${key} `) || key.startsWith(`${name} `)
    return isOwn && (!card.heading || sideOf(card, isPurchaseOrder) === role)
  })
}

/** Returns the nearest address without a name and a heading, where the cards of the sender have none: a logo is set apart from it. */
function strayAddress(own: readonly PartyCard[], cards: readonly PartyCard[]): PartyCard[] {
  const [first] = own
  if (!first || own.some(({ address }) => address.length > 0)) return []
  const distance = ({ block, box }: PartyCard): number =>
    block.page === first.block.page ? Math.abs(box[1] - first.box[3]) : Infinity
  const [nearest] = cards
    .filter((card) => card.name.length === 0 && !card.heading && hasTown(card))
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest ? [nearest] : []
}

/** Returns whether a card prints an address with a postal code. */
export const hasTown = ({ address }: PartyCard): boolean => address.some((line) => line.hasTown)
