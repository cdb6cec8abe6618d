import { greatest } from "../arrays/extremes.ts"
import type { ExtractionContext } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
import { isLevel, roleFeatures, sideOf, type DocumentFacts } from "./block-features.ts"
import { isCompany } from "./company.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import { NONE, PAIR, ROLE_WEIGHTS, type FeatureName, type PartyRole } from "./role-weights.ts"

/** Parties of a document that are compared in pairs; a form may print hundreds of names. */
const MAX_PARTIES = 16

/** A party with everything that the document prints about it. */
export interface Party {
  /** The blocks that print it, the best one for its role first. */
  readonly cards: readonly PartyCard[]
  /** Score of the role of the first block. */
  readonly score: number
}

/** Sender and recipient of a document; undefined where no block prints them. */
export interface AssignedRoles {
  readonly sender: Party | undefined
  readonly recipient: Party | undefined
}

interface Scored {
  readonly key: string
  readonly cards: readonly PartyCard[]
  readonly scores: Readonly<Record<PartyRole, number>>
}

/** Chooses sender and recipient together: the pair of different parties with the greatest sum of scores. */
export function assignRoles(
  context: ExtractionContext,
  cards: readonly PartyCard[],
  facts: DocumentFacts,
): AssignedRoles {
  const eligible = cards.filter((card) => isEligible(card, facts))
  const parties = groupByName(eligible).map(({ key, cards: own }) => scoreParty(context, facts, key, own))
  const best = (role: PartyRole): Scored[] =>
    parties.toSorted((a, b) => b.scores[role] - a.scores[role]).slice(0, MAX_PARTIES)
  let choice: { sender: Scored | undefined; recipient: Scored | undefined; score: number } | undefined
  for (const sender of [...best("sender"), undefined]) {
    for (const recipient of [...best("recipient"), undefined]) {
      if (sender && recipient && isSame(sender, recipient) && !areHeaded(sender, recipient, facts)) continue
      const score =
        (sender?.scores.sender ?? NONE.sender) +
        (recipient?.scores.recipient ?? NONE.recipient) +
        (sender && recipient ? orderScore(sender, recipient) : 0)
      if (score > (choice?.score ?? -Infinity)) choice = { sender, recipient, score }
    }
  }
  const named = choice?.sender && nameOf(choice.sender, parties, choice.recipient)
  return {
    sender: choice?.sender && partyOf(choice.sender, "sender", cards, facts, named?.cards),
    recipient: choice?.recipient && partyOf(choice.recipient, "recipient", cards, facts),
  }
}

/** Returns whether a card prints enough of a party: a name with an address, a heading, a legal form or a way to reach it. */
function isEligible(card: PartyCard, { usualSize }: DocumentFacts): boolean {
  const isNamed = card.name.length > 0
  if (card.heading) return isNamed || card.address.length > 0
  if (!isNamed || isInRows(card)) return false
  if (hasTown(card)) return true
  const [first] = card.name
  const hasReach = card.contacts.length > 0 || card.identifiers.length > 0
  return isCompany(nameText(card.name)) || hasReach || (first !== undefined && first.size > 1.5 * usualSize)
}

