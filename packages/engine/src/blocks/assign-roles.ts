import type { ExtractionContext } from "../page/context.ts"
import { isLevel, sideOf, type DocumentFacts } from "./block-features.ts"
import type { PartyCard } from "./party-card.ts"
import { NONE, PAIR, type PartyRole } from "./role-weights.ts"
import { type Party, partyOf } from "./whole-party.ts"
import { isEligible } from "./eligible-cards.ts"
import { groupByName, scoreParty, type Scored } from "./scored-party.ts"

/** Parties of a document that are compared in pairs; a form may print hundreds of names. */
const MAX_PARTIES = 16

/** Sender and recipient of a document; undefined where no block prints them. */
export interface AssignedRoles {
  readonly sender: Party | undefined
  readonly recipient: Party | undefined
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
