import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext } from "../page/context.ts"
import { assignRoles, type AssignedRoles } from "./assign-roles.ts"
import { sideOf } from "./block-features.ts"
import { documentCards } from "./document-cards.ts"
import { documentFacts } from "./document-facts.ts"

/** The parties of a document. */
export interface DocumentParties extends AssignedRoles {
  /** Returns the party whose block prints a segment, by its position in `context.segments`; undefined for other text. */
  ownerOf(segment: { readonly index: number }): ConceptId | undefined
}

const factsOf = onceFor((context: ExtractionContext) => documentFacts(context, documentCards(context)))
const ordersOf = onceFor((context: ExtractionContext) => createParties(context, true))
const othersOf = onceFor((context: ExtractionContext) => createParties(context, false))

/** Returns the parties of a document, which the buyer sends if it is a purchase order, and otherwise the seller. */
export function documentParties(context: ExtractionContext, isPurchaseOrder: boolean): DocumentParties {
  return isPurchaseOrder ? ordersOf(context) : othersOf(context)
}

function createParties(context: ExtractionContext, isPurchaseOrder: boolean): DocumentParties {
  const cards = documentCards(context)
  const roles = assignRoles(context, cards, { ...factsOf(context), isPurchaseOrder })
  const owners = new Map<number, ConceptId>()
  for (const card of cards) {
    const side = sideOf(card, isPurchaseOrder)
    const isSender = roles.sender?.cards.includes(card) === true || side === "sender"
    const isRecipient = roles.recipient?.cards.includes(card) === true || side === "recipient"
    const owner = isSender === isRecipient ? card.heading?.concept : isSender === isPurchaseOrder ? "buyer" : "seller"
    if (owner === undefined) continue
    for (const { segment } of card.lines) if (!owners.has(segment.index)) owners.set(segment.index, owner)
  }
  return { ...roles, ownerOf: ({ index }) => owners.get(index) }
}
