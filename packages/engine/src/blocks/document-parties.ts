import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { assignRoles, type AssignedRoles } from "./assign-roles.ts"
import { sideOf } from "./block-features.ts"
import { documentCards } from "./document-cards.ts"
import { foldText } from "../text/folding.ts"
import { formSections } from "./form-sections.ts"
import { nameText } from "./party-card.ts"
import { documentFacts } from "./document-facts.ts"

/** The parties of a document. */
export interface DocumentParties extends AssignedRoles {
  /** True for purchase orders and remittances. */
  readonly isSentByBuyer: boolean
  /** Returns the party whose block prints a segment, by its position in `context.segments`; undefined for other text. */
  ownerOf(segment: { readonly index: number }): ConceptId | undefined
}

const factsOf = onceFor((context: ExtractionContext) => documentFacts(context, documentCards(context)))
const ordersOf = onceFor((context: ExtractionContext) => createParties(context, true))
const othersOf = onceFor((context: ExtractionContext) => createParties(context, false))

/** Returns whether goods are delivered to the sender of a document, as on the purchase orders of a buyer. */
export const deliversToSender = onceFor((context: ExtractionContext): boolean => {
  const sender = othersOf(context).sender?.cards[0]
  const name = sender && !sender.heading ? foldText(nameText(sender.name)) : ""
  return (
    name !== "" &&
    documentCards(context).some(
      ({ heading, name: own }) => heading?.concept === "shipTo" && foldText(nameText(own)) === name,
    )
  )
})

/** Returns the parties of a document, which the buyer sends if it is a purchase order, and otherwise the seller. */
export function documentParties(context: ExtractionContext, isPurchaseOrder: boolean): DocumentParties {
  return isPurchaseOrder ? ordersOf(context) : othersOf(context)
}

/** Part of a page, from the top, below which the sender prints its registrations and accounts. */
const FOOTER = 0.9

/** Returns the segments at the foot of the pages. */
function footerOf({ segments, layouts }: ExtractionContext): PlacedSegment[] {
  const tops = new Map(layouts.map(({ page, height }) => [page, FOOTER * height]))
  return segments.filter(({ page, box }) => box[1] > (tops.get(page) ?? Infinity))
}

/** Gap between the parts of one line of a block, in heights of the line, and their number. */
const MAX_PART_GAP = 2.5
const MAX_PARTS = 4

/** Returns the segments close to the right of a segment, which continue its line: `Reg. no. 4711  VAT no. 12345678`. */
function continued({ segments }: ExtractionContext, index: number): PlacedSegment[] {
  const found: PlacedSegment[] = []
  let left = segments[index]
  for (const right of segments.slice(index + 1, index + 1 + MAX_PARTS)) {
    if (!left || right.page !== left.page || right.lineIndex !== left.lineIndex) break
    if (right.box[0] - left.box[2] > MAX_PART_GAP * (left.box[3] - left.box[1])) break
    found.push(right)
    left = right
  }
  return found
}

function createParties(context: ExtractionContext, isOrder: boolean): DocumentParties {
  const cards = documentCards(context)
  // A remittance is sent by the payer to the seller.
  const isPurchaseOrder = isOrder || cards.some(({ heading }) => heading?.concept === "payer")
  const roles = assignRoles(context, cards, { ...factsOf(context), isPurchaseOrder })
  const [senders, recipients] = [new Set(roles.sender?.cards), new Set(roles.recipient?.cards)]
  const owners = new Map<number, ConceptId>()
  for (const card of cards) {
    const side = sideOf(card, isPurchaseOrder)
    const isSender = senders.has(card) || side === "sender"
    const isRecipient = recipients.has(card) || side === "recipient"
    const owner = isSender === isRecipient ? card.heading?.concept : isSender === isPurchaseOrder ? "buyer" : "seller"
    if (owner === undefined) continue
    for (const { segment } of card.lines) if (!owners.has(segment.index)) owners.set(segment.index, owner)
  }
  for (const [index, owner] of new Map(owners)) {
    for (const { index: right } of continued(context, index)) if (!owners.has(right)) owners.set(right, owner)
  }
  if (roles.sender) {
    for (const { index } of footerOf(context))
      if (!owners.has(index)) owners.set(index, isPurchaseOrder ? "buyer" : "seller")
  }
  for (const { party, segments } of formSections(context)) {
    for (const { index } of segments) {
      if (party) owners.set(index, party.concept)
      else owners.delete(index)
    }
  }
  return { ...roles, isSentByBuyer: isPurchaseOrder, ownerOf: ({ index }) => owners.get(index) }
}