/** An amount with cents. */
const AMOUNT = /^(?:\p{Sc}|[A-Z]{3})? ?-?\d[\d.,' ]{0,14}[.,]\d{2}(?: ?(?:\p{Sc}|[A-Z]{3}))?$/u
/** Segments right of a line that are compared with an amount. */
const MAX_CELLS = 6

/** Returns whether all lines of a card are left of an amount: descriptions of goods, not a party. */
function isInRows({ lines }: PartyCard): boolean {
  return lines.every(({ segment: { line, position } }) =>
    line.segments.slice(position + 1, position + 1 + MAX_CELLS).some(({ text }) => AMOUNT.test(text)),
  )
}

/** Groups cards by name; those without a name are each a group of their own. */
function groupByName(cards: readonly PartyCard[]): { key: string; cards: PartyCard[] }[] {
  const groups = new Map<string, PartyCard[]>()
  for (const [index, card] of cards.entries()) {
    const name = foldText(nameText(card.name))
    const key = name === "" ? `#${index}` : name
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(card)
  }
  return [...groups].map(([key, own]) => ({ key, cards: own }))
}

function scoreParty(
  context: ExtractionContext,
  facts: DocumentFacts,
  key: string,
  cards: readonly PartyCard[],
): Scored {
  const all = cards.map((card) => roleFeatures(context, card, facts))
  const most = (role: PartyRole): number =>
    greatest(
      all.map((features) => scoreOf(features, role)),
      -Infinity,
    )
  // A heading in one block counts against the other role in all of them.
  const sides = new Set(cards.map((card) => sideOf(card, facts.isPurchaseOrder)))
  const against = (role: PartyRole): number =>
    sides.has(role === "sender" ? "recipient" : "sender") && !sides.has(role) ? ROLE_WEIGHTS.sender.recipientHeading : 0
  return {
    key,
    cards,
    scores: { sender: most("sender") + against("sender"), recipient: most("recipient") + against("recipient") },
  }
}

/** Returns the score of a block for a role by its features. */
export function scoreOf(features: Readonly<Record<FeatureName, number>>, role: PartyRole): number {
  let score = 0
  const weights: Readonly<Record<string, number>> = ROLE_WEIGHTS[role]
  for (const [name, value] of Object.entries(features)) score += (weights[name] ?? 0) * value
  return score
}

/** Returns whether two names are of one party: the same, or one the beginning of the other. */
function isSame(a: Scored, b: Scored): boolean {
  return a === b || a.key.startsWith(`${b.key} `) || b.key.startsWith(`${a.key} `)
}

/** Returns whether two names, of which one begins like the other, are under the headings of both sides: a group and its branch. */
function areHeaded(sender: Scored, recipient: Scored, { isPurchaseOrder }: DocumentFacts): boolean {
  const isOn = ({ cards }: Scored, role: PartyRole): boolean =>
    cards.some((card) => sideOf(card, isPurchaseOrder) === role)
  return sender !== recipient && isOn(sender, "sender") && isOn(recipient, "recipient")
}

function orderScore(sender: Scored, recipient: Scored): number {
  const [first, second] = [sender.cards[0], recipient.cards[0]]
  if (!first || !second || first.block.page !== second.block.page) return 0
  if (isLevel(first, second)) return first.box[0] < second.box[0] ? PAIR.senderLeft : 0
  return first.box[1] < second.box[1] ? PAIR.senderFirst : 0
}

/** Returns the likeliest party with a name for a sender whose block has none: the name in the letterhead above `Our office`. */
function nameOf(sender: Scored, parties: readonly Scored[], recipient: Scored | undefined): Scored | undefined {
  if (!isNameless(sender)) return undefined
  const [best] = parties
    .filter((party) => party !== recipient && !isNameless(party))
    .toSorted((a, b) => b.scores.sender - a.scores.sender)
  return best && best.scores.sender > NONE.sender ? best : undefined
}

const isNameless = ({ key }: Scored): boolean => key.startsWith("#")

/** Returns a party with its blocks, also those under a heading of its role that print no name: `Billing address`. */
function partyOf(
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
  const rank = (card: PartyCard): number =>
    (sideOf(card, facts.isPurchaseOrder) === role ? 2 : card.heading ? -2 : 0) + (hasTown(card) ? 1 : 0)
  const own = scored.cards.toSorted((a, b) => rank(b) - rank(a))
  const all = [...own, ...nameless, ...named, ...sameNamed(scored, role, cards, facts)]
  return { cards: [...all, ...(role === "sender" ? strayAddress(all, cards) : [])], score: scored.scores[role] }
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

const hasTown = ({ address }: PartyCard): boolean => address.some((line) => line.hasTown)
