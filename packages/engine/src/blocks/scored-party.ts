import { greatest } from "../arrays/extremes.ts"
import type { ExtractionContext } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
import { roleFeatures, sideOf, type DocumentFacts } from "./block-features.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import { ROLE_WEIGHTS, type FeatureName, type PartyRole } from "./role-weights.ts"

/** A party with its cards and the score of each role. */
export interface Scored {
  readonly key: string
  readonly cards: readonly PartyCard[]
  readonly scores: Readonly<Record<PartyRole, number>>
}

/** Groups cards by name; those without a name are each a group of their own. */
export function groupByName(cards: readonly PartyCard[]): { key: string; cards: PartyCard[] }[] {
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

/** Scores the cards of a party for each role. */
export function scoreParty(
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
